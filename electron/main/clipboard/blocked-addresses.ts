import { addressKey, hasSpellings } from '../../../shared/address';
import type { RequestOf } from '../../../shared/contract';
import type { Lists } from '../accounts/snapshot';
import { readPlaces } from '../export/read-places';

/** Shorter ones may be a part of any text; they are only looked for as the whole of it. */
const shortestInText = 8;

/** Keys by their length; hexadecimal ones without their "0x", which a selection may have missed. */
const byLength = (keys: readonly string[]): ReadonlyMap<number, ReadonlySet<string>> => {
  const groups = new Map<number, Set<string>>();
  for (const key of keys) {
    const wanted = key.replace(/^0x/u, '');
    if (wanted.length < shortestInText) continue;
    const group = groups.get(wanted.length) ?? new Set();
    groups.set(wanted.length, group.add(wanted));
  }
  return groups;
};

const hasAny = (text: string, keys: readonly string[]): boolean => {
  for (const [length, group] of byLength(keys)) {
    for (let at = 0; at + length <= text.length; at += 1) {
      if (group.has(text.slice(at, at + length))) return true;
    }
  }
  return false;
};

/**
 * Whether a text is, or has anywhere in it, an address with one of these keys. What is selected by hand comes in groups
 * and lines, with invisible characters, and with other words right beside it.
 */
export const mentionsAny = (text: string, blocked: ReadonlySet<string>): boolean => {
  if (blocked.size === 0) return false;
  if (blocked.has(addressKey(text.trim()))) return true;
  const whole = text.replace(/[\s\p{Cf}]+/gu, '');
  // Letters of other alphabets may become longer, and everything after them would be somewhere else.
  const lower = whole.replace(/[A-Z]+/gu, (letters) => letters.toLowerCase());
  const keys = [...blocked];
  return (
    hasAny(whole, keys) ||
    hasAny(
      lower,
      keys.filter((key) => hasSpellings(key)),
    )
  );
};

/** Whether rows that are to be copied with their addresses have one with one of these keys. */
export const hasBlocked = (
  lists: Lists,
  { list, rows, columns }: Pick<RequestOf<'copyRows'>, 'list' | 'rows' | 'columns'>,
  blocked: ReadonlySet<string>,
): boolean => {
  const column = list === 'wallets' ? 'walletAddress' : 'address';
  if (blocked.size === 0 || !columns.includes(column)) return false;
  const addresses =
    list === 'wallets'
      ? lists.wallets.map(({ walletAddress }) => walletAddress)
      : lists.contracts.map(({ address }) => address);
  const places = readPlaces(rows, addresses.length) ?? [];
  return places.some((place) => {
    const address = addresses[place];
    return typeof address === 'string' && blocked.has(addressKey(address));
  });
};
