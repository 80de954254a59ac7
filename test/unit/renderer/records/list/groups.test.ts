import { describe, expect, it } from 'vitest';
import { addressKey } from '../../../../../shared/address';
import {
  foldKey,
  groupByAddress,
  groupByMonth,
  groupByText,
  groupRows,
  type Grouping,
  type Groups,
} from '../../../../../renderer/features/records/list/model/groups';
import { addresses } from './list-rows';
import { fc, forAllIn } from '../../../for-all';

const value = fc.option(
  fc.oneof(
    fc.constantFrom(
      '',
      ' ',
      'ETH',
      'eth',
      'ETH ',
      'USDC_10',
      'USDC_9',
      '金庫',
      'Öl',
      '__proto__',
      'null',
    ),
    fc.string({ unit: 'binary', maxLength: 3 }),
  ),
  { nil: null },
);
const values = fc.array(value, { maxLength: 60 });
/** Some of the rows, in any order. */
const shownOf = (count: number): fc.Arbitrary<Uint32Array> =>
  fc.shuffledSubarray([...Array(count).keys()]).map((rows) => Uint32Array.from(rows));

const collator = new Intl.Collator('en', { numeric: true });
const isGiven = (key: string | null): key is string => key !== null && key !== '';

/** Every group as it stands on screen: what its rows share, and the rows. */
const listed = ({ grouping, rows, present, starts }: Groups) =>
  [...present].map((group, place) => ({
    key: grouping.keys[group] ?? null,
    rows: [...rows.subarray(starts[place], starts[place + 1])],
  }));

/** The same by looking at each row for each key. */
const naiveGroups = (
  shown: readonly number[],
  keyOf: (row: number) => string | null,
  compare: (a: string, b: string) => number,
) => {
  const keys = [...new Set(shown.map(keyOf))];
  const last = (key: string | null): number => (key === null ? 2 : key === '' ? 1 : 0);
  return keys
    .sort((a, b) => last(a) - last(b) || (isGiven(a) && isGiven(b) ? compare(a, b) : 0))
    .map((key) => ({ key, rows: shown.filter((row) => keyOf(row) === key) }));
};

const all = (count: number): Uint32Array => Uint32Array.from(Array(count).keys());
const keysOf = ({ keys }: Grouping): readonly (string | null)[] => keys;

describe('rows put together', () => {
  it('are, by the exact value, those that have it, in the order they were shown in', () => {
    forAllIn(300)(
      values.chain((texts) => fc.tuple(fc.constant(texts), shownOf(texts.length))),
      ([texts, shown]) => {
        const keyOf = (row: number): string | null => texts[row] ?? null;
        const grouping = groupByText(texts.length, keyOf);
        const found = listed(groupRows(shown, grouping, false));
        const wanted = naiveGroups([...shown], keyOf, collator.compare);
        // Values that people read the same may stand either way round.
        expect(new Map(found.map(({ key, rows }) => [key, rows]))).toEqual(
          new Map(wanted.map(({ key, rows }) => [key, rows])),
        );
        const given = found.map(({ key }) => key).filter(isGiven);
        for (const [place, key] of given.slice(1).entries()) {
          expect(collator.compare(given[place] ?? '', key)).toBeLessThanOrEqual(0);
        }
        expect(found.slice(given.length).map(({ key }) => key)).toEqual(
          wanted.map(({ key }) => key).filter((key) => !isGiven(key)),
        );
      },
    );
  });

  it('stand the other way round when asked, but for those with nothing to share', () => {
    const texts = ['b', null, 'a10', '', 'a9', null, 'b'];
    const grouping = groupByText(texts.length, (row) => texts[row] ?? null);
    const keys = (turned: boolean) =>
      listed(groupRows(all(texts.length), grouping, turned)).map(({ key }) => key);
    expect(keys(false)).toEqual(['a9', 'a10', 'b', '', null]);
    expect(keys(true)).toEqual(['b', 'a10', 'a9', '', null]);
    expect(listed(groupRows(all(texts.length), grouping, true))[0]?.rows).toEqual([0, 6]);
  });

  it('are, by address, those of one address in any spelling; named ones come first', () => {
    forAllIn(300)(fc.array(fc.constantFrom(...addresses, null, ''), { maxLength: 40 }), (texts) => {
      const textOf = (row: number): string | null => texts[row] ?? null;
      const keyOf = (row: number): string | null => {
        const text = textOf(row);
        return isGiven(text) ? addressKey(text) : text;
      };
      const named = addressKey(`0x${'ab'.repeat(20)}`);
      const nameOf = (row: number): string | null => (keyOf(row) === named ? 'Vault' : null);
      const found = listed(
        groupRows(all(texts.length), groupByAddress(texts.length, textOf, nameOf), false),
      );
      const order = (a: string, b: string): number =>
        Number(b === named) - Number(a === named) || (a.toLowerCase() < b.toLowerCase() ? -1 : 1);
      expect(found).toEqual(naiveGroups([...all(texts.length)], keyOf, order));
    });
  });

  it('are, of deployers with names, in the order of these', () => {
    const names = ['Vault 10', null, 'vault 9', 'Öl', ''];
    const textOf = (row: number): string => `0x${String(row).repeat(40)}`;
    const grouping = groupByAddress(names.length, textOf, (row) => names[row] ?? null);
    expect([...grouping.samples]).toEqual([3, 2, 0, 1, 4]);
  });

  it('are, by month, the newest first, of the zone that is asked for', () => {
    const texts = [
      '2025-10-31T23:30:00.000Z',
      '2024-02-01T00:00:00.000Z',
      'soon',
      null,
      '2025-11-01T00:00:00.000Z',
      '0000-01-01T00:00:00.000Z',
      '9999-12-31T23:59:59.999Z',
    ];
    const times = Float64Array.from(texts, (text) => Date.parse(text ?? ''));
    const textOf = (row: number): string | null => texts[row] ?? null;
    const utc = groupByMonth(texts.length, textOf, times, 'utc');
    expect(keysOf(utc)).toEqual(['9999-12', '2025-11', '2025-10', '2024-02', '0000-01', '', null]);
    const local = groupByMonth(texts.length, textOf, times, 'local');
    const wanted = new Date(times[0] ?? 0).getMonth() + 1;
    expect(keysOf(local)[local.of[0] ?? 0]).toBe(`2025-${wanted}`);
    // Every month is one that there are words for, in whichever zone.
    for (const key of keysOf(local).filter(isGiven)) expect(Date.parse(`${key}-01`)).not.toBeNaN();
  });

  it('tells an empty value from one that is not given, whatever a value says', () => {
    const texts = [null, '', '=', 'null'];
    const grouping = groupByText(texts.length, (row) => texts[row] ?? null);
    const keys = grouping.keys.map((_, group) => foldKey(grouping, group));
    expect(new Set(keys).size).toBe(texts.length);
  });

  it('has no group for rows that are not shown, and none for no rows', () => {
    const grouping = groupByText(3, (row) => ['a', 'b', 'c'][row] ?? null);
    expect(listed(groupRows(Uint32Array.of(1), grouping, false))).toEqual([
      { key: 'b', rows: [1] },
    ]);
    expect(listed(groupRows(new Uint32Array(), grouping, true))).toEqual([]);
  });
});
