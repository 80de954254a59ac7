import {
  addressFields,
  fieldsWithAddress,
  listFields,
  ofEachList,
  textOf,
  type Field,
  type ListName,
  type SmartContract,
  type Wallet,
} from '../../../shared/account';
import { addressKey } from '../../../shared/address';
import { readName, withoutUnseen } from '../../../shared/unseen';

/** The specified values of a record, in the order of `listFields`. */
export type Values = readonly Field[];

/** A number of a few digits that is no minus zero. */
const fewDigits = /^(?!-0)-?\d+\.\d+$/u;

/** JSON of what is no text. `12345.0` and `12345` are one number, which older files have as the latter in any case. */
const meantJson = (raw: string): string =>
  raw.length < 16 && fewDigits.test(raw) ? String(Number(raw)) : raw;

/**
 * What a field says, as a text: the same exactly where it is the same letter by letter, the same number, or the same
 * address.
 */
export const meaningOf = (name: string, field: Field): string => {
  if (field === null) return 'n';
  if (typeof field !== 'string') return `r${meantJson(field.raw)}`;
  return `s${fieldsWithAddress.has(name) ? addressKey(field) : field}`;
};

/** Whether a field still says the same. */
export const isSameValue = (name: string, a: Field, b: Field): boolean =>
  a === b || meaningOf(name, a) === meaningOf(name, b);

/** Whether two fields are the same letter by letter, also where they are no texts and come from different answers. */
const isSameText = (a: Field | undefined, b: Field | undefined): boolean =>
  a === b || (typeof a === 'object' && typeof b === 'object' && !!a && !!b && a.raw === b.raw);

/** Whether two records say the same letter by letter: so it is with nearly all of an answer and what is remembered. */
export const isUnchanged = (before: Values, after: Values): boolean => {
  for (let at = 0; at < after.length; at += 1) if (!isSameText(before[at], after[at])) return false;
  return true;
};

/** Whether there is a value to pin: what is missing, empty or blank says nothing that could change. */
export const isPinnable = (field: Field): boolean => textOf(field).trim() !== '';

/** The values of a record, written out because a loop over 200,000 records by name takes several times as long. */
export const valuesOf = {
  wallets: ({ id, asset, walletAddress, walletName }: Wallet): Values => [
    id,
    asset,
    walletAddress,
    walletName,
  ],
  contracts: ({ name, asset, address, type, deployedAt, deployedBy }: SmartContract): Values => [
    name,
    asset,
    address,
    type,
    deployedAt,
    deployedBy,
  ],
};

/** Places of fields within `Values`. */
export const placeOf = (list: ListName, field: string): number =>
  (listFields[list] as readonly string[]).indexOf(field);

const nameAt = {
  wallets: placeOf('wallets', 'walletName'),
  contracts: placeOf('contracts', 'name'),
};

const addressAt = ofEachList((list) => placeOf(list, addressFields[list]));

/** Place of what a record is known by, as far as one value tells: an id, or the address of a contract. */
export const keyAt = { wallets: placeOf('wallets', 'id'), contracts: addressAt.contracts };

/** The field with a record's name. */
export const nameField = (list: ListName): string => listFields[list][nameAt[list]] ?? '';

/** How a record is named on screen. Asset is the second value of both lists. */
export const namesOf = (list: ListName, values: Values) => ({
  list,
  name: values[nameAt[list]] ?? null,
  asset: values[1] ?? null,
  address: values[addressAt[list]] ?? null,
});

/** The same values under the name and asset of others. */
export const withNameOf = (list: ListName, values: Values, other: Values): Values =>
  values.with(nameAt[list], other[nameAt[list]] ?? null).with(1, other[1] ?? null);

/** A record's own address by its key; null where it has none. */
export const ownAddress = (list: ListName, values: Values): string | null => {
  const address = values[addressAt[list]] ?? null;
  return isPinnable(address) ? keyOfAddress(address) : null;
};

/** The key of an address that is no text is its JSON and a space, which the JSON of no text ends with. */
export const keyOfAddress = (address: Field): string =>
  typeof address === 'string'
    ? addressKey(address)
    : `${address === null ? '' : meantJson(address.raw)} `;

/** Needs no cleaning: visible ASCII, and nothing around it. */
const plain = /^[\x21-\x7e](?:[\x20-\x7e]*[\x21-\x7e])?$/u;

/**
 * What people and services mean by an identifier or a name: without what cannot be seen in it and around it. `1` and
 * `"1"` are the same. Empty where nothing is left.
 */
export const meantText = (field: Field): string => {
  const text = typeof field === 'object' && field ? meantJson(field.raw) : textOf(field);
  return plain.test(text) ? text : withoutUnseen(text).trim();
};

/**
 * What a record is known by in an answer. A wallet by its id, without one by its address. A contract by its address:
 * the specification gives it no id. A record with neither is known by all that it says, so a change makes it another one.
 */
export const identityOf = (list: ListName, values: Values): string => {
  const id = list === 'wallets' ? meantText(values[0] ?? null) : '';
  if (id !== '') return `I${id}`;
  const address = ownAddress(list, values);
  return address === null ? `C${JSON.stringify(values)}` : `A${address}`;
};

/** Whether it is an id that several records should not share. */
export const isId = (identity: string): boolean => identity.startsWith('I');

/** Identities of version 0.1: an id, an address, or all values, with whether it had been a text. */
const formerIdentity = /^([ia])([sr])([^]*)$/u;

/** What a record with this identity is known by now: stored ones may be those of an earlier version. */
export const currentIdentity = (identity: string): string => {
  const [, kind, type, text = ''] = formerIdentity.exec(identity) ?? [];
  if (kind === undefined) return identity.startsWith('c') ? `C${identity.slice(1)}` : identity;
  const field = type === 's' ? text : { raw: text };
  return kind === 'i' ? `I${meantText(field)}` : `A${keyOfAddress(field)}`;
};

/** Names that people would take for the same one. */
const sameName = (field: Field): string => readName(textOf(field));

/** What a record is called. */
export type Called = readonly [name: Field, asset: Field];

/** A name alone and with its asset, so that two that people would take for one are equal. */
export interface NameKeys {
  readonly name: string;
  readonly withAsset: string;
}

/** Null where there is no name. */
export const keysOfName = ([name, asset]: Called): NameKeys | null => {
  const called = sameName(name);
  return called === '' ? null : { name: called, withAsset: `${called}\n${sameName(asset)}` };
};

export const nameKeys = (list: ListName, values: Values): NameKeys | null => {
  const { name, asset } = namesOf(list, values);
  return keysOfName([name, asset]);
};

/** Whether two records have the same name and asset, letter by letter: so it is with nearly all that are the same. */
export const isCalledTheSame = (list: ListName, one: Values, other: Values): boolean => {
  const [a, b] = [namesOf(list, one), namesOf(list, other)];
  return isSameText(a.name, b.name) && isSameText(a.asset, b.asset);
};
