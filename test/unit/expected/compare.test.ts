import { describe, expect, it } from 'vitest';
import { compareSides } from '../../../electron/reader/expected/compare';
import { actualSide, byAddress, expectedSides } from '../../../electron/reader/expected/sides';
import type { ComparedGroup, ComparedValues, ExpectedList } from '../../../shared/expected';
import { fc, forAllIn } from '../for-all';

const address = (place: number): string => `0x${place.toString(16).padStart(40, '0')}`;
const wallet = (place: number, more: Partial<ComparedValues> = {}): ComparedValues => ({
  name: `Wallet ${place}`,
  asset: 'ETH',
  address: address(place),
  ...more,
});

const columns = { address: 2, name: 0, asset: 1 };

const compare = (
  listed: readonly ComparedValues[],
  there: readonly ComparedValues[],
  kind: ExpectedList['kind'] = 'csv',
) => {
  const records = listed.map(({ name, asset, address: own }, at) => ({
    place: at + 1,
    cells: [name ?? '', asset ?? '', own ?? ''],
  }));
  const actual = there.map((one, row) => actualSide(row, one));
  const theirs = byAddress(actual);
  const given = { kind, records };
  const { sides, skipped } = expectedSides(given, columns, (key) => theirs.firsts.has(key));
  const both = { expected: sides, actual, listed: byAddress(sides), there: theirs };
  const { groups, tell, skipped: repeats } = compareSides(both, () => false);
  const told = (group: ComparedGroup) => groups[group].map((side) => tell(group, side));
  return {
    groups: {
      differs: told('differs'),
      missing: told('missing'),
      extra: told('extra'),
      equal: told('equal'),
    },
    skipped: [...skipped, ...repeats],
  };
};

const countsOf = ({ groups }: ReturnType<typeof compare>) =>
  Object.fromEntries(Object.entries(groups).map(([group, all]) => [group, all.length]));

describe('a list compared with an account', () => {
  it('is equal if everything is, however addresses and names are written', () => {
    const listed = [
      wallet(1, { address: address(1).toUpperCase().replace('0X', '0x') }),
      wallet(2),
    ];
    const there = [wallet(2, { name: ' Wallet  2' }), wallet(1)];
    expect(countsOf(compare(listed, there))).toEqual({
      differs: 0,
      missing: 0,
      extra: 0,
      equal: 2,
    });
  });

  it('shows records that only one side has', () => {
    const { groups } = compare([wallet(1), wallet(2)], [wallet(2), wallet(3)]);
    expect(groups.missing.map(({ expected }) => expected?.name)).toEqual(['Wallet 1']);
    expect(groups.extra.map(({ actual, row }) => [actual?.name, row])).toEqual([['Wallet 3', 1]]);
  });

  it('shows a different address of a record with the same name and asset', () => {
    const { groups } = compare([wallet(1)], [wallet(1, { address: address(9) })]);
    expect(groups.differs[0]).toMatchObject({
      fields: ['address'],
      expected: { address: address(1) },
      actual: { address: address(9) },
    });
  });

  it('does not match records by a name that several have', () => {
    const there = [wallet(1, { address: address(8) }), wallet(1, { address: address(9) })];
    expect(countsOf(compare([wallet(1)], there))).toMatchObject({
      missing: 1,
      extra: 2,
      differs: 0,
    });
  });

  it('matches any number of records with one address by asset, then by name', () => {
    const all = [...Array(300).keys()];
    const called = (asset: string, name: string) =>
      all.map((at) => wallet(1, { asset: `${asset}${at}`, name: `${name}${at}` }));
    const there = called('T', 'Zürich ');
    expect(countsOf(compare(called('t', 'ZÜRICH ').toReversed(), there))).toMatchObject({
      equal: 300,
    });
    const fieldsOf = (listed: readonly ComparedValues[]) =>
      new Set(
        compare(listed.toReversed(), there).groups.differs.map(({ fields }) => fields.join()),
      );
    expect(fieldsOf(called('T', 'Genf '))).toEqual(new Set(['name']));
    expect(fieldsOf(called('U', 'Zürich '))).toEqual(new Set(['asset']));
  });

  it('prefers an exact match over a partial one', () => {
    const there = [wallet(1, { name: 'A' }), wallet(1, { name: 'B' })];
    const listed = [wallet(1, { name: null }), wallet(1, { name: 'A' })];
    expect(countsOf(compare(listed, there))).toMatchObject({ equal: 2, differs: 0 });
  });

  it('does not expect values that the list does not have', () => {
    const listed = [wallet(1, { name: null, asset: null })];
    expect(countsOf(compare(listed, [wallet(1)]))).toMatchObject({ equal: 1 });
    const blank = [wallet(1, { name: '  ', asset: ' ' })];
    expect(countsOf(compare(blank, [wallet(1)]))).toMatchObject({ equal: 1 });
  });

  it('reports which records were not compared, and why', () => {
    const listed = [
      wallet(1),
      wallet(1),
      wallet(2, { address: '' }),
      wallet(3, { address: '1,23E+40' }),
      wallet(4, { address: 'x'.repeat(301) }),
    ];
    expect(compare(listed, [wallet(1)]).skipped).toEqual([
      { place: 3, problem: 'no-address' },
      { place: 4, problem: 'rounded' },
      { place: 5, problem: 'too-long' },
      { place: 2, problem: 'repeated' },
    ]);
  });

  it('ignores the apostrophe that keeps spreadsheets from running a cell', () => {
    const guarded = wallet(1, { address: `'${address(1)}`, name: "'=Wallet" });
    expect(countsOf(compare([guarded], [wallet(1, { name: '=Wallet' })]))).toMatchObject({
      equal: 1,
    });
  });

  it('removes nothing from the cells of a JSON file', () => {
    const named = wallet(1, { name: "'Tis" });
    expect(countsOf(compare([named], [named], 'json'))).toMatchObject({ equal: 1 });
    const { groups } = compare([named], [wallet(1, { name: 'Tis' })], 'json');
    expect(groups.differs[0]?.fields).toEqual(['name']);
  });

  it('matches a repeated record as often as the account has it', () => {
    const twice = [wallet(1), wallet(1)];
    expect(countsOf(compare(twice, twice))).toMatchObject({ equal: 2, extra: 0 });
    const { groups, skipped } = compare([...twice, wallet(1)], twice);
    expect([groups.missing, skipped]).toEqual([[], [{ place: 3, problem: 'repeated' }]]);
  });

  it('matches an address with spaces by its exact text, and by its readable form', () => {
    const odd = wallet(1, { address: 'FR14 2004 1010 0505 0001' });
    expect(countsOf(compare([odd], [odd]))).toMatchObject({ equal: 1 });
    const spaced = wallet(1, { address: ` ${address(1).slice(0, 20)} ${address(1).slice(20)}` });
    expect(countsOf(compare([spaced], [wallet(1)]))).toMatchObject({ equal: 1 });
  });

  it('matches an address after a network name, unless the account has that exact text', () => {
    const prefixed = wallet(1, { address: `eip155:1:${address(1)}` });
    expect(countsOf(compare([prefixed], [wallet(1)]))).toMatchObject({ equal: 1 });
    expect(countsOf(compare([prefixed], [prefixed]))).toMatchObject({ equal: 1 });
    expect(countsOf(compare([wallet(1)], [prefixed]))).toMatchObject({ differs: 1 });
  });

  it('shows the values of the account, even if they are no text or too long to compare', () => {
    const named = actualSide(0, { name: { raw: '7' }, asset: 'ETH', address: 'x'.repeat(4002) });
    expect(named).toMatchObject({ name: '7', key: '', address: `${'x'.repeat(300)}…` });
    expect(actualSide(0, { name: null, asset: null, address: null })).toMatchObject({
      address: null,
    });
  });

  it('lists each record once, whatever both sides contain', () => {
    const some = fc.array(
      fc
        .record({ place: fc.nat(5), asset: fc.constantFrom('ETH', 'BTC'), name: fc.nat(3) })
        .map(({ place, asset, name }) => wallet(place, { asset, name: `N${name}` })),
      { maxLength: 11 },
    );
    forAllIn(300)(some, some, (listed, there) => {
      const { groups, skipped } = compare(listed, there);
      const all = Object.values(groups).flat();
      const places = all.flatMap(({ place }) => place ?? []);
      const rows = all.flatMap(({ row }) => row ?? []);
      expect(places.length + skipped.length).toBe(listed.length);
      expect(new Set(places).size).toBe(places.length);
      expect(rows.toSorted((a, b) => a - b)).toEqual([...there.keys()]);
      const unlikeEqual = groups.equal.filter(
        (one) => one.expected?.address !== one.actual?.address,
      );
      const alikeDiffering = groups.differs.filter(({ fields }) => fields.length === 0);
      // No record is missing or extra if the other side has its address as often.
      const missing = new Set(groups.missing.map(({ expected }) => expected?.address));
      const listedExtra = groups.extra.filter(({ actual }) => missing.has(actual?.address));
      expect([unlikeEqual, alikeDiffering, listedExtra]).toEqual([[], [], []]);
    });
  });

  it('takes one pass for 100,000 records, even with one address', () => {
    const many = Array.from({ length: 100_000 }, (_, at) => wallet(at));
    expect(countsOf(compare(many, many.toReversed()))).toMatchObject({ equal: 100_000 });
    const same = many.map((one) => ({ ...one, address: address(1) }));
    expect(countsOf(compare(same, same.toReversed()))).toMatchObject({ equal: 100_000 });
  });
});
