import { useMemo } from 'react';
import type { CellContext } from '../list/grid/grid-column';
import type { ListModel } from '../list/model/list-model';
import { modelOf } from '../list/models';
import { useWindow } from '../state/store';
import { relatedRecords, type Related, type RelatedTo } from './related';

/** Other records of the account that have to do with one; `model` is that of its own list. */
export const useRelated = (
  { list, record, address, deployedBy, format }: RelatedTo,
  model: ListModel,
  { evmAssets }: CellContext,
): Related => {
  const wallets = useWindow(({ account }) => account?.wallets);
  const contracts = useWindow(({ account }) => account?.contracts);
  return useMemo(() => {
    const models = {
      wallets: wallets ? modelOf('wallets', wallets, evmAssets).read().model : null,
      contracts: contracts ? modelOf('contracts', contracts, evmAssets).read().model : null,
      [list]: model,
    };
    return relatedRecords(models, { list, record, address, deployedBy, format });
  }, [wallets, contracts, evmAssets, model, list, record, address, deployedBy, format]);
};
