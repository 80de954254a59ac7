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
import { rowMarks, type FormerAddress, type FormerName } from '../../../../shared/activity';
import { addressKey } from '../../../../shared/address';
import { readName } from '../../../../shared/unseen';
import { formatOf, writtenAddress } from '../../../ui/address/checksum-state';
import type { KnownTwin } from '../../../store/pending-copy';
import { placeOf, type AccountAddresses } from './account-addresses';
import { addressPlaces, firstRow } from './model/address-book';
import type { ActiveLookAlikes } from './model/look-alikes';

/** The records of a list, and what is known of them beside what is in them. */
export interface KnownOfList {
  readonly list: ListName;
  readonly rows: readonly (Wallet | SmartContract)[];
  readonly changeOf: (row: number) => number;
  readonly former: readonly FormerAddress[];
  readonly formerNames: readonly FormerName[];
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

/** Addresses known from before, or from the person's notes, that the one in a column looks like. */
const resembledBy = (row: number, column: string, known: KnownOfList): readonly KnownTwin[] => {
  const { list, addresses, alikes, evmAssets } = known;
  const place = placeOf(list, column);
  const address = place && addresses ? addresses.book.addressOf(place, row) : -1;
  if (!addresses || !alikes?.resemblesKnown(address)) return [];
  return alikes
    .partnersOf(address)
    .open.filter((partner) => addresses.origins.isKnown(partner.address))
    .slice(0, mostTwins)
    .flatMap((partner): KnownTwin[] => {
      const first = firstRow(addresses.book, partner.address, addressPlaces.toReversed());
      if (!first) return [];
      const { text, asset, list: from, name, until } = addresses.at(first.place, first.row);
      const kind = first.place === 'notes' ? 'note' : 'former';
      const written = writtenAddress(
        text,
        kind === 'note' ? 'evm' : formatOf(asset, { evmAssets }),
      );
      return [{ by: 'look', known: kind, list: from, name, address: written, until }];
    });
};

/** What the address in a column may be taken for. */
export const twinsOf = (row: number, column: string, known: KnownOfList): readonly KnownTwin[] => {
  const isOwn = addressFields[known.list] === column;
  return [...(isOwn ? namesakesOf(row, known) : []), ...resembledBy(row, column, known)];
};
