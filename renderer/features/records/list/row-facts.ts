import { fieldText, recordAddress, type ListName, type RowOf } from '../../../../shared/account';
import { memoizeByObject } from '../../../store/memoize-by-object';
import type { LocalNotes } from '../../../store/window-state';
import { notedRows } from '../../notes/LocalMark';
import { placesIn, type AccountAddresses } from './account-addresses';
import type { NotedRows, RowFacts } from './model/list-query';
import type { ActiveLookAlikes } from './model/look-alikes';

/** Whether any address of a row looks like another address. */
export const isAlikeRow = (
  list: ListName,
  row: number,
  { book }: AccountAddresses,
  alikes: ActiveLookAlikes,
): boolean => placesIn(list).some((place) => alikes.has(book.addressOf(place, row)));

const notedOf = memoizeByObject(
  (rows: readonly RowOf[ListName][], notes: LocalNotes | null): NotedRows =>
    notedRows(
      notes,
      rows,
      (row) => fieldText(recordAddress(row)),
      (row) => ('deployedBy' in row ? fieldText(row.deployedBy) : null),
    ),
);

/** The facts about the rows of a list, for its search and filters. Made once for all components of the window. */
export const rowFactsOf = memoizeByObject(
  (
    rows: readonly RowOf[ListName][],
    list: ListName,
    notes: LocalNotes | null,
    marks: RowFacts['marks'],
    addresses: AccountAddresses | null,
    alikes: ActiveLookAlikes | null,
  ): RowFacts => ({
    ...notedOf(rows, notes),
    deployers: list === 'contracts' && addresses ? addresses.names : null,
    marks,
    isAlike: addresses && alikes && ((row) => isAlikeRow(list, row, addresses, alikes)),
    deployerKindOf: list === 'contracts' && addresses ? addresses.deployers.of : null,
  }),
);
