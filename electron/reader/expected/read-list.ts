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

/** A list that was read. */
export interface FoundList {
  readonly list: ExpectedList;
  readonly records: readonly RawRecord[];
  /** The line that was taken for the names of the columns, after those above it. None of them is compared. */
  readonly head: readonly RawRecord[];
}

/** `place` is where a list is wrong, where that is known. */
const refuse = (list: ListProblem, place?: number): Result<never> =>
  fail('LIST_NOT_READ', { list, place });

/** Longest head of a column and longest cell of a sample, in UTF-16 units. */
const longestHead = 100;

/** Records that are shown. */
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

/** Files that are no text begin with these: archives (spreadsheets among them), PDF, pictures. */
const isBinary = (bytes: Uint8Array): boolean =>
  /^(?:PK\u0003\u0004|%PDF|\u0089PNG|GIF8|ÿØÿ|ÐÏ\u0011à|\{\\rtf)/u.test(
    decoder.decode(bytes.subarray(0, 8)),
  );

const privateKey =
  /-----BEGIN [A-Z ]{0,40}PRIVATE KEY|^PuTTY-User-Key-File-|---- BEGIN SSH2 ENCRYPTED PRIVATE KEY|\b[tuvxyz]prv[1-9A-HJ-NP-Za-km-z]{100}/mu;

/** What of a JWK is secret: `d`, or `k` of a symmetric one; in a CSV file quotes are doubled. */
const secretOfJwk = /"[dk]"+\s*:\s*"+[\w-]{20}/u;

/** A private key in one of its text forms: PEM, PuTTY's, the extended one of a wallet (BIP 32), or a JWK. */
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

/** Whether a row names the columns again: where files were put together, each begins with their names. */
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
  // What is beyond these was not read, and would be left out without a word.
  if (rows.length === mostRows) return refuse('too-many', mostExpected + 1);
  const lines = rows[0] && isProvenance(rows[0].cells) ? rows.slice(1) : rows;
  const named = headIn(lines);
  const width = Math.min(
    mostColumns,
    lines.slice(0, looked).reduce((most, { cells }) => Math.max(most, cells.length), 0),
  );
  // Without a known head, the first line is a record, or a head that nobody knows: its columns are asked for.
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

/** Names of lists in a JSON text, as the service and people call them. */
const listsNamed: Readonly<Record<ListName, readonly string[]>> = {
  wallets: ['wallets'],
  contracts: ['smartContracts', 'contracts'],
};

const hasRecords = (list: readonly unknown[]): boolean => list.some(isRecord);

/** Whether a list has addresses themselves in it, instead of records. */
const hasAddresses = (list: readonly unknown[]): boolean =>
  list.some((entry) => typeof entry === 'string' && isAddressLike(entry));

/** The first-seen records of a list in a file of the person's own notes; undefined for any other file. */
const firstSeen = (
  { format, pins }: Readonly<Record<string, unknown>>,
  wanted: ListName,
): readonly unknown[] | undefined =>
  format === notesFileFormat && Array.isArray(pins)
    ? pins.filter((pin) => isRecord(pin) && pin['list'] === wanted)
    : undefined;

/**
 * The records in a JSON text to compare with a list of the account: those it has for that list, which may be none, or
 * else the first ones. A person's own notes are no list of the account.
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

/** A list that is there and has no records: nothing of the account is in it. */
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

/** What of a file is compared with either list of the account: a JSON file may have both. */
export interface ReadLists extends Both {
  /** All that the file says, to be searched for what is not compared; of one of notes without these, which are of others. */
  readonly texts: () => Iterable<string>;
}

/** All texts and names in a JSON value, in their order, whatever they are in. */
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
    // Brackets within each other by the thousand, which no list has.
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
