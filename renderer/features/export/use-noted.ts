import { useMemo } from 'react';
import type { ListName, RowOf } from '../../../shared/account';
import { listDefinitions } from '../records/list/columns';
import type { ListDefinition } from '../records/list/columns/list-definition';
import { noteOf } from '../notes/local-notes';
import { useWindow, type LocalNotes, type OpenAccount } from '../../store/store';

const countIn = <Name extends ListName>(
  { columns, address }: ListDefinition<Name>,
  rows: readonly RowOf[Name][],
  places: Uint32Array | null,
  notes: LocalNotes,
): number => {
  const own = columns.find(({ name }) => name === address);
  const isNoted = (row: RowOf[Name] | undefined): boolean =>
    row !== undefined && noteOf(notes, own?.value(row) ?? null) !== null;
  if (!places) return rows.filter(isNoted).length;
  return places.reduce((count, place) => count + (isNoted(rows[place]) ? 1 : 0), 0);
};

/**
 * About how many of these records the person has noted something; null while that is not known. No list stands for both,
 * no places for all.
 */
export const useNoted = (
  { wallets, contracts }: OpenAccount,
  list: ListName | null,
  places: Uint32Array | null,
): number | null => {
  const notes = useWindow((state) => state.notes);
  return useMemo(() => {
    if (!notes) return null;
    if (notes.entries.size === 0) return 0;
    if ((list !== 'contracts' && !wallets) || (list !== 'wallets' && !contracts)) return null;
    const { wallets: walletList, contracts: contractList } = listDefinitions;
    const inWallets = list === 'contracts' ? 0 : countIn(walletList, wallets ?? [], places, notes);
    return list === 'wallets'
      ? inWallets
      : inWallets + countIn(contractList, contracts ?? [], places, notes);
  }, [notes, wallets, contracts, list, places]);
};
