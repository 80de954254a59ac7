import {
  addressKey,
  comparedPart,
  hasSpellings,
  longestAddress,
  readableAddress,
  addressInText,
} from '../../../shared/address';
import { normalized } from '../../../shared/stream-safe';
import type { ExpectedColumns, GuessedColumns, SkippedRecord } from '../../../shared/expected';

/** A record as the file has it, and its place: its line, or its position among the records of a JSON file, from 1. */
export interface RawRecord {
  readonly place: number;
  /** Null for an entry that is not a record. */
  readonly cells: readonly string[] | null;
}

/** Most columns that are read. */
export const mostColumns = 100;

/** Number of first records that are examined to find the columns. */
export const looked = 50;

/** Number of lines searched for column names when the beginning of the records is not known. */
const mostTitles = 5;

/** Column names that people and programs use, without spaces, signs and capitals; the plainest ones first. */
const heads: Readonly<Record<keyof ExpectedColumns, ReadonlySet<string>>> = {
  address: new Set([
    ...['address', 'walletaddress', 'depositaddress', 'accountaddress', 'publicaddress'],
    ...['contractaddress', 'adresse', 'walletadresse', 'walletadressen', 'empfaengeradresse'],
    ...['empfängeradresse', 'kryptoadresse', 'öffentlicheadresse'],
  ]),
  name: new Set([
    ...['name', 'walletname', 'label', 'title', 'description', 'contractname', 'accountname'],
    ...['bezeichnung', 'beschreibung', 'nameoftheaccount', 'wallet'],
  ]),
  asset: new Set([
    ...['asset', 'assetid', 'assetcode', 'currency', 'coin', 'token', 'symbol', 'vermögenswert'],
    ...['waehrung', 'währung', 'kryptowährung', 'cryptocurrency', 'anlage'],
    ...['network', 'netzwerk'],
  ]),
};

/** Longest column name that is compared, in UTF-16 units: a cell may be as long as the file. */
const longestHead = 200;

const plainHead = (head: string): string =>
  normalized(head.trim().slice(0, longestHead), 'NFC')
    .toLowerCase()
    .replace(/[^\p{L}\d]/gu, '');

/** Longest group of an address that is written in groups. Names also have longer words. */
const longestGroup = 8;

/** Whether words are groups of one length, as addresses are written. The first may be `0x`, the last may be shorter. */
const areGroups = (words: readonly string[]): boolean => {
  const groups = words[0]?.toLowerCase() === '0x' ? words.slice(1) : words;
  const length = groups[0]?.length ?? 0;
  const isOfOne = (group: string, at: number): boolean =>
    group.length === length || (at === groups.length - 1 && group.length < length);
  return length <= longestGroup && groups.every(isOfOne);
};

/** Whether a cell looks like an address of a known form. Names of several words would, too, without their spaces. */
export const isAddressLike = (cell: string): boolean => {
  const plain = cell.trim();
  // Room for an address with a space after each character. A cell may be as long as the file.
  if (plain.length > 2 * longestAddress) return false;
  const readable = readableAddress(plain);
  const key = addressKey(addressInText(readable) ?? readable);
  const words = plain.split(/\s+/u);
  return (
    comparedPart(key) !== null && (words.length === 1 || hasSpellings(key) || areGroups(words))
  );
};

/** How many of the first records seem to have an address, for each column. */
export const countAddresses = (records: readonly RawRecord[], width: number): readonly number[] => {
  const first = records.slice(0, looked);
  return Array.from(
    { length: width },
    (_, at) => first.filter(({ cells }) => isAddressLike(cells?.[at] ?? '')).length,
  );
};

/** The column with a name for addresses; null when no column or several have one. */
const addressHead = (columns: readonly string[]): number | null => {
  const found = columns.flatMap((head, at) => (heads.address.has(plainHead(head)) ? [at] : []));
  return found.length === 1 ? (found[0] ?? null) : null;
};

/** Whether exactly one cell of a line is a column name for addresses. */
export const hasHeads = (cells: readonly string[]): boolean => addressHead(cells) !== null;

/**
 * The column of the addresses: the one that is named so, unless another one may also be meant; without such a name, the
 * one with the most addresses. Null when that is not certain.
 */
const addressColumn = (
  columns: readonly string[],
  counts: readonly number[],
  isMost: (at: number) => boolean,
): number | null => {
  const named = addressHead(columns);
  const countOf = (at: number): number => counts[at] ?? 0;
  if (named !== null) {
    const isRival = (head: string, at: number): boolean =>
      at !== named &&
      countOf(at) > 0 &&
      (countOf(named) === 0 || /address|adresse/u.test(plainHead(head)));
    return columns.some(isRival) ? null : named;
  }
  const most = Math.max(0, ...counts);
  const found = counts.flatMap((count, at) => (count === most && isMost(at) ? [at] : []));
  return found.length === 1 ? (found[0] ?? null) : null;
};

/**
 * Guesses the columns by their names and by `counts`, the number of first records with an address in each. The column
 * of addresses is null when nothing identifies it.
 */
export const guessOf = (
  columns: readonly string[],
  counts: readonly number[],
  records: number,
): GuessedColumns => {
  const isMost = (at: number): boolean =>
    (counts[at] ?? 0) > 0 && (counts[at] ?? 0) * 2 >= Math.min(looked, records);
  const address = addressColumn(columns, counts, isMost);
  /** Of several columns, the one with the plainest name: lists have name and description, or asset and network. */
  const called = (kind: 'name' | 'asset'): number | null => {
    const plain = columns.map((head, at) => (at === address || isMost(at) ? '' : plainHead(head)));
    const plainest = [...heads[kind]].find((head) => plain.includes(head));
    const places = plain.flatMap((head, at) => (head === plainest ? [at] : []));
    return places.length === 1 ? (places[0] ?? null) : null;
  };
  return { address, name: called('name'), asset: called('asset') };
};

/**
 * Index of the last line above the records with a column name for addresses; -1 when there is none. All lines from the
 * first one with an address on are records, whatever their texts, unless a line there names a column that has addresses
 * below.
 */
export const headIn = (rows: readonly { readonly cells: readonly string[] }[]): number => {
  const first = rows.slice(0, looked);
  const record = first.findIndex(({ cells }) => cells.some(isAddressLike));
  const above = first.slice(0, record === -1 ? mostTitles : record);
  const last = above.findLastIndex(({ cells }) => hasHeads(cells));
  if (last !== -1 || record === -1) return last;
  return first.slice(0, record + mostTitles).findIndex(({ cells }, at) => {
    const column = addressHead(cells);
    const below = rows.slice(at + 1, at + 1 + looked);
    return column !== null && below.some((row) => isAddressLike(row.cells[column] ?? ''));
  });
};

/** Whether a line certainly has the column names: that of the addresses is known, or the other two are. */
const areHeads = (cells: readonly string[], { address, name, asset }: ExpectedColumns): boolean => {
  const isKnown = (kind: keyof ExpectedColumns, at: number | null): boolean =>
    at !== null && heads[kind].has(plainHead(cells[at] ?? ''));
  return isKnown('address', address) || (isKnown('name', name) && isKnown('asset', asset));
};

/** The lines above the records that may be records: a list may lack column names and have addresses of unknown form. */
export const doubtfulHead = (
  head: readonly RawRecord[],
  columns: ExpectedColumns,
): readonly SkippedRecord[] =>
  head.flatMap(({ place, cells }, at): readonly SkippedRecord[] => {
    if (!cells?.some((cell) => cell.trim() !== '')) return [];
    if (at < head.length - 1) return [{ place, problem: 'above-heads' }];
    return areHeads(cells, columns) ? [] : [{ place, problem: 'heads' }];
  });
