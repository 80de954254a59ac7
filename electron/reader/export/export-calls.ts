import {
  listNames,
  answerFields,
  fieldText,
  type Field,
  listFields,
  recordAddress,
  type SmartContract,
  type Wallet,
} from '../../../shared/account';
import { addressKey } from '../../../shared/address';
import type { AddressNote } from '../../../shared/notes';
import type { FileOrigin } from '../../../shared/file-facts';
import type { RecordsToExport, TableLooks } from '../../../shared/reader-messages';
import { readTime } from '../../../shared/times';
import type { Account } from '../read-account';
import { readRowIndices, type Handlers } from '../handlers';
import { csvLines, type FurtherColumns, type Tally } from './csv-lines';
import { numberField, provenanceOf, recordsInAnswer, sourceOf } from './provenance';
import { fail, succeed } from '../../../shared/failure';
import { largestPiece } from '../../../shared/pieces';

/** Increases when programs that read the file would have to change. */
const version = 1;

/** Facts that an export states about itself. */
interface ExportFacts {
  readonly origin: FileOrigin;
  /** Whether the account may have records that are not in the file. */
  readonly filtered: boolean;
  /** Number of records that the answer has of each list; null for a list that it did not have. */
  readonly recordsInAnswer: Readonly<Record<ExportedList['name'], number | null>>;
  /** User id of the account, only in a signed export of one list. */
  readonly userId?: string | null;
  /** JSON text of the answer without its lists; missing in an export of one list, which needs no name and no e-mail. */
  readonly envelope?: string;
  /** The user's own names, tags and notes; missing unless they were asked for. They do not come from the service. */
  readonly notes?: readonly AddressNote[];
}

/** Records of one list, under the service's name for it. */
interface ExportedList {
  readonly name: 'wallets' | 'smartContracts';
  readonly rows: readonly (Wallet | SmartContract)[];
  readonly places: readonly number[];
}

/**
 * Yields records as JSON, one per line, each as the service sent it. A record that differs from the specification is
 * written as its own text, with every digit and every unknown field. The other records have only texts, and are written
 * as they are.
 */
function* jsonLines(
  { origin, filtered, envelope, notes, ...counts }: ExportFacts,
  lists: readonly ExportedList[],
  tally: Tally,
): Generator<string> {
  const format = 'account-viewer-account';
  const fetchedAt = new Date(origin.receivedAt).toISOString();
  const { host, openAlarms } = origin;
  const from = { fetchedAt, host, filtered, source: sourceOf(origin), openAlarms };
  yield JSON.stringify({ format, version, ...from, ...counts }).slice(0, -1);
  if (envelope !== undefined) yield `,\n"account":${envelope}`;
  for (const { name, rows, places } of lists) {
    yield `,\n"${name}":[`;
    let separator = '\n';
    for (const place of places) {
      const row = rows[place];
      if (!row) continue;
      yield `${separator}${row.raw ?? JSON.stringify(row)}`;
      separator = ',\n';
      tally.rows += 1;
    }
    yield ']';
  }
  if (notes) {
    const entries = notes.map((note) => JSON.stringify(note));
    yield `,\n"notes":[${entries.map((entry) => `\n${entry}`).join(',')}]`;
  }
  yield '}\n';
}

const keyOf = (row: Wallet | SmartContract): string | null => {
  const address = recordAddress(row);
  return typeof address === 'string' ? addressKey(address) : null;
};

/** Columns with the user's notes beside each record; none when they were not asked for. */
const noteColumns = (
  notes: readonly AddressNote[] | null,
): FurtherColumns<Wallet | SmartContract> => {
  if (!notes) return { names: [], cells: () => [] };
  const byAddress = new Map(notes.map((note) => [note.address, note]));
  return {
    names: ['yourName', 'yourTags', 'yourNote', 'yourFavourite'],
    cells: (row) => {
      const note = byAddress.get(keyOf(row) ?? '');
      if (!note) return [null, null, null, null];
      const { name, tags, note: text, favourite } = note;
      return [name, tags.join(', '), text, favourite ? 'yes' : 'no'];
    },
  };
};

/** The notes about exported records. Other notes do not concern the person who gets the file. */
const notesAbout = (
  notes: readonly AddressNote[],
  parts: readonly ExportedList[],
): readonly AddressNote[] => {
  const keys = new Set<string | null>();
  for (const { rows, places } of parts) {
    for (const place of places) {
      const row = rows[place];
      if (row) keys.add(keyOf(row));
    }
  }
  return notes.filter(({ address }) => keys.has(address));
};

/** Content of an export. */
interface ExportContent {
  /** Number of records. */
  readonly total: number;
  readonly lines: (tally: Tally) => Iterable<string>;
}

/** The indices that the window names, or all; undefined when one of them is not an index of these rows. */
const placesOf = (rows: readonly unknown[], wanted: string | null): readonly number[] | undefined =>
  wanted === null ? [...rows.keys()] : readRowIndices(wanted, rows.length);

/** Value of a cell. A time that is certain is written as the specification writes it, so that a column has one form. */
const cellOf = <Column extends string>(
  row: Readonly<Record<Column, Field>>,
  column: Column,
): Field => {
  const field = row[column];
  if (column !== 'deployedAt' || field === null) return field;
  const { time } = readTime(typeof field === 'string' ? field : field.raw);
  return Number.isNaN(time) ? field : new Date(time).toISOString();
};

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
  account: Account,
  wanted: RecordsToExport,
  notes: readonly AddressNote[] | null,
): ExportContent | undefined => {
  const filtered = wanted.list !== null;
  const { envelope } = account;
  const parts: ExportedList[] = [];
  let total = 0;
  // An empty list would say that there are no records, but a list that was not given says nothing.
  const given = listNames.filter((list) => recordsInAnswer(account, list) !== null);
  for (const list of wanted.list !== null ? [wanted.list] : given) {
    const rows: readonly (Wallet | SmartContract)[] = account[list];
    const places = placesOf(rows, wanted.rows);
    if (!places) return undefined;
    parts.push({ name: answerFields[list], rows, places });
    total += places.length;
  }
  const facts = {
    origin: wanted,
    filtered,
    recordsInAnswer: {
      wallets: recordsInAnswer(account, 'wallets'),
      smartContracts: recordsInAnswer(account, 'contracts'),
    },
    ...(filtered ? {} : { envelope }),
    ...(filtered && wanted.isSigned ? { userId: fieldText(account.userId) } : {}),
    ...(notes ? { notes: notesAbout(notes, parts) } : {}),
  };
  return { total, lines: (tally) => jsonLines(facts, parts, tally) };
};

/**
 * The records of an answer that the window asked for. The window only names rows by index; undefined when an index is
 * not in the list. `notes` are the user's own, null when they are left out.
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
  const inAnswer = recordsInAnswer(account, list ?? 'contracts');
  const provenance = (records: number) =>
    provenanceOf(account, request, records, [['recordsInAnswer', numberField(inAnswer)]]);
  return list === 'wallets'
    ? csvOf(account.wallets, listFields.wallets, wanted, further, provenance)
    : csvOf(account.contracts, listFields.contracts, wanted, further, provenance);
};

/** Size of a part in UTF-16 units; a unit takes at most three bytes in UTF-8. */
const partSize = largestPiece / 4;

/** Joins lines to parts of about a megabyte, in UTF-8. Each part is made when it is requested. */
export function* inParts(lines: Iterable<string>): Generator<Uint8Array> {
  let text = '';
  for (const line of lines) {
    text += line;
    if (text.length < partSize) continue;
    yield Buffer.from(text, 'utf8');
    text = '';
  }
  if (text !== '') yield Buffer.from(text, 'utf8');
}

interface OpenExport {
  readonly number: number;
  readonly parts: Generator<Uint8Array>;
  readonly tally: Tally;
  /** Number of the next part. */
  next: number;
}

/** The calls that export records of the open account, one export at a time. */
export const createExportCalls = (account: Account | undefined) => {
  let open: OpenExport | undefined;
  return {
    openExport: ({ number, ...wanted }, bytes) => {
      // Main made this text from its own notes, so it is not validated.
      const notes = JSON.parse(Buffer.from(bytes).toString('utf8')) as
        | readonly AddressNote[]
        | null;
      const content = account && exportContent(account, wanted, notes);
      if (!content) return fail('BAD_REQUEST');
      const tally: Tally = { rows: 0, guarded: 0 };
      open = { number, parts: inParts(content.lines(tally)), tally, next: 0 };
      return succeed({ total: content.total });
    },
    readExport: ({ number, part }) => {
      if (open?.number !== number || part < open.next) return fail('BAD_REQUEST');
      const { parts, tally } = open;
      // A fresh process makes the earlier parts again; they are the same, byte for byte.
      while (open.next < part && !parts.next().done) open.next += 1;
      const made = parts.next();
      open.next += 1;
      return { ...succeed({ ...tally }), ...(made.done ? {} : { bytes: made.value }) };
    },
  } satisfies Partial<Handlers>;
};
