import type { AlarmsOfRecord, FormerAddress, FormerName } from '../../../shared/activity';
import { longestAddress } from '../../../shared/address';
import type { GivenLists } from './given-lists';
import {
  identityOf,
  isSameValue,
  keyOfAddress,
  keysOfName,
  nameKeys,
  namesOf,
  ownAddress,
  type Values,
} from './identity';
import type { Baseline, RetiredAddress } from './baseline';
import { lastValues, pinnedAddress, pinnedKey, type Entry } from './table';
import { addressFields, listNames, type Field, type ListName } from '../../../shared/account';

/** Longest name or asset that is returned with an address, in UTF-16 units. */
const longestName = 200;

/** A name or an asset, cut to that length; null when it is not a text. */
export const shown = (field: Field): string | null =>
  typeof field === 'string' ? field.slice(0, longestName) : null;

interface FormerOwner {
  readonly former: FormerAddress;
  /** Whether its record is not in the account any more, and no alarm says that another one is in its place. */
  readonly isGone: boolean;
  /** Whether its record was in the last answer, and no other record was agreed to in its place. */
  readonly isThere: boolean;
}

/** The addresses of `formerAddresses`, and whether their records are gone. */
export const formerOwners = (
  { tables, alarms, retired }: Baseline,
  given: GivenLists,
): readonly FormerOwner[] => {
  const taken = new Set<string>();
  for (const list of listNames) {
    for (const values of given[list]?.rows ?? []) {
      const { address } = namesOf(list, values);
      if (typeof address === 'string') taken.add(keyOfAddress(address));
    }
  }
  const replaced = new Set(alarms.map(({ before }) => keyOfAddress(before)));
  const found: FormerOwner[] = [];
  const add = (of: Omit<RetiredAddress, 'key'>, entry?: Entry): void => {
    const { list, address, name, asset, until } = of;
    const key = keyOfAddress(address);
    if (address.length > longestAddress || taken.has(key)) return;
    taken.add(key);
    const former = { list, address, name: shown(name), asset: shown(asset), until };
    const isGone = entry?.isPresent === false && !replaced.has(key);
    found.push({ former, isGone, isThere: entry?.isPresent === true && !entry.isFormer });
  };
  for (const list of listNames) {
    for (const entry of tables[list]) {
      const address = entry.isKnown ? pinnedAddress(list, entry) : null;
      if (typeof address !== 'string') continue;
      const { name, asset } = namesOf(list, lastValues(entry));
      add({ list, address, name, asset, until: entry.goneAt ?? null }, entry);
    }
  }
  for (const { list, field, before, name, asset, noticedAt } of alarms) {
    if (field === addressFields[list] && typeof before === 'string')
      add({ list, address: before, name, asset, until: noticedAt });
  }
  for (const one of retired.toReversed()) add(one);
  return found;
};

/**
 * Addresses that known records had, and that no record of the account has now: those of records that are gone, and
 * those that the user has agreed to replace. A compromised service cannot choose them.
 */
export const formerAddresses = (baseline: Baseline, given: GivenLists): readonly FormerAddress[] =>
  formerOwners(baseline, given).map(({ former }) => former);

/** Names that known records no longer have and other records have now, with the current names of the known records. */
export const formerNames = (
  { tables }: Pick<Baseline, 'tables'>,
  given: GivenLists,
): readonly FormerName[] =>
  listNames.flatMap((list) => {
    const keyOf = (values: Values): string => nameKeys(list, values)?.withAsset ?? '';
    const told = tables[list].flatMap((entry) => {
      const { values, latest, names = [], isKnown, isPresent } = entry;
      if (!isKnown || (!latest && names.length === 0)) return [];
      const now = lastValues(entry);
      const { address, name: calledNow } = namesOf(list, now);
      if (typeof address !== 'string' || address.length > longestAddress) return [];
      // A record that has moved has an alarm of its own.
      if (keyOfAddress(address) !== pinnedKey(list, entry)) return [];
      const looked = namesOf(list, values);
      return [...names, [looked.name, looked.asset] as const].flatMap(([name, asset]) => {
        const called = keysOfName([name, asset])?.withAsset ?? '';
        if (called === '' || called === keyOf(now)) return [];
        const what = { list, address, name: shown(name), asset: shown(asset) };
        return [{ called, one: { ...what, calledNow: shown(calledNow), isGone: !isPresent } }];
      });
    });
    if (told.length === 0) return [];
    const taken = new Set((given[list]?.rows ?? []).map(keyOf));
    return told.flatMap(({ called, one }) => (taken.has(called) ? [one] : []));
  });

/**
 * `earlier`: the earlier addresses of a record, and those of records that it was agreed to in the place of, newest
 * first. `hasMoved`: whether there is one, or one that only had the record's name and asset: anybody can choose a name,
 * so that one is not listed.
 */
export const movesOf = (
  { retired }: Pick<Baseline, 'retired'>,
  list: ListName,
  values: Values,
): Pick<AlarmsOfRecord, 'hasMoved' | 'earlier'> => {
  const key = identityOf(list, values);
  const own = ownAddress(list, values);
  const { name, asset } = namesOf(list, values);
  const earlier = new Map<string, string>();
  let hasMoved = false;
  for (const one of retired.toReversed()) {
    const at = keyOfAddress(one.address);
    if (one.list !== list || at === own) continue;
    hasMoved ||=
      one.key === key ||
      (isSameValue('name', one.name, name) && isSameValue('asset', one.asset, asset));
    if (one.key === key && !earlier.has(at)) earlier.set(at, one.address);
  }
  return { hasMoved, earlier: [...earlier.values()] };
};
