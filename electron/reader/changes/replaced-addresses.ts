import { listNames } from '../../../shared/account';
import { addressKey } from '../../../shared/address';
import { addressesOf, alarmedAddresses } from './alarms';
import type { Baseline } from './baseline';
import { namesOf } from './identity';
import { pinnedAddress } from './table';
import type { AllFindings } from './track-changes';

/**
 * Keys of the addresses that the user has agreed to replace since, in an older offline copy: among the values that
 * differ from their pins, or of their records, except those that a known record still has.
 */
export const replacedAddresses = (
  { tables }: Pick<Baseline, 'tables'>,
  findings: AllFindings,
): ReadonlySet<string> => {
  const replaced = new Set<string>();
  for (const list of listNames) {
    for (const { row, field, after } of findings[list].unraised) {
      const { address } = namesOf(list, row.values);
      for (const key of addressesOf({ list, field, after, address })) replaced.add(key);
    }
  }
  for (const list of replaced.size === 0 ? [] : listNames) {
    for (const entry of tables[list]) {
      const pin = entry.isKnown && !entry.isFormer ? pinnedAddress(list, entry) : null;
      // Keys as `addressesOf` makes them, which are those of what is copied.
      if (typeof pin === 'string') replaced.delete(addressKey(pin));
    }
  }
  return replaced;
};

/** Keys of the addresses that must not be copied: those of alarms, and those that were replaced since. */
export const blockedAddresses = (baseline: Baseline, findings: AllFindings): ReadonlySet<string> =>
  new Set([...replacedAddresses(baseline, findings), ...alarmedAddresses(baseline)]);
