/** Of `rows`, those that pass, in the same order. */
export const keepRows = (rows: Uint32Array, test: (row: number) => boolean): Uint32Array => {
  const kept = new Uint32Array(rows.length);
  let length = 0;
  for (let at = 0; at < rows.length; at += 1) {
    const row = rows[at] ?? 0;
    if (test(row)) kept[length++] = row;
  }
  return length === rows.length ? rows : kept.slice(0, length);
};

/** The rows of a list of `count`, from first to last. */
export const allRows = (count: number): Uint32Array => {
  const rows = new Uint32Array(count);
  for (let row = 0; row < count; row += 1) rows[row] = row;
  return rows;
};

/** Lists one behind the other. */
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
 * Rows put together by their keys, which are below `kinds`, in the order of these; rows with the same key stay as they are.
 * `starts` tells where those of each key begin, and at its end how many there are.
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
