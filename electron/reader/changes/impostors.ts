import { addressFields, type ListName } from '../../../shared/account';
import type { AlarmReason, FieldChange } from '../../../shared/activity';
import { findSuspects, type Suspect } from './suspects';
import { identityOf, isCalledTheSame, isId, namesOf, type NameKeys } from './identity';
import type { Matched } from './match-list';
import type { Row } from './row';
import {
  ask,
  nameAndForm,
  NamesAsked,
  note,
  sharingIds,
  type Asked,
  type Namesakes,
} from './namesakes';
import { giveNames, ownNames } from './own-names';
import { isMeasure, lastValues, pinnedAddress, pinnedKey, type Entry } from './table';

/** A pinned field that has another value in this answer. */
export interface MovedPin extends FieldChange {
  readonly list: ListName;
  readonly knownBy: AlarmReason;
  /** Identity of the record that the value was pinned to. */
  readonly key: string;
  readonly entry: Entry;
  readonly row: Row;
}

/** The change of a record's address, for an alarm. */
const movedTo = (list: ListName, knownBy: AlarmReason, entry: Entry, row: Row): MovedPin => {
  const field = addressFields[list];
  const after = namesOf(list, row.values).address;
  // With `twice`, the identity is the id that both share: the known record may have got it since the user looked.
  const key = identityOf(list, knownBy === 'twice' ? row.values : entry.values);
  return { list, knownBy, key, entry, row, field, before: pinnedAddress(list, entry), after };
};

/** Identifies the records that one alarm may be about. */
const recordOf = (list: ListName, entry: Entry): string =>
  `${identityOf(list, entry.values)}\n${pinnedKey(list, entry) ?? ''}`;

/** The records with an id or a name, if none of them has the address of this one; otherwise null. */
const others = (asked: Asked, text: string, { address }: Suspect): Namesakes | null => {
  const found = asked.get(text);
  return found && !found.addresses.has(address) ? found : null;
};

/**
 * Adds ids that records have got since the user looked, and ids that known records had before. Such an id identifies a
 * record only if no other record has it. New ids of known records come first, then earlier ids, then new ids of other
 * records, which the service may have chosen at will.
 */
const noteOtherIds = (
  list: ListName,
  { entries, pairs, sure, missing }: Matched,
  byId: Asked,
): void => {
  const got: { readonly entry: Entry; readonly id: string }[] = [];
  for (const [{ identity }, entry] of pairs.slice(sure)) got.push({ entry, id: identity });
  for (const entry of missing) {
    if (entry.latest) got.push({ entry, id: identityOf(list, entry.latest) });
  }
  const noteGot = (isKnown: boolean): void => {
    const free = got.filter(({ entry, id }) => entry.isKnown === isKnown && byId.get(id) === null);
    for (const { entry, id } of free) {
      const address = isMeasure(entry) ? pinnedKey(list, entry) : null;
      if (address !== null) note(byId, id, entry, address, false);
    }
  };
  noteGot(true);
  const had = entries.flatMap((entry) => (entry.ids ?? []).map((id) => ({ entry, id })));
  for (const { entry, id } of had.filter(({ id }) => byId.get(id) === null)) {
    const address = pinnedKey(list, entry);
    if (address !== null) note(byId, id, entry, address, false);
  }
  noteGot(false);
};

interface Impostors {
  readonly moved: readonly MovedPin[];
  readonly sameName: readonly Row[];
  /** Records whose name is their own from now on: no other record has or had it. */
  readonly named: ReadonlySet<Row>;
}

/** The owners of the ids and names that suspects have. */
interface Owners {
  readonly byId: Asked;
  readonly names: NamesAsked;
}

const findOwners = (
  list: ListName,
  matched: Matched,
  suspects: ReadonlyMap<Row, Suspect>,
): Owners => {
  /** Remembered records that are in the answer with their address, under their identity or else their last name. */
  const there = new Set<Entry>();
  /** Records that have lost the name that they had last. A name that nobody has looked at is not kept. */
  const lost = new Set<Entry>();
  for (const [at, [row, entry]] of matched.pairs.entries()) {
    const isCalledSo = (): boolean => isCalledTheSame(list, lastValues(entry), row.values);
    if (entry.isLatestOwn && !isCalledSo()) lost.add(entry);
    if (row.address === pinnedKey(list, entry) && (at < matched.sure || isCalledSo()))
      there.add(entry);
  }
  const byId = ask(Array.from(suspects.keys(), ({ identity }) => identity).filter(isId));
  const names = new NamesAsked(
    [...suspects.values()].flatMap(({ keys, address }) => (keys ? [{ keys, address }] : [])),
  );
  for (const entry of matched.entries) {
    const address = isMeasure(entry) ? pinnedKey(list, entry) : null;
    if (address === null) continue;
    const isThere = there.has(entry);
    note(byId, identityOf(list, entry.values), entry, address, isThere);
    if (entry.isFormer) continue;
    const own = lost.has(entry) ? { ...entry, isLatestOwn: false } : entry;
    for (const keys of ownNames(list, own)) names.note(keys, entry, address, isThere);
  }
  noteOtherIds(list, matched, byId);
  return { byId, names };
};

/** The known record whose id this one has, although the id is not its own. */
const twinOf = ({ byId }: Owners, { identity }: Row, one: Suspect): Entry | null => {
  const isOwnId = one.isItself || byId.get(identity)?.addresses.has(one.pin ?? '');
  return isOwnId ? null : (others(byId, identity, one)?.first ?? null);
};

/** Namesakes with any asset. One name with several assets is usual, as long as the known record is there. */
const ofAnyAsset = ({ names }: Owners, keys: NameKeys, one: Suspect): Namesakes | null =>
  one.isItself || names.withAsset.get(keys.withAsset) ? null : others(names.bare, keys.name, one);

/** The known record that is gone and whose name this one has. `twin` is the record whose id it has. */
const replacedBy = (
  list: ListName,
  owners: Owners,
  one: Suspect,
  twin: Entry | null,
): Entry | null => {
  const { keys, address, entry, pin } = one;
  // A record that has moved to another address under its own name has an alarm of its own.
  const isElsewhere = entry && !entry.isFormer && pin !== null && pin !== address;
  const own = isElsewhere ? ownNames(list, entry) : [];
  if (!keys || own.some(({ withAsset }) => withAsset === keys.withAsset)) return null;
  const isOwnElsewhere = own.some(({ name }) => name === keys.name);
  const ofAny = isOwnElsewhere ? null : ofAnyAsset(owners, keys, one);
  const { withAsset, byForm } = owners.names;
  const replaced =
    others(withAsset, keys.withAsset, one) ??
    (ofAny && others(byForm, nameAndForm(keys, address), one));
  if (!replaced?.first || replaced.isThere) return null;
  // One alarm about a record is enough: the one by its id, or the one about its own move.
  const told = twin ?? (isElsewhere ? entry : null);
  const isTold = told && recordOf(list, told) === recordOf(list, replaced.first);
  return isTold ? null : replaced.first;
};

/** Whether a record has the name of a known record with another address. */
const isNamesake = (list: ListName, owners: Owners, row: Row, one: Suspect): boolean => {
  if (!one.keys || one.isLookedAt) return false;
  const namesakes = owners.names.withAsset.get(one.keys.withAsset);
  if (namesakes) return !namesakes.addresses.has(one.address);
  const ofAny = ofAnyAsset(owners, one.keys, one);
  // A missing asset is not a different one.
  return ofAny !== null && !(ofAny.isThere && typeof namesOf(list, row.values).asset === 'string');
};

/**
 * Finds records that were put in the place of known ones: with the id of a known record, unless they are known
 * themselves; or with the own name and asset of known records, none of which is there. Looking at such a record does
 * not count as agreeing to it. A record with the name of one that is still there is only marked, until the user has
 * looked at it, because names may occur twice. Any number of records may share an id or a name.
 */
export const findImpostors = (list: ListName, matched: Matched): Impostors => {
  const { rows, entries, first } = matched;
  if (entries.length === 0) {
    // Reading names is slow for thousands of records, and the first answer has nothing to compare them with.
    const sharing = sharingIds(matched);
    return { moved: [], sameName: [], named: new Set(first.filter((row) => !sharing.has(row))) };
  }
  const suspects = findSuspects(list, matched);
  if (suspects.size === 0) return { moved: [], sameName: [], named: new Set() };
  const owners = findOwners(list, matched, suspects);
  const moved: MovedPin[] = [];
  for (const row of rows) {
    const one = suspects.get(row);
    if (!one) continue;
    const twin = twinOf(owners, row, one);
    if (twin) moved.push(movedTo(list, 'twice', twin, row));
    const replaced = replacedBy(list, owners, one, twin);
    if (replaced) moved.push(movedTo(list, 'name', replaced, row));
  }
  const alarmed = new Set<Row>(moved.map(({ row }) => row));
  // This adds to the owners: a record that gets a name here is not a namesake of others that get the same one.
  const named = giveNames(list, matched, suspects, owners.names, alarmed);
  const sameName = rows.filter((row) => {
    const one = suspects.get(row);
    return one && !alarmed.has(row) && isNamesake(list, owners, row, one);
  });
  return { moved, sameName, named };
};
