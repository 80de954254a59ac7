import { addressKey } from '../../../../../shared/address';
import { noWork, workThrough, type Work } from './work';
import { listNames } from '../../../../../shared/account';

/** The address columns of an account. */
export const ownPlaces = [...listNames, 'deployers'] as const;
export type OwnPlace = (typeof ownPlaces)[number];

/** Sources of known addresses besides the answer on screen. The service cannot choose these addresses. */
export const knownPlaces = ['former', 'notes'] as const;

export const addressPlaces = [...ownPlaces, ...knownPlaces] as const;
export type AddressPlace = (typeof addressPlaces)[number];

export const isOwnPlace = (place: AddressPlace): place is OwnPlace =>
  place !== 'former' && place !== 'notes';

/** A row of one place. */
export interface AddressRow {
  readonly place: AddressPlace;
  readonly row: number;
}

/** The first row that has an address, searching the places in order. */
export const firstRow = (
  book: Pick<AddressBook, 'rowsOf'>,
  address: number,
  places: readonly AddressPlace[] = addressPlaces,
): AddressRow | null => {
  for (const place of places) {
    const [row] = book.rowsOf(place, address, 1);
    if (row !== undefined) return { place, row };
  }
  return null;
};

/** All addresses of an account and those it is compared with, each once. Complete when the work is done. */
export interface AddressBook extends Work {
  /** Keys of the addresses. Elsewhere, an address is referred to by its index here. */
  readonly keys: () => readonly string[];
  /** The number of a row's address; -1 if the row has none. */
  readonly addressOf: (place: AddressPlace, row: number) => number;
  /** Whether any row of the place has the address. */
  readonly isIn: (place: AddressPlace, address: number) => boolean;
  /** The rows of the place that have the address, ascending. Finds no more than `most`. */
  readonly rowsOf: (place: AddressPlace, address: number, most?: number) => readonly number[];
}

/** The rows of one place. */
interface Rows {
  /** By row, the number of its address; -1 if the row has none. */
  readonly addresses: Int32Array;
  /** By row, the next row with the same address; -1 after the last. */
  readonly next: Int32Array;
  /** By address, its first row; -1 if there is none. */
  readonly first: Int32Array;
}

/** Reads the addresses of one place after the other. Allocates nothing before the first step. */
export const createAddressBook = (
  counts: Readonly<Record<AddressPlace, number>>,
  textAt: (place: AddressPlace, row: number) => string,
): AddressBook => {
  const keys: string[] = [];
  const total = Object.values(counts).reduce((sum, count) => sum + count, 0);
  const numbers = new Map<string, number>();
  const rows = new Map<AddressPlace, Rows>();

  const read = (place: AddressPlace): Work => {
    const count = counts[place];
    const addresses = new Int32Array(count).fill(-1);
    const next = new Int32Array(count).fill(-1);
    const first = new Int32Array(count === 0 ? 0 : total).fill(-1);
    // By address, the last of its rows read so far. Only needed while reading.
    const last = new Int32Array(first.length);
    rows.set(place, { addresses, next, first });
    return workThrough(count, 128, (row) => {
      const given = textAt(place, row);
      if (given === '') return;
      const key = addressKey(given);
      const number = numbers.get(key) ?? keys.push(key) - 1;
      numbers.set(key, number);
      addresses[row] = number;
      if (first[number] === -1) first[number] = row;
      else next[last[number] as number] = row;
      last[number] = row;
    });
  };

  const waiting = [...addressPlaces];
  let current = noWork;
  return {
    step: () => {
      if (!current.step()) return false;
      const next = waiting.shift();
      if (next === undefined) {
        numbers.clear();
        current = noWork;
        return true;
      }
      current = read(next);
      return false;
    },
    keys: () => keys,
    addressOf: (place, row) => rows.get(place)?.addresses[row] ?? -1,
    isIn: (place, address) => (rows.get(place)?.first[address] ?? -1) >= 0,
    rowsOf: (place, address, most = Infinity) => {
      const own = rows.get(place);
      const found: number[] = [];
      let row = own?.first[address] ?? -1;
      for (; row !== -1 && found.length < most; row = own?.next[row] ?? -1) found.push(row);
      return found;
    },
  };
};
