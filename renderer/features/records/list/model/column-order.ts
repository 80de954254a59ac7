import { createKeyCollection, sortByKeys, type ByteKeys, type KeyCollection } from './byte-sort';
import type { Collation } from './collation';
import { allRows, gatherRows, joinRows, keepRows } from './row-list';
import type { Work } from './work';

const areSame = (run: Uint32Array, textOf: (row: number) => string): boolean => {
  const first = textOf(run[0] ?? 0);
  return run.every((row) => textOf(row) === first);
};

/**
 * Sorts a run of rows by a collation in place; equal rows keep their order. Compares each distinct text once, however
 * many rows have it.
 */
const settleTies = (
  run: Uint32Array,
  textOf: (row: number) => string,
  { prepare, comparePrepared }: Collation,
): void => {
  if (areSame(run, textOf)) return;
  const groups = new Map<string, number>();
  for (const row of run) groups.set(textOf(row), 0);
  let group = 0;
  let last: string | null = null;
  const texts = Array.from(groups.keys(), (text) => ({ text, prepared: prepare(text) }));
  for (const { text, prepared } of texts.sort((a, b) => comparePrepared(a.prepared, b.prepared))) {
    if (last !== null && comparePrepared(last, prepared) !== 0) group += 1;
    groups.set(text, group);
    last = prepared;
  }
  const groupOf = run.map((row) => groups.get(textOf(row)) ?? 0);
  run.set(gatherRows(run, groupOf, group + 1).rows);
};

/** Merges two ascending lists of rows. Of equal texts, the smaller row number comes first. */
const mergeRows = (
  one: Uint32Array,
  other: Uint32Array,
  compare: (a: number, b: number) => number,
): Uint32Array => {
  if (other.length === 0) return one;
  const merged = new Uint32Array(one.length + other.length);
  let from = 0;
  let at = 0;
  for (const row of other) {
    // Exponential, then binary search: few comparisons if `other` is short, and no more than a plain merge if it is
    // long.
    let step = 1;
    const precedes = (place: number): boolean =>
      place < one.length && (compare(one[place] ?? 0, row) || (one[place] ?? 0) - row) < 0;
    let low = from;
    while (precedes(low + step - 1)) {
      low += step;
      step *= 2;
    }
    let high = Math.min(low + step - 1, one.length);
    while (low < high) {
      const middle = (low + high) >> 1;
      if (precedes(middle)) low = middle + 1;
      else high = middle;
    }
    merged.set(one.subarray(from, low), at);
    at += low - from;
    from = low;
    merged[at] = row;
    at += 1;
  }
  merged.set(one.subarray(from), at);
  return merged;
};

/** All rows in the ascending order of one column. */
export interface ColumnOrder {
  readonly rows: Uint32Array;
  /** Number of sorted rows at the start. The rows after them stay last in a descending order. */
  readonly sorted: number;
}

/** The order of a column by its texts, computed step by step. */
export interface TextOrder extends Work {
  /** Completes the remaining work and returns the order. */
  readonly read: () => ColumnOrder;
}

/**
 * Most rows whose text only the collation can compare for sorting in the background; with more, sorting waits for
 * `read`.
 */
const fewWithoutKey = 1000;

/**
 * The order by text. Rows without a text come last, in their original order. The last step sorts, which takes about 20
 * ms for 100,000 rows. If it would take much longer, sorting is left to `read`.
 */
export const createTextOrder = (
  count: number,
  textOf: (row: number) => string | null,
  collation: Collation,
): TextOrder => {
  let places = new Uint8Array(0);
  let withoutKey = 0;
  let order: ColumnOrder | undefined;
  let keys: KeyCollection | undefined = createKeyCollection(count, (row, into, at) => {
    if (row === 0) places = new Uint8Array(count);
    const text = textOf(row) ?? '';
    const end = text === '' ? at : collation.writeKey(text, into, at);
    places[row] = text === '' ? 2 : end < 0 ? 1 : 0;
    if (end < 0) withoutKey += 1;
    return Math.max(at, end);
  });
  const read = (): ColumnOrder => {
    if (keys) order = sortByText(keys.all(), places, textOf, collation);
    keys = undefined;
    return order ?? { rows: allRows(count), sorted: 0 };
  };
  return {
    read,
    step: () => {
      if (!keys) return true;
      if (!keys.step()) return false;
      if (withoutKey <= fewWithoutKey) read();
      return true;
    },
  };
};

const sortByText = (
  keys: ByteKeys,
  places: Uint8Array,
  textOf: (row: number) => string | null,
  collation: Collation,
): ColumnOrder => {
  const rows = allRows(places.length);
  const placed = (place: number): Uint32Array => keepRows(rows, (row) => places[row] === place);
  const given = (row: number): string => textOf(row) ?? '';
  // If all rows have keys, `keyed` may be `rows` itself. It is local and may be sorted in place either way.
  const [keyed, others, missing] = [placed(0), placed(1), placed(2)];
  settleTies(others, given, collation);
  sortByKeys(keys, keyed, (run) => {
    settleTies(run, given, collation);
  });
  const sorted = mergeRows(keyed, others, (a, b) => collation.compare(given(a), given(b)));
  return { rows: joinRows(sorted, missing), sorted: sorted.length };
};

/**
 * The order by time. Doubtful times (NaN) come after the others, and rows without a text last, both in their original
 * order.
 */
export const orderByTime = (
  count: number,
  textOf: (row: number) => string | null,
  times: Float64Array,
): ColumnOrder => {
  const rows = allRows(count);
  const timeOf = (row: number): number => times[row] ?? NaN;
  const isGiven = (row: number): boolean => (textOf(row) ?? '') !== '';
  const missing = keepRows(rows, (row) => !isGiven(row));
  const doubtful = keepRows(rows, (row) => isGiven(row) && Number.isNaN(timeOf(row)));
  const sorted = keepRows(rows, (row) => isGiven(row) && !Number.isNaN(timeOf(row)));
  sorted.sort((a, b) => timeOf(a) - timeOf(b) || a - b);
  return { rows: joinRows(sorted, doubtful, missing), sorted: sorted.length };
};

/**
 * Returns `shown` in this order. In a descending order, the sorted part is exactly reversed. May return `rows` itself,
 * so the result must not be changed.
 */
export const arrange = (
  { rows, sorted }: ColumnOrder,
  direction: 'ascending' | 'descending',
  shown: Uint32Array,
): Uint32Array => {
  const isAll = shown.length === rows.length;
  if (isAll && direction === 'ascending') return rows;
  const marks = new Uint8Array(rows.length);
  if (!isAll) for (const row of shown) marks[row] = 1;
  const arranged = new Uint32Array(shown.length);
  let length = 0;
  const take = (at: number): void => {
    const row = rows[at] ?? 0;
    if (isAll || marks[row] === 1) arranged[length++] = row;
  };
  if (direction === 'ascending') for (let at = 0; at < sorted; at += 1) take(at);
  else for (let at = sorted - 1; at >= 0; at -= 1) take(at);
  for (let at = sorted; at < rows.length; at += 1) take(at);
  return arranged;
};
