import { addressKey } from '../../../../../shared/address';
import { noWork, workThrough, type Work } from './work';
import { listNames } from '../../../../../shared/account';

/** The columns of an account that hold addresses. */
export const ownPlaces = [...listNames, 'deployers'] as const;
export type OwnPlace = (typeof ownPlaces)[number];

/** Where addresses are known from beside the answer on screen, whose service cannot choose them. */
export const knownPlaces = ['former', 'notes'] as const;

export const addressPlaces = [...ownPlaces, ...knownPlaces] as const;
export type AddressPlace = (typeof addressPlaces)[number];

export const isOwnPlace = (place: AddressPlace): place is OwnPlace =>
  place !== 'former' && place !== 'notes';

/** A row of a place. */
export interface AddressRow {
  readonly place: AddressPlace;
  readonly row: number;
}

/** The first row that has an address, of places in their order. */
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

/** All addresses of an account and those that it is compared with, each once; complete when the work is done. */
export interface AddressBook extends Work {
  /** Keys of the addresses. What is elsewhere called an address by number is a place in here. */
  readonly keys: () => readonly string[];
  /** The number of a row's address; -1 where none is given. */
  readonly addressOf: (place: AddressPlace, row: number) => number;
  /** Whether any row of that column has the address. */
  readonly isIn: (place: AddressPlace, address: number) => boolean;
  /** The rows of that column that have the address, ascending; no more than `most` of them are looked for. */
  readonly rowsOf: (place: AddressPlace, address: number, most?: number) => readonly number[];
}

/** The rows of one column. */
interface Rows {
  /** By row, the number of its address; -1 where none is given. */
  readonly addresses: Int32Array;
  /** By row, the next one with the same address; -1 after the last. */
  readonly next: Int32Array;
  /** By address, its first row; -1 where it is in none. */
  readonly first: Int32Array;
}

/** Reads the addresses of one place after the other. Costs nothing until the first step. */
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
    // By address, the last of its rows so far; forgotten when all are read.
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
