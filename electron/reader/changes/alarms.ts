import { addressFields, type ListName } from '../../../shared/account';
import type { Alarm } from '../../../shared/activity';
import { addressKey, longestAddress } from '../../../shared/address';
import { endOfString } from '../json';
import { appendTo } from '../append-to';
import type { Comparison } from './compare-list';
import type { MovedPin } from './impostors';
import type { LineCollector } from './history';
import {
  identityOf,
  isPinnable,
  isSameValue,
  keyOfAddress,
  meaningOf,
  namesOf,
  placeOf,
} from './identity';
import type { KeptAlarm, Baseline } from './baseline';
import type { Row } from './row';
import { lastValues, pinOf, type Entry } from './table';

type About = Pick<KeptAlarm, 'list' | 'key' | 'field' | 'before' | 'after' | 'knownBy'>;

/** What an alarm is about: a pinned value, whatever the new value is; or one impostor of a known record. */
const subjectOf = ({ list, key, field, before, after, knownBy }: About): string =>
  JSON.stringify([list, key, field, before, ...(knownBy === 'same' ? [] : [knownBy, after])]);

/**
 * Identifies an alarm. Records that share an id may have had one value, and may have different ones now: each value has
 * an alarm of its own, or one of them would hide the others.
 */
export const alarmId = (alarm: About): string =>
  alarm.knownBy === 'same'
    ? `${subjectOf(alarm)} ${meaningOf(alarm.field, alarm.after)}`
    : subjectOf(alarm);

/** All texts in a JSON text, as they are written there. */
const textsInJson = (json: string): readonly string[] => {
  const texts: string[] = [];
  for (let quote = json.indexOf('"'); quote !== -1;) {
    const end = endOfString(json, quote);
    texts.push(json.slice(quote + 1, end - 1));
    quote = json.indexOf('"', end);
  }
  return texts;
};

/**
 * Keys of the addresses that an alarm is about. For a value that is not a text: its JSON and every text in it that is
 * no longer than an address. A value that is a text always counts.
 */
export const addressesOf = ({
  list,
  field,
  after,
  address,
}: Pick<KeptAlarm, 'list' | 'field' | 'after' | 'address'>): readonly string[] => {
  const subject = field === addressFields[list] ? after : address;
  if (subject === null) return [];
  if (typeof subject === 'string') return [addressKey(subject)];
  const { raw } = subject;
  const mayBe = ({ length }: string): boolean => length > 0 && length <= longestAddress;
  return [raw, ...textsInJson(raw).filter(mayBe).map(addressKey)];
};

/** Whether an alarm is about an impostor: a record that was put in the place of a known one. */
export const isImpostor = ({ knownBy }: Pick<Alarm, 'knownBy'>): boolean => knownBy !== 'same';

/** Keys of the addresses that any alarm is about. */
export const alarmedAddresses = ({ alarms }: Pick<Baseline, 'alarms'>): ReadonlySet<string> =>
  new Set(alarms.flatMap(addressesOf));

const pinText = (key: string, field: string, pin: KeptAlarm['before']): string =>
  JSON.stringify([key, field, meaningOf(field, pin)]);

/** Visits each entry once, and calls `found` with each field and pin of those with the identity of an alarm. */
const findPinned = (
  list: ListName,
  entries: readonly Entry[],
  alarms: readonly KeptAlarm[],
  found: (text: string, entry: Entry, field: string) => void,
): void => {
  const keys = new Set(alarms.map(({ key }) => key));
  const fields = new Set(alarms.map(({ field }) => field));
  for (const entry of keys.size === 0 ? [] : entries) {
    const key = identityOf(list, entry.values);
    if (!keys.has(key)) continue;
    for (const field of fields)
      found(pinText(key, field, pinOf(entry, field, placeOf(list, field))), entry, field);
  }
};

/** Entries with the same pinned value: all in reverse order, by what they are called, and those found already. */
interface Pinned {
  readonly all: Entry[];
  readonly called: Map<string, Entry[]>;
  readonly found: Set<Entry>;
}

const calledText = ({ name, asset }: Pick<KeptAlarm, 'name' | 'asset'>): string =>
  JSON.stringify([name, asset]);

/**
 * Returns a function that finds the entry that an alarm is about: the one with its identity and its old value pinned.
 * Of several, the one with the name and asset of the alarm, if there is one. Each entry is found once, because two
 * alarms may be about one address in two spellings.
 */
const pinnedIn = (
  list: ListName,
  entries: readonly Entry[],
  alarms: readonly KeptAlarm[],
): ((alarm: KeptAlarm) => Entry | undefined) => {
  const groups = new Map<string, Pinned>();
  findPinned(list, entries.toReversed(), alarms, (text, entry) => {
    const group: Pinned = groups.get(text) ?? { all: [], called: new Map(), found: new Set() };
    groups.set(text, group);
    group.all.push(entry);
    appendTo(group.called, calledText(namesOf(list, lastValues(entry))), entry);
  });
  return (alarm) => {
    const group = groups.get(pinText(alarm.key, alarm.field, alarm.before));
    if (!group) return undefined;
    const next = (left: Entry[] = []): Entry | undefined => {
      let entry = left.pop();
      while (entry && group.found.has(entry)) entry = left.pop();
      return entry;
    };
    const entry = next(group.called.get(calledText(alarm))) ?? next(group.all);
    if (entry) group.found.add(entry);
    return entry;
  };
};

/**
 * Returns a function that finds all entries that an alarm is about: those with its identity, the old value pinned and
 * the new one in the last answer. If there is none, finds an entry whose last value is missing or blank.
 */
export const movedIn = (
  list: ListName,
  entries: readonly Entry[],
  alarms: readonly KeptAlarm[],
): ((alarm: KeptAlarm) => readonly Entry[]) => {
  const saidText = (text: string, field: string, after: KeptAlarm['after']): string =>
    JSON.stringify([text, meaningOf(field, after)]);
  const saying = new Map<string, Entry[]>();
  /** By field: a record that says nothing in one field may well say something in another. */
  const silent = new Map<string, Entry[]>();
  findPinned(list, entries, alarms, (text, entry, field) => {
    const last = lastValues(entry)[placeOf(list, field)] ?? null;
    if (isPinnable(last)) appendTo(saying, saidText(text, field, last), entry);
    else appendTo(silent, field, entry);
  });
  const silentIn = new Map(
    Array.from(silent, ([field, found]) => [field, pinnedIn(list, found, alarms)]),
  );
  return (alarm) => {
    const { key, field, before, after } = alarm;
    const found = saying.get(saidText(pinText(key, field, before), field, after));
    if (found) return found;
    const entry = silentIn.get(field)?.(alarm);
    return entry ? [entry] : [];
  };
};

/** Returns a function that finds the row of the record that an alarm is about, as `pinnedIn` finds the entry. */
export const pinnedRowIn = (
  list: ListName,
  pairs: Comparison['pairs'],
  alarms: readonly KeptAlarm[],
): ((alarm: KeptAlarm) => Row | undefined) => {
  if (alarms.length === 0) return () => undefined;
  const rowOf = new Map(pairs.map(([row, entry]) => [entry, row]));
  const entries = [...rowOf.keys()];
  // An alarm about an impostor names the replaced record's pin. It must not use up the entry of that record's alarm.
  const entryOf = pinnedIn(
    list,
    entries,
    alarms.filter((alarm) => !isImpostor(alarm)),
  );
  const replacedOf = pinnedIn(list, entries, alarms.filter(isImpostor));
  return (alarm) => {
    const entry = (isImpostor(alarm) ? replacedOf : entryOf)(alarm);
    return entry && rowOf.get(entry);
  };
};

/** The alarms after an answer has raised its own. */
interface Raised {
  readonly raised: readonly KeptAlarm[];
  /** The other alarms, whose value the answer does not have, by their ids. */
  readonly others: ReadonlyMap<string, KeptAlarm>;
  readonly lastNumber: number;
}

/**
 * Raises an alarm for each pin that has another value in the answer. An alarm that is known, or whose value has changed
 * to this one, keeps its number.
 */
const raiseAlarms = (
  baseline: Baseline,
  moved: Comparison['moved'],
  now: number,
  lines: LineCollector,
): Raised => {
  let { lastNumber } = baseline;
  const others = new Map(baseline.alarms.map((alarm) => [alarmId(alarm), alarm]));
  /** Of records that have changed alike, the alarm names the first one. */
  const firstOf = new Map<string, MovedPin>();
  for (const one of moved) {
    const id = alarmId(one);
    if (!firstOf.has(id)) firstOf.set(id, one);
  }
  /** Known alarms by subject and in reverse order. An alarm about the same subject continues one of them. */
  const changeable = new Map<string, KeptAlarm[]>();
  for (const alarm of baseline.alarms.toReversed()) {
    if (!firstOf.has(alarmId(alarm))) appendTo(changeable, subjectOf(alarm), alarm);
  }
  const raised = Array.from(firstOf, ([id, one]): KeptAlarm => {
    const { list, key, entry, row, field, before, after, knownBy } = one;
    const known = others.get(id) ?? changeable.get(subjectOf(one))?.pop();
    if (known) others.delete(alarmId(known));
    else lastNumber += 1;
    const { number, noticedAt, firstSeenAt } = known ?? {
      number: lastNumber,
      noticedAt: now,
      firstSeenAt: entry.firstSeenAt ?? null,
    };
    const names = namesOf(list, row.values);
    const state = { noticedAt, firstSeenAt, isReverted: false, isKnownGone: false };
    const alarm = { number, knownBy, ...names, key, field, before, after, ...state };
    const isNews = !known || known.isReverted || !isSameValue(field, known.after, after);
    if (isNews) lines.addAlarm('alarm', alarm);
    return alarm;
  });
  return { raised, others, lastNumber };
};

/** The alarm as it is after an answer that does not have its value. `value` is what its record has now. */
const quieted = (
  alarm: KeptAlarm,
  value: KeptAlarm['before'],
  isPresent: (address: KeptAlarm['before']) => boolean,
): KeptAlarm => {
  const { field, before, after } = alarm;
  if (isImpostor(alarm)) {
    const isReverted = !isPresent(after);
    // When the impostor and the known record are both gone, there is only that to report.
    return { ...alarm, isReverted, isKnownGone: isReverted && !isPresent(before) };
  }
  // While the record has no value, its last one still counts.
  const isReverted = isPinnable(value) ? isSameValue(field, value, before) : alarm.isReverted;
  return { ...alarm, isReverted, isKnownGone: false };
};

/** Returns the alarms after an answer, and adds lines about those that are new or have gone back. */
export const alarmsAfter = (
  baseline: Baseline,
  list: ListName,
  { rows, moved, pairs }: Comparison,
  now: number,
  lines: LineCollector,
): Pick<Baseline, 'alarms' | 'lastNumber'> => {
  const { raised, others, lastNumber } = raiseAlarms(baseline, moved, now, lines);
  const quiet = [...others.values()].filter((alarm) => alarm.list === list);
  const rowOf = pinnedRowIn(list, pairs, quiet);
  const present = new Set(quiet.length === 0 ? [] : rows.map(({ address }) => address));
  const isPresent = (address: KeptAlarm['before']): boolean => present.has(keyOfAddress(address));
  const after = Array.from(others.values(), (alarm): KeptAlarm => {
    if (alarm.list !== list) return alarm;
    const value = rowOf(alarm)?.values[placeOf(list, alarm.field)] ?? null;
    const next = quieted(alarm, value, isPresent);
    if (next.isReverted && !alarm.isReverted && !next.isKnownGone) lines.addAlarm('reverted', next);
    if (!next.isReverted && alarm.isReverted) lines.addAlarm('alarm', next);
    return next;
  });
  const alarms = [...raised, ...after].sort((one, other) => one.number - other.number);
  return { alarms, lastNumber };
};
