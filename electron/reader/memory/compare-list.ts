import { listFields, type Field, type ListName } from '../../../shared/account';
import {
  rowMarks,
  type AlarmReason,
  type ChangeCounts,
  type FieldChange,
} from '../../../shared/activity';
import {
  addressField,
  identityOf,
  isId,
  isPinnable,
  isSameValue,
  keyOfAddress,
  nameField,
  nameKeys,
  namesOf,
  ownAddress,
  type Values,
} from './identity';
import { matchRecords, type Row } from './match-records';
import { lastValues, pinnedAddress, pinnedPlaces, pinOf, type Entry, type Table } from './table';

/** A pinned value that is another one in this answer. */
export interface MovedPin extends FieldChange {
  readonly knownBy: AlarmReason;
  /** Identity of the record that it was pinned to. */
  readonly key: string;
  readonly entry: Entry;
  readonly row: Row;
}

/** A value that was never there to be pinned before. */
export interface NewPin {
  readonly entry: Entry;
  readonly field: string;
  readonly value: Field;
}

/** How a list of an answer differs from what is remembered of it. */
export interface Comparison {
  /** Which record of the answer is which remembered one. */
  readonly pairs: readonly (readonly [Row, Entry])[];
  /** Records that are there for the first time. */
  readonly first: readonly Row[];
  /** Remembered records that the answer does not have. */
  readonly missing: readonly Entry[];
  readonly moved: readonly MovedPin[];
  readonly newPins: readonly NewPin[];
  /** How it differs from what was seen last: in numbers, and one of `rowMarks` for each row. */
  readonly counts: ChangeCounts;
  readonly marks: Uint8Array;
}

export interface CompareOptions {
  readonly list: ListName;
  readonly table: Table;
  /** The records of the answer, in its order. */
  readonly rows: readonly Values[];
  /** Whether the answer has all records of the list: where some could not be read, none is said to be missing. */
  readonly isWhole: boolean;
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

/** Everything by a text that it has; what has none is left out. */
export const groupBy = <One>(
  all: Iterable<One>,
  textOf: (one: One) => string | null,
): ReadonlyMap<string, One[]> => {
  const groups = new Map<string, One[]>();
  for (const one of all) {
    const text = textOf(one);
    if (text === null) continue;
    const others = groups.get(text);
    if (others) others.push(one);
    else groups.set(text, [one]);
  }
  return groups;
};

/** Records of an answer and remembered ones that are the same: by identity, and what is left by its address. */
const matchAll = (list: ListName, rows: readonly Row[], table: Table) => {
  const pairs: (readonly [Row, Entry])[] = [];
  const match = (
    found: readonly Row[],
    known: readonly Entry[],
    rowText: (row: Row) => string | null,
    entryText: (entry: Entry) => string | null,
  ) => {
    const entries = groupBy(known, entryText);
    const added: Row[] = [];
    const taken = new Set<Entry>();
    for (const [text, group] of groupBy(found, rowText)) {
      const matched = matchRecords(list, group, entries.get(text) ?? []);
      for (const pair of matched.pairs) {
        pairs.push(pair);
        taken.add(pair[1]);
      }
      for (const row of matched.added) added.push(row);
    }
    return { added, missing: known.filter((entry) => !taken.has(entry)) };
  };
  const byIdentity = match(
    rows,
    table,
    ({ values }) => identityOf(list, values),
    (entry) => identityOf(list, entry.values),
  );
  const sure = pairs.length;
  const { added, missing } = byIdentity;
  const bySeat =
    added.length === 0 || missing.length === 0
      ? byIdentity
      : match(
          added,
          missing,
          // One without an address is known by nothing else.
          ({ values }) => ownAddress(list, values) ?? '',
          (entry) => {
            const address = pinnedAddress(list, entry);
            return address === null ? null : keyOfAddress(address);
          },
        );
  return { pairs, sure, first: bySeat.added, missing: bySeat.missing };
};

/** What an alarm about a record's own address says. */
const movedTo = (list: ListName, knownBy: AlarmReason, entry: Entry, row: Row): MovedPin => {
  const field = addressField[list];
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

/**
 * Finds records that are put in the place of known ones, among those that are no known record themselves: under an id
 * that a known one has, or under the name and asset of one that is gone. One that has a name beside the known record is
 * only marked, because names may come twice. Any number of records may share an id or a name.
 */
const findImpostors = (
  { list, table }: Pick<CompareOptions, 'list' | 'table'>,
  rows: readonly Row[],
  { pairs, sure }: Pick<ReturnType<typeof matchAll>, 'pairs' | 'sure'>,
): { readonly moved: readonly MovedPin[]; readonly sameName: readonly Row[] } => {
  const pinned = new Map<Entry, string>();
  for (const entry of table) {
    const pin = pinnedAddress(list, entry);
    if (pin !== null) pinned.set(entry, keyOfAddress(pin));
  }
  /** Known records that are there: under their identity, and with their address. */
  const there = new Set<Entry>();
  const pairOf = new Map(pairs);
  for (const [row, entry] of pairs.slice(0, sure)) {
    if (entry.isKnown && ownAddress(list, row.values) === pinned.get(entry)) there.add(entry);
  }
  const byId = new Map<string, Namesakes>();
  const byName = new Map<string, Namesakes>();
  const byBareName = new Map<string, Namesakes>();
  const note = (groups: Map<string, Namesakes>, text: string, entry: Entry, at: string): void => {
    const group = groups.get(text) ?? { first: entry, addresses: new Set(), isThere: false };
    groups.set(text, group);
    group.addresses.add(at);
    group.isThere ||= there.has(entry);
  };
  for (const [entry, at] of pinned) {
    if (!entry.isKnown) continue;
    note(byId, identityOf(list, entry.values), entry, at);
    if (entry.isFormer) continue;
    const last = lastValues(entry);
    for (const values of last === entry.values ? [last] : [entry.values, last]) {
      const keys = nameKeys(list, values);
      if (!keys) continue;
      note(byName, keys.withAsset, entry, at);
      note(byBareName, keys.name, entry, at);
    }
  }
  const moved: MovedPin[] = [];
  const sameName: Row[] = [];
  for (const row of byName.size + byId.size === 0 ? [] : rows) {
    const at = ownAddress(list, row.values);
    if (at === null) continue;
    const entry = pairOf.get(row);
    const pin = entry && pinned.get(entry);
    // That it has another address than before is told of the record itself.
    if (pin !== undefined && pin !== at) continue;
    const isItself = entry !== undefined && there.has(entry);
    const identity = identityOf(list, row.values);
    const twins = isId(identity) && !isItself ? byId.get(identity) : undefined;
    if (twins && !twins.addresses.has(at)) {
      moved.push(movedTo(list, 'twice', twins.first, row));
      continue;
    }
    const keys = nameKeys(list, row.values);
    if (!keys) continue;
    const namesakes = byName.get(keys.withAsset);
    if (!namesakes) {
      const others = byBareName.get(keys.name);
      // One name for several assets is nothing unusual, as long as the known record is there.
      if (others && !others.isThere && !others.addresses.has(at) && !isItself) sameName.push(row);
      continue;
    }
    if (namesakes.addresses.has(at)) continue;
    const isReplaced = namesakes.addresses.size === 1 && !namesakes.isThere && !isItself;
    if (isReplaced) moved.push(movedTo(list, 'name', namesakes.first, row));
    else sameName.push(row);
  }
  return { moved, sameName };
};

/**
 * Compares a list with what is remembered of it, in time linear in both. The order of the list means nothing. The
 * table stays as it is.
 */
export const compareList = ({ list, table, rows: given, isWhole }: CompareOptions): Comparison => {
  const rows = given.map((values, at): Row => ({ at, values }));
  const { pairs, sure, first, missing } = matchAll(list, rows, table);
  const marks = new Uint8Array(rows.length);
  const counts = { changed: 0, renamed: 0, added: 0, removed: 0 };
  const moved: MovedPin[] = [];
  const newPins: NewPin[] = [];

  const mark = ({ at }: Row, kind: 'added' | 'renamed' | 'changed'): void => {
    marks[at] = rowMarks[kind];
    counts[kind] += 1;
  };
  for (const [row, entry] of pairs) {
    for (const { name, at } of pinnedPlaces[list]) {
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
    const fields = entry.values === row.values ? [] : changedFields(list, entry.values, row.values);
    if (fields.length > 0) mark(row, isRenaming(list, fields) ? 'renamed' : 'changed');
  }
  for (const row of first) mark(row, 'added');
  if (isWhole) for (const { isSeen } of missing) if (isSeen) counts.removed += 1;
  const impostors = findImpostors({ list, table }, rows, { pairs, sure });
  for (const { at } of impostors.sameName) marks[at] = rowMarks.sameName;
  return { pairs, first, missing, moved: [...moved, ...impostors.moved], newPins, counts, marks };
};
