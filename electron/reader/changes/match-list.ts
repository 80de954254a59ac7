import type { Field, ListName } from '../../../shared/account';
import { identityOf, isUnchanged, keyAt, ownAddress, type Values } from './identity';
import { matchRecords, type Row } from './match-records';
import { pinnedKey, type Entry, type Table } from './table';

/** A record of the answer. Its identity and address are computed when needed: nearly all records are unchanged. */
export class KnownRow implements Row {
  readonly list: ListName;
  readonly at: number;
  readonly values: Values;
  #identity: string | undefined;
  #address: string | null | undefined;

  constructor(list: ListName, at: number, values: Values) {
    this.list = list;
    this.at = at;
    this.values = values;
  }

  get identity(): string {
    return (this.#identity ??= identityOf(this.list, this.values));
  }

  /** Key of its address; null when it has none. */
  get address(): string | null {
    if (this.#address === undefined) this.#address = ownAddress(this.list, this.values);
    return this.#address;
  }
}

/** A remembered record, likewise, with the key of its pinned address. */
class KnownEntry {
  readonly list: ListName;
  readonly entry: Entry;
  #identity: string | undefined;
  #address: string | null | undefined;

  constructor(list: ListName, entry: Entry) {
    this.list = list;
    this.entry = entry;
  }

  get identity(): string {
    return (this.#identity ??= identityOf(this.list, this.entry.values));
  }

  get address(): string | null {
    if (this.#address === undefined) this.#address = pinnedKey(this.list, this.entry);
    return this.#address;
  }
}

/** Which records of an answer are which remembered ones. */
export interface Matched {
  readonly rows: readonly KnownRow[];
  readonly entries: readonly KnownEntry[];
  /**
   * The first `unchanged` pairs are the same as what was seen last, letter by letter. The pairs up to `sure` have the
   * same identity, and the others the same address.
   */
  readonly pairs: readonly (readonly [KnownRow, Entry])[];
  readonly unchanged: number;
  readonly sure: number;
  /** Records that are in an answer for the first time. */
  readonly first: readonly KnownRow[];
  readonly missing: readonly KnownEntry[];
}

/**
 * Finds for each row the index of the entry that is the same letter by letter, or -1. Most rows follow one another as
 * before; a row that has moved is looked up.
 */
const findUnchanged = (
  list: ListName,
  rows: readonly KnownRow[],
  entries: readonly KnownEntry[],
): { readonly entryOf: Int32Array; readonly isTaken: Uint8Array } => {
  const key = keyAt[list];
  const entryOf = new Int32Array(rows.length).fill(-1);
  const isTaken = new Uint8Array(entries.length);
  let places: Map<Field, number> | undefined;
  const take = ({ at, values }: KnownRow, place: number): boolean => {
    const known = entries[place];
    if (!known || isTaken[place] === 1 || !isUnchanged(known.entry.values, values)) return false;
    entryOf[at] = place;
    isTaken[place] = 1;
    return true;
  };
  let next = 0;
  for (const row of rows) {
    let place = next;
    if (!take(row, place)) {
      places ??= new Map(entries.map(({ entry }, at) => [entry.values[key] ?? null, at]));
      place = places.get(row.values[key] ?? null) ?? -1;
      if (!take(row, place)) continue;
    }
    next = place + 1;
  }
  return { entryOf, isTaken };
};

/** Records of both sides that have a text in common, nearly always one of each. */
interface Group {
  readonly rows: KnownRow[];
  readonly entries: KnownEntry[];
}

/** Pairs records of both sides with the same text. A record whose text is null has no partner. */
const matchBy = (
  list: ListName,
  rows: readonly KnownRow[],
  entries: readonly KnownEntry[],
  textOf: (one: KnownRow | KnownEntry) => string | null,
) => {
  const groups = new Map<string, Group>();
  for (const known of entries) {
    const text = textOf(known);
    if (text === null) continue;
    const group = groups.get(text);
    if (group) group.entries.push(known);
    else groups.set(text, { rows: [], entries: [known] });
  }
  const pairs: (readonly [KnownRow, Entry])[] = [];
  const first: KnownRow[] = [];
  for (const row of rows) {
    const text = textOf(row);
    const group = text === null ? undefined : groups.get(text);
    if (group) group.rows.push(row);
    else first.push(row);
  }
  const taken = new Set<Entry>();
  for (const { rows: found, entries: known } of groups.values()) {
    if (found.length === 0) continue;
    const matched = matchRecords(
      list,
      found,
      known.map(({ entry }) => entry),
    );
    for (const pair of matched.pairs) {
      pairs.push(pair);
      taken.add(pair[1]);
    }
    for (const added of matched.added) first.push(added);
  }
  const missing =
    taken.size === entries.length ? [] : entries.filter(({ entry }) => !taken.has(entry));
  return { pairs, first, missing };
};

/** Finds which records of an answer are which remembered ones: by identity, then by address. Changes no table. */
export const matchList = (list: ListName, table: Table, given: readonly Values[]): Matched => {
  const rows = given.map((values, at) => new KnownRow(list, at, values));
  const entries = table.map((entry) => new KnownEntry(list, entry));
  const { entryOf, isTaken } = findUnchanged(list, rows, entries);
  const isLeft = ({ at }: KnownRow): boolean => entryOf[at] === -1;
  const left = new Set<string>();
  for (const row of rows) if (isLeft(row)) left.add(row.identity);
  for (const [place, known] of entries.entries())
    if (isTaken[place] === 0) left.add(known.identity);
  // A record that shares its identity with one that is left is matched again below.
  for (const { at, identity } of left.size === 0 ? [] : rows) {
    const place = entryOf[at] ?? -1;
    if (place === -1 || !left.has(identity)) continue;
    entryOf[at] = -1;
    isTaken[place] = 0;
  }
  const same: (readonly [KnownRow, Entry])[] = [];
  for (const row of rows) {
    const known = entries[entryOf[row.at] ?? -1];
    if (known) same.push([row, known.entry]);
  }
  const others = matchBy(
    list,
    rows.filter(isLeft),
    entries.filter((_known, place) => isTaken[place] === 0),
    ({ identity }) => identity,
  );
  const pairs = [...same, ...others.pairs];
  const known = { rows, entries, unchanged: same.length, sure: pairs.length };
  if (others.first.length === 0 || others.missing.length === 0)
    return { ...others, ...known, pairs };
  const moved = matchBy(list, others.first, others.missing, ({ address }) => address);
  return { ...moved, ...known, pairs: [...pairs, ...moved.pairs] };
};
