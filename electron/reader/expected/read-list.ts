import { CsvError, parse } from 'csv-parse/sync';
import { comparedPart, addressKey } from '../../../shared/address';
import { mostExpected, type ExpectedColumns, type ExpectedList } from '../../../shared/expected';
import type { ListName } from '../../../shared/account';
import type { ListProblem } from '../../../shared/failure';
import { jsonFaultAt, lineAt } from './json-fault';

/** A record as the file has it, and where: its line, or its place among the records of a JSON file, from 1 on. */
interface RawRecord {
  readonly place: number;
  /** Null for an entry that is no record. */
  readonly cells: readonly string[] | null;
}

/** A list that was read; `place` is where it is wrong, where that is known. */
export type ReadList =
  | { readonly kind: 'list'; readonly list: ExpectedList; readonly records: readonly RawRecord[] }
  | { readonly kind: 'refused'; readonly problem: ListProblem; readonly place: number | null };

const refuse = (problem: ListProblem, place: number | null = null): ReadList => ({
  kind: 'refused',
  problem,
  place,
});

/** Longest head of a column and longest cell of a sample, in UTF-16 units. */
const longestHead = 100;

/** Most columns that are looked at. */
const mostColumns = 100;

/** Records that columns without heads are known by, and that are shown. */
const looked = 50;
const shownRecords = 3;

/** Heads that people and programs give these columns, without spaces, signs and capitals. */
const heads: Readonly<Record<keyof ExpectedColumns, ReadonlySet<string>>> = {
  address: new Set([
    ...['address', 'walletaddress', 'depositaddress', 'accountaddress', 'publicaddress'],
    ...['contractaddress', 'adresse', 'walletadresse', 'walletadressen', 'empfaengeradresse'],
  ]),
  name: new Set([
    ...['name', 'walletname', 'label', 'title', 'description', 'contractname', 'accountname'],
    ...['bezeichnung', 'beschreibung', 'nameoftheaccount'],
  ]),
  asset: new Set([
    ...['asset', 'assetid', 'assetcode', 'currency', 'coin', 'token', 'symbol', 'network'],
    ...['waehrung', 'währung', 'anlage', 'vermögenswert', 'netzwerk'],
  ]),
};

const plainHead = (head: string): string => head.toLowerCase().replace(/[^\p{L}\d]/gu, '');

/** UTF-8, or UTF-16 where the file begins with the mark that spreadsheets write; undefined for anything else. */
const textOf = (bytes: Uint8Array): string | undefined => {
  const encoding =
    bytes[0] === 0xff && bytes[1] === 0xfe
      ? 'utf-16le'
      : bytes[0] === 0xfe && bytes[1] === 0xff
        ? 'utf-16be'
        : 'utf-8';
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
};

const decoder = new TextDecoder('latin1');

/** Files that are no text begin with these: archives (spreadsheets among them), PDF, pictures. */
const isBinary = (bytes: Uint8Array): boolean =>
  /^(?:PK\u0003\u0004|%PDF|\u0089PNG|GIF8|ÿØÿ|ÐÏ\u0011à|\{\\rtf)/u.test(
    decoder.decode(bytes.subarray(0, 8)),
  );

const hasNul = (text: string): boolean => text.includes('\u0000');

/** Which separator the first lines have most of, outside of quotes; a comma where there is none. */
const separatorOf = (text: string): string => {
  const beginning = text.slice(0, 10_000).replace(/"[^"]*"/gu, '');
  const counts = [',', ';', '\t'].map((sign) => beginning.split(sign).length);
  const most = Math.max(...counts);
  return [',', ';', '\t'][counts.indexOf(most)] ?? ',';
};

interface CsvRow {
  readonly record: readonly string[];
  readonly info: { readonly lines: number };
}

const isQuoteError = (error: unknown): error is CsvError => error instanceof CsvError;

const isAddressLike = (cell: string): boolean => comparedPart(addressKey(cell.trim())) !== null;

/** The column with the most addresses, where no other one has as many; undefined where hardly any cell is one. */
const columnOfAddresses = (records: readonly RawRecord[], width: number): number | undefined => {
  const first = records.slice(0, looked);
  const counts = Array.from(
    { length: width },
    (_, at) => first.filter(({ cells }) => isAddressLike(cells?.[at] ?? '')).length,
  );
  const most = Math.max(0, ...counts);
  const found = counts.flatMap((count, at) => (count === most ? [at] : []));
  return most * 2 >= first.length && most > 0 && found.length === 1 ? found[0] : undefined;
};

const columnNamed = (columns: readonly string[], kind: keyof ExpectedColumns): number | null => {
  const found = columns.flatMap((head, at) => (heads[kind].has(plainHead(head)) ? [at] : []));
  return found.length === 1 ? (found[0] ?? null) : null;
};

/** Which columns are meant; null where nothing says which one has the addresses. */
const guessOf = (
  columns: readonly string[],
  records: readonly RawRecord[],
): ExpectedColumns | null => {
  const address = columnNamed(columns, 'address') ?? columnOfAddresses(records, columns.length);
  if (address === undefined) return null;
  const other = (kind: 'name' | 'asset'): number | null => {
    const found = columnNamed(columns, kind);
    return found === address ? null : found;
  };
  return { address, name: other('name'), asset: other('asset') };
};

const listOf = (
  kind: ExpectedList['kind'],
  columns: readonly string[],
  records: readonly RawRecord[],
): ReadList => {
  if (records.every(({ cells }) => cells === null)) return refuse('no-records');
  if (columns.length === 0) return refuse('no-columns');
  if (records.length > mostExpected) return refuse('too-many', mostExpected + 1);
  const sample = records.flatMap(({ cells }) => (cells ? [cells] : [])).slice(0, shownRecords);
  const shown = columns.map((head) => head.slice(0, longestHead));
  return {
    kind: 'list',
    records,
    list: {
      kind,
      columns: shown,
      sample: sample.map((cells) =>
        columns.map((_, at) => (cells[at] ?? '').slice(0, longestHead)),
      ),
      records: records.length,
      guess: guessOf(columns, records),
    },
  };
};

/** The first of the first lines that has the name of a column for addresses; a line of provenance may be before it. */
const headIn = (rows: readonly CsvRow[]): number =>
  rows.slice(0, 5).findIndex(({ record }) => columnNamed(record, 'address') !== null);

const readCsv = (text: string): ReadList => {
  let rows: readonly CsvRow[];
  try {
    rows = parse(text, {
      info: true,
      bom: true,
      delimiter: separatorOf(text),
      relax_column_count: true,
      skip_empty_lines: true,
      record_delimiter: ['\r\n', '\n', '\r'],
      max_record_size: 1_000_000,
      to: mostExpected + 10,
    }) as unknown as readonly CsvRow[];
  } catch (error) {
    const lines: unknown = isQuoteError(error) ? error['lines'] : undefined;
    return refuse('quotes', typeof lines === 'number' ? lines : null);
  }
  const head = headIn(rows);
  const width = Math.min(
    mostColumns,
    rows.slice(0, looked).reduce((most, { record }) => Math.max(most, record.length), 0),
  );
  const named = rows[head]?.record ?? [];
  // Without heads, the first line is a record, or a head that nobody knows: its columns are asked for.
  const hasHead = head !== -1 || !(rows[0]?.record ?? []).some(isAddressLike);
  const first = head === -1 ? (hasHead ? 1 : 0) : head + 1;
  const heading = head === -1 && hasHead ? (rows[0]?.record ?? []) : named;
  const columns = Array.from({ length: width }, (_, at) => heading[at] ?? `${at + 1}`);
  const records = rows
    .slice(first)
    // A cell may have line ends in it: the line told is its last one.
    .map(({ record, info }): RawRecord => ({ place: info.lines, cells: record }));
  return listOf('csv', columns, records);
};

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Names of lists in a JSON text, as the service and people call them. */
const listsNamed: Readonly<Record<ListName, readonly string[]>> = {
  wallets: ['wallets'],
  contracts: ['smartContracts', 'contracts'],
};

/** The records in a JSON text to compare with a list of the account: all of it, those it has for that list, or else the first ones. */
const recordsIn = (json: unknown, wanted: ListName): readonly unknown[] | undefined => {
  if (Array.isArray(json)) return json as readonly unknown[];
  if (!isRecord(json)) return undefined;
  const others = wanted === 'wallets' ? listsNamed.contracts : listsNamed.wallets;
  const named = [...listsNamed[wanted], 'addresses', 'records', 'accounts', ...others];
  const lists = [...named.map((name) => json[name]), ...Object.values(json)];
  return lists.find((value) => Array.isArray(value) && value.some(isRecord)) as
    | readonly unknown[]
    | undefined;
};

const cellOf = (value: unknown): string => {
  if (typeof value === 'string') return value;
  return value === null || value === undefined ? '' : JSON.stringify(value);
};

const readEntries = (entries: readonly unknown[] | undefined): ReadList => {
  if (!entries) return refuse('json-shape');
  if (entries.length > mostExpected) return refuse('too-many', mostExpected + 1);
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

/** What of a file is compared with either list of the account: a JSON file may have both. */
export type ReadLists = Readonly<Record<ListName, ReadList>>;

const forBoth = (list: ReadList): ReadLists => ({ wallets: list, contracts: list });

const readJson = (text: string): ReadLists => {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return forBoth(refuse('json', lineAt(text, jsonFaultAt(text))));
  }
  const [wallets, contracts] = [recordsIn(json, 'wallets'), recordsIn(json, 'contracts')];
  if (wallets === contracts) return forBoth(readEntries(wallets));
  return { wallets: readEntries(wallets), contracts: readEntries(contracts) };
};

/** Reads lists of expected records from the bytes of a CSV or JSON file. Never throws. */
export const readLists = (bytes: Uint8Array): ReadLists => {
  if (isBinary(bytes)) return forBoth(refuse('binary'));
  const text = textOf(bytes);
  if (text === undefined) return forBoth(refuse('encoding'));
  if (hasNul(text)) return forBoth(refuse('binary'));
  const plain = text.replace(/^\ufeff/u, '');
  if (plain.trim() === '') return forBoth(refuse('empty'));
  return /^\s*[[{]/u.test(plain) ? readJson(plain) : forBoth(readCsv(plain));
};
