import { addressFields, fieldText, type ListName } from '../../../../shared/account';
import type { HistoryKind, HistoryPage } from '../../../../shared/activity';
import { addressKey } from '../../../../shared/address';
import type { AccountAddresses, PlacedAddress } from '../list/account-addresses';
import { firstRow, ownPlaces, type AddressPlace, type OwnPlace } from '../list/model/address-book';
import { pairKey, type ActiveLookAlikes, type SameEnds } from '../list/model/look-alikes';

/** Kinds of history entries that tell since when a record has its address. */
export const tellingKinds: readonly HistoryKind[] = [
  ...(['begun', 'added', 'returned', 'changed', 'alarm', 'reverted'] as const),
  ...(['lost', 'trusted'] as const),
];

/** A record and its current address. */
export interface SeenRecord {
  readonly list: ListName;
  readonly record: number;
  readonly address: string;
}

/**
 * When a record was first seen with its address, in milliseconds since the epoch; null if the history does not tell,
 * because parts of it are missing or the record was in the account before.
 */
export const firstSeen = (
  { entries, total, dropped }: HistoryPage,
  { list, record, address }: SeenRecord,
): number | null => {
  const isWhole = entries.length >= total && dropped === 0;
  const isBroken = entries.some(({ kind }) => kind === 'lost' || kind === 'trusted');
  // If an answer brought too many changes, one line counts the rest. The record may be among them.
  const isFolded = entries.some((entry) => entry.list === list && entry.isCounting);
  if (!isWhole || isBroken || isFolded) return null;
  const own = entries.filter((entry) => entry.list === list && entry.row === record);
  if (own.some(({ kind }) => kind === 'returned' || kind === 'reverted')) return null;
  const { [list]: addressField } = addressFields;
  const given = own.find(({ fields }) =>
    fields.some(
      ({ field, after }) =>
        field === addressField && addressKey(fieldText(after) ?? '') === addressKey(address),
    ),
  );
  if (given) return given.at;
  if (own.some(({ fields }) => fields.some(({ field }) => field === addressField))) return null;
  const added = own.find(({ kind }) => kind === 'added');
  return (added ?? entries.findLast(({ kind }) => kind === 'begun'))?.at ?? null;
};

/** Which of two addresses was first seen earlier. */
type Order = 'own' | 'other' | 'together' | 'unknown';

export const orderOf = (own: number | null, other: number | null): Order => {
  if (own === null || other === null) return 'unknown';
  if (own === other) return 'together';
  return own < other ? 'own' : 'other';
};

/** An address of a record and another address that looks like it. */
export interface AlikePair {
  /** Key of the pair (`pairKey`), the same in either order. */
  readonly pair: string;
  readonly ends: SameEnds;
  readonly own: { readonly place: OwnPlace; readonly at: PlacedAddress };
  /** The first place of the other address, in this account if it is there, and how many more records have it. */
  readonly other: {
    readonly place: AddressPlace;
    readonly row: number;
    readonly at: PlacedAddress;
    readonly more: number;
  };
}

/** The look-alikes that a record warns of. */
export interface AlikesOfRecord {
  /** The first pairs. */
  readonly shown: readonly AlikePair[];
  /** Number of further look-alikes. */
  readonly more: number;
  /** Keys of pairs that the user has dismissed. */
  readonly dismissed: readonly string[];
}

/** Most pairs shown in full: an address may look like thousands of others. */
const mostShown = 3;

const firstWith = (addresses: AccountAddresses, address: number): AlikePair['other'] | null => {
  const { book, at } = addresses;
  const first = firstRow(book, address);
  if (!first) return null;
  const records = ownPlaces.flatMap((place) => book.rowsOf(place, address)).length;
  return { ...first, at: at(first.place, first.row), more: Math.max(0, records - 1) };
};

/** The look-alikes of one address of a record, its own or its deployer's. Known addresses come first. */
export const alikesOfRecord = (
  place: OwnPlace,
  record: number,
  addresses: AccountAddresses,
  alikes: ActiveLookAlikes,
): AlikesOfRecord => {
  const { book } = addresses;
  const keys = book.keys();
  const keyOf = (address: number): string => keys[address] ?? '';
  const address = book.addressOf(place, record);
  const { open, dismissed: settled } = alikes.partnersOf(address);
  const isKnown = (partner: (typeof open)[number]): boolean => addresses.isKnown(partner.address);
  const sorted = [...open.filter(isKnown), ...open.filter((one) => !isKnown(one))];
  const shown = sorted.slice(0, mostShown).flatMap((partner): AlikePair[] => {
    const other = firstWith(addresses, partner.address);
    if (!other) return [];
    const pair = pairKey(keyOf(address), keyOf(partner.address));
    return [{ pair, ends: partner.ends, own: { place, at: addresses.at(place, record) }, other }];
  });
  const dismissed = settled.map((partner) => pairKey(keyOf(address), keyOf(partner.address)));
  return { shown, more: open.length - shown.length, dismissed: [...new Set(dismissed)] };
};

/**
 * When both addresses of a pair were first seen, in milliseconds since the epoch; null if not known, or if the address
 * is not a record's own.
 */
export interface PairAges {
  readonly own: number | null;
  readonly other: number | null;
}

export const agesOf = (
  { own, other }: AlikePair,
  record: number,
  seenAt: (of: SeenRecord) => number | null,
): PairAges => {
  const ageOf = (place: AddressPlace, row: number, { text }: PlacedAddress): number | null =>
    place === 'wallets' || place === 'contracts'
      ? seenAt({ list: place, record: row, address: text })
      : null;
  return {
    own: ageOf(own.place, record, own.at),
    other: ageOf(other.place, other.row, other.at),
  };
};
