import { mostExpected, type ExpectedList } from '../../../shared/expected';
import { ofEachList, type ListName } from '../../../shared/account';
import { notesFileFormat } from '../../../shared/notes';
import { fail, succeed, type Result } from '../../../shared/failure';
import type { ListProblem } from '../../../shared/problems';
import { isProvenance } from '../export/provenance';
import { decodeText } from '../decode-text';
import {
  countAddresses,
  guessOf,
  headIn,
  isAddressLike,
  looked,
  mostColumns,
  type RawRecord,
} from './columns';
import { mostRows, rowsOf } from './csv-rows';
import { jsonFaultAt, lineAt, nameTwiceAt } from '../json-fault';

/** A list that was read from a file. */
export interface FoundList {
  readonly list: ExpectedList;
  readonly records: readonly RawRecord[];
  /** The line that was taken for the names of the columns, after the lines above it. None of them is compared. */
  readonly head: readonly RawRecord[];
}

/** `place` is the line or position of the fault, if it is known. */
const refuse = (list: ListProblem, place?: number): Result<never> =>
  fail('LIST_NOT_READ', { list, place });

/** Longest head of a column and longest cell of a sample, in UTF-16 units. */
const longestHead = 100;

/** Number of records shown as a sample. */
const shownRecords = 3;

const firstShown = (records: readonly RawRecord[]): readonly (readonly string[])[] => {
  const shown: (readonly string[])[] = [];
  for (const { cells } of records) {
    if (shown.length === shownRecords) break;
    if (cells) shown.push(cells);
  }
  return shown;
};

const decoder = new TextDecoder('latin1');

/** Beginnings of files that are not text: archives (spreadsheets among them), PDF, pictures, older Office, RTF. */
const isBinary = (bytes: Uint8Array): boolean =>
  /^(?:PK\u0003\u0004|%PDF|\u0089PNG|GIF8|ÿØÿ|ÐÏ\u0011à|\{\\rtf)/u.test(
    decoder.decode(bytes.subarray(0, 8)),
  );

const privateKey =
  /-----BEGIN [A-Z ]{0,40}PRIVATE KEY|^PuTTY-User-Key-File-|---- BEGIN SSH2 ENCRYPTED PRIVATE KEY|\b[tuvxyz]prv[1-9A-HJ-NP-Za-km-z]{100}/mu;

/** The secret of a JWK: `d`, or `k` of a symmetric one. In a CSV file the quotes are doubled. */
const secretOfJwk = /"[dk]"+\s*:\s*"+[\w-]{20}/u;

/** Whether a text has a private key: as PEM, of PuTTY or SSH2, the extended key of a wallet (BIP 32), or a JWK. */
const hasPrivateKey = (text: string): boolean =>
  privateKey.test(text) || (text.includes('"kty"') && secretOfJwk.test(text));

const listOf = (
  kind: ExpectedList['kind'],
  columns: readonly string[],
  records: readonly RawRecord[],
  head: readonly RawRecord[] = [],
): Result<FoundList> => {
  const sample = firstShown(records);
  if (sample.length === 0) return refuse('no-records');
  if (columns.length === 0) return refuse('no-columns');
  if (records.length > mostExpected) return refuse('too-many', mostExpected + 1);
  const counts = countAddresses(records, columns.length);
  const shown = columns.map((head) => head.slice(0, longestHead));
  return succeed({
    records,
    head,
    list: {
      kind,
      columns: shown,
      sample: sample.map((cells) =>
        columns.map((_, at) => (cells[at] ?? '').slice(0, longestHead)),
      ),
      records: records.length,
      addressLike: counts.flatMap((count, at) => (count > 0 ? [at] : [])),
      guess: guessOf(columns, counts, records.length),
    },
  });
};

/** Returns whether a row repeats the names of the columns, as in files that were joined. */
const namesAgain = (heading: readonly string[]): ((cells: readonly string[]) => boolean) => {
  const plain = (cell = ''): string => cell.trim().toLowerCase();
  const heads = heading.map(plain);
  return (cells) =>
    plain(cells[0]) === heads[0] &&
    heads.every((head, at) => plain(cells[at]) === head) &&
    cells.slice(heads.length).every((cell) => plain(cell) === '');
};

const readCsv = (text: string): Result<FoundList> => {
  const rows = rowsOf(text);
  if (typeof rows === 'number') return refuse('quotes', rows);
  // Rows beyond this number were not read, and would be left out silently.
  if (rows.length === mostRows) return refuse('too-many', mostExpected + 1);
  const lines = rows[0] && isProvenance(rows[0].cells) ? rows.slice(1) : rows;
  const named = headIn(lines);
  const width = Math.min(
    mostColumns,
    lines.slice(0, looked).reduce((most, { cells }) => Math.max(most, cells.length), 0),
  );
  // Without known column names, the first line is a record or has unknown names; then the user names the columns.
  const isRecordFirst = named === -1 && (lines[0]?.cells ?? []).some(isAddressLike);
  const first = isRecordFirst ? 0 : Math.max(named, 0) + 1;
  const heading = lines[first - 1]?.cells ?? [];
  const columns = Array.from({ length: width }, (_, at) => heading[at] ?? `${at + 1}`);
  const isAgain = named === -1 ? null : namesAgain(heading);
  const records = lines.filter(
    ({ cells }, at) => at >= first && isAgain?.(cells) !== true && !isProvenance(cells),
  );
  return listOf('csv', columns, records, lines.slice(0, first));
};

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Names of the lists in a JSON file, as the service and people call them. */
const listsNamed: Readonly<Record<ListName, readonly string[]>> = {
  wallets: ['wallets'],
  contracts: ['smartContracts', 'contracts'],
};

const hasRecords = (list: readonly unknown[]): boolean => list.some(isRecord);

/** Whether a list has addresses instead of records. */
const hasAddresses = (list: readonly unknown[]): boolean =>
  list.some((entry) => typeof entry === 'string' && isAddressLike(entry));

/** The first-seen records of a list in a file of the user's own notes; undefined for any other file. */
const firstSeen = (
  { format, pins }: Readonly<Record<string, unknown>>,
  wanted: ListName,
): readonly unknown[] | undefined =>
  format === notesFileFormat && Array.isArray(pins)
    ? pins.filter((pin) => isRecord(pin) && pin['list'] === wanted)
    : undefined;

/**
 * Returns the records of a JSON file to compare with one list of the account: those of a list with its name, which may
 * be empty, or else the first records found. The user's own notes are not a list of the account.
 */
const recordsIn = (
  json: Readonly<Record<string, unknown>>,
  wanted: ListName,
): readonly unknown[] | undefined => {
  const seen = firstSeen(json, wanted);
  if (seen) return seen;
  const listsOf = (names: readonly string[]): readonly (readonly unknown[])[] =>
    names.flatMap((name) => (Array.isArray(json[name]) ? [json[name] as readonly unknown[]] : []));
  const isEmpty = (list: readonly unknown[]): boolean => list.length === 0;
  const own = listsOf(listsNamed[wanted]);
  const named = own.find(hasRecords) ?? own.find(hasAddresses) ?? own.find(isEmpty);
  if (named) return named;
  const ofAny = ['addresses', 'records', 'accounts'];
  const others = wanted === 'wallets' ? listsNamed.contracts : listsNamed.wallets;
  const further = Object.keys(json).filter((name) => name !== 'notes');
  const found = listsOf([...ofAny, ...others, ...further]).find(hasRecords);
  const any = listsOf(ofAny);
  return found ?? any.find(hasAddresses) ?? any.find(isEmpty) ?? own[0];
};

/** A list that is there and has no records, so no record of the account is in it. */
const emptyList: Result<FoundList> = succeed({
  records: [],
  head: [],
  list: {
    kind: 'json',
    columns: ['address'],
    sample: [],
    records: 0,
    addressLike: [0],
    guess: { address: 0, name: null, asset: null },
  },
});

const cellOf = (value: unknown): string => {
  if (typeof value === 'string') return value;
  return value === null || value === undefined ? '' : JSON.stringify(value);
};

const readEntries = (entries: readonly unknown[] | undefined): Result<FoundList> => {
  if (!entries) return refuse('json-shape');
  if (entries.length > mostExpected) return refuse('too-many', mostExpected + 1);
  if (!hasRecords(entries) && hasAddresses(entries)) {
    const records = entries.map((entry, at): RawRecord => ({
      place: at + 1,
      cells: typeof entry === 'string' ? [entry] : null,
    }));
    return listOf('json', ['address'], records);
  }
  const names = new Set<string>();
  for (const entry of entries.slice(0, 1000)) {
    if (isRecord(entry)) for (const name of Object.keys(entry)) names.add(name);
    if (names.size > mostColumns) break;
  }
  const columns = [...names].slice(0, mostColumns);
  const records = entries.map((entry, at): RawRecord => ({
    place: at + 1,
    cells: isRecord(entry) ? columns.map((name) => cellOf(entry[name])) : null,
  }));
  return listOf('json', columns, records);
};

type Both = Readonly<Record<ListName, Result<FoundList>>>;

const forBoth = (list: Result<FoundList>): Both => ofEachList(() => list);

const readJson = (text: string, json: unknown): Both => {
  const twice = nameTwiceAt(text, json);
  if (twice !== null) return forBoth(refuse('json-name-twice', lineAt(text, twice)));
  if (Array.isArray(json)) return forBoth(readEntries(json));
  if (!isRecord(json)) return forBoth(refuse('json-shape'));
  const read = (entries: readonly unknown[] | undefined): Result<FoundList> =>
    entries?.length === 0 ? emptyList : readEntries(entries);
  const [wallets, contracts] = [recordsIn(json, 'wallets'), recordsIn(json, 'contracts')];
  const first = read(wallets);
  return { wallets: first, contracts: wallets === contracts ? first : read(contracts) };
};

/** The records of a file to compare with each list of the account: a JSON file may have both. */
export interface ReadLists extends Both {
  /**
   * All texts of the file, to be searched for addresses that are not compared. The notes in a file of notes are left
   * out, because they are about other addresses.
   */
  readonly texts: () => Iterable<string>;
}

/** Yields all texts and member names in a JSON value, in order and at any depth. */
function* textsIn(json: unknown): Generator<string> {
  const left: unknown[] = [json];
  while (left.length > 0) {
    const value = left.pop();
    if (typeof value === 'string') yield value;
    else if (Array.isArray(value)) {
      for (let at = value.length - 1; at >= 0; at -= 1) left.push(value[at]);
    } else if (isRecord(value)) {
      yield* Object.keys(value);
      left.push(Object.values(value));
    }
  }
}

const none = (problem: ListProblem, place?: number): ReadLists => ({
  ...forBoth(refuse(problem, place)),
  texts: () => [],
});

const readText = (text: string): ReadLists => {
  if (!/^\s*[[{]/u.test(text)) return { ...forBoth(readCsv(text)), texts: () => [text] };
  try {
    const json: unknown = JSON.parse(text);
    const isOfNotes = isRecord(json) && firstSeen(json, 'wallets') !== undefined;
    const searched = isOfNotes ? { ...json, notes: [] } : json;
    return { ...readJson(text, json), texts: () => textsIn(searched) };
  } catch (error) {
    // Thousands of nested brackets, which no list has.
    if (error instanceof RangeError) return none('json-shape');
    return none('json', lineAt(text, jsonFaultAt(text)));
  }
};

/** Reads lists of expected records from the bytes of a CSV or JSON file. Never throws. */
export const readLists = (bytes: Uint8Array): ReadLists => {
  if (isBinary(bytes)) return none('binary');
  const text = decodeText(bytes);
  if (text === undefined) return none('encoding');
  if (text.includes('\u0000')) return none('binary');
  if (hasPrivateKey(text)) return none('private-key');
  const plain = text.replace(/^\ufeff/u, '');
  return plain.trim() === '' ? none('empty') : readText(plain);
};
