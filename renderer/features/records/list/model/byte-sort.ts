import { gatherRows } from './row-list';
import { finish, workThrough, type Work } from './work';

/** Most bytes that a writer may add for one row. */
export const longestKey = 640;

/** Writes the key of a text from `at` on, at most `longestKey` bytes, and returns where it ends. */
export type WriteKey = (text: string, into: Uint8Array, at: number) => number;

/**
 * The keys of all rows, one after the other. A key consists of bytes from 1 to 255; a prefix of another key sorts
 * first.
 */
export interface ByteKeys {
  readonly bytes: Uint8Array;
  /** By row, the start of its key. A key ends where the next row's begins. */
  readonly starts: Uint32Array;
}

/** Collects the keys of rows step by step. */
export interface KeyCollection extends Work {
  /** Collects the remaining keys and returns all. */
  readonly all: () => ByteKeys;
}

/** Collects the keys of rows. `write` gets the position to write to, and returns the position after the key. */
export const createKeyCollection = (
  count: number,
  write: (row: number, into: Uint8Array, at: number) => number,
): KeyCollection => {
  // Allocated with the first key, because most columns are never sorted.
  let bytes = new Uint8Array(0);
  let starts = new Uint32Array(count === 0 ? 1 : 0);
  let at = 0;
  const work = workThrough(count, 256, (row) => {
    if (row === 0) {
      bytes = new Uint8Array(count * 24 + longestKey);
      starts = new Uint32Array(count + 1);
    }
    if (bytes.length - at < longestKey) {
      const larger = new Uint8Array(bytes.length * 2);
      larger.set(bytes);
      bytes = larger;
    }
    at = write(row, bytes, at);
    starts[row + 1] = at;
  });
  return {
    step: work.step,
    all: () => {
      finish(work);
      return { bytes, starts };
    },
  };
};

/** Smallest number of rows for which a radix sort by one byte is faster than the built-in sort. */
const many = 4096;

/** Row numbers are below this limit. Together with four bytes of a key they fit into the 53 bits of a number. */
const mostRows = 2 ** 21;

/** Number of leading bytes that all rows have in common, given that they share the first `depth`. */
const commonFrom = ({ bytes, starts }: ByteKeys, rows: Uint32Array, depth: number): number => {
  const first = starts[rows[0] ?? 0] ?? 0;
  let common = (starts[(rows[0] ?? 0) + 1] ?? 0) - first;
  for (let at = 1; at < rows.length && common > depth; at += 1) {
    const row = rows[at] ?? 0;
    const start = starts[row] ?? 0;
    const length = Math.min(common, (starts[row + 1] ?? 0) - start);
    common = depth;
    while (common < length && bytes[start + common] === bytes[first + common]) common += 1;
  }
  return common;
};

/**
 * Called with each run of two or more rows that are still equal, and the number of bytes compared; null if their keys
 * have ended.
 */
type Visit = (run: Uint32Array, step: number | null) => void;

/** Sorts rows by the byte at `depth`. */
const sortByOne = (
  { bytes, starts }: ByteKeys,
  rows: Uint32Array,
  depth: number,
  visit: Visit,
): void => {
  const byteOf = new Uint32Array(rows.length);
  for (let at = 0; at < rows.length; at += 1) {
    const row = rows[at] ?? 0;
    const place = (starts[row] ?? 0) + depth;
    byteOf[at] = place < (starts[row + 1] ?? 0) ? (bytes[place] ?? 0) : 0;
  }
  const sorted = gatherRows(rows, byteOf, 256);
  rows.set(sorted.rows);
  for (let byte = 0; byte < 256; byte += 1) {
    const [first, end] = [sorted.starts[byte] ?? 0, sorted.starts[byte + 1] ?? 0];
    if (end - first > 1) visit(rows.subarray(first, end), byte === 0 ? null : 1);
  }
};

/** Sorts rows by the four bytes from `depth` on, as numbers that combine these bytes and the row. */
const sortByFour = (
  { bytes, starts }: ByteKeys,
  rows: Uint32Array,
  depth: number,
  visit: Visit,
): void => {
  const numbers = new Float64Array(rows.length);
  for (let at = 0; at < rows.length; at += 1) {
    const row = rows[at] ?? 0;
    const place = (starts[row] ?? 0) + depth;
    const end = starts[row + 1] ?? 0;
    let key = 0;
    for (let next = place; next < place + 4; next += 1)
      key = key * 256 + (next < end ? (bytes[next] ?? 0) : 0);
    numbers[at] = key * mostRows + row;
  }
  numbers.sort();
  let first = 0;
  let last = Math.floor((numbers[0] ?? 0) / mostRows);
  const endRun = (end: number): void => {
    if (end - first > 1) visit(rows.subarray(first, end), last % 256 === 0 ? null : 4);
    first = end;
  };
  for (let at = 0; at < rows.length; at += 1) {
    const number = numbers[at] ?? 0;
    const key = Math.floor(number / mostRows);
    if (key !== last) endRun(at);
    last = key;
    rows[at] = number - key * mostRows;
  }
  endRun(rows.length);
};

/**
 * Sorts rows by their keys in place, and calls `settle` with each run of two or more rows with the same key. The rows
 * must be ascending and below two million; within a run they stay ascending. The recursion is at most as deep as a key
 * has bytes.
 */
export const sortByKeys = (
  keys: ByteKeys,
  rows: Uint32Array,
  settle: (run: Uint32Array) => void,
): void => {
  const sort = (run: Uint32Array, start: number): void => {
    const depth = commonFrom(keys, run, start);
    const sortRun = run.length < many ? sortByFour : sortByOne;
    sortRun(keys, run, depth, (part, step) => {
      if (step === null) settle(part);
      else sort(part, depth + step);
    });
  };
  if (rows.length > 1) sort(rows, 0);
};
