import { addressFields, type ListName } from '../../../shared/account';
import { rowMarks, type Alarm, type ChangeCounts } from '../../../shared/activity';
import { addressKey } from '../../../shared/address';
import type { Comparison, MovedPin } from './compare-list';
import { lineOfAlarm, type LineCollector } from './history';
import {
  identityOf,
  isSameValue,
  keyOfAddress,
  meaningOf,
  namesOf,
  ownAddress,
  placeOf,
  type Values,
} from './identity';
import type { KeptAlarm, Baseline } from './baseline';
import { pinOf, type Entry } from './table';

/** How a list differs from what was seen last, and which of its rows alarms are about. */
export interface Findings {
  readonly counts: ChangeCounts;
  /** One of `rowMarks` for each row. */
  readonly marks: Uint8Array;
  /** Rows by the alarms about them, which `alarmId` names. */
  readonly alarmed: ReadonlyMap<string, readonly number[]>;
  /** Pins that are other values in it, whether an alarm has been raised for them or not. */
  readonly moved: readonly MovedPin[];
}

/**
 * Tells an alarm from every other. A record has one for each value that is pinned, whatever it is now; each record that
 * is put in the place of a known one has its own.
 */
export const alarmId = (
  alarm: Pick<KeptAlarm, 'list' | 'key' | 'field' | 'before' | 'after' | 'knownBy'>,
): string => {
  const { list, key, field, before, after, knownBy } = alarm;
  return JSON.stringify([
    list,
    key,
    field,
    before,
    ...(knownBy === 'same' ? [] : [knownBy, after]),
  ]);
};

const idOfMoved = (list: ListName, { key, field, before, after, knownBy }: MovedPin): string =>
  alarmId({ list, key, field, before, after, knownBy });

/** Texts in a JSON text, whatever they are in; the last one may be cut off. */
const textsInJson = /"((?:[^"\\]|\\.)*)(?:"|$)/gu;

/** No address is longer, in UTF-16 units. */
const longestAddress = 300;

/** The addresses that an alarm is about, by their keys: of a value that is no text, its JSON and every text in it. */
const blockedBy = ({ list, field, after, address }: KeptAlarm): readonly string[] => {
  const blocked = field === addressFields[list] ? after : address;
  if (blocked === null) return [];
  if (typeof blocked === 'string') return [addressKey(blocked)];
  const { raw } = blocked;
  const texts = Array.from(raw.matchAll(textsInJson), ([, text = '']) => text);
  const mayBe = ({ length }: string): boolean => length > 0 && length <= longestAddress;
  return [raw, ...texts.filter(mayBe).map(addressKey)];
};

/** Whether an alarm is about a record that was put in the place of a known one. */
export const isImpostor = ({ knownBy }: Pick<Alarm, 'knownBy'>): boolean => knownBy !== 'same';

/** Addresses that are not copied before their alarm has been acknowledged, by their keys. */
export const blockedAddresses = ({ alarms }: Pick<Baseline, 'alarms'>): ReadonlySet<string> =>
  new Set(alarms.flatMap(blockedBy));

/**
 * Finds the entries that alarms are about: those with their identity and the old value pinned. Each is found once: two
 * alarms may be about one address in two spellings. All entries are looked through once, however many are asked for.
 */
export const pinnedIn = (
  list: ListName,
  entries: readonly Entry[],
  alarms: readonly KeptAlarm[],
): ((alarm: KeptAlarm) => Entry | undefined) => {
  const textOf = (key: string, field: string, pin: KeptAlarm['before']): string =>
    JSON.stringify([key, field, meaningOf(field, pin)]);
  const wanted = new Map<string, Entry[]>();
  const keys = new Set<string>();
  const fields = new Set<string>();
  for (const { key, field, before } of alarms) {
    wanted.set(textOf(key, field, before), []);
    keys.add(key);
    fields.add(field);
  }
  for (const entry of keys.size === 0 ? [] : entries) {
    const key = identityOf(list, entry.values);
    if (!keys.has(key)) continue;
    for (const field of fields) {
      wanted.get(textOf(key, field, pinOf(entry, field, placeOf(list, field))))?.push(entry);
    }
  }
  return ({ key, field, before }) => wanted.get(textOf(key, field, before))?.shift();
};

/** Finds the rows that raised alarms are about, and marks those whose address is not to be copied. */
export const findingsOf = (
  list: ListName,
  rows: readonly Values[],
  { moved, pairs, marks, counts }: Comparison,
  { alarms }: Baseline,
): Findings => {
  const raised = new Map(
    alarms.filter((one) => one.list === list).map((one) => [alarmId(one), one]),
  );
  const alarmed = new Map<string, number[]>();
  const isAbout = (id: string, row: number): void => {
    const others = alarmed.get(id);
    if (others) others.push(row);
    else alarmed.set(id, [row]);
  };
  const mark = (id: string, row: number): void => {
    marks[row] = rowMarks.alarm;
    isAbout(id, row);
  };
  for (const one of moved) {
    const id = idOfMoved(list, one);
    if (raised.has(id)) mark(id, one.row.at);
  }
  // Whatever the record at that address is called meanwhile.
  const elsewhere = new Map<string, string>();
  for (const [id, alarm] of raised) {
    if (alarm.field !== addressFields[list] || alarmed.has(id)) continue;
    elsewhere.set(keyOfAddress(alarm.after), id);
  }
  for (const [at, values] of elsewhere.size === 0 ? [] : rows.entries()) {
    const id = elsewhere.get(ownAddress(list, values) ?? '');
    if (id !== undefined) mark(id, at);
  }
  const reverted = [...raised].filter(([, { isReverted }]) => isReverted);
  if (reverted.length === 0) return { counts, marks, alarmed, moved };
  const rowOf = new Map(pairs.map(([{ at }, entry]) => [entry, at]));
  const entryOf = pinnedIn(
    list,
    [...rowOf.keys()],
    reverted.map(([, alarm]) => alarm),
  );
  for (const [id, alarm] of reverted) {
    const entry = entryOf(alarm);
    const row = entry && rowOf.get(entry);
    if (row === undefined) continue;
    // The address that it has again was right all along; a contract's own one stays blocked with its alarm.
    if (alarm.field === addressFields[list]) isAbout(id, row);
    else mark(id, row);
  }
  return { counts, marks, alarmed, moved };
};

/** Alarms about records that are gone again, beyond the first of them: a service could make any number. */
const mostSpent = 1000;

/** Without those alarms that nobody can act on any more, where there are too many. */
export const withoutSpent = (alarms: readonly KeptAlarm[]): readonly KeptAlarm[] => {
  let spent = 0;
  const isKept = (alarm: KeptAlarm): boolean => {
    if (isImpostor(alarm) && alarm.isReverted) spent += 1;
    else return true;
    return spent <= mostSpent;
  };
  return alarms.length > mostSpent ? alarms.filter(isKept) : alarms;
};

/** Alarms after an answer; what of them is news is told. */
export const alarmsAfter = (
  baseline: Baseline,
  list: ListName,
  rows: readonly Values[],
  { moved, pairs }: Comparison,
  now: number,
  lines: LineCollector,
): Pick<Baseline, 'alarms' | 'lastNumber'> => {
  let { lastNumber } = baseline;
  const tell = (kind: 'alarm' | 'reverted', alarm: KeptAlarm): void => {
    lines.add(list, kind, () => lineOfAlarm(now, kind, alarm));
  };
  const alarms = new Map(baseline.alarms.map((alarm) => [alarmId(alarm), alarm]));
  const raised = new Set<string>();
  for (const { key, row, field, before, after, knownBy } of moved) {
    const names = namesOf(list, row.values);
    const id = alarmId({ list, key, field, before, after, knownBy });
    const known = alarms.get(id);
    raised.add(id);
    if (!known) lastNumber += 1;
    const { number, noticedAt } = known ?? { number: lastNumber, noticedAt: now };
    const alarm = { number, knownBy, ...names, key, field, before, after, noticedAt };
    alarms.set(id, { ...alarm, isReverted: false });
    const isNews = !known || known.isReverted || !isSameValue(field, known.after, after);
    if (isNews) tell('alarm', { ...alarm, isReverted: false });
  }
  const isQuiet = ([id, alarm]: readonly [string, KeptAlarm]): boolean =>
    alarm.list === list && !raised.has(id);
  const quiet = [...alarms].filter(isQuiet);
  if (quiet.length === 0) return { alarms: [...alarms.values()], lastNumber };
  const rowOf = new Map(pairs.map(([row, entry]) => [entry, row]));
  const entryOf = pinnedIn(
    list,
    pairs.map(([, entry]) => entry),
    quiet.map(([, alarm]) => alarm),
  );
  const present = new Set(rows.map((values) => ownAddress(list, values)));
  for (const [id, alarm] of quiet) {
    const { field, before, after } = alarm;
    const entry = entryOf(alarm);
    const values = entry && rowOf.get(entry)?.values;
    const value = values?.[placeOf(list, field)] ?? null;
    let { isReverted } = alarm;
    if (isImpostor(alarm)) isReverted = !present.has(keyOfAddress(after));
    else if (values) isReverted = isSameValue(field, value, before);
    // Of a record that was put in the place of one that is still gone, there is no more to tell than that it is gone, too.
    const isBack = !isImpostor(alarm) || present.has(keyOfAddress(before));
    if (isReverted && !alarm.isReverted && isBack) tell('reverted', alarm);
    if (!isReverted && alarm.isReverted) tell('alarm', alarm);
    alarms.set(id, { ...alarm, isReverted });
  }
  return { alarms: [...alarms.values()], lastNumber };
};
