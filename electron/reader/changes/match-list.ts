import type { ListName } from '../../../shared/account';
import { identityOf, keyOfAddress, ownAddress, type Values } from './identity';
import { matchRecords, type Row } from './match-records';
import { pinnedAddress, type Entry, type Table } from './table';

/** A record of the answer, with what it is known by. */
export interface KnownRow extends Row {
  readonly identity: string;
  /** Its own address by its key; null where it has none. */
  readonly address: string | null;
}

/** A remembered record likewise, with the address that it is pinned to. */
export interface KnownEntry {
  readonly entry: Entry;
  readonly identity: string;
  readonly address: string | null;
}

/** Which records of an answer are which remembered ones. */
export interface Matched {
  readonly rows: readonly KnownRow[];
  readonly entries: readonly KnownEntry[];
  /** The first `sure` pairs have the same identity, the others the same address. */
  readonly pairs: readonly (readonly [KnownRow, Entry])[];
  readonly sure: number;
  /** Records that are there for the first time. */
  readonly first: readonly KnownRow[];
  readonly missing: readonly KnownEntry[];
}

/** Records of both sides that have a text in common. Nearly always there is one of each. */
interface Group {
  readonly rows: KnownRow[];
  readonly entries: KnownEntry[];
}

/** Pairs the records of both sides that have the same text, which some may not have. */
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
    const [row, one] = [found[0], known[0]];
    if (row && one && found.length === 1 && known.length === 1) {
      pairs.push([row, one.entry]);
      taken.add(one.entry);
      continue;
    }
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

/**
 * Tells which records of an answer are which remembered ones: by identity, and what is left by its address. The table
 * stays as it is.
 */
export const matchList = (list: ListName, table: Table, given: readonly Values[]): Matched => {
  const rows = given.map((values, at): KnownRow => ({
    at,
    values,
    identity: identityOf(list, values),
    address: ownAddress(list, values),
  }));
  const entries = table.map((entry): KnownEntry => {
    const pin = pinnedAddress(list, entry);
    return {
      entry,
      identity: identityOf(list, entry.values),
      address: pin === null ? null : keyOfAddress(pin),
    };
  });
  const { pairs, first, missing } = matchBy(list, rows, entries, ({ identity }) => identity);
  const sure = pairs.length;
  if (first.length === 0 || missing.length === 0) {
    return { rows, entries, pairs, sure, first, missing };
  }
  const others = matchBy(list, first, missing, ({ address }) => address);
  return { ...others, rows, entries, pairs: [...pairs, ...others.pairs], sure };
};
