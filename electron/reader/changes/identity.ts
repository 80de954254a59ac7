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
import { comparableName, withoutUnseen } from '../../../shared/unseen';

/** The specified values of a record, in the order of `listFields`. */
export type Values = readonly Field[];

/** A decimal fraction that does not begin with -0. */
const fewDigits = /^(?!-0)-?\d+\.\d+$/u;

/** JSON of a value that is not a text. `12345.0` and `12345` are one number; older files have the second form. */
const meantJson = (raw: string): string =>
  raw.length < 16 && fewDigits.test(raw) ? String(Number(raw)) : raw;

/**
 * Meaning of a field, as a text. Two fields have equal texts exactly if they are the same letter by letter, the same
 * number, or the same address.
 */
export const meaningOf = (name: string, field: Field): string => {
  if (field === null) return 'n';
  if (typeof field !== 'string') return `r${meantJson(field.raw)}`;
  return `s${fieldsWithAddress.has(name) ? addressKey(field) : field}`;
};

/** Whether two values of a field have the same meaning. */
export const isSameValue = (name: string, a: Field, b: Field): boolean =>
  a === b || meaningOf(name, a) === meaningOf(name, b);

/** Whether two values are the same letter by letter, also if they are not texts and come from different answers. */
const isSameText = (a: Field | undefined, b: Field | undefined): boolean =>
  a === b || (typeof a === 'object' && typeof b === 'object' && !!a && !!b && a.raw === b.raw);

/** Whether two records are the same letter by letter, as nearly all records of an answer and its baseline are. */
export const isUnchanged = (before: Values, after: Values): boolean => {
  if (before === after) return true;
  for (let at = 0; at < after.length; at += 1) if (!isSameText(before[at], after[at])) return false;
  return true;
};

/** Whether there is a value to pin. A missing, empty or blank value says nothing that could change. */
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

/** Index of a field within `Values`. */
export const placeOf = (list: ListName, field: string): number =>
  (listFields[list] as readonly string[]).indexOf(field);

const nameAt = {
  wallets: placeOf('wallets', 'walletName'),
  contracts: placeOf('contracts', 'name'),
};

const addressAt = ofEachList((list) => placeOf(list, addressFields[list]));

/** Index of the value that a record is known by, if one value identifies it: a wallet's id, or a contract's address. */
export const keyAt = { wallets: placeOf('wallets', 'id'), contracts: addressAt.contracts };

/** Name of the field with a record's name. */
export const nameField = (list: ListName): string => listFields[list][nameAt[list]] ?? '';

/** Name, asset and address of a record, as shown on screen. The asset is the second value in both lists. */
export const namesOf = (list: ListName, values: Values) => ({
  list,
  name: values[nameAt[list]] ?? null,
  asset: values[1] ?? null,
  address: values[addressAt[list]] ?? null,
});

/** `values` with the name and asset of `other`. */
export const withNameOf = (list: ListName, values: Values, other: Values): Values =>
  values.with(nameAt[list], other[nameAt[list]] ?? null).with(1, other[1] ?? null);

/** Key of a record's address; null when it has none. */
export const ownAddress = (list: ListName, values: Values): string | null => {
  const address = values[addressAt[list]] ?? null;
  return isPinnable(address) ? keyOfAddress(address) : null;
};

/**
 * Key of an address. If it is not a text, its JSON and one space, unlike the key of any text: a text that ends in a
 * space gets one more, and JSON ends in none.
 */
export const keyOfAddress = (address: Field): string => {
  if (typeof address !== 'string') return `${address === null ? '' : meantJson(address.raw)} `;
  return address.endsWith(' ') ? `${address} ` : addressKey(address);
};

/** A text that needs no cleaning: visible ASCII, without spaces around it. */
const plain = /^[\x21-\x7e](?:[\x20-\x7e]*[\x21-\x7e])?$/u;

/**
 * The text that people and services mean by an identifier or a name: without invisible characters, and without spaces
 * around it. `1` and `"1"` are the same. Empty when nothing is left.
 */
export const meantText = (field: Field): string => {
  const text = typeof field === 'object' && field ? meantJson(field.raw) : textOf(field);
  return plain.test(text) ? text : withoutUnseen(text).trim();
};

/**
 * Identifies a record in an answer: a wallet by its id, or by its address if it has no id; a contract by its address,
 * because the specification gives it no id. A record with neither is identified by all its values, so a change makes it
 * another record.
 */
export const identityOf = (list: ListName, values: Values): string => {
  const id = list === 'wallets' ? meantText(values[0] ?? null) : '';
  if (id !== '') return `I${id}`;
  const address = ownAddress(list, values);
  return address === null ? `C${JSON.stringify(values)}` : `A${address}`;
};

/** Whether an identity is an id, which several records should not share. */
export const isId = (identity: string): boolean => identity.startsWith('I');

/** Identities of version 0.1: an id, an address, or all values, with whether the value was a text. */
const formerIdentity = /^([ia])([sr])([^]*)$/u;

/** The current form of a stored identity, which may be one of an earlier version. */
export const currentIdentity = (identity: string): string => {
  const [, kind, type, text = ''] = formerIdentity.exec(identity) ?? [];
  if (kind === undefined) return identity.startsWith('c') ? `C${identity.slice(1)}` : identity;
  const field = type === 's' ? text : { raw: text };
  return kind === 'i' ? `I${meantText(field)}` : `A${keyOfAddress(field)}`;
};

/** A form of a name that is equal for names that people would take for the same one. */
const sameName = (field: Field): string => comparableName(textOf(field));

/** Name and asset of a record. */
export type Called = readonly [name: Field, asset: Field];

/** Keys of a name alone and with its asset. They are equal for names that people would take for the same one. */
export interface NameKeys {
  readonly name: string;
  readonly withAsset: string;
}

/** Null when there is no name. */
export const keysOfName = ([name, asset]: Called): NameKeys | null => {
  const called = sameName(name);
  return called === '' ? null : { name: called, withAsset: `${called}\n${sameName(asset)}` };
};

export const nameKeys = (list: ListName, values: Values): NameKeys | null => {
  const { name, asset } = namesOf(list, values);
  return keysOfName([name, asset]);
};

/** Whether two records have the same name and asset, letter by letter, as nearly all equal records have. */
export const isCalledTheSame = (list: ListName, one: Values, other: Values): boolean => {
  const [a, b] = [namesOf(list, one), namesOf(list, other)];
  return isSameText(a.name, b.name) && isSameText(a.asset, b.asset);
};
