import { describe, expect, it } from 'vitest';
import {
  countDifferences,
  differingRuns,
  sayDifferences,
} from '../../../../../renderer/ui/address/GroupedAddress';

const address = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';

describe('the number of different characters of two addresses', () => {
  it('counts positions, ignoring 0x and letter case that is only a checksum', () => {
    const other = `${address.slice(0, 22)}cc${address.slice(24)}`.toLowerCase();
    expect(countDifferences(address, other)).toEqual({
      differing: 2,
      all: 40,
      otherCapitals: true,
    });
    expect(countDifferences(address, address)).toEqual({
      differing: 0,
      all: 40,
      otherCapitals: false,
    });
  });

  it('ignores the letter case of an address with a wrong letter too, although it has no format any more', () => {
    const wrong = address.replace('053F', 'O53F');
    const one = { differing: 1, all: 40, otherCapitals: false };
    expect(countDifferences(wrong, address)).toEqual(one);
    expect(countDifferences(address, wrong)).toEqual(one);
    const lower = countDifferences(wrong.toLowerCase(), address);
    expect(lower).toEqual({ ...one, otherCapitals: true });
    const bitcoin = '1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN2';
    expect(countDifferences(bitcoin.replace('Wet', 'wet'), bitcoin)?.differing).toBe(1);
  });

  it('is not given for texts whose positions do not correspond', () => {
    expect(countDifferences(address, `${address}0`)).toBeNull();
    expect(countDifferences(address, address.replace('0', '\u200b'))).toBeNull();
  });
});

it('differences between two addresses are listed as runs, counted from 1 after 0x, to the last character', () => {
  const other = `${address.slice(0, 20)}d1d1d1${address.slice(26, -1)}a`;
  expect(differingRuns(address, other)).toEqual([
    { from: 19, to: 24, own: address.slice(20, 26), other: 'd1d1d1' },
    { from: 40, to: 40, own: 'd', other: 'a' },
  ]);
  expect(differingRuns(address, address)).toEqual([]);
  expect(differingRuns('ABC-1', 'XBC-2')).toEqual([
    { from: 1, to: 1, own: 'A', other: 'X' },
    { from: 5, to: 5, own: '1', other: '2' },
  ]);
  expect(differingRuns(address, `${address}0`)).toEqual([]);
});

describe('differences that are read aloud', () => {
  it('are spelled, so that no run sounds like a word or a number', () => {
    const other = `${address.slice(0, 20)}d1d1d1${address.slice(26)}`;
    const own = Array.from(address.slice(20, 26).toLowerCase()).join(' ');
    expect(sayDifferences(address, other)).toBe(
      `Differing, counted after 0x: characters 19 to 24, first ${own}, then d 1 d 1 d 1.`,
    );
  });

  it('name capitals where they count, because they sound like small letters', () => {
    const bitcoin = '1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN2';
    expect(sayDifferences(bitcoin, bitcoin.replace('Wet', 'wet'))).toBe(
      'Differing: character 11, first capital W, then w.',
    );
    // The same address in two spellings differs in nothing else.
    const spelling = address.replace(/[A-F]/u, (capital) => capital.toLowerCase());
    expect(sayDifferences(address, spelling)).toMatch(/first capital [A-F], then [a-f]\.$/u);
  });

  it('are not told of texts whose positions do not correspond', () => {
    expect(sayDifferences(address, `${address}0`)).toBeNull();
  });
});
