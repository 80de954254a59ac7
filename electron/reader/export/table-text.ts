import { type Field, listFields, textOf, type ListName } from '../../../shared/account';
import type { AccountIdentity, HistoryEntry, HistoryFilter } from '../../../shared/activity';
import type { Separator } from '../../../shared/export';
import { csvFile, textCell, type Tally } from './csv-lines';
import { lineOfFacts, numberField } from './provenance';
import type { HistoryFacts } from '../../../shared/file-facts';
import type { RowsToCopy } from '../../../shared/reader-messages';
import type { Account } from '../read-account';
import { readRowIndices } from '../handlers';

const columns = [
  'time',
  'kind',
  'list',
  'name',
  'asset',
  'address',
  'field',
  'before',
  'after',
  'reason',
  'count',
] as const;

type Row = Readonly<Record<(typeof columns)[number], Field>>;

const untouched = { field: null, before: null, after: null } as const;

/** A row for each field that is another one; one row where none is. */
const rowsOf = ({ at, kind, list, name, asset, address, fields, reason, count }: TableEntry) =>
  (fields.length > 0 ? fields : [untouched]).map(({ field, before, after }): Row => {
    const time = new Date(at).toISOString();
    const values = { name, asset, address, field, before, after, reason };
    return { time, kind, list, ...values, count: String(count) };
  });

/** An entry without what it has only on screen. */
export type TableEntry = Omit<HistoryEntry, 'row' | 'outcome' | 'isSeen'>;

/** What of a history is in a file, and whose it is. */
interface ToldHistory extends HistoryFacts, Pick<AccountIdentity, 'name' | 'userId'> {
  readonly filter: HistoryFilter;
  /** Lines that are kept, and those that no longer are. */
  readonly kept: number;
  readonly dropped: number;
  /** When the answer came that was compared last, in milliseconds since the epoch; null where that is not known. */
  readonly answeredAt: number | null;
  readonly openAlarms: number;
}

const timeField = (time: number | null): Field =>
  time === null ? null : new Date(time).toISOString();

const factsOf = (entries: number, told: ToldHistory): readonly Field[] =>
  lineOfFacts([
    ['host', told.host],
    ['savedAt', timeField(told.savedAt)],
    ['account', told.name],
    ['userId', told.userId],
    ['entries', numberField(entries)],
    ['entriesInHistory', numberField(told.kept)],
    ['entriesNoLongerKept', numberField(told.dropped)],
    ['kinds', told.filter.kinds?.join(' ') ?? 'all'],
    ['list', told.filter.list ?? 'all'],
    ['lastFetchedAt', timeField(told.answeredAt)],
    ['openAlarms', numberField(told.openAlarms)],
  ]);

/** A history as CSV in UTF-8, in the order given, with times in UTC, below a line that says whose and which part it is. */
export const historyTable = (
  entries: readonly TableEntry[],
  separator: Separator,
  told: ToldHistory,
): { readonly bytes: Uint8Array; readonly tally: Tally } =>
  csvFile(entries.flatMap(rowsOf), columns, separator, factsOf(entries.length, told));

/** Rows as text for a spreadsheet. */
interface TableText {
  /** Tab-separated, one line for each row below a line of names. */
  readonly text: string;
  /** How many rows there are below the names. */
  readonly count: number;
  /** How many cells a spreadsheet would have run or changed; they begin with a `'` now. */
  readonly guarded: number;
}

/**
 * What would end a cell, and a `;` or `,` before a formula: a spreadsheet that has been told to split at them
 * remembers it for what is pasted next.
 */
const needsQuotes = /[\t\r\n"]|[;,][\p{Z}\p{C}]*[=+\-@＝＋－＠]/u;

const quote = (cell: string): string =>
  needsQuotes.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;

/**
 * Composes a table of the rows at `places`, in that order, with the columns named. Never fails; the text is as long as
 * its values make it.
 */
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

/** The table of rows that the window names by their places; undefined when they are none of the list's. */
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
