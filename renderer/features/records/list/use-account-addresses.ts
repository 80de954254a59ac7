import { useSyncExternalStore } from 'react';
import type { DismissedPairs } from '../../../../shared/activity';
import { noFormer } from '../../../store/activity-actions';
import { noEntries } from '../../../store/note-actions';
import { memoizeByObject } from '../../../store/memoize-by-object';
import { useWindow, useEvmAssets } from '../../../store/store';
import {
  addressesBefore,
  addressesOf,
  type AccountAddresses,
  type KnownAddresses,
} from './account-addresses';
import type { Progress } from './background-work';
import { judgeAlikes, type ActiveLookAlikes } from './model/look-alikes';

const unknown: KnownAddresses = { addresses: null };
const nothingYet: Progress<KnownAddresses> = {
  subscribe: () => () => undefined,
  read: () => unknown,
};

/** The analysed addresses of the account on screen; null until known. */
export const useAccountAddresses = (): AccountAddresses | null => {
  const wallets = useWindow(({ account }) => account?.wallets);
  const contracts = useWindow(({ account }) => account?.contracts);
  const earlier = useWindow(({ followed }) => followed.contracts);
  const former = useWindow((state) => state.former) ?? noFormer;
  const notes = useWindow((state) => state.notes)?.entries ?? noEntries;
  const evmAssets = useEvmAssets();
  const { subscribe, read } =
    wallets && contracts
      ? addressesOf({ wallets, contracts, former, notes, evmAssets })
      : (addressesBefore(earlier, {
          ...(wallets && { wallets }),
          ...(contracts && { contracts }),
        }) ?? nothingYet);
  return useSyncExternalStore(subscribe, read).addresses;
};

/** Computed once for all components of the window. */
const alikesOf = memoizeByObject(
  ({ book, groups, isOwn }: AccountAddresses, { pairs }: DismissedPairs): ActiveLookAlikes =>
    judgeAlikes(book.keys(), groups, new Set(pairs), isOwn),
);

/** Addresses that look alike, without dismissed pairs; null until known. */
export const useLookAlikes = (addresses: AccountAddresses | null): ActiveLookAlikes | null => {
  const dismissed = useWindow((state) => state.dismissed);
  return addresses && dismissed ? alikesOf(addresses, dismissed) : null;
};
