import { useMemo } from 'react';
import { useShallow } from 'zustand/react/shallow';
import type { ListName } from '../../../../shared/account';
import { noFormer } from '../../../store/activity-actions';
import { noEntries } from '../../../store/note-actions';
import { useNow } from '../../../store/now';
import { evmAssetsIn, useZone, useWindow } from '../../../store/store';
import type { WindowState } from '../../../store/window-state';
import { noteOf } from '../../notes/LocalMark';
import { placeOf, type AccountAddresses } from './account-addresses';
import type { CellContext } from './grid/grid-column';
import { resemblesKnown, similarRecordsOf, type KnownOfList } from './similar-records';
import { noRows, useModel } from './prepared-model';
import { useAccountAddresses, useLookAlikes } from './use-account-addresses';

/** What the window knows about the records of a list. */
export const knownOfList = (
  list: ListName,
  state: WindowState,
  addresses: AccountAddresses | null,
): KnownOfList => ({
  list,
  rows: state.account?.[list] ?? noRows[list],
  marks: state.marks[list],
  former: state.former ?? noFormer,
  formerNames: state.formerNames,
  notes: state.notes?.entries ?? noEntries,
  dismissed: state.dismissed,
  addresses,
  evmAssets: evmAssetsIn(state),
});

/** Facts that the cells of a list need besides their records. A new object whenever any of them changes. */
export const useCellContext = (list: ListName): CellContext => {
  const addresses = useAccountAddresses();
  const known = useWindow(useShallow((state) => knownOfList(list, state, addresses)));
  const prepared = useModel(list, known.rows);
  const alikes = useLookAlikes(addresses);
  const notes = useWindow((state) => state.notes);
  const now = useNow();
  const zone = useZone();
  return useMemo<CellContext>(() => {
    const isAlike = (column: string, record: number): boolean => {
      const place = placeOf(list, column);
      return (place && addresses && alikes?.has(addresses.book.addressOf(place, record))) ?? false;
    };
    const deployers = list === 'contracts' ? addresses?.names : undefined;
    return {
      now,
      zone,
      evmAssets: known.evmAssets,
      isRepeated: (...place) => prepared.model.isRepeated(...place),
      changeOf: (record) => known.marks?.[record] ?? 0,
      similarRecordsOf: (column, record) => similarRecordsOf(record, column, known),
      resemblesKnown: (column, record) => resemblesKnown(record, column, known),
      noteOf: (text) => noteOf(notes, text),
      deployerOf: (record) => deployers?.of(record) ?? null,
      isAlike,
    };
  }, [list, known, prepared, addresses, alikes, notes, now, zone]);
};
