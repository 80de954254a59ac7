import type { HitZone } from './ranking';
import { finish, type Work, workThrough } from './work';

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
