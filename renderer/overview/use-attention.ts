import { useMemo, useSyncExternalStore } from 'react';
import type { AccountHead, ListName, RowOf } from '../../shared/account';
import { noFilters } from '../list/model/list-query';
import { noSearch } from '../list/model/search';
import { modelOf } from '../list/models';
import { useAccountAddresses, useLookAlikes } from '../list/use-account-addresses';
import { useWindow } from '../state/store';
import { useEvmAssets } from '../state/use-evm-assets';
import { attentionOf, isAllKnown, type AttentionLine, type Facts } from './attention';
import { findAlikes } from './find-alikes';

/** Of its own for each list, because models are known by their rows. */
const noRows = { wallets: [], contracts: [] } as const;

const mismatches = { ...noFilters, checksums: ['mismatch'] } as const;

/** The records whose address contradicts its capitals; null until all have been looked at. */
const useCapitals = <Name extends ListName>(
  list: Name,
  rows: readonly RowOf[Name][] | undefined,
): Uint32Array | null => {
  const progress = modelOf(list, rows ?? noRows[list], useEvmAssets());
  const known = useSyncExternalStore(progress.subscribe, progress.read);
  return useMemo(() => {
    const { rows: found, complete } = known.model.view({
      search: noSearch,
      filters: mismatches,
      sort: null,
    });
    return complete ? found : null;
  }, [known]);
};

/** What somebody should look at, and whether that is all there is. */
export const useAttention = (
  head: AccountHead,
): { readonly lines: readonly AttentionLine[]; readonly isAll: boolean } => {
  const wallets = useWindow(({ account }) => account?.wallets);
  const contracts = useWindow(({ account }) => account?.contracts);
  const activity = useWindow((state) => state.activity);
  const marks = useWindow((state) => state.marks);
  const addresses = useAccountAddresses();
  const judged = useLookAlikes(addresses);
  const alikes = useMemo(
    () =>
      addresses && judged && wallets && contracts
        ? findAlikes(addresses, judged, { wallets, contracts })
        : null,
    [addresses, judged, wallets, contracts],
  );
  const [ofWallets, ofContracts] = [
    useCapitals('wallets', wallets),
    useCapitals('contracts', contracts),
  ];
  return useMemo(() => {
    const facts: Facts = {
      differences: head.differences,
      wallets: wallets ?? null,
      contracts: contracts ?? null,
      activity,
      isCompared: activity?.revision === head.revision,
      marks,
      alikes,
      capitals: { wallets: ofWallets, contracts: ofContracts },
    };
    return { lines: attentionOf(facts), isAll: isAllKnown(facts) };
  }, [head, wallets, contracts, activity, marks, alikes, ofWallets, ofContracts]);
};
