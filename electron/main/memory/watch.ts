import { listFields, type ListName } from '../../../shared/account';
import { rowMarks, type ChangeCounts, type RecordChange } from '../../../shared/activity';
import { addressKey } from '../../../shared/address';
import { compareList, namesOf, portion, type Comparison } from './compare-list';
import { isSameValue, type Values } from './identity';
import type { KeptAlarm, Memory } from './memory-content';
import { look, movePin, pinFirst, pinOf, type Entry, type Table } from './table';

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

export type Breathe = () => Promise<unknown>;

const lists: readonly ListName[] = ['wallets', 'contracts'];

/** Most acknowledgements that are remembered. */
const mostAcknowledged = 500;

/** Changes come by their weight: what could be an attack first, what is only gone last. */
const order = { changed: 0, renamed: 1, added: 2, removed: 3 } as const;

const findingsOf = (changes: readonly RecordChange[], marks: Uint8Array): Findings => {
  const counts = { changed: 0, renamed: 0, added: 0, removed: 0 };
  for (const { kind } of changes) counts[kind] += 1;
  return { changes: changes.toSorted((a, b) => order[a.kind] - order[b.kind]), counts, marks };
};

const nothing: Findings = findingsOf([], new Uint8Array());

const idOf = ({ list, key, field, before }: Pick<KeptAlarm, 'list' | 'key' | 'field' | 'before'>) =>
  JSON.stringify([list, key, field, before]);

const placeOfField = (list: ListName, field: string): number =>
  (listFields[list] as readonly string[]).indexOf(field);

/** The entry that an alarm is about: of those with its identity, the one with the old value pinned. */
const entryOf = (table: Table, { list, key, field, before }: KeptAlarm): Entry | undefined =>
  table
    .get(key)
    ?.find((entry) => isSameValue(field, pinOf(entry, field, placeOfField(list, field)), before));

/** Marks the rows whose pins have moved; only of alarms that have been raised. */
const markAlarms = (list: ListName, { moved, marks }: Comparison, memory: Memory): void => {
  if (moved.length === 0) return;
  const raised = new Set(memory.alarms.map(idOf));
  for (const { key, field, before, row } of moved) {
    if (raised.has(idOf({ list, key, field, before }))) marks[row.at] = rowMarks.alarm;
  }
};

/** Compares lists with what is remembered of them and changes nothing. Without anything seen before there is no change. */
export const compareLists = async (
  memory: Memory,
  given: GivenLists,
  breathe: Breathe,
): Promise<AllFindings> => {
  const find = async (list: ListName): Promise<Findings> => {
    const { [list]: known } = given;
    if (!known || memory.seenAt === null) return nothing;
    const compared = await compareList({ list, table: memory.tables[list], ...known, breathe });
    markAlarms(list, compared, memory);
    return findingsOf(compared.changes, compared.marks);
  };
  return { wallets: await find('wallets'), contracts: await find('contracts') };
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
    const entry = entryOf(memory.tables[list], alarm);
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
  /** Null where the memory has changed, so that the lists are to be compared with it anew. */
  readonly findings: AllFindings | null;
}

/**
 * Takes an answer of the service: pins what is there for the first time, raises alarms for pins that have moved. The
 * first answer of all is what is seen. A list that was not given leaves everything as it is.
 */
export const watchAnswer = async (
  memory: Memory,
  given: GivenLists,
  now: number,
  breathe: Breathe,
): Promise<Watched> => {
  const isFirst = memory.seenAt === null;
  let next: Memory = { ...memory, seenAt: memory.seenAt ?? now };
  let isChanged = isFirst;
  const findings = { wallets: nothing, contracts: nothing };
  for (const list of lists) {
    const { [list]: known } = given;
    if (!known) continue;
    const table = memory.tables[list];
    const compared = await compareList({ list, table, ...known, breathe });
    const { isChanged: hasNews, ...alarms } = alarmsAfter(next, list, compared, now);
    isChanged ||= compared.first.length > 0 || compared.newPins.length > 0;
    isChanged ||= hasNews;
    next = { ...next, ...alarms };
    if (!isChanged) {
      markAlarms(list, compared, next);
      findings[list] = findingsOf(compared.changes, compared.marks);
    }
    for (const { entry, field, value } of compared.newPins) pinFirst(entry, field, value);
    for (const [at, [key, { values }]] of compared.first.entries()) {
      const entry: Entry = { values, isSeen: isFirst };
      const others = table.get(key);
      if (others) others.push(entry);
      else table.set(key, [entry]);
      if (at % portion === portion - 1) await breathe();
    }
  }
  return { memory: next, findings: isChanged ? null : findings };
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
  for (const alarm of meant) {
    const entry = entryOf(memory.tables[alarm.list], alarm);
    if (!entry || alarm.isReverted) continue;
    movePin(entry, alarm.field, placeOfField(alarm.list, alarm.field), alarm.after);
  }
  const acknowledged = meant.map((alarm) => ({ ...alarm, acknowledgedAt: now })).reverse();
  return {
    ...memory,
    alarms: memory.alarms.filter((alarm) => !isMeant(alarm)),
    acknowledged: [...acknowledged, ...memory.acknowledged].slice(0, mostAcknowledged),
  };
};

/** Counts an answer as seen. Pins stay where they are, and so do alarms. */
export const seeAnswer = async (
  memory: Memory,
  given: GivenLists,
  now: number,
  breathe: Breathe,
): Promise<Memory> => {
  for (const list of lists) {
    const { [list]: known } = given;
    if (!known) continue;
    const table = memory.tables[list];
    const { pairs, missing } = await compareList({ list, table, ...known, breathe });
    for (const [at, [row, entry]] of pairs.entries()) {
      look(list, entry, row.values);
      if (at % portion === portion - 1) await breathe();
    }
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
