import type { Field } from '../../../shared/account';
import type { Separator } from '../../../shared/export';
import { cellOf } from '../guard-cell';
import type { Tally } from './tally';
import { textCell } from './text-cell';

/** Spreadsheets take a file without it for one of the system's old encoding. */
const byteOrderMark = '\ufeff';

const separatorText: Readonly<Record<Separator, string>> = {
  comma: ',',
  semicolon: ';',
  tab: '\t',
};

/**
 * Every given value is quoted, so that neither commas nor the semicolons some spreadsheets split at begin a new cell.
 * A value that was not given is the one thing without quotes. Half a surrogate pair has no UTF-8 and becomes U+FFFD.
 */
const quote = (cell: string): string => `"${cell.replaceAll('"', '""')}"`;

/** Columns that are not of the record itself, such as the person's own notes. */
export interface FurtherColumns<Row> {
  readonly names: readonly string[];
  readonly cells: (row: Row) => readonly Field[];
}

/** Rows at `places`, in that order; `valueOf` gives their values. */
export interface Table<Column extends string, Row> {
  readonly rows: readonly Row[];
  readonly places: Iterable<number>;
  readonly columns: readonly Column[];
  readonly valueOf: (row: Row, column: Column) => Field;
  readonly further: FurtherColumns<Row>;
}

/**
 * A table as lines of CSV (RFC 4180 with a choice of separator: CRLF, quotes doubled; UTF-8 with a byte order mark), below
 * a line with the names of the columns; above that the cells of `heading`, where there are any. Cells that a spreadsheet
 * would run or change begin with a `'`.
 */
export function* csvLines<Column extends string, Row>(
  { rows, places, columns, valueOf, further }: Table<Column, Row>,
  separator: Separator,
  heading: readonly Field[],
  tally: Tally,
): Generator<string> {
  const cell = (field: Field): string => {
    if (field === null) return '';
    const plain = cellOf(field);
    const safe = textCell(plain);
    if (safe !== plain) tally.guarded += 1;
    return quote(safe);
  };
  const line = (cells: readonly string[]): string => `${cells.join(separatorText[separator])}\r\n`;
  const above = heading.length > 0 ? line(heading.map(cell)) : '';
  yield `${byteOrderMark}${above}${line([...columns, ...further.names])}`;
  for (const place of places) {
    const row = rows[place];
    if (!row) continue;
    const fields = [...columns.map((column) => valueOf(row, column)), ...further.cells(row)];
    yield line(fields.map(cell));
    tally.rows += 1;
  }
}
