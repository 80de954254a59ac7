import { addressKey, comparedPart, hasSpellings, readableAddress } from '../../../shared/address';
import type { ExpectedColumns, SkippedRecord } from '../../../shared/expected';

/** A record as the file has it, and where: its line, or its place among the records of a JSON file, from 1 on. */
export interface RawRecord {
  readonly place: number;
  /** Null for an entry that is no record. */
  readonly cells: readonly string[] | null;
}

/** Records that columns without heads are known by. */
export const looked = 50;

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

/** Longest group of an address that is written in groups; with the words of a name there are longer ones. */
const longestGroup = 8;

/** Whether words are groups of one length, as addresses are written for people; the first may be `0x`, the last is a rest. */
const areGroups = (words: readonly string[]): boolean => {
  const groups = words[0]?.toLowerCase() === '0x' ? words.slice(1) : words;
  const length = groups[0]?.length ?? 0;
  const isOfOne = (group: string, at: number): boolean =>
    group.length === length || (at === groups.length - 1 && group.length < length);
  return length <= longestGroup && groups.every(isOfOne);
};

/** Whether a cell looks like an address of a known form. Names of several words do so, too, once they have no spaces. */
export const isAddressLike = (cell: string): boolean => {
  const plain = cell.trim();
  const key = addressKey(readableAddress(plain));
  const words = plain.split(/\s+/u);
  return (
    comparedPart(key) !== null && (words.length === 1 || hasSpellings(key) || areGroups(words))
  );
};

/** How many of the first records look like having an address in each of the columns. */
const countAddresses = (records: readonly RawRecord[], width: number): readonly number[] => {
  const first = records.slice(0, looked);
  return Array.from(
    { length: width },
    (_, at) => first.filter(({ cells }) => isAddressLike(cells?.[at] ?? '')).length,
  );
};

/** The columns in which one of the first records looks like having an address. */
export const addressColumns = (records: readonly RawRecord[], width: number): readonly number[] =>
  countAddresses(records, width).flatMap((count, at) => (count > 0 ? [at] : []));

/** The column with the most addresses, where no other one has as many; undefined where hardly any cell is one. */
const columnOfAddresses = (records: readonly RawRecord[], width: number): number | undefined => {
  const counts = countAddresses(records, width);
  const most = Math.max(0, ...counts);
  const found = counts.flatMap((count, at) => (count === most ? [at] : []));
  return most * 2 >= Math.min(looked, records.length) && most > 0 && found.length === 1
    ? found[0]
    : undefined;
};

const columnNamed = (columns: readonly string[], kind: keyof ExpectedColumns): number | null => {
  const found = columns.flatMap((head, at) => (heads[kind].has(plainHead(head)) ? [at] : []));
  return found.length === 1 ? (found[0] ?? null) : null;
};

/** Which columns are meant; null where nothing says which one has the addresses. */
export const guessOf = (
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

/**
 * The first of the first lines that has the name of a column for addresses; other lines may be before it. From the first
 * line with an address on all are records, whatever they are called, unless the column so named has addresses below.
 */
export const headIn = (rows: readonly (readonly string[])[]): number => {
  const first = rows.slice(0, 5);
  const record = first.findIndex((cells) => cells.some(isAddressLike));
  return first.findIndex((cells, at) => {
    const column = columnNamed(cells, 'address');
    if (column === null) return false;
    const below = rows.slice(at + 1, at + 1 + looked);
    return record === -1 || at < record || below.some((row) => isAddressLike(row[column] ?? ''));
  });
};

/** Whether a line surely has the names of the columns: that of the addresses is a known one, or both others are. */
const areHeads = (cells: readonly string[], { address, name, asset }: ExpectedColumns): boolean => {
  const isKnown = (kind: keyof ExpectedColumns, at: number | null): boolean =>
    at !== null && heads[kind].has(plainHead(cells[at] ?? ''));
  return isKnown('address', address) || (isKnown('name', name) && isKnown('asset', asset));
};

/** The lines down to the head that may have been records: a list may have no head, and addresses of a form that is not known. */
export const doubtfulHead = (
  head: readonly RawRecord[],
  columns: ExpectedColumns,
): readonly SkippedRecord[] =>
  head.flatMap(({ place, cells }, at): readonly SkippedRecord[] => {
    if (!cells?.some((cell) => cell.trim() !== '')) return [];
    if (at < head.length - 1) return [{ place, problem: 'above-heads' }];
    return areHeads(cells, columns) ? [] : [{ place, problem: 'heads' }];
  });
