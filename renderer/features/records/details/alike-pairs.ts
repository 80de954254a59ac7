import { addressFields, fieldText, type ListName } from '../../../../shared/account';
import type { HistoryKind, HistoryPage } from '../../../../shared/activity';
import { addressKey } from '../../../../shared/address';
import { isCounted } from '../../changes/history-lines';
import type { AccountAddresses, PlacedAddress } from '../list/account-addresses';
import { firstRow, ownPlaces, type AddressPlace, type OwnPlace } from '../list/model/address-book';
import { pairKey, type ActiveLookAlikes, type SameEnds } from '../list/model/look-alikes';

/** What tells since when a record has its address. */
export const tellingKinds: readonly HistoryKind[] = [
  ...(['begun', 'added', 'returned', 'changed', 'alarm', 'reverted'] as const),
  ...(['lost', 'trusted'] as const),
];

/** A record, and its address of now. */
export interface SeenRecord {
  readonly list: ListName;
  readonly record: number;
  readonly address: string;
}

/**
 * When a record was first seen with its address, in milliseconds since the epoch; null where the history does not tell:
 * where parts of it are gone, or the record has been there before.
 */
export const firstSeen = (
  { entries, total, dropped }: HistoryPage,
  { list, record, address }: SeenRecord,
): number | null => {
  const isWhole = entries.length >= total && dropped === 0;
  const isBroken = entries.some(({ kind }) => kind === 'lost' || kind === 'trusted');
  // Where too many came at once, one line counts those that have none.
  const isFolded = entries.some((entry) => entry.list === list && isCounted(entry));
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

/** Which of two was there first. */
type Order = 'own' | 'other' | 'together' | 'unknown';

export const orderOf = (own: number | null, other: number | null): Order => {
  if (own === null || other === null) return 'unknown';
  if (own === other) return 'together';
  return own < other ? 'own' : 'other';
};

/** An address of a record beside another one that it looks like. */
export interface AlikePair {
  /** Names the pair, in whichever order. */
  readonly pair: string;
  readonly ends: SameEnds;
  readonly own: { readonly place: OwnPlace; readonly at: PlacedAddress };
  /** The first place that has the other address: of this account where it is there, and how many more records have it. */
  readonly other: {
    readonly place: AddressPlace;
    readonly row: number;
    readonly at: PlacedAddress;
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

const firstWith = (addresses: AccountAddresses, address: number): AlikePair['other'] | null => {
  const { book, at } = addresses;
  const first = firstRow(book, address);
  if (!first) return null;
  const records = ownPlaces.flatMap((place) => book.rowsOf(place, address)).length;
  return { ...first, at: at(first.place, first.row), more: Math.max(0, records - 1) };
};

/** The look-alikes of one address of a record: its own, or its deployer's. Known ones come first. */
export const alikesOfRecord = (
  place: OwnPlace,
  record: number,
  addresses: AccountAddresses,
  alikes: ActiveLookAlikes,
): AlikesOfRecord => {
  const { book, origins } = addresses;
  const keys = book.keys();
  const keyOf = (address: number): string => keys[address] ?? '';
  const address = book.addressOf(place, record);
  const { open, dismissed: settled } = alikes.partnersOf(address);
  const isKnown = (partner: (typeof open)[number]): boolean => origins.isKnown(partner.address);
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

/** When both addresses of a pair were first seen; null for what is no address of a record itself, or not known. */
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
