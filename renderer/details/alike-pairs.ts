import { placesIn } from '../list/account-addresses';
import { addressPlaces, type AddressBook, type AddressPlace } from '../list/model/address-book';
import { pairKey, type JudgedAlikes } from '../list/model/judged-alikes';
import type { SameEnds } from '../list/model/look-alikes';
import type { ListName } from '../../shared/account';

/** An address of a record beside another one that it looks like. */
export interface AlikePair {
  /** Names the pair, in whichever order. */
  readonly pair: string;
  readonly ends: SameEnds;
  readonly own: { readonly place: AddressPlace; readonly key: string };
  /** The first record that has the other address, and how many more have it. */
  readonly other: {
    readonly place: AddressPlace;
    readonly row: number;
    readonly key: string;
    readonly more: number;
  };
}

/** What a record is to be warned of. */
export interface AlikesOfRecord {
  /** The first of them. */
  readonly shown: readonly AlikePair[];
  /** How many there are beside these. */
  readonly more: number;
  /** Pairs that are not warned of. */
  readonly dismissed: readonly string[];
}

/** Pairs that are shown in full; an address that looks like thousands is one warning. */
const mostShown = 3;

const firstWith = (book: AddressBook, address: number, key: string): AlikePair['other'] | null => {
  const found = addressPlaces.flatMap((place) =>
    book.rowsOf(place, address).map((row) => ({ place, row })),
  );
  const [first] = found;
  return first ? { ...first, key, more: found.length - 1 } : null;
};

/** The look-alikes of a record: of its own address, and of a contract's deployer. */
export const alikesOfRecord = (
  list: ListName,
  record: number,
  book: AddressBook,
  alikes: JudgedAlikes,
): AlikesOfRecord => {
  const keys = book.keys();
  const keyOf = (address: number): string => keys[address] ?? '';
  const found = placesIn(list).flatMap((place) => {
    const address = book.addressOf(place, record);
    return [{ place, address, partners: alikes.partnersOf(address) }];
  });
  const open = found.flatMap(({ place, address, partners }) =>
    partners.open.map((partner) => ({ place, address, partner })),
  );
  const shown = open.slice(0, mostShown).flatMap(({ place, address, partner }): AlikePair[] => {
    const [own, key] = [keyOf(address), keyOf(partner.address)];
    const other = firstWith(book, partner.address, key);
    if (!other) return [];
    return [{ pair: pairKey(own, key), ends: partner.ends, own: { place, key: own }, other }];
  });
  const dismissed = found.flatMap(({ address, partners }) =>
    partners.dismissed.map((partner) => pairKey(keyOf(address), keyOf(partner.address))),
  );
  return { shown, more: open.length - shown.length, dismissed: [...new Set(dismissed)] };
};
