import { listNames, type ListName } from '../../../shared/account';
import { addressesOf, alarmedAddresses, alarmId } from './alarms';
import type { Baseline } from './baseline';
import { namesOf } from './identity';
import type { MovedPin } from './impostors';
import { pinnedKey } from './table';
import type { AllFindings } from './track-changes';

/**
 * Values that are not as they are pinned although no alarm says so: an offline copy has those that others were agreed to in
 * the place of since. Of an answer of the service each is an alarm, or becomes one with the next answer.
 */
const replacedIn = (
  list: ListName,
  { alarms }: Baseline,
  { [list]: { moved } }: AllFindings,
): readonly MovedPin[] => {
  if (moved.length === 0) return [];
  const raised = new Set(alarms.filter((one) => one.list === list).map(alarmId));
  return moved.filter((one) => !raised.has(alarmId({ ...one, list })));
};

/** Whether there may be addresses that are not to be copied. */
export const mayHaveBlocked = (baseline: Baseline, findings: AllFindings): boolean =>
  baseline.alarms.length > 0 ||
  listNames.some((list) => replacedIn(list, baseline, findings).length > 0);

/**
 * Addresses that are not to be copied, by their keys: those of alarms, and those of an offline copy that others were
 * agreed to in the place of since, unless a record that the person knows still has them.
 */
export const blockedAddresses = (
  baseline: Baseline,
  findings: AllFindings,
): ReadonlySet<string> => {
  const replaced = new Set<string>();
  for (const list of listNames) {
    for (const { row, field, after } of replacedIn(list, baseline, findings)) {
      const { address } = namesOf(list, row.values);
      for (const key of addressesOf({ list, field, after, address })) replaced.add(key);
    }
  }
  for (const list of replaced.size === 0 ? [] : listNames) {
    for (const entry of baseline.tables[list]) {
      if (entry.isKnown && !entry.isFormer) replaced.delete(pinnedKey(list, entry) ?? '');
    }
  }
  return new Set([...replaced, ...alarmedAddresses(baseline)]);
};
