import { filterMarks, type Filters, noFilters } from '../../../../../renderer/store/list-state';
import { createElement, Fragment, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import {
  partsOf,
  searchPart,
} from '../../../../../renderer/features/records/list/bar/filter-parts';
import { privacyWords } from '../../../../../renderer/i18n/privacy';

const address = '0x310e7bcfe1ADE1937E33d19e50Da00daFD893fdE';
const treasury = (_: string, value: string | null) =>
  value === address ? { name: 'Treasury', shared: false } : null;
const nameless = (): null => null;

const every: Filters = {
  values: { asset: ['BTC'], name: [null] },
  checksums: ['valid'],
  marks: filterMarks,
  deployers: ['foreign'],
};

const texts = (filters: Partial<Filters>, isHidden = false, nameOf = nameless as typeof treasury) =>
  partsOf('contracts', { ...noFilters, ...filters }, isHidden, nameOf).map(({ text }) => text);

const drawn = (label: ReactNode): string =>
  renderToStaticMarkup(createElement(Fragment, null, label));

describe('the parts of the filters', () => {
  it('are none without filters, nor for a column with every value ticked', () => {
    expect([texts({}), texts({ values: { asset: [] }, deployers: [] })]).toEqual([[], []]);
  });

  it('name one value, two, and the first of many', () => {
    expect(texts({ values: { asset: ['BTC'] } })).toEqual(['Asset: BTC']);
    expect(texts({ values: { asset: ['BTC', 'ETH'] } })).toEqual(['Asset: BTC or ETH']);
    expect(texts({ values: { asset: ['BTC', 'ETH', 'SOL'] } })).toEqual(['Asset: BTC or 2 others']);
  });

  it('tell a missing value from an empty one', () => {
    expect(texts({ values: { asset: [null, ''] } })).toEqual(['Asset: not given or empty']);
  });

  it('have a key each, and remove themselves and nothing else', () => {
    const parts = partsOf('wallets', every, false, nameless);
    const keys = parts.map(({ key }) => key);
    expect(new Set(keys)).toEqual(
      new Set(['asset', 'name', 'deployers', 'checksums', ...filterMarks]),
    );
    expect(keys).toHaveLength(8);
    for (const { key, without } of parts) {
      const left = partsOf('wallets', without, false, nameless).map((part) => part.key);
      expect(left).toEqual(keys.filter((other) => other !== key));
    }
  });

  it('name deployer kinds, letter case checks and marks', () => {
    const asked = { deployers: ['foreign'], checksums: ['valid'], marks: ['alike'] } as const;
    expect(texts(asked)).toEqual([
      'Deployer: An address not in this account',
      'Address check: Checksum valid',
      'Look-alike',
    ]);
  });

  it('show the account’s name of an address, or else its ends', () => {
    const values = { deployedBy: [address] };
    expect(texts({ values }, false, treasury)).toEqual(['Deployed by: Treasury']);
    expect(texts({ values })).toEqual(['Deployed by: 0x310e7b…893fdE']);
  });

  it('never take an asset for an address with a name', () => {
    const [text] = texts({ values: { asset: [address] } }, false, treasury);
    expect(text).not.toContain('Treasury');
  });

  it('cut a long value and mark invisible characters in it', () => {
    const [long = ''] = texts({ values: { asset: ['x y'.repeat(50_000)] } });
    expect(long.length).toBeLessThan(50);
    expect(long).toMatch(/…$/u);
    const [odd = ''] = texts({ values: { asset: ['BT\u202eC'] } });
    expect(odd).not.toContain('\u202e');
    expect(odd).toMatch(/^Asset: BT.+C$/u);
  });

  it('are named by the column itself if the list has no such column', () => {
    expect(texts({ values: { constructor: ['a'], toString: ['b'] } })).toEqual([
      'constructor: a',
      'toString: b',
    ]);
  });
});

describe('the parts of the filters while values are hidden', () => {
  it('keep the short codes of assets and hide everything else', () => {
    expect(texts({ values: { asset: ['BTC', 'Vault of Anna'] } }, true)).toEqual([
      `Asset: BTC or ${privacyWords.mask}`,
    ]);
    expect(texts({ values: { name: ['BTC'] } }, true)).toEqual([`Name: ${privacyWords.mask}`]);
  });

  it('show neither an address nor its name', () => {
    expect(texts({ values: { deployedBy: [address, null] } }, true, treasury)).toEqual([
      `Deployed by: ${privacyWords.mask} or not given`,
    ]);
  });

  // The store starts with hidden values, so the labels are drawn as hidden here.
  it('are also drawn without the values', () => {
    const values = { name: ['Vault of Anna'], deployedBy: [address], asset: [address] };
    for (const { label } of partsOf('contracts', { ...noFilters, values }, true, treasury)) {
      expect(drawn(label)).not.toMatch(/Anna|Treasury|310e|893fdE/u);
    }
  });
});

it('the text of a repeated search is cut, without surrounding spaces, and masked while values are hidden', () => {
  expect(searchPart('  vault \n', false)).toBe('vault');
  expect(searchPart('v'.repeat(2000), false)).toBe(`${'v'.repeat(32)}…`);
  expect(searchPart('vault', true)).toBe(privacyWords.mask);
});
