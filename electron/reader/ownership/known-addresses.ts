import {
  addressFields,
  listNames,
  ofEachList,
  type Field,
  type ListName,
} from '../../../shared/account';
import { rowMarks } from '../../../shared/activity';
import { addressKey, longestAddress } from '../../../shared/address';
import type { AddressRole, KnownAddress } from '../../../shared/ownership';
import { alarmedAddresses } from '../changes/alarms';
import { formerOwners, shown } from '../changes/former';
import type { GivenLists } from '../changes/given-lists';
import { namesOf, placeOf, type Values } from '../changes/identity';
import type { Baseline } from '../changes/baseline';
import type { AllFindings } from '../changes/track-changes';

const isUsable = (address: unknown): address is string =>
  typeof address === 'string' && address.trim() !== '' && address.length <= longestAddress;

/**
 * Keys of the old and new addresses of all changes that are not acknowledged. An offline copy may have changes without
 * an alarm: the baseline may have been put back, or not have been written with the copy. In a copy that is older than
 * the baseline, such changes were agreed to since.
 */
const alarmedKeys = (
  baseline: Baseline,
  findings: AllFindings,
  isOlder: boolean,
): ReadonlySet<string> => {
  const keys = new Set(alarmedAddresses(baseline));
  const add = (address: Field): void => {
    if (typeof address === 'string') keys.add(addressKey(address));
  };
  for (const { before } of baseline.alarms) add(before);
  for (const list of isOlder ? [] : listNames) {
    for (const one of findings[list].unraised) {
      add(one.before);
      add(namesOf(list, one.row.values).address);
    }
  }
  return keys;
};

/** An address before it is known whether an open change is about it. */
type Known = Omit<KnownAddress, 'isAlarmed'>;

/** List, name and asset of the record of an address. */
const namesToTell = (list: ListName, values: Values) => {
  const { name, asset } = namesOf(list, values);
  return { list, name: shown(name), asset: shown(asset) };
};

const deployerAt = placeOf('contracts', 'deployedBy');

/** The deployers of contracts: each once, with the name of its first contract and the number of its contracts. */
const deployersIn = (rows: readonly Values[]): ReadonlyMap<string, Known> => {
  const found = new Map<string, Known>();
  for (const [row, values] of rows.entries()) {
    const address = values[deployerAt];
    if (!isUsable(address)) continue;
    const key = addressKey(address);
    const known = found.get(key) ?? {
      ...namesToTell('contracts', values),
      role: 'deployer',
      address,
      row,
      until: null,
      contracts: 0,
    };
    found.set(key, { ...known, contracts: known.contracts + 1 });
  }
  return found;
};

/** Role of a wallet in the answer, by how it differs from what was last looked at. */
const rolesOfMarks: Readonly<Record<number, AddressRole>> = {
  [rowMarks.added]: 'newcomer',
  [rowMarks.sameName]: 'namesake',
};

/**
 * Role of a record in the answer. Without a reliable baseline, nothing confirms that a wallet is the one it was; nor if
 * the service returns another account now.
 */
const roleOf = (list: ListName, mark: number | undefined, isConfirmed: boolean): AddressRole => {
  if (list === 'contracts') return 'contract';
  return isConfirmed ? (rolesOfMarks[mark ?? rowMarks.none] ?? 'wallet') : 'unconfirmed';
};

/** The rows of an older offline copy whose address the user has agreed to replace since. */
const replacedRows = (findings: AllFindings): Readonly<Record<ListName, ReadonlySet<number>>> =>
  ofEachList((list) => {
    const ofAddress = findings[list].unraised.filter(({ field }) => field === addressFields[list]);
    return new Set(ofAddress.map(({ row }) => row.at));
  });

const withoutRows = (
  given: GivenLists,
  rows: Readonly<Record<ListName, ReadonlySet<number>>>,
): GivenLists =>
  ofEachList((list) => {
    const { [list]: one } = given;
    return one && { ...one, rows: one.rows.filter((_, at) => !rows[list].has(at)) };
  });

/**
 * Every address that an answer and its baseline know. For a list that the answer did not have, the remembered records
 * are used, because nothing says that they are gone. `findings` is how the answer and the baseline differ. `isOlder`
 * says that the answer is an offline copy that is older than the baseline: then an address that was agreed to since is
 * not a former one.
 */
export const knownAddresses = (
  given: GivenLists,
  baseline: Baseline,
  findings: AllFindings,
  { isConfirmed, isOlder }: { readonly isConfirmed: boolean; readonly isOlder: boolean },
): readonly KnownAddress[] => {
  const alarmed = alarmedKeys(baseline, findings, isOlder);
  const found: KnownAddress[] = [];
  const add = (one: Known): void => {
    found.push({ ...one, isAlarmed: alarmed.has(addressKey(one.address)) });
  };
  const replaced = isOlder ? replacedRows(findings) : null;
  for (const list of listNames) {
    for (const [row, values] of (given[list]?.rows ?? []).entries()) {
      const { address } = namesOf(list, values);
      if (!isUsable(address)) continue;
      const role = replaced?.[list].has(row)
        ? 'former'
        : roleOf(list, findings[list].marks[row], isConfirmed);
      add({ ...namesToTell(list, values), role, address, row, until: null, contracts: 0 });
    }
  }
  const toldAsFormer = new Set(
    found.flatMap(({ role, address }) => (role === 'former' ? [addressKey(address)] : [])),
  );
  // Replaced rows do not count as present, but another record may have got the address.
  const current = replaced ? withoutRows(given, replaced) : given;
  for (const { former, isGone, isThere } of formerOwners(baseline, current)) {
    const { list, address, name, asset, until } = former;
    const isPast = given[list] !== null || until !== null;
    const isRemembered = !isPast || (isOlder && isThere);
    if (!isRemembered && toldAsFormer.has(addressKey(address))) continue;
    const role = isRemembered ? 'remembered' : isGone ? 'gone' : 'former';
    add({ role, address, name, asset, list, row: null, until, contracts: 0 });
  }
  for (const deployer of deployersIn(given.contracts?.rows ?? []).values()) add(deployer);
  return found;
};
