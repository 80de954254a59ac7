import type { Field, SmartContract, Wallet } from '../../../shared/account';
import { addressKey } from '../../../shared/address';
import type { AddressNote } from '../../../shared/notes';
import type { FurtherColumns } from './csv-lines';

/** The address of a record's own. */
export const addressOf = (row: Wallet | SmartContract): Field =>
  'walletAddress' in row ? row.walletAddress : row.address;

const keyOf = (row: Wallet | SmartContract): string | null => {
  const address = addressOf(row);
  return typeof address === 'string' ? addressKey(address) : null;
};

/** The notes of the person beside each record of a table; no columns when they were not wished for. */
export const noteColumns = (
  notes: readonly AddressNote[] | null,
): FurtherColumns<Wallet | SmartContract> => {
  if (!notes) return { names: [], cells: () => [] };
  const byAddress = new Map(notes.map((note) => [note.address, note]));
  return {
    names: ['yourName', 'yourTags', 'yourNote', 'yourFavourite'],
    cells: (row) => {
      const note = byAddress.get(keyOf(row) ?? '');
      if (!note) return [null, null, null, null];
      const { name, tags, note: text, favourite } = note;
      return [name, tags.join(', '), text, favourite ? 'yes' : 'no'];
    },
  };
};

/** The notes about these records; the others are of no concern to whoever gets a part of a list. */
export const notesAbout = (
  notes: readonly AddressNote[],
  rows: readonly (Wallet | SmartContract)[],
  places: readonly number[],
): readonly AddressNote[] => {
  const keys = new Set<string | null>();
  for (const place of places) {
    const row = rows[place];
    if (row) keys.add(keyOf(row));
  }
  return notes.filter(({ address }) => keys.has(address));
};
