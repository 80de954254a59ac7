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
import { comparableName } from '../../../../shared/unseen';
import { formatOf, writtenAddress } from '../../../ui/address/checksum-state';
import type { SimilarRecord } from '../../../store/pending-copy';
import { memoizeByObject } from '../../../store/memoize-by-object';
import type { LocalNotes } from '../../../store/window-state';
import { placeOf, type AccountAddresses } from './account-addresses';
import { endsOf, fewAddresses, pairKey, sharedEnds } from './model/look-alikes';

/** The records of a list, and what else is known about them and about other addresses. */
export interface KnownOfList {
  readonly list: ListName;
  readonly rows: readonly (Wallet | SmartContract)[];
  /** One of `rowMarks` by row; null or undefined if not known or all have none. */
  readonly marks: Uint8Array | null | undefined;
  readonly former: readonly FormerAddress[];
  readonly formerNames: readonly FormerName[];
  readonly notes: LocalNotes['entries'];
  readonly dismissed: DismissedPairs | null;
  readonly addresses: Pick<AccountAddresses, 'book'> | null;
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

/** Most similar records that are named. */
const mostSimilar = 3;

/** A name in the form in which people read it. */
const read = (field: Field): string => comparableName(fieldText(field) ?? '');

/** Whether two records have names that read the same, but different addresses. */
const isNamesake = (one: NamedAddress, other: NamedAddress): boolean =>
  read(one.name) === read(other.name) &&
  addressKey(fieldText(one.address) ?? '') !== addressKey(fieldText(other.address) ?? '');

const hasSameAsset = (one: NamedAddress, other: NamedAddress): boolean =>
  read(one.asset) === read(other.asset);

/**
 * Known records that have, or had, the same name as a record marked `sameName`: those of its asset, or of any asset if
 * there are none.
 */
const namesakesOf = (row: number, known: KnownOfList): readonly SimilarRecord[] => {
  const { list, rows, evmAssets } = known;
  const own = rows[row];
  if (!own || known.marks?.[row] !== rowMarks.sameName) return [];
  const record = named(own);
  const findNamesakes = (isMatch: typeof isNamesake): readonly SimilarRecord[] => {
    /** By address key, so that each address occurs once. */
    const found = new Map<string, SimilarRecord>();
    const isEnough = (): boolean => found.size >= mostSimilar;
    const add = (
      of: NamedAddress,
      kind: 'record' | 'renamed' | 'former',
      { name, until }: { readonly name: Field; readonly until: number | null },
    ): void => {
      const text = fieldText(of.address) ?? '';
      if (isEnough() || found.has(addressKey(text)) || !isMatch(of, record)) return;
      const address = writtenAddress(text, formatOf(of.asset, { evmAssets }));
      const called = { list, name: fieldText(name), address, until };
      found.set(addressKey(text), { by: 'name', known: kind, ...called });
    };
    for (const [other, one] of rows.entries()) {
      if (isEnough()) break;
      if (known.marks?.[other] === rowMarks.sameName) continue;
      add(named(one), 'record', { name: recordName(one), until: null });
    }
    for (const one of known.formerNames) {
      if (one.list !== list) continue;
      add(one, one.isGone ? 'former' : 'renamed', { name: one.calledNow, until: null });
    }
    for (const one of known.former) if (one.list === list) add(one, 'former', one);
    return [...found.values()];
  };
  const ofAsset = findNamesakes((one, other) => isNamesake(one, other) && hasSameAsset(one, other));
  const similar = ofAsset.length > 0 ? ofAsset : findNamesakes(isNamesake);
  if (similar.length > 0) return similar;
  // The record is marked, even if its namesake is not found.
  const name = fieldText(record.name);
  return [{ by: 'name', known: 'record', list, name, address: null, until: null }];
};

/** A former address, or one in the user's notes. */
interface KnownAddress extends FormerAddress {
  readonly kind: 'former' | 'note';
}

const byLook = (
  { kind, address, asset, list, name, until }: KnownAddress,
  { evmAssets }: KnownOfList,
): SimilarRecord => ({
  by: 'look',
  known: kind,
  list,
  name,
  address: writtenAddress(address, kind === 'note' ? 'evm' : formatOf(asset, { evmAssets })),
  until,
});

interface KnownAddresses {
  readonly byKey: ReadonlyMap<string, KnownAddress>;
  /** The same by the ends that people compare (`endsOf`). */
  readonly byEnds: ReadonlyMap<string, readonly (readonly [key: string, KnownAddress])[]>;
}

/** Former addresses and noted addresses. A note takes precedence over a former address. */
const knownAddressesOf = memoizeByObject(
  (former: KnownOfList['former'], notes: KnownOfList['notes']): KnownAddresses => {
    const byKey = new Map<string, KnownAddress>();
    const byEnds = new Map<string, (readonly [string, KnownAddress])[]>();
    const add = (one: KnownAddress): void => {
      const key = addressKey(one.address);
      if (byKey.has(key)) return;
      byKey.set(key, one);
      const ends = endsOf(key);
      if (ends === null) return;
      const others = byEnds.get(ends);
      if (others) others.push([key, one]);
      else byEnds.set(ends, [[key, one]]);
    };
    for (const [address, { name }] of notes) {
      add({ kind: 'note', address, name, asset: null, list: 'wallets', until: null });
    }
    for (const one of former) add({ ...one, kind: 'former' });
    return { byKey, byEnds };
  },
);

const pairsOf = memoizeByObject(({ pairs }: DismissedPairs) => new Set(pairs));

const textIn = (row: Wallet | SmartContract | undefined, column: string): string => {
  const [, text = null] = Object.entries({ ...row }).find(([name]) => name === column) ?? [];
  return fieldText(text) ?? '';
};

/**
 * The known addresses that the one in a column looks like, by the rules of `model/look-alikes`. Compared here, because
 * the look-alikes of a new answer are found in the background, but its addresses can be copied at once. Stops after
 * `most`, because thousands may have the same ends.
 */
const resembledIn = (
  row: number,
  column: string,
  known: KnownOfList,
  most: number,
): readonly KnownAddress[] => {
  const { byKey, byEnds } = knownAddressesOf(known.former, known.notes);
  if (byKey.size === 0 || !placeOf(known.list, column)) return [];
  const key = addressKey(textIn(known.rows[row], column));
  // An address that is known itself is not doubted.
  if (byKey.has(key)) return [];
  const keys = known.addresses?.book.keys() ?? null;
  const areFew = keys !== null && keys.length < fewAddresses;
  const alike = areFew
    ? Array.from(byKey).filter(([other]) => sharedEnds(key, other) !== null)
    : (byEnds.get(endsOf(key) ?? '') ?? []);
  const dismissed = known.dismissed && pairsOf(known.dismissed);
  const found: KnownAddress[] = [];
  for (const [other, one] of alike) {
    if (found.length >= most) break;
    if (!dismissed?.has(pairKey(key, other))) found.push(one);
  }
  return found;
};

/** Whether the address in a column looks like a former address or one in the user's notes. */
export const resemblesKnown = (row: number, column: string, known: KnownOfList): boolean =>
  resembledIn(row, column, known, 1).length > 0;

/** Former or noted addresses that the one in a column looks like. */
export const resembledBy = (
  row: number,
  column: string,
  known: KnownOfList,
): readonly SimilarRecord[] =>
  resembledIn(row, column, known, mostSimilar).map((one) => byLook(one, known));

/** Known records and addresses that the address in a column may be confused with. */
export const similarRecordsOf = (
  row: number,
  column: string,
  known: KnownOfList,
): readonly SimilarRecord[] => {
  const isOwn = addressFields[known.list] === column;
  return [...(isOwn ? namesakesOf(row, known) : []), ...resembledBy(row, column, known)];
};
