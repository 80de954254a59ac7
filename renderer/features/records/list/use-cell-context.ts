import { useMemo } from 'react';
import type { ListName } from '../../../../shared/account';
import { noFormer } from '../../../store/activity-actions';
import { noEntries } from '../../../store/note-actions';
import { useNow } from '../../../store/now';
import { useEvmAssets, useZone, useWindow } from '../../../store/store';
import { noteOf } from '../../notes/LocalMark';
import { placeOf } from './account-addresses';
import type { CellContext } from './grid/grid-column';
import { resemblesKnown, similarRecordsOf, type KnownOfList } from './similar-records';
import { useModel } from './prepared-model';
import { useAccountAddresses, useLookAlikes } from './use-account-addresses';

/** Facts that the cells of a list need besides their records. A new object whenever any of them changes. */
export const useCellContext = (list: ListName): CellContext => {
  const rows = useWindow(({ account }) => account?.[list]);
  const known = useModel(list, rows);
  const addresses = useAccountAddresses();
  const alikes = useLookAlikes(addresses);
  const marks = useWindow((window) => window.marks[list]);
  const notes = useWindow((window) => window.notes);
  const now = useNow();
  const zone = useZone();
  const evmAssets = useEvmAssets();
  const former = useWindow((window) => window.former) ?? noFormer;
  const formerNames = useWindow((window) => window.formerNames);
  const dismissed = useWindow((window) => window.dismissed);
  return useMemo<CellContext>(() => {
    const changeOf = (record: number): number => marks?.[record] ?? 0;
    const isAlike = (column: string, record: number): boolean => {
      const place = placeOf(list, column);
      return (place && addresses && alikes?.has(addresses.book.addressOf(place, record))) ?? false;
    };
    const deployers = list === 'contracts' ? addresses?.names : undefined;
    const before = { former, formerNames, notes: notes?.entries ?? noEntries, dismissed };
    const judged = { addresses, alikes, evmAssets };
    const ofList: KnownOfList = { list, rows: rows ?? [], changeOf, ...judged, ...before };
    return {
      now,
      zone,
      evmAssets,
      isRepeated: (...place) => known.model.isRepeated(...place),
      changeOf,
      similarRecordsOf: (column, record) => similarRecordsOf(record, column, ofList),
      resemblesKnown: (column, record) => resemblesKnown(record, column, ofList),
      noteOf: (text) => noteOf(notes, text),
      deployerOf: (record) => deployers?.of(record) ?? null,
      isAlike,
    };
  }, [
    list,
    rows,
    now,
    zone,
    evmAssets,
    known,
    marks,
    notes,
    former,
    formerNames,
    dismissed,
    addresses,
    alikes,
  ]);
};
