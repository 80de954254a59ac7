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
import { remember } from '../../../store/remember';
import { useEvmAssets } from '../../../store/store';
import { checksumState, formatOf } from '../../../ui/address/checksum-state';
import { workInBackground, type Progress } from './background-work';
import { listDefinitions } from './columns';
import { createListModel, type ListModel } from './model/list-model';

/** Whether a text is not the time that it should be, which the record as such does not show. */
const isOddTime = (field: Field): boolean =>
  typeof field === 'string' && formOf(field) !== 'specified';

/** Milliseconds between two steps of progress: each one draws the list again. */
const intervalMs = 300;

/** The model of these rows, and how far it is prepared. It lives as long as they do, so that changing the view builds nothing anew. */
export const modelOf = remember(
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

/** Of its own for each list, because models are known by their rows. */
const noRows = { wallets: [], contracts: [] } as const;

/** The model of these rows, of none while they have not come; what asks is drawn anew, with another wrapping of it, as its preparation goes on. */
export const useModel = <Name extends ListName>(
  list: Name,
  rows: readonly RowOf[Name][] | undefined,
): { readonly model: ListModel } => {
  const { subscribe, read } = modelOf(rows ?? noRows[list], list, useEvmAssets());
  return useSyncExternalStore(subscribe, read);
};
