import type { ByteKeys } from './byte-keys';

/** From this many rows on, counting bytes is faster than the sort built in. */
const many = 4096;

/** Row numbers are below this; with four bytes of a key they fit the 53 bits of a number. */
const mostRows = 2 ** 21;

/** How many bytes from the first on all these rows have in common, if they have `depth`. */
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

/** Told each run of two or more rows that are still equal, and how many bytes on: null when their keys have ended. */
type Visit = (run: Uint32Array, step: number | null) => void;

/** Brings rows with the same byte at `depth` together, in the order of the bytes. */
const sortByOne = (
  { bytes, starts }: ByteKeys,
  rows: Uint32Array,
  depth: number,
  visit: Visit,
): void => {
  const byteOf = new Uint8Array(rows.length);
  const places = new Uint32Array(256);
  for (let at = 0; at < rows.length; at += 1) {
    const row = rows[at] ?? 0;
    const place = (starts[row] ?? 0) + depth;
    const byte = place < (starts[row + 1] ?? 0) ? (bytes[place] ?? 0) : 0;
    byteOf[at] = byte;
    places[byte] = (places[byte] ?? 0) + 1;
  }
  let sum = 0;
  for (let byte = 0; byte < 256; byte += 1) {
    const size = places[byte] ?? 0;
    places[byte] = sum;
    sum += size;
  }
  const moved = new Uint32Array(rows.length);
  for (let at = 0; at < rows.length; at += 1) {
    const byte = byteOf[at] ?? 0;
    const place = places[byte] ?? 0;
    moved[place] = rows[at] ?? 0;
    places[byte] = place + 1;
  }
  rows.set(moved);
  // Each place has moved on to where its byte's rows end.
  let first = 0;
  for (let byte = 0; byte < 256; byte += 1) {
    const end = places[byte] ?? 0;
    if (end - first > 1) visit(rows.subarray(first, end), byte === 0 ? null : 1);
    first = end;
  }
};

/** Sorts rows by the four bytes from `depth` on, as numbers made of these and of the row. */
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
 * Sorts rows by their keys, in place, and calls `settle` with each run of two or more that have the same key.
 * The rows are given in ascending order, are below two million, and stay in that order within a run. Nests at most
 * as deep as a key has bytes.
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
