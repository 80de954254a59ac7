import { useSyncExternalStore } from 'react';
import {
  addressFields,
  type Field,
  fieldText,
  type ListName,
  recordAddress,
  type RowOf,
} from '../../../../shared/account';
import { readableAddress } from '../../../../shared/address';
import { formOf, readTime } from '../../../../shared/times';
import { memoizeByObject } from '../../../store/memoize-by-object';
import { useEvmAssets } from '../../../store/store';
import { checksumState, formatOf } from '../../../ui/address/checksum-state';
import { workInBackground, type Progress } from './background-work';
import { listDefinitions } from './columns';
import { createListModel, type ListModel } from './model/list-model';

/** Whether a time is not in the specified format. `raw` does not tell, because the field is a text as specified. */
const isOddTime = (field: Field): boolean =>
  typeof field === 'string' && formOf(field) !== 'specified';

/** Milliseconds between two reports of progress: each makes the list render again. */
const intervalMs = 300;

/**
 * The model of these rows, prepared in the background. Cached for as long as the rows live, so that changing the view
 * builds nothing anew.
 */
export const modelOf = memoizeByObject(
  <Name extends ListName>(
    rows: readonly RowOf[Name][],
    list: Name,
    evmAssets: ReadonlySet<string>,
  ): Progress<{ readonly model: ListModel }> => {
    const definition = listDefinitions[list];
    const model = createListModel<RowOf[Name]>({
      rows,
      columns: definition.columns,
      address: addressFields[list],
      unique: definition.unique,
      sortedEarly: definition.columns.filter(({ role }) => role === 'name').map(({ name }) => name),
      checksum: (row) =>
        checksumState(
          readableAddress(fieldText(recordAddress(row)) ?? ''),
          formatOf(row.asset, { evmAssets }),
        ),
      asset: ({ asset }) => fieldText(asset),
      differs: (row) =>
        row.raw !== undefined ||
        recordAddress(row) === '' ||
        ('deployedAt' in row && isOddTime(row.deployedAt)),
      readTime: (text) => readTime(text).time,
    });
    const { prepare } = model;
    return workInBackground({ order: 'soon', know: () => ({ model }), prepare, intervalMs });
  },
);

/** One array per list, because models are cached by their rows. */
export const noRows = { wallets: [], contracts: [] } as const;

/**
 * The model of these rows, or of no rows before they are loaded. The component renders again as the preparation
 * progresses.
 */
export const useModel = <Name extends ListName>(
  list: Name,
  rows: readonly RowOf[Name][] | undefined,
): { readonly model: ListModel } => {
  const { subscribe, read } = modelOf(rows ?? noRows[list], list, useEvmAssets());
  return useSyncExternalStore(subscribe, read);
};
