import { collectKeys, type ByteKeys, type KeyCollection } from './byte-keys';
import { sortByKeys } from './byte-sort';
import type { Collation } from './collation';
import { allRows, joinRows, keepRows } from './row-list';
import { mergeRows, settleTies } from './settle-ties';
import type { Work } from './work';

/** All rows in the ascending order of one column. */
export interface ColumnOrder {
  readonly rows: Uint32Array;
  /** How many of the first are sorted; those behind them stay last when the order is turned round. */
  readonly sorted: number;
}

/** The order of a column by its texts, on its way. */
export interface TextOrder extends Work {
  /** Does what is left. */
  readonly read: () => ColumnOrder;
}

/** Rows whose texts only the collation itself can compare; with more of them, sorting is no work for idle time. */
const fewWithoutKey = 1000;

/**
 * By text; rows without one come last, as they are. The last step sorts: at 100,000 rows it takes some 20 ms, and
 * is left to `read` where it would take much longer.
 */
export const textOrder = (
  count: number,
  textOf: (row: number) => string | null,
  collation: Collation,
): TextOrder => {
  let places = new Uint8Array(0);
  let withoutKey = 0;
  let order: ColumnOrder | undefined;
  let keys: KeyCollection | undefined = collectKeys(count, (row, into, at) => {
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
  { compare }: Collation,
): ColumnOrder => {
  const rows = allRows(places.length);
  const placed = (place: number): Uint32Array => keepRows(rows, (row) => places[row] === place);
  const given = (row: number): string => textOf(row) ?? '';
  // Rows in `keyed` have settled as `rows` itself when all have keys; it is ours to sort either way.
  const [keyed, others, missing] = [placed(0), placed(1), placed(2)];
  settleTies(others, given, compare);
  sortByKeys(keys, keyed, (run) => {
    settleTies(run, given, compare);
  });
  const sorted = mergeRows(keyed, others, (a, b) => compare(given(a), given(b)));
  return { rows: joinRows(sorted, missing), sorted: sorted.length };
};

/** By time; doubtful ones (NaN) come after the others, and rows without a text last, both as they are. */
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

/** `shown` in this order; the sorted part is exactly reversed when descending. May be `rows` itself: not to be changed. */
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
