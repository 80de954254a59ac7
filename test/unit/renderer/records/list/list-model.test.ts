import { noFilters } from '../../../../../renderer/store/list-state';
import { describe, expect, it } from 'vitest';
import {
  createRepeated,
  type ListModel,
} from '../../../../../renderer/features/records/list/model/list-model';
import {
  noFacts,
  type ListQuery,
} from '../../../../../renderer/features/records/list/model/list-query';
import { readSearch } from '../../../../../renderer/features/records/list/model/read-search';
import { finish } from '../../../../../renderer/features/records/list/model/work';
import { anyFilters, anyRow, anyRows, anySearch, anySort } from './list-rows';
import { operators, plainRow, readTime, testModel, type TestRow } from './test-list';
import { fc, forAll, forAllIn } from '../../../for-all';

interface Watched {
  readonly model: ListModel;
  /** How many rows had their checksum judged. */
  readonly judged: () => number;
}

const watch = (rows: readonly TestRow[]): Watched => {
  let judged = 0;
  const model = testModel(rows, ({ checksum }) => {
    judged += 1;
    return checksum;
  });
  return { model, judged: () => judged };
};

const query = (text: string, rest: Partial<ListQuery> = {}): ListQuery => ({
  search: readSearch(text, operators, 'utc'),
  filters: noFilters,
  sort: null,
  facts: noFacts,
  ...rest,
});

/** Runs `steps` slices of the work, each as short as possible. */
const prepare = (model: ListModel, steps: number): void => {
  for (let step = 0; step < steps && !model.prepare(() => false); step += 1);
};

const anyQuery = fc.record({ text: anySearch, filters: anyFilters, sort: anySort });

describe('a view of a list', () => {
  it('shows the same rows after any typing, deleting and preparing as a new list', () => {
    const action = fc.oneof(
      fc.record({
        type: fc.constantFrom(...Array.from('ab10xv ö:"e;'), 'asset:', 'ETH', 'after:', '2024'),
      }),
      fc.record({ remove: fc.integer({ min: 1, max: 3 }) }),
      fc.record({ search: anySearch }),
      fc.record({ sort: anySort }),
      fc.record({ filters: anyFilters }),
      fc.record({ prepare: fc.nat(40) }),
    );
    forAllIn(150)(anyRows, fc.array(action, { maxLength: 25, size: 'max' }), (rows, actions) => {
      const model = testModel(rows);
      let text = '';
      let { filters, sort } = query('');
      for (const one of actions) {
        if ('type' in one) text += one.type;
        else if ('remove' in one) text = text.slice(0, -one.remove);
        else if ('search' in one) text = one.search;
        else if ('sort' in one) sort = one.sort;
        else if ('filters' in one) filters = one.filters;
        else prepare(model, one.prepare);
        const asked = query(text, { filters, sort });
        expect(model.view(asked)).toEqual(testModel(rows).view(asked));
      }
    });
  });

  const made: readonly TestRow[] = [
    { ...plainRow, name: 'Vault 10', address: '0xB', date: '2024-01-01T00:00:00.000Z' },
    { ...plainRow, name: 'vault 9', asset: null, address: '0xa', date: '2023-12-31T23:59:59Z' },
    { ...plainRow, asset: '', address: '0xC', date: 'yesterday', differs: true },
    { ...plainRow, name: 'Ops', asset: 'eth' },
  ];
  const filters = (changes: Partial<ListQuery['filters']>) => ({
    filters: { ...noFilters, ...changes },
  });
  const sort = (column: string, direction: 'ascending' | 'descending') => ({
    sort: { column, direction },
  });
  it.each<[string, Partial<ListQuery>, readonly number[]]>([
    ['', filters({ values: { asset: [] } }), [0, 1, 2, 3]],
    ['', filters({ values: { asset: ['ETH', null] } }), [0, 1]],
    ['', filters({ values: { asset: [''], name: [null] } }), [2]],
    ['', filters({ marks: ['differs'] }), [2]],
    ['after:2024', {}, [0]],
    ['before:2024', {}, [1]],
    ['-vault', {}, [2, 3]],
    ['-name:vault', {}, [2, 3]],
    ['-asset:ETH', {}, [1, 2]],
    ['', sort('name', 'ascending'), [3, 1, 0, 2]],
    ['', sort('name', 'descending'), [0, 1, 3, 2]],
    ['', sort('address', 'ascending'), [1, 0, 2, 3]],
    ['', sort('date', 'ascending'), [1, 0, 2, 3]],
  ])('for %j and %j has the rows %j', (text, asked, rows) => {
    expect([...testModel(made).view(query(text, asked)).rows]).toEqual(rows);
  });

  it('leaves earlier results unchanged', () => {
    forAll(anyRows, fc.array(anyQuery, { maxLength: 6 }), (rows, queries) => {
      const { model } = watch(rows);
      const given = queries.map(({ text, ...rest }) => {
        const view = model.view(query(text, rest)).rows;
        return { view, copy: [...view] };
      });
      for (const { view, copy } of given) expect([...view]).toEqual(copy);
    });
  });

  it('ignores filters, terms and sort orders of columns that the list lacks', () => {
    const rows = fc.sample(anyRow, { numRuns: 5, seed: 1 });
    const { model } = watch(rows);
    const asked = query('', {
      search: { ...query('').search, terms: [{ column: 'gone', text: 'x' }] },
      filters: { ...noFilters, values: { gone: ['x'], constructor: ['x'] } },
      sort: { column: 'gone', direction: 'ascending' },
    });
    expect([...model.view(asked).rows]).toEqual([0, 1, 2, 3, 4]);
  });
});

it('a search for a time reports the rows that only an uncertain time excludes, whatever was searched before', () => {
  forAll(anyRows, fc.constantFrom('', 'a', 'ab', '0x'), (rows, words) => {
    const { model } = watch(rows);
    const met = model.view(query(words));
    expect(met.undated).toHaveLength(0);
    const isUndated = (row: number) => Number.isNaN(readTime(rows[row]?.date ?? ''));
    for (const asked of [words, '', words]) {
      const found = model.view(query(`${asked} after:2024`));
      expect([...found.rows].filter(isUndated)).toEqual([]);
      if (asked === words) expect([...found.undated]).toEqual([...met.rows].filter(isUndated));
    }
  });
});

describe('preparing a list', () => {
  it('checks the time often, and ends', () => {
    forAll(anyRows, (rows) => {
      const { model } = watch(rows);
      let asked = 0;
      while (!model.prepare(() => (asked += 1) % 3 !== 0));
      expect(model.prepare(() => false)).toBe(true);
      // 64 rows at a time for the index, 16 for the checksums.
      expect(asked).toBeGreaterThanOrEqual(Math.max(0, Math.floor((rows.length - 1) / 16)));
    });
  });

  it('is the only time a checksum is computed; a filter by checksum waits', () => {
    const rows = fc.sample(anyRow, { numRuns: 100, seed: 2 });
    const { model, judged } = watch(rows);
    const asked = query('', { filters: { ...noFilters, checksums: ['valid'] } });
    expect(model.view(asked)).toMatchObject({ rows: new Uint32Array(0), complete: false });
    expect(model.view(query('')).complete).toBe(true);
    expect(judged()).toBe(0);
    const valid = [...rows.keys()].filter((row) => rows[row]?.checksum === 'valid');
    while (!model.prepare(() => false)) {
      expect([...model.view(asked).rows]).toEqual(valid.filter((row) => row < judged()));
    }
    expect(judged()).toBe(100);
    expect(model.view(asked)).toMatchObject({ rows: Uint32Array.from(valid), complete: true });
  });
});

describe('a repeated value', () => {
  it('is not reported while some rows have not been read', () => {
    const repeated = createRepeated(1000, () => 'twin');
    expect([repeated.step(), repeated.has(0)]).toEqual([false, false]);
    finish(repeated);
    expect([repeated.has(0), repeated.has(999)]).toEqual([true, true]);
  });

  /** Whether each of two rows repeats the other's value of a column, once prepared. */
  const repeats = (column: string, first: Partial<TestRow>, second: Partial<TestRow>) => {
    const { model } = watch([first, second].map((one) => ({ ...plainRow, ...one })));
    expect(model.isRepeated(column, 0)).toBe(false);
    prepare(model, Infinity);
    return [0, 1].map((at) => model.isRepeated(column, at));
  };

  it.each<[string, string | null, string | null, boolean]>([
    ['the same one', 'Vault', 'Vault', true],
    ['one that reads the same', ' Tre\u200basury', 'treasury', true],
    ['another one', 'Vault', 'Vault 2', false],
    ['none', null, null, false],
    ['an empty one', '', '', false],
    ['nothing that can be seen', '\u200b', ' ', false],
  ])('may be a name: %s', (_what, first, second, isRepeated) => {
    const both = [{ name: first }, { name: second }] as const;
    expect(repeats('name', ...both)).toEqual([isRepeated, isRepeated]);
    // Only columns with an address or a name are checked.
    expect(repeats('date', { date: first }, { date: second })).toEqual([false, false]);
  });

  const address = '0x52908400098527886E0F7030069857D2E4169EE7';
  const base58 = '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa';
  it.each<[string, string, string | null, string, string | null, boolean]>([
    ['the same one', 'ETH', address, 'ETH', address, true],
    ['on another chain', 'ETH', address, 'MATIC', address, false],
    ['in other capitals', 'ETH', address, 'ETH', address.toLowerCase(), true],
    ['with a space behind it', 'ETH', address, 'ETH', `${address} `, true],
    ['with something hidden in it', 'ETH', address, 'ETH', address.replace('98', '9\u200b8'), true],
    ['of Bitcoin in other capitals', 'BTC', base58, 'BTC', base58.toUpperCase(), true],
    ['another one', 'ETH', address, 'ETH', address.replace('98', '97'), false],
    ['none', 'ETH', null, 'ETH', null, false],
    ['nothing that can be seen', 'ETH', '\u200b', 'ETH', '\u200b', false],
  ])('may be an address: %s', (_what, asset, first, otherAsset, second, isRepeated) => {
    const both = [
      { asset, address: first },
      { asset: otherAsset, address: second },
    ] as const;
    expect(repeats('address', ...both)).toEqual([isRepeated, isRepeated]);
  });
});

describe('the values of a column', () => {
  const modelOf = (column: keyof TestRow, values: readonly (string | null)[]): ListModel =>
    testModel(values.map((value) => ({ ...plainRow, [column]: value })));
  const numbered = (count: number) => Array.from({ length: count }, (_, n) => `n${n}`);

  it('come most frequent first, then by text, with their counts, up to the requested number', () => {
    const assets = ['b', 'a10', null, 'a9', 'b', 'a9', 'b', '', 'c'];
    const all = [
      { value: 'b', count: 3 },
      { value: 'a9', count: 2 },
      { value: '', count: 1 },
      { value: 'a10', count: 1 },
      { value: 'c', count: 1 },
      { value: null, count: 1 },
    ];
    for (const most of [0, 1, 2, 3, 4, 5, 6, 7]) {
      const values = all.slice(0, most);
      expect(modelOf('asset', assets).values('asset', most)).toEqual({ values, kinds: 6 });
    }
    // Also when more or fewer are requested later.
    const model = modelOf('asset', assets);
    for (const most of [2, undefined, 5]) {
      const values = all.slice(0, most);
      expect(model.values('asset', most)).toEqual({ values, kinds: 6 });
    }
    expect(model.values('gone')).toEqual({ values: [], kinds: 0 });
  });

  it('are searched among all of them, not among the first', () => {
    const model = modelOf('name', numbered(5000));
    const ends = (value: string | null): boolean => value?.endsWith('999') ?? false;
    const found = model.values('name', 3, ends);
    expect(found.values.map(({ value }) => value)).toEqual(['n999', 'n1999', 'n2999']);
    expect(found.kinds).toBe(5);
    expect(model.values('name').kinds).toBe(5000);
  });

  it('of addresses are ordered as addresses are', () => {
    const addresses = ['0x10', '0x9', '0xA', '0xb'];
    const { values } = modelOf('address', addresses).values('address');
    expect(values.map(({ value }) => value)).toEqual(addresses);
  });

  it('are 200 by default', () => {
    const { values, kinds } = modelOf('name', numbered(300)).values('name');
    expect([values.length, kinds, values[199]?.value]).toEqual([200, 300, 'n199']);
  });
});

it('the rows with an address are those with it in that column, in any spelling', () => {
  const sameEnd = `0x${'c'.repeat(8)}${'ab'.repeat(16)}`;
  const texts = ['0x1d', `0x${'ab'.repeat(20)}`, null, 'AB'.repeat(20), '', sameEnd];
  const model = testModel(texts.map((address) => ({ ...plainRow, name: sameEnd, address })));
  expect(model.rowsWith('address', `0X${'aB'.repeat(20)}`)).toEqual([1, 3]);
  expect(model.rowsWith('address', sameEnd)).toEqual([5]);
  expect(model.rowsWith('address', '')).toEqual([]);
  expect(model.rowsWith('name', sameEnd)).toEqual([]);
});
