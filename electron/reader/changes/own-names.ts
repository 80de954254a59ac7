import { addressFields, type ListName } from '../../../shared/account';
import type { Suspect } from './suspects';
import {
  isCalledTheSame,
  keysOfName,
  nameKeys,
  namesOf,
  ownAddress,
  placeOf,
  withNameOf,
  type NameKeys,
  type Values,
} from './identity';
import type { Matched } from './match-list';
import type { Pair } from './match-records';
import { ask, isFree, note, sharingIds, type Asked, type NamesAsked } from './namesakes';
import type { Row } from './row';
import { isMeasure, lastValues, pinnedKey, type Entry, type Table } from './table';

/** Most earlier names that are remembered of a record. The oldest stay, because users have them in their papers. */
const mostNames = 5;

/** The names that are a record's own: the current one, if it is, and earlier ones. */
export const ownNames = (
  list: ListName,
  { isOwn, isLatestOwn = false, values, latest, names = [] }: Entry,
): readonly NameKeys[] => {
  const own = names.map(keysOfName);
  if (isOwn) own.push(nameKeys(list, values));
  if (isLatestOwn && latest) own.push(nameKeys(list, latest));
  return own.filter((keys) => keys !== null);
};

/** The records that own these names, each name with its asset. */
const ownersOf = (list: ListName, table: Table, names: Iterable<string>): Asked => {
  const owners = ask(names);
  for (const entry of table) {
    const address = pinnedKey(list, entry);
    if (address === null || !isMeasure(entry) || entry.isFormer) continue;
    for (const { withAsset } of ownNames(list, entry))
      note(owners, withAsset, entry, address, entry.isPresent);
  }
  return owners;
};

const leftText = (withAsset: string, address: string | null): string =>
  JSON.stringify([withAsset, address]);

/**
 * Names of known records that have another address than their pin, each with that pin. A record that comes to that
 * address does not own the name.
 */
const leftNames = (
  list: ListName,
  pairs: readonly Pair[],
  missing: readonly Entry[],
): ((withAsset: string, address: string | null) => boolean) => {
  const left = new Set<string>();
  const place = placeOf(list, addressFields[list]);
  const add = (entry: Entry, values: Values): void => {
    // Most records have the address that they are pinned to, and computing all keys would take long.
    if (!entry.pins && entry.values[place] === values[place]) return;
    const [pin, address] = [pinnedKey(list, entry), ownAddress(list, values)];
    if (pin === null || address === null || pin === address) return;
    for (const { withAsset } of ownNames(list, entry)) left.add(leftText(withAsset, pin));
  };
  for (const [{ values }, entry] of pairs) add(entry, values);
  for (const entry of missing) if (entry.latest || entry.pins) add(entry, lastValues(entry));
  return (withAsset, address) => left.has(leftText(withAsset, address));
};

/**
 * Gives suspects their names, if no other address has or had the name: first to records that the user knows, by
 * name and asset; then to the others, by name alone, if none of the first ones has it. All records that get one name in
 * one answer have it together. Records that an alarm is about get none. Returns the records that got one.
 */
export const giveNames = (
  list: ListName,
  matched: Matched,
  suspects: ReadonlyMap<Row, Suspect>,
  names: NamesAsked,
  alarmed: ReadonlySet<Row>,
): ReadonlySet<Row> => {
  const sharing = sharingIds(matched);
  const hasLeft = leftNames(list, matched.pairs, matched.missing);
  const named = new Set<Row>();
  const mayGet = (row: Row, { entry, address, pin, keys }: Suspect): boolean => {
    if (alarmed.has(row) || (keys && hasLeft(keys.withAsset, address))) return false;
    if (entry === null) return !sharing.has(row);
    if (!keys || entry.isFormer) return false;
    // A record that had no address is treated like a new one.
    if (pin === null) return true;
    if (pin !== address || !isMeasure(entry)) return false;
    return ownNames(list, entry).every(({ withAsset }) => withAsset !== keys.withAsset);
  };
  const known: (readonly [Row, Suspect])[] = [];
  const unknown: (readonly [Row, Suspect])[] = [];
  for (const one of suspects) (one[1].entry?.isKnown === true ? known : unknown).push(one);
  const give = (
    among: readonly (readonly [Row, Suspect])[],
    isLeft: (keys: NameKeys, address: string) => boolean,
  ): void => {
    const got = among.filter(
      ([row, one]) => mayGet(row, one) && (!one.keys || isLeft(one.keys, one.address)),
    );
    for (const [row, { entry, keys, address }] of got) {
      named.add(row);
      if (keys) names.note(keys, entry, address, true);
    }
  };
  give(known, ({ withAsset }, address) => isFree(names.withAsset, withAsset, address));
  for (const [, { entry, keys, address, pin }] of known) {
    if (keys) note(names.bare, keys.name, entry, address, pin === null || pin === address);
  }
  give(unknown, ({ name }, address) => isFree(names.bare, name, address));
  return named;
};

/** Sets whether the current name of a record is its own. Keeps an own name that it has lost among its earlier ones. */
const settleName = (list: ListName, entry: Entry, values: Values, isOwn: boolean): void => {
  const before = entry.isOwn ? nameKeys(list, entry.values) : null;
  if (before && before.withAsset !== nameKeys(list, values)?.withAsset) {
    const { name, asset } = namesOf(list, entry.values);
    const others = entry.names?.filter((one) => keysOfName(one)?.withAsset !== before.withAsset);
    entry.names = [...(others ?? []), [name, asset] as const].slice(0, mostNames);
  }
  entry.isOwn = isOwn;
};

/**
 * Takes all names from a record that has no claim to them, for example because another one was agreed to in its place
 * or because it had no address.
 */
export const loseNames = (entry: Entry): void => {
  entry.isOwn = false;
  delete entry.isLatestOwn;
  delete entry.names;
};

/**
 * Sets, before records are marked as seen, whether their names are their own from now on. A name is the record's own if
 * it was before, or if no other record has or had it; records that the user knows come first. Records that an alarm is
 * about get none.
 */
export const settleNames = (
  list: ListName,
  table: Table,
  pairs: readonly Pair[],
  alarmed: ReadonlySet<Row>,
  missing: readonly Entry[],
): void => {
  const hasLeft = leftNames(list, pairs, missing);
  for (const [, entry] of pairs) if (entry.isFormer) loseNames(entry);
  const open = pairs
    .filter(([{ values }, entry]) => !entry.isOwn || !isCalledTheSame(list, entry.values, values))
    .map(([row, entry]) => ({ row, entry, called: nameKeys(list, row.values)?.withAsset }));
  if (open.length === 0) return;
  const owners = ownersOf(
    list,
    table,
    open.flatMap(({ called }) => called ?? []),
  );
  for (const isKnown of [true, false]) {
    const got: {
      readonly called: string;
      readonly entry: Entry;
      readonly address: string | null;
    }[] = [];
    for (const { row, entry, called } of open) {
      if (entry.isKnown !== isKnown) continue;
      const isItsOwn = ownNames(list, entry).some(({ withAsset }) => withAsset === called);
      const address = ownAddress(list, row.values);
      const mayGet =
        called === undefined || (isFree(owners, called, address) && !hasLeft(called, address));
      settleName(list, entry, row.values, isItsOwn || (mayGet && !alarmed.has(row)));
      if (called !== undefined && entry.isOwn) got.push({ called, entry, address });
    }
    for (const { called, entry, address } of got)
      note(owners, called, entry, address, entry.isPresent);
  }
};

/**
 * Stores the name of a record in an answer, and whether it is its own: the record is `named`, or owned the name before.
 * `latest` is undefined when the values are those that were seen.
 */
export const takeName = (
  list: ListName,
  entry: Entry,
  latest: Values | undefined,
  isNamed: boolean,
): void => {
  const called = latest && nameKeys(list, latest)?.withAsset;
  const isOwn = isNamed || ownNames(list, entry).some(({ withAsset }) => withAsset === called);
  delete entry.isLatestOwn;
  delete entry.latest;
  if (isNamed && (!latest || isCalledTheSame(list, entry.values, latest))) entry.isOwn = true;
  if (!latest) return;
  entry.latest = latest;
  if (isOwn) entry.isLatestOwn = true;
};

/**
 * Agrees to the current names of records that were put in the place of known ones. A name that was agreed to, or that
 * no other record has or had, counts as seen and as the record's own.
 */
export const agreeToNames = (
  list: ListName,
  table: Table,
  records: readonly Entry[],
  isAgreed: (entry: Entry, withAsset: string) => boolean,
): void => {
  const calledOf = (entry: Entry): string | undefined =>
    nameKeys(list, lastValues(entry))?.withAsset;
  const owners = ownersOf(
    list,
    table,
    records.flatMap((entry) => calledOf(entry) ?? []),
  );
  for (const entry of records) {
    const last = lastValues(entry);
    const called = calledOf(entry);
    const address = ownAddress(list, last);
    // A record with another address than its pin has an alarm of its own.
    if (called === undefined || (address !== null && address !== pinnedKey(list, entry))) continue;
    if (!isFree(owners, called, address) && !isAgreed(entry, called)) continue;
    settleName(list, entry, last, true);
    entry.values = withNameOf(list, entry.values, last);
    delete entry.isLatestOwn;
  }
};
