type Compare = (a: string, b: string) => number;

/** A value of a column, or null for "not given", and the number of rows that have it. */
interface ValueCount {
  readonly value: string | null;
  readonly count: number;
}

/** The first of the requested values, and the total number of distinct values. */
export interface ValueCounts {
  readonly values: readonly ValueCount[];
  readonly kinds: number;
}

/** Most frequent first, then by text; null comes last among equally frequent values. */
const precedes = (a: ValueCount, b: ValueCount, compare: Compare): boolean => {
  if (a.count !== b.count) return a.count > b.count;
  if (a.value === null || b.value === null) return b.value === null;
  const order = compare(a.value, b.value);
  return order === 0 ? a.value < b.value : order < 0;
};

/** The first `most` values in order. Sorts only these, because a column may have as many values as rows. */
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

/** A column whose values are counted. */
interface CountedColumn {
  readonly text: (row: number) => string | null;
  /** Orders equally frequent values. */
  readonly compare: Compare;
}

const every = (): boolean => true;

/**
 * Counts the `wanted` values of columns (default: all). `columnOf` returns null for an unknown column. Caches the
 * counts, because a menu requests them on every render.
 */
export const createValueCounts = (
  count: number,
  columnOf: (name: string) => CountedColumn | null,
): ((column: string, most: number, wanted?: (value: string | null) => boolean) => ValueCounts) => {
  const counted = new Map<string, readonly ValueCount[]>();
  const first = new Map<
    string,
    { readonly most: number; readonly values: readonly ValueCount[] }
  >();
  const countAll = (name: string, { text }: CountedColumn): readonly ValueCount[] => {
    const known = counted.get(name);
    if (known) return known;
    const counts = new Map<string | null, number>();
    for (let row = 0; row < count; row += 1) {
      const value = text(row);
      counts.set(value, (counts.get(value) ?? 0) + 1);
    }
    const all = Array.from(counts, ([value, count]) => ({ value, count }));
    counted.set(name, all);
    return all;
  };
  return (name, most, wanted = every) => {
    const column = columnOf(name);
    if (!column) return { values: [], kinds: 0 };
    const all = countAll(name, column);
    if (wanted !== every) {
      const some = all.filter(({ value }) => wanted(value));
      return { values: takeFirst(some, most, column.compare), kinds: some.length };
    }
    const known = first.get(name);
    const values =
      known && known.most >= most ? known.values : takeFirst(all, most, column.compare);
    if (values !== known?.values) first.set(name, { most, values });
    return { values: values.slice(0, most), kinds: all.length };
  };
};
