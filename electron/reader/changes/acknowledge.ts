import { addressFields, listNames, type Field, type ListName } from '../../../shared/account';
import type { OtherAccount } from '../../../shared/activity';
import { isImpostor, movedIn } from './alarms';
import type { Answered } from './given-lists';
import { createLineCollector, lineOfAccount, record, type LineCollector } from './history';
import {
  identityOf,
  isPinnable,
  keyAt,
  keyOfAddress,
  keysOfName,
  namesOf,
  ownAddress,
  placeOf,
} from './identity';
import {
  addRetired,
  withAllSeen,
  type KeptAlarm,
  type Baseline,
  type RetiredAddress,
} from './baseline';
import { agreeToNames, loseNames, ownNames, settleNames } from './own-names';
import {
  lastValues,
  look,
  movePin,
  pinnedAddress,
  pinnedKey,
  pinnedPlaces,
  type Entry,
  type Table,
} from './table';
import {
  compareAll,
  holderFields,
  holderOf,
  matchAll,
  takeAnswer,
  updateTable,
  type Comparisons,
} from './track-changes';

/** Everything of an answer is what has been seen. */
const seeAll = ({ tables }: Baseline, compared: Comparisons): void => {
  for (const list of listNames) {
    const { [list]: comparison } = compared;
    if (!comparison) continue;
    const impostors = new Set(comparison.moved.filter(isImpostor).map(({ row }) => row));
    const field = addressFields[list];
    const alarmed = comparison.moved.filter((one) => one.field === field).map(({ row }) => row);
    settleNames(list, tables[list], comparison.pairs, new Set(alarmed));
    for (const [row, entry] of comparison.pairs) {
      look(list, entry, row.values);
      // Only an acknowledgement agrees to a record in the place of a known one.
      if (impostors.has(row)) continue;
      entry.isKnown = true;
      entry.isFormer = false;
    }
    for (const entry of comparison.missing) entry.isSeen = false;
  }
};

const recordText = (key: string, pin: string): string => JSON.stringify([key, pin]);

const calledText = (address: string, withAsset: string): string =>
  JSON.stringify([address, withAsset]);

/**
 * Agrees to records that were put in the place of known ones, and counts those as former ones. Answers the addresses of
 * those, each as an earlier one of the record in its place.
 */
const agreeTo = (
  list: ListName,
  table: Table,
  impostors: readonly KeptAlarm[],
): readonly RetiredAddress[] => {
  const known = new Set(impostors.map(({ before }) => keyOfAddress(before)));
  const replaced = impostors.filter(({ knownBy }) => knownBy === 'name');
  const textOf = ({ key, before }: KeptAlarm): string => recordText(key, keyOfAddress(before));
  const calledAt = ({ name, asset }: KeptAlarm, address: Field): string =>
    calledText(keyOfAddress(address), keysOfName([name, asset])?.withAsset ?? '');
  const records = new Set(replaced.map(textOf));
  const shared = new Set(impostors.filter(({ knownBy }) => knownBy === 'twice').map(textOf));
  const at = keyAt[list];
  const called = new Set(replaced.map((one) => calledAt(one, one.before)));
  const gone = new Set<string>();
  for (const entry of table) {
    const pin = pinnedKey(list, entry);
    if (pin === null || !known.has(pin)) continue;
    const last = lastValues(entry);
    const texts = [entry.values, last].map((values) => recordText(identityOf(list, values), pin));
    const isThere = entry.isPresent && ownAddress(list, last) === pin;
    if (!isThere) for (const text of texts) gone.add(text);
    // It has got the id that it shares with one which was agreed to, and is known by it from now on.
    if (texts[0] !== texts[1] && shared.has(texts[1] ?? ''))
      entry.values = entry.values.with(at, last[at] ?? null);
    const isCalledSo = (): boolean =>
      ownNames(list, entry).some(({ withAsset }) => called.has(calledText(pin, withAsset)));
    // An alarm is about all that one id or one address has, but not about what is there under another name.
    if ((!isThere && texts.some((text) => records.has(text))) || isCalledSo())
      entry.isFormer = true;
  }
  // One alarm about a record that is gone stands for its id and its name.
  const told = impostors.filter((one) => one.knownBy === 'name' || gone.has(textOf(one)));
  const names = new Set(told.map((one) => calledAt(one, one.after)));
  const agreed = new Set(impostors.map(({ after }) => keyOfAddress(after)));
  const identities = new Set(impostors.map(({ key }) => key));
  const addressOf = (entry: Entry): string =>
    ownAddress(list, lastValues(entry)) ?? pinnedKey(list, entry) ?? '';
  const put = table.filter((entry) => entry.isPresent && agreed.has(addressOf(entry)));
  for (const entry of put) {
    const last = lastValues(entry);
    if (entry.isFormer) loseNames(entry);
    entry.isKnown = true;
    entry.isFormer = false;
    // A record that has got the id of another one is known by it from now on.
    if (identities.has(identityOf(list, last)))
      entry.values = entry.values.with(at, last[at] ?? null);
  }
  agreeToNames(list, table, put, (entry, withAsset) =>
    names.has(calledText(addressOf(entry), withAsset)),
  );
  const keyOf = new Map(put.map((entry) => [addressOf(entry), identityOf(list, entry.values)]));
  return replaced.flatMap(({ before, after, name, asset, noticedAt }) => {
    const key = keyOf.get(keyOfAddress(after));
    if (key === undefined || typeof before !== 'string') return [];
    return [{ list, key, address: before, name, asset, until: noticedAt }];
  });
};

/** Tells of an alarm that the person has decided on. */
const addDecided = (lines: LineCollector, alarm: KeptAlarm, reason: string | null): void => {
  lines.addAlarm(alarm.isReverted ? 'settled' : 'acknowledged', alarm, reason);
};

/** Acknowledges alarms by their numbers, or all: from now on the new values are pinned. */
export const acknowledgeAlarms = (
  baseline: Baseline,
  numbers: readonly number[] | null,
  reason: string | null,
  now: number,
): Baseline => {
  const wanted = numbers === null ? null : new Set(numbers);
  const isMeant = ({ number }: { readonly number: number }): boolean => wanted?.has(number) ?? true;
  const meant = baseline.alarms.filter(isMeant);
  // A value that has changed back is already the one that counts as right.
  const agreed = meant.filter(({ isReverted }) => !isReverted);
  const retired: RetiredAddress[] = [];
  for (const list of listNames) {
    const moved = agreed.filter((one) => one.list === list && !isImpostor(one));
    const entriesOf = movedIn(list, baseline.tables[list], moved);
    for (const alarm of moved) {
      const { key, field, before, after } = alarm;
      for (const entry of entriesOf(alarm)) {
        movePin(entry, field, placeOf(list, field), after);
        if (field !== addressFields[list] || typeof before !== 'string') continue;
        const { name, asset } = namesOf(list, entry.values);
        retired.push({ list, key, address: before, name, asset, until: alarm.noticedAt });
      }
    }
    const impostors = agreed.filter((one) => one.list === list && isImpostor(one));
    if (impostors.length > 0) retired.push(...agreeTo(list, baseline.tables[list], impostors));
  }
  const lines = createLineCollector(now);
  for (const alarm of meant) addDecided(lines, alarm, reason);
  const isLostMeant = baseline.lost !== null && isMeant(baseline.lost);
  if (isLostMeant) {
    lines.add('account', 'acknowledged', () => lineOfAccount(now, 'acknowledged', { reason }));
  }
  return {
    ...baseline,
    alarms: baseline.alarms.filter((alarm) => !isMeant(alarm)),
    lost: isLostMeant ? null : baseline.lost,
    retired: addRetired(baseline.retired, retired),
    history: record(baseline.history, lines.lines()),
  };
};

/** Counts an answer as seen. Pins stay where they are, and so do alarms. */
export const seeAnswer = (
  baseline: Baseline,
  { lists: given }: Answered,
  now: number,
): Baseline => {
  seeAll(baseline, compareAll(given, matchAll(baseline, given)));
  return withAllSeen(baseline, now);
};

/**
 * Everything of an answer is seen and pinned; what was known before stays to be compared with, as what was there once.
 * Alarms of before are about nothing any more.
 */
const trustEverything = (baseline: Baseline, compared: Comparisons, now: number): Baseline => {
  const retired: RetiredAddress[] = [];
  for (const list of listNames) {
    const { [list]: comparison } = compared;
    if (!comparison) continue;
    const table = baseline.tables[list];
    for (const entry of comparison.missing) entry.isFormer = true;
    for (const [{ values }, entry] of comparison.pairs) {
      const before = pinnedAddress(list, entry);
      const { name, asset, address } = namesOf(list, values);
      if (typeof before !== 'string' || !isPinnable(address)) continue;
      if (keyOfAddress(before) !== keyOfAddress(address)) {
        const key = identityOf(list, values);
        retired.push({ list, key, address: before, name, asset, until: now });
      }
    }
    const known = table.length;
    updateTable(list, table, comparison, now, createLineCollector(now));
    for (const [{ values }, entry] of comparison.pairs) {
      look(list, entry, values);
      for (const { name, at } of pinnedPlaces[list]) {
        const value = values[at] ?? null;
        if (isPinnable(value)) movePin(entry, name, at, value);
      }
      entry.isFormer = false;
    }
    for (const entry of comparison.missing) entry.isSeen = false;
    for (const entry of table.slice(known)) entry.isSeen = true;
    for (const entry of table) {
      if (entry.isFormer) continue;
      entry.isKnown = true;
      entry.isOwn = true;
      delete entry.names;
    }
  }
  const lines = createLineCollector(now);
  for (const alarm of baseline.alarms) addDecided(lines, alarm, null);
  const trusted: Baseline = {
    ...baseline,
    begunAt: now,
    answeredAt: now,
    alarms: [],
    retired: addRetired(baseline.retired, retired),
    history: record(baseline.history, lines.lines()),
  };
  return withAllSeen(trusted, now);
};

/**
 * Takes another account for this one from now on, in as far as the person has agreed to it. Where that is its user ID
 * alone, the answer is taken as any other one.
 */
export const trustAccount = (
  baseline: Baseline,
  answered: Answered,
  agreesTo: OtherAccount['agreesTo'],
  now: number,
): Baseline => {
  const matched = matchAll(baseline, answered.lists);
  const before = { ...(baseline.holder ?? { name: null, email: null }), userId: baseline.userId };
  const line = lineOfAccount(now, 'trusted', {
    name: answered.name,
    fields: holderFields(before, answered),
  });
  const known = {
    ...baseline,
    ...holderOf(answered, baseline),
    history: record(baseline.history, [line]),
  };
  return agreesTo === 'user-id'
    ? takeAnswer(known, answered, matched, now).baseline
    : trustEverything(known, compareAll(answered.lists, matched), now);
};
