import { addressFields, type ListName } from '../../../shared/account';
import type { Doubtful } from './doubtful';
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
import type { KnownRow, Matched } from './match-list';
import type { Row } from './match-records';
import { ask, isFree, note, sharingIds, type Asked, type NamesAsked } from './namesakes';
import { isMeasure, lastValues, pinnedKey, type Entry, type Table } from './table';

/** Most names of before that are remembered of a record: the first ones, which people have in their papers. */
const mostNames = 5;

/** The names that are a record's own: the one it has, where that is, and those it had before. */
export const ownNames = (
  list: ListName,
  { isOwn, isLatestOwn = false, values, latest, names = [] }: Entry,
): readonly NameKeys[] => {
  const own = names.map(keysOfName);
  if (isOwn) own.push(nameKeys(list, values));
  if (isLatestOwn && latest) own.push(nameKeys(list, latest));
  return own.filter((keys) => keys !== null);
};

/** Whose own these names are, each with its asset. */
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
 * Names of known records that say another address than they are pinned to, each with that pin: what comes there does not
 * own them.
 */
const leftNames = (
  list: ListName,
  pairs: readonly (readonly [Row, Entry])[],
  missing: readonly Entry[],
): ((withAsset: string, address: string | null) => boolean) => {
  const left = new Set<string>();
  const place = placeOf(list, addressFields[list]);
  const add = (entry: Entry, values: Values): void => {
    // Most are pinned to what they say, and keys of addresses take long for all of them.
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
 * Gives doubtful records their names, where no other address has or had them: first to those that the person knows, under
 * that name and asset; then to the others, where none of those is called so, whatever the asset. All that got one name in
 * one answer have it together. What an alarm is about gets none.
 */
export const giveNames = (
  list: ListName,
  matched: Matched,
  doubtful: ReadonlyMap<KnownRow, Doubtful>,
  names: NamesAsked,
  alarmed: ReadonlySet<Row>,
): ReadonlySet<Row> => {
  const sharing = sharingIds(matched);
  const missing = matched.missing.map(({ entry }) => entry);
  const hasLeft = leftNames(list, matched.pairs, missing);
  const named = new Set<Row>();
  const mayGet = (row: KnownRow, { entry, address, pin, keys }: Doubtful): boolean => {
    if (alarmed.has(row) || (keys && hasLeft(keys.withAsset, address))) return false;
    if (entry === null) return !sharing.has(row);
    if (!keys || entry.isFormer) return false;
    // One that had no address is as one that is there for the first time.
    if (pin === null) return true;
    if (pin !== address || !isMeasure(entry)) return false;
    return ownNames(list, entry).every(({ withAsset }) => withAsset !== keys.withAsset);
  };
  const known: (readonly [KnownRow, Doubtful])[] = [];
  const unknown: (readonly [KnownRow, Doubtful])[] = [];
  for (const one of doubtful) (one[1].entry?.isKnown === true ? known : unknown).push(one);
  const give = (
    among: readonly (readonly [KnownRow, Doubtful])[],
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

/** Says of a record whether what it is called now is its own. A name that it has lost stays with it. */
const settleName = (list: ListName, entry: Entry, values: Values, isOwn: boolean): void => {
  const before = entry.isOwn ? nameKeys(list, entry.values) : null;
  if (before && before.withAsset !== nameKeys(list, values)?.withAsset) {
    const { name, asset } = namesOf(list, entry.values);
    const others = entry.names?.filter((one) => keysOfName(one)?.withAsset !== before.withAsset);
    entry.names = [...(others ?? []), [name, asset] as const].slice(0, mostNames);
  }
  entry.isOwn = isOwn;
};

/** Takes all its names from a record: another one was agreed to in its place, or it had no address to be named. */
export const loseNames = (entry: Entry): void => {
  entry.isOwn = false;
  delete entry.isLatestOwn;
  delete entry.names;
};

/**
 * Says of records, before the person counts as having looked at them, whether what they are called is their own from now
 * on: it is where it was before, or where no other record has or had that name; those that the person knows go first.
 * What an alarm is about gets none.
 */
export const settleNames = (
  list: ListName,
  table: Table,
  pairs: readonly (readonly [Row, Entry])[],
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

/** Takes over what a record is called in an answer, and whether that is its own: it is `named`, or it was before. */
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
 * Agrees to what records are called now that were put in the place of known ones: where that name was agreed to, or where
 * no other record has or had it, it counts as seen and is their own.
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
    // One that has another address than it is pinned to is asked about by itself.
    if (called === undefined || (address !== null && address !== pinnedKey(list, entry))) continue;
    if (!isFree(owners, called, address) && !isAgreed(entry, called)) continue;
    settleName(list, entry, last, true);
    entry.values = withNameOf(list, entry.values, last);
    delete entry.isLatestOwn;
  }
};
