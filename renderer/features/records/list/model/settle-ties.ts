const areSame = (run: Uint32Array, textOf: (row: number) => string): boolean => {
  const first = textOf(run[0] ?? 0);
  return run.every((row) => textOf(row) === first);
};

/**
 * Sorts a run of rows by `compare`, in place; rows it calls equal stay as they are. Compares each different text
 * once, however many rows have it.
 */
export const settleTies = (
  run: Uint32Array,
  textOf: (row: number) => string,
  compare: (a: string, b: string) => number,
): void => {
  if (areSame(run, textOf)) return;
  const groups = new Map<string, number>();
  for (const row of run) groups.set(textOf(row), 0);
  let group = 0;
  let last: string | null = null;
  for (const text of [...groups.keys()].sort(compare)) {
    if (last !== null && compare(last, text) !== 0) group += 1;
    groups.set(text, group);
    last = text;
  }
  const places = new Uint32Array(group + 2);
  const groupOf = (row: number): number => groups.get(textOf(row)) ?? 0;
  for (const row of run) places[groupOf(row) + 1] = (places[groupOf(row) + 1] ?? 0) + 1;
  for (let next = 1; next < places.length; next += 1)
    places[next] = (places[next] ?? 0) + (places[next - 1] ?? 0);
  for (const row of run.slice()) {
    const place = places[groupOf(row)] ?? 0;
    places[groupOf(row)] = place + 1;
    run[place] = row;
  }
};

/** Merges two ascending lists of rows into one; on equality the smaller row number comes first. */
export const mergeRows = (
  one: Uint32Array,
  other: Uint32Array,
  compare: (a: number, b: number) => number,
): Uint32Array => {
  if (other.length === 0) return one;
  const merged = new Uint32Array(one.length + other.length);
  let from = 0;
  let at = 0;
  for (const row of other) {
    // Steps that double, then halves: few comparisons when `other` is short, no more than a merge when it is not.
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
