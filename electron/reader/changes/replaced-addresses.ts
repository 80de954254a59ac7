import { listNames, type ListName } from '../../../shared/account';
import { addressesOf, alarmedAddresses, alarmId } from './alarms';
import type { Baseline } from './baseline';
import { namesOf } from './identity';
import type { MovedPin } from './impostors';
import { pinnedKey } from './table';
import type { AllFindings } from './track-changes';

/**
 * Values of a list that differ from their pins although no alarm says so: an older offline copy has values that the
 * user has agreed to replace since. In an answer of the service, each of them is an alarm, or becomes one with the next
 * answer.
 */
export const replacedIn = (
  list: ListName,
  { alarms }: Pick<Baseline, 'alarms'>,
  { [list]: { moved } }: AllFindings,
): readonly MovedPin[] => {
  if (moved.length === 0) return [];
  const raised = new Set(alarms.filter((one) => one.list === list).map(alarmId));
  return moved.filter((one) => !raised.has(alarmId({ ...one, list })));
};

/** Keys of the addresses among these values, or of their records, except those that a known record still has. */
export const replacedAddresses = (
  baseline: Pick<Baseline, 'alarms' | 'tables'>,
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
  return replaced;
};

/** Keys of the addresses that must not be copied: those of alarms, and those that were replaced since. */
export const blockedAddresses = (baseline: Baseline, findings: AllFindings): ReadonlySet<string> =>
  new Set([...replacedAddresses(baseline, findings), ...alarmedAddresses(baseline)]);
