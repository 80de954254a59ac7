import { type Field, listFields, textOf, type ListName } from '../../../shared/account';
import type { RowsToCopy } from '../../../shared/reader-messages';
import type { Account } from '../read-account';
import { readRowIndices } from '../handlers';
import { textCell } from './csv-lines';

/** Rows as text for a spreadsheet. */
interface TableText {
  /** Tab-separated: a line of column names, then one line per row. */
  readonly text: string;
  /** Number of rows below the names. */
  readonly count: number;
  /** Number of cells that a spreadsheet would have run or changed; they begin with a `'` now. */
  readonly guarded: number;
}

/**
 * What would end a cell, and a `;` or `,` before a formula: a spreadsheet that was told to split at these signs does
 * the same at the next paste.
 */
const needsQuotes = /[\t\r\n"]|[;,][\p{Z}\p{C}]*[=+\-@＝＋－＠]/u;

const quote = (cell: string): string =>
  needsQuotes.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;

/** Makes a table of the rows at `places`, in that order, with the named columns. Never fails. The text has no limit. */
export const composeTable = <Column extends string>(
  rows: readonly Readonly<Record<Column, Field>>[],
  places: readonly number[],
  columns: readonly Column[],
): TableText => {
  let guarded = 0;
  const cell = (field: Field): string => {
    const plain = textOf(field);
    const safe = textCell(plain);
    if (safe !== plain) guarded += 1;
    return quote(safe);
  };
  const lines = [columns.join('\t')];
  for (const place of places) {
    const row = rows[place];
    if (row) lines.push(columns.map((column) => cell(row[column])).join('\t'));
  }
  return { text: lines.join('\n'), count: lines.length - 1, guarded };
};

const fieldsNamed = <Name extends string>(known: readonly Name[], names: readonly string[]) =>
  names.flatMap((name) => known.filter((field) => field === name));

/** The table of rows that the window names by index; undefined when an index is not in the list. */
export const tableOf = (
  { wallets, contracts }: Pick<Account, ListName>,
  { list, rows, columns }: RowsToCopy,
): TableText | undefined => {
  const places = readRowIndices(rows, (list === 'wallets' ? wallets : contracts).length);
  if (!places) return undefined;
  return list === 'wallets'
    ? composeTable(wallets, places, fieldsNamed(listFields.wallets, columns))
    : composeTable(contracts, places, fieldsNamed(listFields.contracts, columns));
};
