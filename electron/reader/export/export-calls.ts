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

/** Grows when readers of the file would have to change. */
const version = 1;

/** What an export says of itself. */
interface ExportFacts {
  readonly origin: FileOrigin;
  /** Whether there may be records that are not in the file. */
  readonly filtered: boolean;
  /** How many records the answer has of each list; null of one that did not come with it. */
  readonly recordsInAnswer: Readonly<Record<ExportedList['name'], number | null>>;
  /** Whose account it is, by its id alone: of a list that is signed. */
  readonly userId?: string | null;
  /** JSON text of the answer without its lists; absent from a part of a list, which needs no name and no e-mail. */
  readonly envelope?: string;
  /** The person's own names, tags and notes; absent unless wished for. They are not the service's. */
  readonly notes?: readonly AddressNote[];
}

/** Records of one list, under the name that the service gives it. */
interface ExportedList {
  readonly name: 'wallets' | 'smartContracts';
  readonly rows: readonly (Wallet | SmartContract)[];
  readonly places: readonly number[];
}

/**
 * Records as JSON, one a line, each as the service sent it: a record that differs from the specification by its own
 * text, with every digit and every unknown field; the others hold texts only, which are written as they are.
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

/** The notes of the person beside each record of a table; no columns when they were not wished for. */
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

/** The notes about records that go along; the others are of no concern to whoever gets the file. */
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

/** What an export will hold. */
interface ExportContent {
  /** How many records. */
  readonly total: number;
  readonly lines: (tally: Tally) => Iterable<string>;
}

/** Places as the window names them, or all of them; undefined when they are not places of these rows. */
const placesOf = (rows: readonly unknown[], wanted: string | null): readonly number[] | undefined =>
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
  // An empty list would say that there are no records, where nobody knows that.
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
  const inAnswer = recordsInAnswer(account, list ?? 'contracts');
  const provenance = (records: number) =>
    provenanceOf(account, request, records, [['recordsInAnswer', numberField(inAnswer)]]);
  return list === 'wallets'
    ? csvOf(account.wallets, listFields.wallets, wanted, further, provenance)
    : csvOf(account.contracts, listFields.contracts, wanted, further, provenance);
};

/** Size of a part in UTF-16 units, each of which comes to at most three bytes in UTF-8. */
const partSize = largestPiece / 4;

/** Joins lines to parts of about a megabyte, in UTF-8. Nothing is made before it is asked for. */
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
  /** Which part is made next. */
  next: number;
}

/** The calls that export records of the account that is open, one export at a time. */
export const createExportCalls = (account: Account | undefined) => {
  let open: OpenExport | undefined;
  return {
    openExport: ({ number, ...wanted }, bytes) => {
      // Main has made this text of its own notes.
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
      // In a fresh process those before it are made once more: they are the same, byte for byte.
      while (open.next < part && !parts.next().done) open.next += 1;
      const made = parts.next();
      open.next += 1;
      return { ...succeed({ ...tally }), ...(made.done ? {} : { bytes: made.value }) };
    },
  } satisfies Partial<Handlers>;
};
