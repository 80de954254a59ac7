import { formOfAddress } from '../../../shared/address';
import { isId, type NameKeys } from './identity';
import type { Matched } from './match-list';
import type { Row } from './row';
import type { Entry } from './table';

/** Records that share an id or a name, and the addresses that they are pinned to. */
export interface Namesakes {
  /** The first of them; null when all are in an answer for the first time. */
  readonly first: Entry | null;
  /** Includes null when one of them has no address. */
  readonly addresses: Set<string | null>;
  /** Whether one of them is in the answer with its address. */
  isThere: boolean;
}

/** Namesakes by the ids or names that are looked up; null when no known record has one. */
export type Asked = Map<string, Namesakes | null>;

/** Prepares a lookup in which no record is known yet. */
export const ask = (texts: Iterable<string>): Asked =>
  new Map(Array.from(texts, (text): readonly [string, null] => [text, null]));

/** Adds a record to those with an id or a name, if that is looked up. */
export const note = (
  asked: Asked,
  text: string,
  entry: Entry | null,
  address: string | null,
  isThere: boolean,
): void => {
  const group = asked.get(text);
  if (group === undefined) return;
  if (group === null) {
    asked.set(text, { first: entry, addresses: new Set([address]), isThere });
    return;
  }
  group.addresses.add(address);
  group.isThere ||= isThere;
};

/** A name with the form of an address. Addresses of one form can be confused in a payment. */
export const nameAndForm = ({ name }: NameKeys, address: string): string =>
  `${name}\n${formOfAddress(address)}`;

/** The owners of the names that are looked up: by name and asset, by name alone, and by name and form of address. */
export class NamesAsked {
  readonly withAsset: Asked;
  readonly bare: Asked;
  readonly byForm: Asked;

  constructor(named: readonly { readonly keys: NameKeys; readonly address: string }[]) {
    this.withAsset = ask(named.map(({ keys }) => keys.withAsset));
    this.bare = ask(named.map(({ keys }) => keys.name));
    this.byForm = ask(named.map(({ keys, address }) => nameAndForm(keys, address)));
  }

  note(keys: NameKeys, entry: Entry | null, address: string, isThere: boolean): void {
    note(this.withAsset, keys.withAsset, entry, address, isThere);
    note(this.bare, keys.name, entry, address, isThere);
    note(this.byForm, nameAndForm(keys, address), entry, address, isThere);
  }
}

/** Whether no other address has this id or name. */
export const isFree = (asked: Asked, text: string, address: string | null): boolean => {
  const addresses = asked.get(text)?.addresses;
  return !addresses || (address !== null && addresses.size === 1 && addresses.has(address));
};

/** Records that are in an answer for the first time and share their id with a record of another address. */
export const sharingIds = ({ first, rows }: Pick<Matched, 'first' | 'rows'>): ReadonlySet<Row> => {
  const addressesOf = new Map<string, Set<string | null>>();
  for (const { identity } of first) if (isId(identity)) addressesOf.set(identity, new Set());
  for (const row of addressesOf.size === 0 ? [] : rows)
    addressesOf.get(row.identity)?.add(row.address);
  return new Set(first.filter(({ identity }) => (addressesOf.get(identity)?.size ?? 0) > 1));
};
