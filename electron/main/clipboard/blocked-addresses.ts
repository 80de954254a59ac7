import type { RequestOf } from '../../../shared/contract';
import type { Lists } from '../accounts/snapshot';
import { readPlaces } from '../export/read-places';
import { foldAddress } from '../memory/identity';

/** Shorter ones may be a part of any text; they are only looked for as the whole of it. */
const shortestInText = 8;

/** Blocked addresses by their length; hexadecimal ones without their "0x", which a selection may have missed. */
const byLength = (blocked: ReadonlySet<string>): ReadonlyMap<number, ReadonlySet<string>> => {
  const groups = new Map<number, Set<string>>();
  for (const address of blocked) {
    const wanted = address.replace(/^0x/u, '');
    if (wanted.length < shortestInText) continue;
    const group = groups.get(wanted.length) ?? new Set();
    groups.set(wanted.length, group.add(wanted));
  }
  return groups;
};

/**
 * Whether a text is, or has anywhere in it, one of these addresses; they are folded. What is selected by hand comes in
 * groups and lines, with invisible characters, and with other words right beside it.
 */
export const mentionsAny = (text: string, blocked: ReadonlySet<string>): boolean => {
  if (blocked.size === 0) return false;
  if (blocked.has(foldAddress(text.trim()))) return true;
  const whole = text.replace(/[\s\p{Cf}]+/gu, '');
  // Letters of other alphabets may become longer, and everything after them would be somewhere else.
  const lower = whole.replace(/[A-F]+/gu, (letters) => letters.toLowerCase());
  for (const [length, group] of byLength(blocked)) {
    for (let at = 0; at + length <= whole.length; at += 1) {
      if (group.has(whole.slice(at, at + length)) || group.has(lower.slice(at, at + length))) {
        return true;
      }
    }
  }
  return false;
};

/** Whether rows that are to be copied with their addresses have one of these; they are folded. */
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
    return typeof address === 'string' && blocked.has(foldAddress(address));
  });
};
