import { listFields, type ListName } from '../../../shared/account';
import {
  changeKinds,
  rowMarks,
  type ChangeCounts,
  type RecordChange,
} from '../../../shared/activity';
import { addressKey } from '../../../shared/address';
import { compareList, namesOf, type Comparison } from './compare-list';
import { forgetExcess } from './forget';
import { isSameValue, type Values } from './identity';
import type { KeptAlarm, Memory } from './memory-content';
import { look, movePin, pinFirst, pinnedIn, type Entry } from './table';

/** A list of an answer; null where the answer had none, which says nothing about its records. */
export interface GivenList {
  readonly rows: readonly Values[];
  readonly isWhole: boolean;
}

export type GivenLists = Readonly<Record<ListName, GivenList | null>>;

/** What is different from what was seen last. */
export interface Findings {
  readonly changes: readonly RecordChange[];
  readonly counts: ChangeCounts;
  readonly marks: Uint8Array;
}

export type AllFindings = Readonly<Record<ListName, Findings>>;

const lists: readonly ListName[] = ['wallets', 'contracts'];

/** Most acknowledgements that are remembered. */
const mostAcknowledged = 500;

/** Changes come by their weight: what could be an attack first, what is only gone last. */
const findingsOf = (changes: readonly RecordChange[], marks: Uint8Array): Findings => {
  const counts = { changed: 0, renamed: 0, added: 0, removed: 0 };
  for (const { kind } of changes) counts[kind] += 1;
  const sorted = changeKinds.flatMap((kind) => changes.filter((change) => change.kind === kind));
  return { changes: sorted, counts, marks };
};

const nothing: Findings = findingsOf([], new Uint8Array());

const idOf = ({ list, key, field, before }: Pick<KeptAlarm, 'list' | 'key' | 'field' | 'before'>) =>
  JSON.stringify([list, key, field, before]);

const placeOfField = (list: ListName, field: string): number =>
  (listFields[list] as readonly string[]).indexOf(field);

/** Marks the rows whose pins have moved; only of alarms that have been raised. */
const markAlarms = (list: ListName, { moved, marks }: Comparison, memory: Memory): void => {
  if (moved.length === 0) return;
  const raised = new Set(memory.alarms.map(idOf));
  for (const { key, field, before, row } of moved) {
    if (raised.has(idOf({ list, key, field, before }))) marks[row.at] = rowMarks.alarm;
  }
};

/** Compares lists with what is remembered of them and changes nothing. Without anything seen before there is no change. */
export const compareLists = (memory: Memory, given: GivenLists): AllFindings => {
  const find = (list: ListName): Findings => {
    const { [list]: known } = given;
    if (!known || memory.seenAt === null) return nothing;
    const compared = compareList({ list, table: memory.tables[list], ...known });
    markAlarms(list, compared, memory);
    return findingsOf(compared.changes, compared.marks);
  };
  return { wallets: find('wallets'), contracts: find('contracts') };
};

const alarmsAfter = (
  memory: Memory,
  list: ListName,
  { moved, pairs }: Comparison,
  now: number,
): Pick<Memory, 'alarms' | 'lastNumber'> & { readonly isChanged: boolean } => {
  let { lastNumber } = memory;
  let isChanged = false;
  const alarms = new Map(memory.alarms.map((alarm) => [idOf(alarm), alarm]));
  const rows = alarms.size > 0 ? new Map(pairs.map(([row, entry]) => [entry, row])) : undefined;
  const pinned = pinnedIn(list, memory.tables[list]);
  const raised = new Set<string>();
  for (const { key, row, field, before, after } of moved) {
    const id = idOf({ list, key, field, before });
    const known = alarms.get(id);
    raised.add(id);
    if (!known) lastNumber += 1;
    isChanged ||= !known || known.isReverted || !isSameValue(field, known.after, after);
    const { number, noticedAt } = known ?? { number: lastNumber, noticedAt: now };
    const names = namesOf(list, row.values);
    alarms.set(id, { number, ...names, key, field, before, after, noticedAt, isReverted: false });
  }
  for (const [id, alarm] of alarms) {
    if (alarm.list !== list || raised.has(id)) continue;
    // Of those with its identity, the one with the old value pinned.
    const entry = pinned(alarm.key, alarm.field, alarm.before).at(-1);
    const values = entry && rows?.get(entry)?.values;
    const value = values?.[placeOfField(list, alarm.field)] ?? null;
    const isReverted = values ? isSameValue(alarm.field, value, alarm.before) : alarm.isReverted;
    isChanged ||= isReverted !== alarm.isReverted;
    alarms.set(id, { ...alarm, isReverted });
  }
  return { alarms: [...alarms.values()], lastNumber, isChanged };
};

export interface Watched {
  readonly memory: Memory;
  /** Whether the memory has changed. */
  readonly isChanged: boolean;
  /** Null where the lists are to be compared with the changed memory anew. */
  readonly findings: AllFindings | null;
}

/**
 * Takes an answer of the service: pins what is there for the first time, raises alarms for pins that have moved. The
 * first answer of all is what is seen. A list that was not given leaves everything as it is.
 */
export const watchAnswer = (memory: Memory, given: GivenLists, now: number): Watched => {
  const isFirst = memory.seenAt === null;
  let next: Memory = { ...memory, seenAt: memory.seenAt ?? now };
  let isChanged = isFirst;
  const findings = { wallets: nothing, contracts: nothing };
  const present = new Set<Entry>();
  const added = new Set<Entry>();
  for (const list of lists) {
    const { [list]: known } = given;
    if (!known) continue;
    const table = memory.tables[list];
    const compared = compareList({ list, table, ...known });
    for (const [, entry] of compared.pairs) present.add(entry);
    const { isChanged: hasNews, ...alarms } = alarmsAfter(next, list, compared, now);
    isChanged ||= compared.first.length > 0 || compared.newPins.length > 0;
    isChanged ||= hasNews;
    next = { ...next, ...alarms };
    if (!isChanged) {
      markAlarms(list, compared, next);
      findings[list] = findingsOf(compared.changes, compared.marks);
    }
    for (const { entry, field, value } of compared.newPins) pinFirst(entry, field, value);
    for (const [key, { values }] of compared.first) {
      const entry: Entry = { values, isSeen: isFirst };
      added.add(entry);
      const others = table.get(key);
      if (others) others.push(entry);
      else table.set(key, [entry]);
    }
  }
  if (added.size > 0) {
    const alarmed = new Set(next.alarms.map(({ key }) => key));
    forgetExcess({ tables: memory.tables, present, first: added, alarmed });
  }
  // Nothing differs from the first answer of all: it is what has been seen.
  return { memory: next, isChanged, findings: isChanged && !isFirst ? null : findings };
};

/** Acknowledges alarms by their numbers, or all: from now on the new values are pinned. */
export const acknowledgeAlarms = (
  memory: Memory,
  numbers: readonly number[] | null,
  now: number,
): Memory => {
  const wanted = numbers === null ? null : new Set(numbers);
  const isMeant = ({ number }: KeptAlarm): boolean => wanted?.has(number) ?? true;
  const meant = memory.alarms.filter(isMeant);
  const { wallets, contracts } = memory.tables;
  const pinned = {
    wallets: pinnedIn('wallets', wallets),
    contracts: pinnedIn('contracts', contracts),
  };
  for (const { list, key, field, before, after, isReverted } of meant) {
    if (isReverted) continue;
    // Two alarms may be about one address in two spellings: each moves the pin of another entry.
    const entry = pinned[list](key, field, before).pop();
    if (entry) movePin(entry, field, placeOfField(list, field), after);
  }
  const acknowledged = meant.map((alarm) => ({ ...alarm, acknowledgedAt: now })).reverse();
  return {
    ...memory,
    alarms: memory.alarms.filter((alarm) => !isMeant(alarm)),
    acknowledged: [...acknowledged, ...memory.acknowledged].slice(0, mostAcknowledged),
  };
};

/** Counts an answer as seen. Pins stay where they are, and so do alarms. */
export const seeAnswer = (memory: Memory, given: GivenLists, now: number): Memory => {
  for (const list of lists) {
    const { [list]: known } = given;
    if (!known) continue;
    const table = memory.tables[list];
    const { pairs, missing } = compareList({ list, table, ...known });
    for (const [row, entry] of pairs) look(list, entry, row.values);
    for (const entry of missing) entry.isSeen = false;
  }
  return { ...memory, seenAt: now };
};

/** Addresses that are not copied before their alarm has been acknowledged, by their keys. */
export const blockedAddresses = ({ alarms }: Memory): ReadonlySet<string> =>
  new Set(
    alarms.flatMap(({ list, after, address }) => {
      const blocked = list === 'wallets' ? after : address;
      return typeof blocked === 'string' ? [addressKey(blocked)] : [];
    }),
  );
