import type { Field } from '../../../shared/account';
import { cellOf, guardCell } from '../guard-cell';
import type { Tally } from './tally';

/** Spreadsheets take a file without it for one of the system's old encoding. */
const byteOrderMark = '\ufeff';

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

/**
 * Rows at `places` as lines of CSV (RFC 4180: CRLF, quotes doubled; UTF-8 with a byte order mark), in that order,
 * below a line with the names of the columns; `valueOf` gives the values. Cells that a spreadsheet would run begin with a `'`.
 */
export function* csvLines<Column extends string, Row>(
  rows: readonly Row[],
  places: Iterable<number>,
  columns: readonly Column[],
  valueOf: (row: Row, column: Column) => Field,
  further: FurtherColumns<Row>,
  tally: Tally,
): Generator<string> {
  const cell = (field: Field): string => {
    if (field === null) return '';
    const plain = cellOf(field);
    const safe = guardCell(plain);
    if (safe !== plain) tally.guarded += 1;
    return quote(safe);
  };
  yield `${byteOrderMark}${[...columns, ...further.names].join(',')}\r\n`;
  for (const place of places) {
    const row = rows[place];
    if (!row) continue;
    const fields = [...columns.map((column) => valueOf(row, column)), ...further.cells(row)];
    yield `${fields.map(cell).join(',')}\r\n`;
    tally.rows += 1;
  }
}
