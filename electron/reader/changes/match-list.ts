import { textOf, type ListName } from '../../../shared/account';
import { identityOf, isUnchanged, keyAt, type Values } from './identity';
import { matchRecords, type Pair } from './match-records';
import { Row } from './row';
import { pinnedKey, type Entry, type Table } from './table';

/** Which records of an answer are which remembered ones. */
export interface Matched {
  readonly rows: readonly Row[];
  /** All remembered records. */
  readonly entries: readonly Entry[];
  /** The first `sure` pairs have the same identity, and the others the same address. */
  readonly pairs: readonly Pair[];
  readonly sure: number;
  /** Records that are in an answer for the first time. */
  readonly first: readonly Row[];
  readonly missing: readonly Entry[];
}

/**
 * Which records are the same letter by letter: for each row the index of its entry, or -1; and which entries have one.
 */
interface Unchanged {
  readonly places: Int32Array;
  readonly isTaken: Uint8Array;
}

/** Most rows follow one another as before; a row that has moved is looked up. */
const findUnchanged = (
  list: ListName,
  given: readonly Values[],
  entries: readonly Entry[],
): Unchanged => {
  // Values of two answers are never the same object, so a key that is no text is found by its text.
  const keyOf = (values: Values): string => textOf(values[keyAt[list]] ?? null);
  const places = new Int32Array(given.length).fill(-1);
  const isTaken = new Uint8Array(entries.length);
  let byKey: Map<string, number> | undefined;
  let next = 0;
  const take = (at: number, values: Values, place: number): boolean => {
    const entry = entries[place];
    if (!entry || isTaken[place] === 1 || !isUnchanged(entry.values, values)) return false;
    places[at] = place;
    isTaken[place] = 1;
    next = place + 1;
    return true;
  };
  for (const [at, values] of given.entries()) {
    if (take(at, values, next)) continue;
    byKey ??= new Map(entries.map((entry, place) => [keyOf(entry.values), place]));
    take(at, values, byKey.get(keyOf(values)) ?? -1);
  }
  return { places, isTaken };
};

/** Records of both sides that have a text in common, nearly always one of each. */
interface Group {
  readonly rows: Row[];
  readonly entries: Entry[];
}

/** Pairs records of both sides with the same text. A record whose text is null has no partner. */
const matchBy = (
  list: ListName,
  rows: readonly Row[],
  entries: readonly Entry[],
  textOfRow: (row: Row) => string | null,
  textOfEntry: (entry: Entry) => string | null,
): Pick<Matched, 'pairs' | 'first' | 'missing'> => {
  const groups = new Map<string, Group>();
  for (const entry of entries) {
    const text = textOfEntry(entry);
    if (text === null) continue;
    const group = groups.get(text);
    if (group) group.entries.push(entry);
    else groups.set(text, { rows: [], entries: [entry] });
  }
  const pairs: Pair[] = [];
  const first: Row[] = [];
  for (const row of rows) {
    const text = textOfRow(row);
    const group = text === null ? undefined : groups.get(text);
    (group?.rows ?? first).push(row);
  }
  for (const group of groups.values()) {
    if (group.rows.length === 0) continue;
    const matched = matchRecords(list, group.rows, group.entries);
    for (const pair of matched.pairs) pairs.push(pair);
    for (const added of matched.added) first.push(added);
  }
  const taken = new Set(pairs.map(([, entry]) => entry));
  return { pairs, first, missing: entries.filter((entry) => !taken.has(entry)) };
};

/** Finds which records of an answer are which remembered ones: by identity, then by address. Changes no table. */
export const matchList = (list: ListName, table: Table, given: readonly Values[]): Matched => {
  const { places, isTaken } = findUnchanged(list, given, table);
  const entryOf = (at: number): Entry | undefined => table[places[at] ?? -1];
  // An unchanged row has the very values of its entry, so that comparing them again takes no time.
  const rows = given.map((values, at) => new Row(list, at, entryOf(at)?.values ?? values));
  const left = new Set<string>();
  for (const row of rows) if (places[row.at] === -1) left.add(row.identity);
  for (const [place, { values }] of table.entries())
    if (isTaken[place] === 0) left.add(identityOf(list, values));
  // A record that shares its identity with one that is left is matched again below.
  for (const { at, identity } of left.size === 0 ? [] : rows) {
    const place = places[at] ?? -1;
    if (place === -1 || !left.has(identity)) continue;
    places[at] = -1;
    isTaken[place] = 0;
  }
  const unchanged = rows.flatMap((row): readonly Pair[] => {
    const entry = entryOf(row.at);
    return entry ? [[row, entry]] : [];
  });
  const same = matchBy(
    list,
    rows.filter(({ at }) => places[at] === -1),
    table.filter((_entry, place) => isTaken[place] === 0),
    ({ identity }) => identity,
    ({ values }) => identityOf(list, values),
  );
  const moved = matchBy(
    list,
    same.first,
    same.missing,
    ({ address }) => address,
    (entry) => pinnedKey(list, entry),
  );
  const sure = unchanged.length + same.pairs.length;
  const pairs = [...unchanged, ...same.pairs, ...moved.pairs];
  return { ...moved, rows, entries: table, pairs, sure };
};
