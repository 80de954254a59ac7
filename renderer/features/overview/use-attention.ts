import { useMemo } from 'react';
import type { AccountHead, ListName, RowOf, SmartContract, Wallet } from '../../../shared/account';
import type { ChecksumState } from '../../../shared/list-view';
import { noFilters } from '../../store/list-state';
import { useModel } from '../records/list/prepared-model';
import type { ListModel } from '../records/list/model/list-model';
import { noFacts } from '../records/list/model/list-query';
import { noSearch } from '../records/list/model/read-search';
import { useAccountAddresses, useLookAlikes } from '../records/list/use-account-addresses';
import { useWindow } from '../../store/store';
import {
  attentionOf,
  isAllKnown,
  type Alikes,
  type AttentionLine,
  type Facts,
} from './attention-lines';
import { findAlikes } from './find-alikes';

/** The rows whose own address is in the given checksum state; null until all are checked. */
const rowsJudged = (model: ListModel, state: ChecksumState): Uint32Array | null => {
  const filters = { ...noFilters, checksums: [state] };
  const { rows, complete } = model.view({ search: noSearch, filters, sort: null, facts: noFacts });
  return complete ? rows : null;
};

/** Rows whose address fails the checksum in its capitals (EIP-55), or is malformed; null until all are checked. */
const useWritten = <Name extends ListName>(
  list: Name,
  rows: readonly RowOf[Name][] | undefined,
): { readonly capitals: Uint32Array | null; readonly malformed: Uint32Array | null } => {
  const known = useModel(list, rows);
  return useMemo(
    () => ({
      capitals: rowsJudged(known.model, 'mismatch'),
      malformed: rowsJudged(known.model, 'malformed'),
    }),
    [known],
  );
};

/** Addresses that look alike; null until known. */
const useAlikes = (
  wallets: readonly Wallet[] | undefined,
  contracts: readonly SmartContract[] | undefined,
): Alikes | null => {
  const addresses = useAccountAddresses();
  const judged = useLookAlikes(addresses);
  return useMemo(
    () =>
      addresses && judged && wallets && contracts
        ? findAlikes(addresses, judged, { wallets, contracts })
        : null,
    [addresses, judged, wallets, contracts],
  );
};

/** The lines to show, and whether everything has been checked. */
export const useAttention = (
  head: AccountHead,
): { readonly lines: readonly AttentionLine[]; readonly isAll: boolean } => {
  const wallets = useWindow(({ account }) => account?.wallets);
  const contracts = useWindow(({ account }) => account?.contracts);
  const activity = useWindow((state) => state.activity);
  const marks = useWindow((state) => state.marks);
  const alikes = useAlikes(wallets, contracts);
  const ofWallets = useWritten('wallets', wallets);
  const ofContracts = useWritten('contracts', contracts);
  return useMemo(() => {
    const facts: Facts = {
      differences: head.differences,
      moreDifferences: head.moreDifferences ?? 0,
      wallets: wallets ?? null,
      contracts: contracts ?? null,
      activity,
      isCompared: activity?.revision === head.revision,
      marks,
      alikes,
      capitals: { wallets: ofWallets.capitals, contracts: ofContracts.capitals },
      malformed: { wallets: ofWallets.malformed, contracts: ofContracts.malformed },
    };
    return { lines: attentionOf(facts), isAll: isAllKnown(facts) };
  }, [head, wallets, contracts, activity, marks, alikes, ofWallets, ofContracts]);
};
