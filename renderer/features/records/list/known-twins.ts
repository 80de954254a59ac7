import {
  addressFields,
  type Field,
  fieldText,
  type ListName,
  type SmartContract,
  type Wallet,
  recordName,
  recordAddress,
} from '../../../../shared/account';
import {
  rowMarks,
  type DismissedPairs,
  type FormerAddress,
  type FormerName,
} from '../../../../shared/activity';
import { addressKey } from '../../../../shared/address';
import { readName } from '../../../../shared/unseen';
import { formatOf, writtenAddress } from '../../../ui/address/checksum-state';
import type { KnownTwin } from '../../../store/pending-copy';
import type { LocalNotes } from '../../../store/store';
import { placeOf, type AccountAddresses } from './account-addresses';
import { addressPlaces, firstRow } from './model/address-book';
import { endsOf, pairKey, type ActiveLookAlikes } from './model/look-alikes';

/** The records of a list, and what is known of them beside what is in them. */
export interface KnownOfList {
  readonly list: ListName;
  readonly rows: readonly (Wallet | SmartContract)[];
  readonly changeOf: (row: number) => number;
  readonly former: readonly FormerAddress[];
  readonly formerNames: readonly FormerName[];
  readonly notes: LocalNotes['entries'];
  readonly dismissed: DismissedPairs | null;
  readonly addresses: AccountAddresses | null;
  readonly alikes: ActiveLookAlikes | null;
  readonly evmAssets: ReadonlySet<string>;
}

interface NamedAddress {
  readonly name: Field;
  readonly asset: Field;
  readonly address: Field;
}

const named = (row: Wallet | SmartContract): NamedAddress => ({
  name: recordName(row),
  asset: row.asset,
  address: recordAddress(row),
});

/** Twins that are named. */
const mostTwins = 3;

/** What people read of a name. */
const read = (field: Field): string => readName(fieldText(field) ?? '');

/** Whether one may be meant by the other. */
const isNamesake = (one: NamedAddress, other: NamedAddress): boolean =>
  read(one.name) === read(other.name) &&
  addressKey(fieldText(one.address) ?? '') !== addressKey(fieldText(other.address) ?? '');

const hasSameAsset = (one: NamedAddress, other: NamedAddress): boolean =>
  read(one.asset) === read(other.asset);

/**
 * The known records that have, or had, the name of one that is not known by it: those of its asset, or, where there is none
 * of it, of any.
 */
const namesakesOf = (row: number, known: KnownOfList): readonly KnownTwin[] => {
  const { list, rows, evmAssets } = known;
  const own = rows[row];
  if (!own || known.changeOf(row) !== rowMarks.sameName) return [];
  const record = named(own);
  const findTwins = (isTwin: typeof isNamesake): readonly KnownTwin[] => {
    /** By their keys: each address once. */
    const found = new Map<string, KnownTwin>();
    const isEnough = (): boolean => found.size >= mostTwins;
    const add = (
      of: NamedAddress,
      kind: 'record' | 'renamed' | 'former',
      { name, until }: { readonly name: Field; readonly until: number | null },
    ): void => {
      const text = fieldText(of.address) ?? '';
      if (isEnough() || found.has(addressKey(text)) || !isTwin(of, record)) return;
      const address = writtenAddress(text, formatOf(of.asset, { evmAssets }));
      const called = { list, name: fieldText(name), address, until };
      found.set(addressKey(text), { by: 'name', known: kind, ...called });
    };
    for (const [other, one] of rows.entries()) {
      if (isEnough()) break;
      if (known.changeOf(other) === rowMarks.sameName) continue;
      add(named(one), 'record', { name: recordName(one), until: null });
    }
    for (const one of known.formerNames) {
      if (one.list !== list) continue;
      add(one, one.isGone ? 'former' : 'renamed', { name: one.calledNow, until: null });
    }
    for (const one of known.former) if (one.list === list) add(one, 'former', one);
    return [...found.values()];
  };
  const ofAsset = findTwins((one, other) => isNamesake(one, other) && hasSameAsset(one, other));
  const twins = ofAsset.length > 0 ? ofAsset : findTwins(isNamesake);
  if (twins.length > 0) return twins;
  // It is marked, whoever it is.
  const name = fieldText(record.name);
  return [{ by: 'name', known: 'record', list, name, address: null, until: null }];
};

/** An address known from before, or from the person's notes. */
interface KnownAddress extends FormerAddress {
  readonly kind: 'former' | 'note';
}

const byLook = (
  { kind, address, asset, list, name, until }: KnownAddress,
  { evmAssets }: KnownOfList,
): KnownTwin => ({
  by: 'look',
  known: kind,
  list,
  name,
  address: writtenAddress(address, kind === 'note' ? 'evm' : formatOf(asset, { evmAssets })),
  until,
});

type ByEnds = ReadonlyMap<string, readonly KnownAddress[]>;

/** By former addresses, with the notes that they stand beside. */
const madeByEnds = new WeakMap<object, { readonly notes: object; readonly byEnds: ByEnds }>();

/** All that is known by what people compare an address by; made when it is first asked for. */
const knownByEnds = ({ former, notes }: Pick<KnownOfList, 'former' | 'notes'>): ByEnds => {
  const made = madeByEnds.get(former);
  if (made?.notes === notes) return made.byEnds;
  const byEnds = new Map<string, KnownAddress[]>();
  const add = (known: KnownAddress): void => {
    const ends = endsOf(addressKey(known.address));
    if (ends === null) return;
    const others = byEnds.get(ends);
    if (others) others.push(known);
    else byEnds.set(ends, [known]);
  };
  for (const [address, { name }] of notes) {
    add({ kind: 'note', address, name, asset: null, list: 'wallets', until: null });
  }
  for (const one of former) add({ ...one, kind: 'former' });
  madeByEnds.set(former, { notes, byEnds });
  return byEnds;
};

/** What a text looks like, for as long as it is not known what all addresses have to do with each other: by both its ends. */
const resembledUntilThen = (text: string, known: KnownOfList): readonly KnownTwin[] => {
  const key = addressKey(text);
  const alike = knownByEnds(known).get(endsOf(key) ?? '') ?? [];
  if (alike.some(({ address }) => addressKey(address) === key)) return [];
  const dismissed = new Set(known.dismissed?.pairs);
  return alike
    .filter(({ address }) => !dismissed.has(pairKey(key, addressKey(address))))
    .slice(0, mostTwins)
    .map((one) => byLook(one, known));
};

/** Addresses known from before, or from the person's notes, that the one in a column looks like. */
export const resembledBy = (
  row: number,
  column: string,
  known: KnownOfList,
): readonly KnownTwin[] => {
  const { list, rows, addresses, alikes } = known;
  const place = placeOf(list, column);
  if (!place) return [];
  if (!addresses || !alikes) {
    const text = Object.entries({ ...rows[row] }).find(([name]) => name === column)?.[1] ?? null;
    return resembledUntilThen(fieldText(text) ?? '', known);
  }
  const address = addresses.book.addressOf(place, row);
  if (!alikes.resemblesKnown(address)) return [];
  return alikes
    .partnersOf(address)
    .open.filter((partner) => addresses.origins.isKnown(partner.address))
    .slice(0, mostTwins)
    .flatMap((partner): KnownTwin[] => {
      const first = firstRow(addresses.book, partner.address, addressPlaces.toReversed());
      if (!first) return [];
      const { text, asset, ...of } = addresses.at(first.place, first.row);
      const kind = first.place === 'notes' ? 'note' : 'former';
      return [byLook({ ...of, kind, address: text, asset: fieldText(asset) }, known)];
    });
};

/** What the address in a column may be taken for. */
export const twinsOf = (row: number, column: string, known: KnownOfList): readonly KnownTwin[] => {
  const isOwn = addressFields[known.list] === column;
  return [...(isOwn ? namesakesOf(row, known) : []), ...resembledBy(row, column, known)];
};
