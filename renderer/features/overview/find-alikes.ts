import type { SmartContract, Wallet } from '../../../shared/account';
import type { AccountAddresses } from '../records/list/account-addresses';
import {
  addressPlaces,
  firstRow,
  isOwnPlace,
  type AddressRow,
} from '../records/list/model/address-book';
import type { ActiveLookAlikes, SameEnds } from '../records/list/model/look-alikes';
import { isAlikeRow } from '../records/list/row-facts';
import type { AlikeAddress, Alikes, Target } from './attention-lines';

/** Most pairs shown one by one. If there are more, the affected rows are shown instead. */
const mostPairs = 2;

const recordAt = ({ place, row }: AddressRow): Target =>
  isOwnPlace(place)
    ? { to: 'record', list: place === 'wallets' ? 'wallets' : 'contracts', row }
    : { to: 'changes' };

/**
 * The record to open for a pair: the one in the account, or the later one if both are. Known addresses come after the
 * account's.
 */
const suspect = ([first, second]: readonly [AddressRow, AddressRow]): AddressRow =>
  isOwnPlace(second.place) ? second : first;

type Pair = Extract<Alikes, { readonly pairs: unknown }>['pairs'][number];

const pairsOf = (addresses: AccountAddresses, alikes: ActiveLookAlikes): readonly Pair[] => {
  const found = new Map<string, Pair>();
  const pairOf = (first: number, second: number, ends: SameEnds): Pair | null => {
    const places = [firstRow(addresses.book, first), firstRow(addresses.book, second)] as const;
    const [one, other] = places;
    if (!one || !other) return null;
    const order = addressPlaces.indexOf(one.place) - addressPlaces.indexOf(other.place);
    const isInOrder = order === 0 ? one.row <= other.row : order < 0;
    const ordered = isInOrder ? ([one, other] as const) : ([other, one] as const);
    const two = ordered.map(({ place, row }): AlikeAddress => {
      const { name } = addresses.at(place, row);
      return { place, name };
    });
    return { ends, two, target: recordAt(suspect(ordered)) };
  };
  for (const { members } of addresses.groups) {
    for (const member of members) {
      if (!alikes.has(member)) continue;
      for (const { address, ends } of alikes.partnersOf(member).open) {
        const key = `${Math.min(member, address)} ${Math.max(member, address)}`;
        const pair = found.has(key) ? null : pairOf(member, address, ends);
        if (pair) found.set(key, pair);
        if (found.size >= mostPairs) return [...found.values()];
      }
    }
  }
  return [...found.values()];
};

/** Finds the addresses that look alike, as pairs or as rows. */
export const findAlikes = (
  addresses: AccountAddresses,
  alikes: ActiveLookAlikes,
  lists: {
    readonly wallets: readonly Wallet[];
    readonly contracts: readonly SmartContract[];
  },
): Alikes => {
  if (alikes.pairs <= mostPairs) return { pairs: pairsOf(addresses, alikes) };
  const rowsIn = (list: keyof typeof lists): readonly number[] => {
    const found: number[] = [];
    for (let row = 0; row < lists[list].length; row += 1)
      if (isAlikeRow(list, row, addresses, alikes)) found.push(row);
    return found;
  };
  return { rows: { wallets: rowsIn('wallets'), contracts: rowsIn('contracts') } };
};
