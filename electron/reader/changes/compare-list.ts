import { addressFields, listFields, type Field, type ListName } from '../../../shared/account';
import {
  rowMarks,
  type AlarmReason,
  type ChangeCounts,
  type FieldChange,
} from '../../../shared/activity';
import {
  identityOf,
  isCalledTheSame,
  isId,
  isPinnable,
  isSameValue,
  nameField,
  nameKeys,
  namesOf,
  type NameKeys,
  type Values,
} from './identity';
import { formOfAddress } from '../../../shared/address';
import { beyondFile } from './from-file';
import type { KnownEntry, KnownRow, Matched } from './match-list';
import type { Row } from './match-records';
import { findNameTakers, ownNames } from './own-names';
import {
  isMeasure,
  lastValues,
  pinnedAddress,
  pinnedKey,
  pinnedPlaces,
  pinOf,
  type Entry,
} from './table';

/** A pinned value that is another one in this answer. */
export interface MovedPin extends FieldChange {
  readonly knownBy: AlarmReason;
  /** Identity of the record that it was pinned to. */
  readonly key: string;
  readonly entry: Entry;
  readonly row: Row;
}

/** A value that was never there to be pinned before. */
interface NewPin {
  readonly entry: Entry;
  readonly field: string;
  readonly value: Field;
}

/** How a list of an answer differs from what is remembered of it. */
export interface Comparison extends Pick<Matched, 'rows' | 'pairs' | 'unchanged' | 'first'> {
  /** Where it is not, because some records could not be read, none can be said to be missing. */
  readonly isWhole: boolean;
  /** Remembered records that the answer does not have. */
  readonly missing: readonly Entry[];
  readonly moved: readonly MovedPin[];
  readonly newPins: readonly NewPin[];
  /** Records whose name a known one has, and newcomers that share an id: what they are called is not theirs alone. */
  readonly takers: ReadonlySet<Row>;
  /** How it differs from what was seen last: in numbers, and one of `rowMarks` for each row. */
  readonly counts: ChangeCounts;
  readonly marks: Uint8Array;
}

export const changedFields = (
  list: ListName,
  before: Values,
  after: Values,
): readonly FieldChange[] => {
  const fields: FieldChange[] = [];
  for (const [at, field] of listFields[list].entries()) {
    const [old, now]: readonly [Field, Field] = [before[at] ?? null, after[at] ?? null];
    if (!isSameValue(field, old, now)) fields.push({ field, before: old, after: now });
  }
  return fields;
};

/** Whether these changes are of the record's name alone. */
export const isRenaming = (list: ListName, fields: readonly FieldChange[]): boolean =>
  fields.length === 1 && fields[0]?.field === nameField(list);

/** What an alarm about a record's own address says. */
const movedTo = (list: ListName, knownBy: AlarmReason, entry: Entry, row: Row): MovedPin => {
  const field = addressFields[list];
  const after = namesOf(list, row.values).address;
  const key = identityOf(list, entry.values);
  return { knownBy, key, entry, row, field, before: pinnedAddress(list, entry), after };
};

/** Known records that share an id or a name, and the addresses that they are pinned to. */
interface Namesakes {
  readonly first: Entry;
  readonly addresses: Set<string>;
  /** Whether one of them is there with its address. */
  isThere: boolean;
}

/** By the ids or names that somebody asks for; null where no known record has one. */
type Asked = Map<string, Namesakes | null>;

const ask = (texts: Iterable<string>): Asked =>
  new Map(Array.from(texts, (text): readonly [string, null] => [text, null]));

const note = (
  asked: Asked,
  text: string,
  entry: Entry,
  address: string,
  isThere: boolean,
): void => {
  const group = asked.get(text);
  if (group === undefined) return;
  if (group === null) {
    asked.set(text, { first: entry, addresses: new Set([address]), isThere });
    return;
  }
  group.addresses.add(address);
  group.isThere ||= isThere;
};

/** A name, and the form of an address: of one form, one address may be paid to in place of the other. */
const nameAndForm = ({ name }: NameKeys, address: string): string =>
  `${name}\n${formOfAddress(address)}`;

/** A record that is looked at more closely. */
interface Doubtful {
  /** Whether it is a known record itself, with its address. */
  readonly isItself: boolean;
  /** Whether the person has looked at it as it is. */
  readonly isLookedAt: boolean;
}

/** Records of an answer whose id or name is not their own, or that nobody has looked at yet, and that have an address. */
const findDoubtful = (
  list: ListName,
  { pairs, unchanged, sure, first }: Matched,
): ReadonlyMap<KnownRow, Doubtful> => {
  const doubtful = new Map<KnownRow, Doubtful>();
  for (const row of first) {
    if (row.address !== null) doubtful.set(row, { isItself: false, isLookedAt: false });
  }
  for (const [at, [row, entry]] of pairs.entries()) {
    const { isKnown, isOwn, isFormer, pins } = entry;
    const isUnchanged = at < unchanged;
    if (isUnchanged && isOwn && !isFormer && !pins) continue;
    const pin = pinnedKey(list, entry);
    // That it has another address than before is told of the record itself.
    if (row.address === null || (pin !== null && pin !== row.address)) continue;
    const isThere = at < sure && pin !== null;
    if (isThere && isOwn && !isFormer && isCalledTheSame(list, entry.values, row.values)) continue;
    // One that another was agreed to in the place of is not right any more when it comes back.
    const isItself = isThere && isKnown && !isFormer;
    doubtful.set(row, { isItself, isLookedAt: isUnchanged && isItself });
  }
  return doubtful;
};

/**
 * Finds records that are put in the place of known ones: under an id that a known one has, unless they are known
 * themselves; or under a name and asset that are the own ones of known records, of which none is there. Whether the person
 * has looked at them meanwhile agrees to nothing. One that has the name beside such a record is only marked, until it has
 * been looked at, because names may come twice. Any number of records may share an id or a name.
 */
const findImpostors = (
  list: ListName,
  matched: Matched,
): Pick<Comparison, 'moved'> & { readonly sameName: readonly Row[] } => {
  const { rows, entries, pairs, sure } = matched;
  if (entries.length === 0) return { moved: [], sameName: [] };
  const doubtful = findDoubtful(list, matched);
  if (doubtful.size === 0) return { moved: [], sameName: [] };
  /** Remembered records that are there with their address: under their identity, or else under the name that they had last. */
  const there = new Set<Entry>();
  for (const [at, [row, entry]] of pairs.entries()) {
    if (row.address === null || row.address !== pinnedKey(list, entry)) continue;
    if (at < sure || isCalledTheSame(list, lastValues(entry), row.values)) there.add(entry);
  }
  const names = new Map<KnownRow, NameKeys | null>();
  for (const row of doubtful.keys()) names.set(row, nameKeys(list, row.values));
  const byId = ask(Array.from(doubtful.keys(), ({ identity }) => identity).filter(isId));
  const byName = ask(Array.from(names.values(), (keys) => keys?.withAsset ?? ''));
  const byBareName = ask(Array.from(names.values(), (keys) => keys?.name ?? ''));
  const byForm = ask(
    Array.from(names, ([{ address }, keys]) => (keys ? nameAndForm(keys, address ?? '') : '')),
  );
  const renamed: KnownEntry[] = [];
  for (const known of entries) {
    const { entry, identity, address } = known;
    if (!isMeasure(entry) || address === null) continue;
    const isThere = there.has(entry);
    note(byId, identity, entry, address, isThere);
    if (entry.isFormer) continue;
    if (entry.latest) renamed.push(known);
    for (const keys of ownNames(list, entry)) {
      note(byName, keys.withAsset, entry, address, isThere);
      note(byBareName, keys.name, entry, address, isThere);
      note(byForm, nameAndForm(keys, address), entry, address, isThere);
    }
  }
  // A record's new name tells it only where no other record has that name: or a newcomer could take one over by renaming.
  for (const { entry, address } of renamed) {
    const keys = nameKeys(list, lastValues(entry));
    const isFree = keys && !byName.get(keys.withAsset)?.first;
    if (isFree) note(byName, keys.withAsset, entry, address ?? '', there.has(entry));
  }
  const moved: MovedPin[] = [];
  const sameName: Row[] = [];
  for (const row of rows) {
    const { address, identity } = row;
    const doubt = doubtful.get(row);
    if (doubt === undefined || address === null) continue;
    const { isItself, isLookedAt } = doubt;
    const others = (asked: Asked, text: string): Namesakes | null => {
      const found = asked.get(text);
      return found && !found.addresses.has(address) ? found : null;
    };
    const twins = isItself ? null : others(byId, identity);
    if (twins) {
      moved.push(movedTo(list, 'twice', twins.first, row));
      continue;
    }
    const keys = names.get(row);
    if (!keys) continue;
    const namesakes = byName.get(keys.withAsset);
    // One name for several assets is nothing unusual, as long as the known record is there; no asset is no other one.
    const ofAnyAsset = namesakes || isItself ? null : others(byBareName, keys.name);
    const replaced =
      others(byName, keys.withAsset) ?? (ofAnyAsset && others(byForm, nameAndForm(keys, address)));
    if (replaced && !replaced.isThere) moved.push(movedTo(list, 'name', replaced.first, row));
    else if (isLookedAt) continue;
    else if (namesakes) {
      if (!namesakes.addresses.has(address)) sameName.push(row);
    } else if (ofAnyAsset) {
      const hasAsset = typeof namesOf(list, row.values).asset === 'string';
      if (!ofAnyAsset.isThere || !hasAsset) sameName.push(row);
    }
  }
  return { moved, sameName };
};

/**
 * Compares a list with what is remembered of it, in time linear in both. The order of the list means nothing. Where
 * some records could not be read, so that it is not whole, none is said to be missing.
 */
export const compareList = (list: ListName, matched: Matched, isWhole: boolean): Comparison => {
  const { rows, pairs, unchanged, first } = matched;
  const missing = matched.missing.map(({ entry }) => entry);
  const marks = new Uint8Array(rows.length);
  const counts = { changed: 0, renamed: 0, added: 0, removed: 0 };
  const moved: MovedPin[] = [];
  const newPins: NewPin[] = [];

  const mark = ({ at }: Row, kind: 'added' | 'renamed' | 'changed'): void => {
    marks[at] = rowMarks[kind];
    counts[kind] += 1;
  };
  for (const [place, [row, entry]] of pairs.entries()) {
    const isSame = place < unchanged;
    for (const { name, at } of isSame && !entry.pins ? [] : pinnedPlaces[list]) {
      const [pin, now] = [pinOf(entry, name, at), row.values[at] ?? null];
      if (!isPinnable(now)) continue;
      if (pin === null) newPins.push({ entry, field: name, value: now });
      else if (!isSameValue(name, pin, now)) {
        const key = identityOf(list, entry.values);
        moved.push({ knownBy: 'same', key, entry, row, field: name, before: pin, after: now });
      }
    }
    if (!entry.isSeen) {
      mark(row, 'added');
      continue;
    }
    const fields = isSame ? [] : beyondFile(entry, changedFields(list, entry.values, row.values));
    if (fields.length > 0) mark(row, isRenaming(list, fields) ? 'renamed' : 'changed');
  }
  for (const row of first) mark(row, 'added');
  if (isWhole) for (const { isSeen } of missing) if (isSeen) counts.removed += 1;
  const impostors = findImpostors(list, matched);
  for (const { at } of impostors.sameName) marks[at] = rowMarks.sameName;
  return {
    rows,
    pairs,
    unchanged,
    first,
    isWhole,
    missing,
    moved: [...moved, ...impostors.moved],
    newPins,
    takers: findNameTakers(list, matched),
    counts,
    marks,
  };
};
