import { addressFields, type ListName } from '../../../shared/account';
import type { AlarmReason, FieldChange } from '../../../shared/activity';
import { findDoubtful, type Doubtful } from './doubtful';
import { identityOf, isCalledTheSame, isId, namesOf, type NameKeys } from './identity';
import type { KnownRow, Matched } from './match-list';
import type { Row } from './match-records';
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

/** A pinned value that is another one in this answer. */
export interface MovedPin extends FieldChange {
  readonly knownBy: AlarmReason;
  /** Identity of the record that it was pinned to. */
  readonly key: string;
  readonly entry: Entry;
  readonly row: Row;
}

/** What an alarm about a record's own address says. */
const movedTo = (list: ListName, knownBy: AlarmReason, entry: Entry, row: Row): MovedPin => {
  const field = addressFields[list];
  const after = namesOf(list, row.values).address;
  // Of an id, the one that they share: the other record may have got it since the person looked.
  const key = identityOf(list, knownBy === 'twice' ? row.values : entry.values);
  return { knownBy, key, entry, row, field, before: pinnedAddress(list, entry), after };
};

/** Tells apart the records that one alarm may be about. */
const recordOf = (list: ListName, entry: Entry): string =>
  `${identityOf(list, entry.values)}\n${pinnedKey(list, entry) ?? ''}`;

/** Those with an id or a name, of which none has the address of a record. */
const others = (asked: Asked, text: string, { address }: Doubtful): Namesakes | null => {
  const found = asked.get(text);
  return found && !found.addresses.has(address) ? found : null;
};

/**
 * Ids that records have got since the person looked, or known ones had before. They tell them only where no other record has
 * that id: new ones of records that the person knows go before those of before, and these before new ones of the others,
 * which whoever sends them may have given any id.
 */
const noteOtherIds = (
  list: ListName,
  { entries, pairs, sure, missing }: Matched,
  byId: Asked,
): void => {
  const got: { readonly entry: Entry; readonly id: string }[] = [];
  for (const [{ identity }, entry] of pairs.slice(sure)) got.push({ entry, id: identity });
  for (const { entry } of missing) {
    if (entry.latest) got.push({ entry, id: identityOf(list, entry.latest) });
  }
  const noteGot = (isKnown: boolean): void => {
    const free = got.filter(({ entry, id }) => entry.isKnown === isKnown && byId.get(id) === null);
    for (const { entry, id } of free) {
      const address = isMeasure(entry) ? pinnedKey(list, entry) : null;
      if (address !== null && isId(id)) note(byId, id, entry, address, false);
    }
  };
  noteGot(true);
  const had = entries.flatMap(({ entry, address }) =>
    address === null ? [] : (entry.ids ?? []).map((id) => ({ entry, id, address })),
  );
  for (const { entry, id, address } of had.filter(({ id }) => byId.get(id) === null))
    note(byId, id, entry, address, false);
  noteGot(false);
};

interface Impostors {
  readonly moved: readonly MovedPin[];
  readonly sameName: readonly Row[];
  /** Records whose name is their own from now on: no other one has or had it. */
  readonly named: ReadonlySet<Row>;
}

/** Whose the ids and names are that doubtful records have. */
interface Owners {
  readonly byId: Asked;
  readonly names: NamesAsked;
}

const findOwners = (
  list: ListName,
  matched: Matched,
  doubtful: ReadonlyMap<KnownRow, Doubtful>,
): Owners => {
  /** Remembered records that are there with their address: under their identity, or else under the name that they had last. */
  const there = new Set<Entry>();
  /** Those that are not called any more as they were last: a name that nobody has looked at does not stay. */
  const lost = new Set<Entry>();
  for (const [at, [row, entry]] of matched.pairs.entries()) {
    const isCalledSo = (): boolean => isCalledTheSame(list, lastValues(entry), row.values);
    if (entry.isLatestOwn && !isCalledSo()) lost.add(entry);
    if (row.address === null || row.address !== pinnedKey(list, entry)) continue;
    if (at < matched.sure || isCalledSo()) there.add(entry);
  }
  const byId = ask(Array.from(doubtful.keys(), ({ identity }) => identity).filter(isId));
  const names = new NamesAsked(
    [...doubtful.values()].flatMap(({ keys, address }) => (keys ? [{ keys, address }] : [])),
  );
  for (const { entry, identity, address } of matched.entries) {
    if (!isMeasure(entry) || address === null) continue;
    const isThere = there.has(entry);
    note(byId, identity, entry, address, isThere);
    if (entry.isFormer) continue;
    const own = lost.has(entry) ? { ...entry, isLatestOwn: false } : entry;
    for (const keys of ownNames(list, own)) names.note(keys, entry, address, isThere);
  }
  noteOtherIds(list, matched, byId);
  return { byId, names };
};

/** The known record that has the id of this one, which is not its own. */
const twinOf = ({ byId }: Owners, { identity }: KnownRow, one: Doubtful): Entry | null => {
  const isOwnId = one.isItself || byId.get(identity)?.addresses.has(one.pin ?? '');
  return isOwnId ? null : (others(byId, identity, one)?.first ?? null);
};

/** Namesakes of any asset: one name for several is nothing unusual, as long as the known record is there. */
const ofAnyAsset = ({ names }: Owners, keys: NameKeys, one: Doubtful): Namesakes | null =>
  one.isItself || names.withAsset.get(keys.withAsset) ? null : others(names.bare, keys.name, one);

/** The known record that is gone, and whose name this one has. `twin` is the one whose id it has. */
const replacedBy = (
  list: ListName,
  owners: Owners,
  one: Doubtful,
  twin: Entry | null,
): Entry | null => {
  const { keys, address, entry, pin } = one;
  // That one is at another address than before, under a name of its own, is told of the record itself.
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
  // One alarm is enough about one record: by its id, or by one that several have and that all say another address.
  const told = twin ?? (isElsewhere ? entry : null);
  const isTold = told && recordOf(list, told) === recordOf(list, replaced.first);
  return isTold ? null : replaced.first;
};

/** Whether it has the name of a known record, which is still there or has another address. */
const isNamesake = (list: ListName, owners: Owners, row: Row, one: Doubtful): boolean => {
  if (!one.keys || one.isLookedAt) return false;
  const namesakes = owners.names.withAsset.get(one.keys.withAsset);
  if (namesakes) return !namesakes.addresses.has(one.address);
  const ofAny = ofAnyAsset(owners, one.keys, one);
  // No asset is no other one.
  return ofAny !== null && !(ofAny.isThere && typeof namesOf(list, row.values).asset === 'string');
};

/**
 * Finds records that are put in the place of known ones: under an id that a known one has, unless they are known
 * themselves; or under a name and asset that are the own ones of known records, of which none is there. Whether the person
 * has looked at them meanwhile agrees to nothing. One that has the name beside such a record is only marked, until it has
 * been looked at, because names may come twice. Any number of records may share an id or a name.
 */
export const findImpostors = (list: ListName, matched: Matched): Impostors => {
  const { rows, entries, first } = matched;
  if (entries.length === 0) {
    // Names take long to read for thousands of records, and the first answer has nothing to compare them with.
    const sharing = sharingIds(matched);
    return { moved: [], sameName: [], named: new Set(first.filter((row) => !sharing.has(row))) };
  }
  const doubtful = findDoubtful(list, matched);
  if (doubtful.size === 0) return { moved: [], sameName: [], named: new Set() };
  const owners = findOwners(list, matched, doubtful);
  const moved: MovedPin[] = [];
  for (const row of rows) {
    const one = doubtful.get(row);
    if (!one) continue;
    const twin = twinOf(owners, row, one);
    if (twin) moved.push(movedTo(list, 'twice', twin, row));
    const replaced = replacedBy(list, owners, one, twin);
    if (replaced) moved.push(movedTo(list, 'name', replaced, row));
  }
  const alarmed = new Set<Row>(moved.map(({ row }) => row));
  // It adds to the owners: what gets a name here is no namesake of others that get it.
  const named = giveNames(list, matched, doubtful, owners.names, alarmed);
  const sameName = rows.filter((row) => {
    const one = doubtful.get(row);
    return one && !alarmed.has(row) && isNamesake(list, owners, row, one);
  });
  return { moved, sameName, named };
};
