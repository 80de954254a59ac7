import type { ListName } from '../../../shared/account';
import { isCalledTheSame, isUnchanged, nameKeys, type NameKeys } from './identity';
import type { Matched } from './match-list';
import type { Row } from './row';
import { pinnedAddress, pinnedKey, type Entry } from './table';

/** A record of an answer that may be in the place of a known one, or have its name. */
export interface Suspect {
  /** Null when the record is in an answer for the first time. */
  readonly entry: Entry | null;
  readonly address: string;
  /** Key of the address that it is pinned to; null when there is none. */
  readonly pin: string | null;
  readonly keys: NameKeys | null;
  /** Whether it is a known record, by its identity. */
  readonly isItself: boolean;
  /** Whether the user has looked at it with its current values. */
  readonly isLookedAt: boolean;
}

/** Finds the records with an address whose id or name is not their own, or that nobody has looked at yet. */
export const findSuspects = (
  list: ListName,
  { pairs, sure, first }: Matched,
): ReadonlyMap<Row, Suspect> => {
  const suspects = new Map<Row, Suspect>();
  const add = (row: Row, one: Pick<Suspect, 'entry' | 'pin' | 'isItself' | 'isLookedAt'>): void => {
    const { address, values } = row;
    if (address !== null) suspects.set(row, { ...one, address, keys: nameKeys(list, values) });
  };
  for (const row of first) {
    add(row, { entry: null, pin: null, isItself: false, isLookedAt: false });
  }
  for (const [at, [row, entry]] of pairs.entries()) {
    const { isKnown, isOwn, isFormer } = entry;
    const isSure = at < sure && pinnedAddress(list, entry) !== null;
    if (isSure && isOwn && !isFormer && isCalledTheSame(list, entry.values, row.values)) continue;
    // A record that comes back is not right any more if the user has agreed to another one in its place.
    const isItself = isSure && isKnown && !isFormer;
    const isLookedAt = isItself && isUnchanged(entry.values, row.values);
    add(row, { entry, pin: pinnedKey(list, entry), isItself, isLookedAt });
  }
  return suspects;
};
