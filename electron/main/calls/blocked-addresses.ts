import type { RequestOf } from '../../../shared/contract';
import type { Lists } from '../accounts/snapshot';
import { readPlaces } from '../export/read-places';
import { foldAddress } from '../memory/identity';

/** Shorter ones may be a part of any text; they are only looked for as the whole of it. */
const shortestInText = 8;

/** Whether a text is, or has among its words, one of these addresses; they are folded. */
export const mentionsAny = (text: string, blocked: ReadonlySet<string>): boolean => {
  if (blocked.size === 0) return false;
  if (blocked.has(foldAddress(text.trim()))) return true;
  const words = text.split(/[\s"'`,;()[\]{}<>]+/u);
  if (words.some((word) => word.length >= shortestInText && blocked.has(foldAddress(word)))) {
    return true;
  }
  // Selected by hand they come in groups, or over several lines.
  const found = text.match(/0x(?:\s*[\da-f]){40}(?![\da-f])/giu) ?? [];
  return found.some((address) => blocked.has(foldAddress(address.replace(/\s+/gu, ''))));
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
