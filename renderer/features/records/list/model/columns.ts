import type { HitZone } from './ranking';
import { finish, type Work, workThrough } from './work';
import { addressKey } from '../../../../../shared/address';

/** How the values of a column are ordered and compared. */
type ColumnKind = 'text' | 'address' | 'date';

/** Columns of codes, which name an asset or a standard: one of them means itself, and stays in sight while values are hidden. */
export const codeColumns: ReadonlySet<string> = new Set(['asset', 'type']);

/** A column as the model sees it. */
export interface ListColumn<Row> {
  readonly name: string;
  readonly kind: ColumnKind;
  /** What records are called by, or an identifier that nobody reads: searches weigh them. */
  readonly role?: 'name' | 'id';
  /** The text as the service gave it; null when there is none. Must be cheap: it is asked for again and again. */
  readonly value: (row: Row) => string | null;
}

/** The times of the rows, each read once. */
interface Times extends Work {
  /** Milliseconds since the epoch, NaN where there is none or it is doubtful. Reads what has not been read yet. */
  readonly all: () => Float64Array;
  /** The same once all are read, null until then. Costs nothing. */
  readonly known: () => Float64Array | null;
}

/** `timeOf` gives the time of a row. */
const createTimes = (count: number, timeOf: (row: number) => number): Times => {
  // Made with the first time, because most columns are never asked for theirs.
  let times: Float64Array | undefined;
  let left = count;
  const work = workThrough(count, 256, (row) => {
    times ??= new Float64Array(count);
    times[row] = timeOf(row);
    left -= 1;
  });
  return {
    step: work.step,
    all: () => {
      finish(work);
      return times ?? new Float64Array(0);
    },
    known: () => (left === 0 ? (times ?? null) : null),
  };
};

/** A column by row numbers. */
export interface RowColumn {
  readonly name: string;
  readonly kind: ColumnKind;
  /** What a hit of a search in it is worth. */
  readonly zone: HitZone;
  /** As given; null when there is none. */
  readonly text: (row: number) => string | null;
  /** As dates. */
  readonly times: Times;
}

const zoneOf = <Row>({ kind, role }: ListColumn<Row>): HitZone => {
  if (role === 'name') return 'name';
  if (kind === 'date') return 'date';
  return kind === 'address' || role === 'id' ? 'code' : 'text';
};

/** The columns of a list, over its rows; `readTime` gives milliseconds since the epoch or NaN. */
export const readColumns = <Row>(
  rows: readonly Row[],
  columns: readonly ListColumn<Row>[],
  readTime: (text: string) => number,
): readonly RowColumn[] =>
  columns.map((column) => {
    const { name, kind, value } = column;
    const text = (row: number): string | null => {
      const record = rows[row];
      return record === undefined ? null : value(record);
    };
    const times = createTimes(rows.length, (row) => {
      const given = text(row);
      return given === null ? NaN : readTime(given);
    });
    return { name, kind, zone: zoneOf(column), text, times };
  });

/** The column of that name, if there is one: what is remembered from an earlier version may name others. */
export const columnNamed = (columns: readonly RowColumn[], wanted: string): RowColumn | null =>
  columns.find(({ name }) => name === wanted) ?? null;

type Compare = (a: string, b: string) => number;

/** A value of a column, or null for none, and how many rows have it. */
interface ValueCount {
  readonly value: string | null;
  readonly count: number;
}

/** The first of the values asked for, and how many of these there are in all. */
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

/** What the values of a column are counted by. */
interface CountedColumn {
  readonly text: (row: number) => string | null;
  /** Orders values that are equally frequent. */
  readonly compare: Compare;
}

const every = (): boolean => true;

/**
 * Counts the values of columns that are `wanted`, all if not said; `columnOf` is null for a column that there is not.
 * Remembers what was counted, because a menu asks for it each time it is drawn.
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

/** Which rows have an address in one column. */
interface AddressRows extends Work {
  /** The rows with this address, in whichever spelling; none for an empty text. Does what is left of the work. */
  readonly with: (address: string) => readonly number[];
}

/** UTF-16 units at the end of a key that are hashed: there addresses differ, and a text may be a megabyte. */
const hashed = 32;

const hashOf = (key: string): number => {
  let hash = key.length;
  for (let at = Math.max(0, key.length - hashed); at < key.length; at += 1) {
    hash = (Math.imul(hash, 31) + key.charCodeAt(at)) | 0;
  }
  return hash;
};

/** Keeps a hash for each row: going through 100,000 numbers takes a tenth of a millisecond, through as many texts 70. */
export const createAddressRows = (
  count: number,
  textOf: (row: number) => string | null,
): AddressRows => {
  // Made with the first hash, because most columns are never worked through.
  let hashes: Int32Array | undefined;
  const keyOf = (row: number): string => addressKey(textOf(row) ?? '');
  const work = workThrough(count, 128, (row) => {
    hashes ??= new Int32Array(count);
    hashes[row] = hashOf(keyOf(row));
  });
  // Neighbours in a list often have one deployer.
  let last: { readonly key: string; readonly rows: readonly number[] } | undefined;

  const rowsOf = (key: string): readonly number[] => {
    if (key === '') return [];
    finish(work);
    const hash = hashOf(key);
    const rows: number[] = [];
    for (let row = 0; row < count; row += 1) {
      if (hashes?.[row] === hash && keyOf(row) === key) rows.push(row);
    }
    return rows;
  };

  return {
    step: work.step,
    with: (address) => {
      const key = addressKey(address);
      if (last?.key !== key) last = { key, rows: rowsOf(key) };
      return last.rows;
    },
  };
};
