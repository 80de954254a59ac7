import { addressFields, listNames, type ListName } from '../../../shared/account';
import type { OtherAccount } from '../../../shared/activity';
import { agreeToImpostors, agreeToMoved } from './agree';
import { isImpostor } from './alarms';
import type { Comparison } from './compare-list';
import type { Answered } from './given-lists';
import { createLineCollector, lineOfAccount, record } from './history';
import { identityOf, isPinnable, keyOfAddress, namesOf } from './identity';
import { addRetired, withAllSeen, type Baseline, type RetiredAddress } from './baseline';
import { settleNames } from './own-names';
import { look, movePin, pinnedAddress, pinnedPlaces, type Table } from './table';
import {
  compareAll,
  holderFields,
  holderOf,
  matchAll,
  takeAnswer,
  updateTable,
  type Comparisons,
} from './track-changes';

/** Marks everything in an answer as seen. */
const markAllSeen = ({ tables }: Baseline, compared: Comparisons): void => {
  for (const list of listNames) {
    const { [list]: comparison } = compared;
    if (!comparison) continue;
    const impostors = new Set(comparison.moved.filter(isImpostor).map(({ row }) => row));
    const field = addressFields[list];
    const alarmed = comparison.moved.filter((one) => one.field === field).map(({ row }) => row);
    settleNames(list, tables[list], comparison.pairs, new Set(alarmed), comparison.missing);
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

/** Ends alarms, and a loss if its number is among those that are meant, by a decision of the user. */
const endAlarms = (
  baseline: Baseline,
  isMeant: (one: { readonly number: number }) => boolean,
  reason: string | null,
  retired: readonly RetiredAddress[],
  now: number,
): Baseline => {
  const lines = createLineCollector(now);
  for (const alarm of baseline.alarms.filter(isMeant))
    lines.addAlarm(alarm.isReverted ? 'settled' : 'acknowledged', alarm, reason);
  const isLostMeant = baseline.lost !== null && isMeant(baseline.lost);
  if (isLostMeant) lines.addOfAccount('acknowledged', { reason });
  return {
    ...baseline,
    alarms: baseline.alarms.filter((alarm) => !isMeant(alarm)),
    lost: isLostMeant ? null : baseline.lost,
    retired: addRetired(baseline.retired, retired),
    history: record(baseline.history, lines.lines()),
  };
};

/** Acknowledges the alarms with these numbers, or all if `numbers` is null: from now on the new values are pinned. */
export const acknowledgeAlarms = (
  baseline: Baseline,
  numbers: readonly number[] | null,
  reason: string | null,
  now: number,
): Baseline => {
  const wanted = numbers === null ? null : new Set(numbers);
  const isMeant = ({ number }: { readonly number: number }): boolean => wanted?.has(number) ?? true;
  // A value that has changed back is the pinned one already.
  const agreed = baseline.alarms.filter((one) => isMeant(one) && !one.isReverted);
  const retired: RetiredAddress[] = [];
  for (const list of listNames) {
    const moved = agreed.filter((one) => one.list === list && !isImpostor(one));
    if (moved.length > 0) retired.push(...agreeToMoved(list, baseline.tables[list], moved));
    const impostors = agreed.filter((one) => one.list === list && isImpostor(one));
    if (impostors.length > 0)
      retired.push(...agreeToImpostors(list, baseline.tables[list], impostors));
  }
  return endAlarms(baseline, isMeant, reason, retired, now);
};

/** Marks an answer as seen. Pins and alarms stay as they are. */
export const markAnswerSeen = (
  baseline: Baseline,
  { lists: given }: Answered,
  now: number,
): Baseline => {
  markAllSeen(baseline, compareAll(given, matchAll(baseline, given)));
  return withAllSeen(baseline, now);
};

/** Marks everything in a list as seen, and pins it. Returns the addresses that records had before. */
const trustList = (
  list: ListName,
  table: Table,
  comparison: Comparison,
  now: number,
): readonly RetiredAddress[] => {
  const { pairs, missing } = comparison;
  const retired = pairs.flatMap(([{ values }, entry]): readonly RetiredAddress[] => {
    const before = pinnedAddress(list, entry);
    const { name, asset, address } = namesOf(list, values);
    if (typeof before !== 'string' || !isPinnable(address)) return [];
    if (keyOfAddress(before) === keyOfAddress(address)) return [];
    return [{ list, key: identityOf(list, values), address: before, name, asset, until: now }];
  });
  // Nothing in this answer is news, so the lines are discarded.
  const added = updateTable(list, table, comparison, now, createLineCollector(now));
  for (const [{ values }, entry] of pairs) {
    look(list, entry, values);
    for (const { name, at } of pinnedPlaces[list]) {
      const value = values[at] ?? null;
      if (isPinnable(value)) movePin(entry, name, at, value);
    }
    entry.isFormer = false;
  }
  for (const entry of missing) {
    entry.isFormer = true;
    entry.isSeen = false;
  }
  for (const entry of added) entry.isSeen = true;
  for (const entry of table) {
    if (entry.isFormer) continue;
    entry.isKnown = true;
    entry.isOwn = true;
    delete entry.names;
  }
  return retired;
};

/**
 * Marks everything in an answer as seen, and pins it. What was known before stays as former records, with which later
 * answers are compared. Earlier alarms and an earlier loss end.
 */
const trustEverything = (baseline: Baseline, compared: Comparisons, now: number): Baseline => {
  const retired = listNames.flatMap((list) => {
    const { [list]: comparison } = compared;
    return comparison ? trustList(list, baseline.tables[list], comparison, now) : [];
  });
  const trusted = endAlarms(baseline, () => true, null, retired, now);
  return withAllSeen({ ...trusted, begunAt: now, answeredAt: now }, now);
};

/**
 * Makes another account the known one, as far as the user has agreed to it. If that is the user ID alone, the answer is
 * then tracked like any other one.
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
