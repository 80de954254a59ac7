import {
  answerFields,
  listFields,
  type Field,
  type SmartContract,
  type Wallet,
} from '../../../shared/account';
import type { AddressNote } from '../../../shared/notes';
import type { RecordsToExport, TableLooks } from '../../../shared/reader-messages';
import { readTime } from '../../../shared/times';
import type { Account } from '../read-account';
import { readRowIndices } from '../row-indices';
import { csvLines, type FurtherColumns } from './csv-lines';
import { jsonLines, type ExportedList } from './json-lines';
import { noteColumns, notesAbout } from './note-columns';
import type { Tally } from './tally';

/** What an export will hold. */
export interface ExportContent {
  /** How many records. */
  readonly total: number;
  readonly lines: (tally: Tally) => Iterable<string>;
}

/** Places as the window names them, or all of them; undefined when they are not places of these rows. */
const placesOf = (
  rows: readonly unknown[],
  wanted: string | null,
): readonly number[] | undefined =>
  wanted === null ? [...rows.keys()] : readRowIndices(wanted, rows.length);

/** A value of a cell: a time that is certain as the specification writes it, so that a column holds one kind. */
const cellOf = <Column extends string>(
  row: Readonly<Record<Column, Field>>,
  column: Column,
): Field => {
  const field = row[column];
  if (column !== 'deployedAt' || field === null) return field;
  const { time } = readTime(typeof field === 'string' ? field : field.raw);
  return Number.isNaN(time) ? field : new Date(time).toISOString();
};

/** Where the records are from, each fact behind its name. */
const provenanceOf = (
  { name, userId }: Account,
  { host, receivedAt }: RecordsToExport,
  records: number,
): readonly Field[] => [
  ...['host', host],
  ...['fetchedAt', new Date(receivedAt).toISOString()],
  ...['account', name],
  ...['userId', userId],
  ...['records', String(records)],
];

const csvOf = <Column extends string, Row extends Readonly<Record<Column, Field>>>(
  rows: readonly Row[],
  known: readonly Column[],
  wanted: { readonly rows: string | null; readonly table: TableLooks },
  further: FurtherColumns<Row>,
  provenance: (records: number) => readonly Field[],
): ExportContent | undefined => {
  const places = placesOf(rows, wanted.rows);
  if (!places) return undefined;
  const { separator, ...looks } = wanted.table;
  const columns = looks.columns.flatMap((name) => known.filter((field) => field === name));
  const heading = looks.provenance ? provenance(places.length) : [];
  const table = { rows, places, columns, valueOf: cellOf<Column>, further };
  return { total: places.length, lines: (tally) => csvLines(table, separator, heading, tally) };
};

const jsonOf = (
  { envelope, ...lists }: Account,
  { receivedAt, host, ...wanted }: RecordsToExport,
  notes: readonly AddressNote[] | null,
): ExportContent | undefined => {
  const filtered = wanted.list !== null;
  const parts: ExportedList[] = [];
  let about = notes;
  let total = 0;
  for (const list of wanted.list !== null ? [wanted.list] : (['wallets', 'contracts'] as const)) {
    const rows: readonly (Wallet | SmartContract)[] = lists[list];
    const places = placesOf(rows, wanted.rows);
    if (!places) return undefined;
    parts.push({ name: answerFields[list], rows, places });
    total += places.length;
    if (filtered && notes) about = notesAbout(notes, rows, places);
  }
  const facts = {
    receivedAt,
    host,
    filtered,
    ...(filtered ? {} : { envelope }),
    ...(about ? { notes: about } : {}),
  };
  return { total, lines: (tally) => jsonLines(facts, parts, tally) };
};

/**
 * The records of an answer that the window asked for. Undefined when the places it named are none of the list's;
 * nothing but these is taken from the window. `notes` are the person's own, null when they stay out.
 */
export const exportContent = (
  account: Account,
  request: RecordsToExport,
  notes: readonly AddressNote[] | null,
): ExportContent | undefined => {
  const { list, rows, table } = request;
  if (table === null) return jsonOf(account, request, notes);
  const wanted = { rows, table };
  const further = noteColumns(notes);
  const provenance = (records: number) => provenanceOf(account, request, records);
  return list === 'wallets'
    ? csvOf(account.wallets, listFields.wallets, wanted, further, provenance)
    : csvOf(account.contracts, listFields.contracts, wanted, further, provenance);
};
