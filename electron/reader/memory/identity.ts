import {
  listFields,
  type Field,
  type ListName,
  type SmartContract,
  type Wallet,
} from '../../../shared/account';
import { addressKey } from '../../../shared/address';

/** The specified values of a record, in the order of `listFields`. */
export type Values = readonly Field[];

const addressFields: ReadonlySet<string> = new Set(['walletAddress', 'address', 'deployedBy']);

/** A value as text that tells every two values apart; null when there is none that could tell anything. */
const tellingText = (field: Field): string | null => {
  if (field === null) return null;
  if (typeof field !== 'string') return `r${field.raw}`;
  return field.trim() === '' ? null : `s${field}`;
};

const folded = (name: string, field: Field): Field =>
  typeof field === 'string' && addressFields.has(name) ? addressKey(field) : field;

/** What a field says, as a text: the same exactly where it is the same letter by letter, or the same address. */
export const meaningOf = (name: string, field: Field): string => {
  const value = folded(name, field);
  if (value === null) return 'n';
  return typeof value === 'string' ? `s${value}` : `r${value.raw}`;
};

/** Whether a field still says the same. */
export const isSameValue = (name: string, a: Field, b: Field): boolean =>
  a === b || meaningOf(name, a) === meaningOf(name, b);

/** Whether there is a value to pin: what is missing, empty or blank says nothing that could change. */
export const isPinnable = (field: Field): boolean => tellingText(field) !== null;

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
export const placeOf = <Name extends ListName>(
  list: Name,
  field: (typeof listFields)[Name][number],
): number => (listFields[list] as readonly string[]).indexOf(field);

const walletKey = ([id = null, , address = null]: Values): string | null => {
  const text = tellingText(id);
  if (text !== null) return `i${text}`;
  const place = tellingText(folded('walletAddress', address));
  return place === null ? null : `a${place}`;
};

const contractKey = ([, , address = null]: Values): string | null => {
  const text = tellingText(folded('address', address));
  return text === null ? null : `a${text}`;
};

/**
 * What a record is known by. A wallet by its id, without one by its address. A contract by its address: the
 * specification gives it no id. A record with neither is known by all that it says, so a change makes it another one.
 */
export const identityOf = (list: ListName, values: Values): string =>
  (list === 'wallets' ? walletKey(values) : contractKey(values)) ?? `c${JSON.stringify(values)}`;

/**
 * What a record with this identity is known by now. Stored ones name an address by the key of their time, when only
 * 0x and 40 digits could be written in more than one way.
 */
export const currentIdentity = (identity: string): string =>
  identity.startsWith('as') ? `as${addressKey(identity.slice(2))}` : identity;
