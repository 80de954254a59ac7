import type { HitZone } from './ranking';
import { finish, type Work, workThrough } from './work';

/** How the values of a column are ordered and compared. */
type ColumnKind = 'text' | 'address' | 'date';

/**
 * Columns of codes, which name an asset or a standard. A search term matches a whole code if any row has it. Codes stay
 * visible while values are hidden.
 */
export const codeColumns: ReadonlySet<string> = new Set(['asset', 'type']);

/** A column as the model sees it. */
export interface ListColumn<Row> {
  readonly name: string;
  readonly kind: ColumnKind;
  /**
   * Whether the column holds the names of records, or an identifier that users rarely read. Searches rank hits by it.
   */
  readonly role?: 'name' | 'id';
  /** The text as received; null if there is none. Called often, so it must be cheap. */
  readonly value: (row: Row) => string | null;
}

/** The times of the rows, each parsed once. */
interface Times extends Work {
  /** Milliseconds since the epoch; NaN if missing or doubtful. Parses the remaining times first. */
  readonly all: () => Float64Array;
  /** The times once all are parsed, otherwise null. Costs nothing. */
  readonly known: () => Float64Array | null;
}

/** `timeOf` returns the time of a row. */
const createTimes = (count: number, timeOf: (row: number) => number): Times => {
  // Allocated with the first time, because most columns are never asked for times.
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

/** A column accessed by row number. */
export interface RowColumn {
  readonly name: string;
  readonly kind: ColumnKind;
  /** The zone that ranks search hits in the column. */
  readonly zone: HitZone;
  /** The text as received; null if there is none. */
  readonly text: (row: number) => string | null;
  /** The texts parsed as dates. */
  readonly times: Times;
}

const zoneOf = <Row>({ kind, role }: ListColumn<Row>): HitZone => {
  if (role === 'name') return 'name';
  if (kind === 'date') return 'date';
  return kind === 'address' || role === 'id' ? 'code' : 'text';
};

/** The columns of a list over its rows. `readTime` returns milliseconds since the epoch or NaN. */
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

/**
 * The column of that name; null if there is none, because settings stored by an earlier version may name other columns.
 */
export const columnNamed = (columns: readonly RowColumn[], wanted: string): RowColumn | null =>
  columns.find(({ name }) => name === wanted) ?? null;
