/** Keeps the rows that pass the test, in the same order. May return `rows` itself. */
export const keepRows = (rows: Uint32Array, test: (row: number) => boolean): Uint32Array => {
  const kept = new Uint32Array(rows.length);
  let length = 0;
  for (let at = 0; at < rows.length; at += 1) {
    const row = rows[at] ?? 0;
    if (test(row)) kept[length++] = row;
  }
  return length === rows.length ? rows : kept.slice(0, length);
};

/** The rows from 0 to `count` - 1. */
export const allRows = (count: number): Uint32Array => {
  const rows = new Uint32Array(count);
  for (let row = 0; row < count; row += 1) rows[row] = row;
  return rows;
};

/** Concatenates lists of rows. */
export const joinRows = (...lists: readonly Uint32Array[]): Uint32Array => {
  const joined = new Uint32Array(lists.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const list of lists) {
    joined.set(list, at);
    at += list.length;
  }
  return joined;
};

/**
 * Sorts rows by their keys, which are below `kinds`; rows with equal keys keep their order. `starts` contains the start
 * of each key's rows and, at its end, the number of rows.
 */
export const gatherRows = (
  rows: Uint32Array,
  keys: Uint32Array,
  kinds: number,
): { readonly rows: Uint32Array; readonly starts: Uint32Array } => {
  const starts = new Uint32Array(kinds + 1);
  for (const key of keys) starts[key + 1] = (starts[key + 1] ?? 0) + 1;
  for (let key = 1; key <= kinds; key += 1)
    starts[key] = (starts[key] ?? 0) + (starts[key - 1] ?? 0);
  const next = starts.slice();
  const gathered = new Uint32Array(rows.length);
  for (let at = 0; at < keys.length; at += 1) {
    const key = keys[at] ?? 0;
    const place = next[key] ?? 0;
    gathered[place] = rows[at] ?? 0;
    next[key] = place + 1;
  }
  return { rows: gathered, starts };
};
