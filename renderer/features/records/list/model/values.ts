type Compare = (a: string, b: string) => number;

/** A value of a column, or null for none, and how many rows have it. */
export interface ValueCount {
  readonly value: string | null;
  readonly count: number;
}

/** The first values of a column, and how many there are in all. */
export interface ValueCounts {
  readonly values: readonly ValueCount[];
  readonly kinds: number;
}

/** Most frequent first, then by text, and rows without one at the end of their kind. */
const precedes = (a: ValueCount, b: ValueCount, compare: Compare): boolean => {
  if (a.count !== b.count) return a.count > b.count;
  if (a.value === null || b.value === null) return b.value === null;
  const order = compare(a.value, b.value);
  return order === 0 ? a.value < b.value : order < 0;
};

/** The first `most` of them in order. Sorts no more than those, because a column may have as many values as rows. */
const takeFirst = (
  values: Iterable<ValueCount>,
  most: number,
  compare: Compare,
): readonly ValueCount[] => {
  const taken: ValueCount[] = [];
  for (const value of values) {
    const last = taken.at(-1);
    if (taken.length >= most && (!last || !precedes(value, last, compare))) continue;
    let low = 0;
    let high = taken.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      const other = taken[middle];
      if (other && precedes(value, other, compare)) high = middle;
      else low = middle + 1;
    }
    taken.splice(low, 0, value);
    if (taken.length > most) taken.pop();
  }
  return taken;
};

/**
 * Counts the values of columns; `textOf` gives a column, or null when there is none. Remembers what was counted,
 * because a menu asks for it each time it is drawn.
 */
export const createValueCounts = (
  count: number,
  textOf: (column: string) => ((row: number) => string | null) | null,
  compare: Compare,
): ((column: string, most: number) => ValueCounts) => {
  const counted = new Map<string, { readonly most: number; readonly answer: ValueCounts }>();
  return (column, most) => {
    const known = counted.get(column);
    if (known && known.most >= most) {
      const { values, kinds } = known.answer;
      return { values: values.slice(0, most), kinds };
    }
    const text = textOf(column);
    if (!text) return { values: [], kinds: 0 };
    const counts = new Map<string | null, number>();
    for (let row = 0; row < count; row += 1)
      counts.set(text(row), (counts.get(text(row)) ?? 0) + 1);
    const all = Array.from(counts, ([value, count]) => ({ value, count }));
    const answer = { values: takeFirst(all, most, compare), kinds: all.length };
    counted.set(column, { most, answer });
    return answer;
  };
};
