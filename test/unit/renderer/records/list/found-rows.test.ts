import { describe, expect, it } from 'vitest';
import { findsOf, plainRow } from './test-list';

const digits = '5aaeb6053f3e94c9b9a09f33669435e7ef1beaed';
const checksummed = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
const groups = (text: string): string => text.replace(/.{4}/gu, '$& ');

const inData = [
  checksummed,
  `0x${digits}`,
  digits,
  digits.toUpperCase(),
  `0X${digits.toUpperCase()}`,
];
const typed = [
  ...inData,
  ...inData.map(groups),
  groups(checksummed.slice(2)),
  `0x${groups(checksummed.slice(2))}`,
  `address:${checksummed}`,
  `address:${digits}`,
  `address:"${groups(digits)}"`,
];
const forms = inData.flatMap((data) => typed.map((text) => [data, text] as const));

it.each(forms)('an address of a row %s is found by %j, and no other', (data, text) => {
  const addresses = [digits.replace('5', '6'), data, digits.slice(1)];
  const rows = addresses.map((address) => ({ ...plainRow, name: 'n', address }));
  for (const found of findsOf(rows, text)) expect(found).toEqual([1]);
});

describe('a search', () => {
  const named = (...names: readonly string[]) => names.map((name) => ({ ...plainRow, name }));

  it.each([`0x${digits}`, digits])(
    'for %s finds records with that address before records with that name, whatever their own names are',
    (text) => {
      const called = { ...plainRow, name: digits };
      const its = { ...plainRow, name: `0x${digits}`, address: `0x${digits}` };
      for (const found of findsOf([called, its], text)) expect(found).toEqual([1, 0]);
      for (const found of findsOf([its, called], text)) expect(found).toEqual([0, 1]);
    },
  );

  it('does not count a line of a name as the whole name', () => {
    const rows = named('Treasury\nof nobody', 'Treasury');
    for (const found of findsOf(rows, 'treasury')) expect(found).toEqual([1, 0]);
  });

  it('of several words puts the row with that whole name first, then rows where the words are adjacent', () => {
    const rows = named('store, cold', 'cold store (old)', 'Cold store');
    for (const found of findsOf(rows, 'cold store')) expect(found).toEqual([2, 1, 0]);
  });

  it.each(['Müller!', 'Müller ', ' Müller', 'Müller'])(
    'finds Müller for %j, however it is typed',
    (name) => {
      for (const text of ['müller', 'muller', 'mueller'])
        for (const found of findsOf(named('Müller und Sohn', name), text))
          expect(found).toEqual([1, 0]);
    },
  );

  it.each(['name:\u00ad', '-name:\u00ad', '-name:\u200b', 'name:" "'])(
    'for %j, which is invisible, finds everything',
    (text) => {
      for (const found of findsOf(named('a', 'b'), text)) expect(found).toEqual([0, 1]);
    },
  );
});
