import { cutText } from './unseen';

/**
 * A value from the response: a string verbatim, `null` when missing or null, `{ raw }` (the JSON text of the value)
 * when the type is not the specified one.
 */
export type Field = string | null | { readonly raw: string };

/** Specification section 2, Wallet. */
export interface Wallet {
  readonly id: Field;
  readonly asset: Field;
  readonly walletAddress: Field;
  readonly walletName: Field;
  /** JSON text of the record as received; left out when the record has exactly these fields, all of them strings. */
  readonly raw?: string;
}

/** Specification section 2, SmartContract. */
export interface SmartContract {
  readonly name: Field;
  readonly asset: Field;
  readonly address: Field;
  readonly type: Field;
  /** ISO 8601 UTC with milliseconds and Z, if the service follows the specification. */
  readonly deployedAt: Field;
  readonly deployedBy: Field;
  /** JSON text of the record as received; left out when the record has exactly these fields, all of them strings. */
  readonly raw?: string;
}

/** The lists of an account, in display order. */
export const listNames = ['wallets', 'contracts'] as const;
export type ListName = (typeof listNames)[number];

/** The other list of the account, by the name of a list. */
export const otherList = { wallets: 'contracts', contracts: 'wallets' } as const;

/** Calls `of` for each list and returns the values by list name. */
export const ofEachList = <Value>(
  of: (list: ListName) => Value,
): Readonly<Record<ListName, Value>> => ({ wallets: of('wallets'), contracts: of('contracts') });

/** Record type of each list. */
export interface RowOf {
  readonly wallets: Wallet;
  readonly contracts: SmartContract;
}

/** Fields of each list's records, in the order of specification section 2. */
export const listFields = {
  wallets: ['id', 'asset', 'walletAddress', 'walletName'],
  contracts: ['name', 'asset', 'address', 'type', 'deployedAt', 'deployedBy'],
} as const satisfies {
  readonly wallets: readonly (keyof Wallet)[];
  readonly contracts: readonly (keyof SmartContract)[];
};

/** Name of each list in the response. */
export const answerFields = { wallets: 'wallets', contracts: 'smartContracts' } as const;

/** Type of a JSON value. */
export type JsonKind = 'object' | 'list' | 'text' | 'number' | 'boolean' | 'null';

/** The field that holds a record's own address. */
export const addressFields = {
  wallets: 'walletAddress',
  contracts: 'address',
} as const satisfies Readonly<Record<ListName, string>>;

const ownAddresses: ReadonlySet<string> = new Set(Object.values(addressFields));

/** Whether a field holds a record's own address. A deployer need not be an address (specification section 2). */
export const isOwnAddress = (field: string): boolean => ownAddresses.has(field);

/** A record's name. */
export const recordName = (record: Wallet | SmartContract): Field =>
  'walletName' in record ? record.walletName : record.name;

/** A record's own address. */
export const recordAddress = (record: Wallet | SmartContract): Field =>
  'walletAddress' in record ? record.walletAddress : record.address;

/** All fields that may hold an address: a record's own address and its deployer. */
export const fieldsWithAddress: ReadonlySet<string> = new Set([...ownAddresses, 'deployedBy']);

/** A difference between an answer and the specification. Values with a difference are still shown. */
export interface Difference {
  /** The account object itself, or one of its lists. */
  readonly where: 'account' | ListName;
  /** Field name, or `record` when a whole entry is not an object. */
  readonly field: string;
  /**
   * `empty`: a record's own address is the empty string. `unknown`: the specification has no such field. For a time
   * that is a string: `otherwise` names a certain moment in another form, `no-zone` has no time zone, `malformed` is no
   * time.
   */
  readonly problem:
    | 'missing'
    | 'empty'
    | 'wrong-type'
    | 'unknown'
    | 'otherwise'
    | 'no-zone'
    | 'malformed';
  /** Type of the value, for `wrong-type`. Offline copies of version 0.1 do not have this field. */
  readonly is?: JsonKind;
  /** Number of occurrences. */
  readonly count: number;
}

/**
 * The difference that a whole list is missing or is not an array; undefined for a list that the answer has. Nothing is
 * known about the records of an absent list, not even that there are none.
 */
export const absenceOf = (
  differences: readonly Difference[],
  list: ListName,
): Difference | undefined =>
  differences.find(({ where, field }) => where === 'account' && field === answerFields[list]);

/** This computer's clock compared with the service's clock. */
export interface ClockState {
  /** Seconds by which this computer is ahead (negative: behind); 0 when right; null when the service sends no time. */
  readonly skewSeconds: number | null;
  /** Whether requests are signed with the service's time. */
  readonly corrected: boolean;
}

/** One successful answer without its lists. The window reads the lists separately, as JSON text. */
export interface AccountHead {
  /** Grows with every accepted answer. Lists are requested by revision, so that lists of two answers never mix. */
  readonly revision: number;
  readonly userId: Field;
  readonly name: Field;
  readonly email: Field;
  readonly walletCount: number;
  readonly contractCount: number;
  /** `service`: a response in this run. `copy`: the encrypted offline copy of an earlier answer. */
  readonly source: 'service' | 'copy';
  /** When the answer was complete, in milliseconds since the epoch by the local clock. */
  readonly receivedAt: number;
  readonly differences: readonly Difference[];
  /** Number of further values with unspecified names, beyond those in `differences`; left out when there are none. */
  readonly moreDifferences?: number;
  readonly clock: ClockState;
}

/** Number of records in a list of an answer. */
export const countIn = (
  { walletCount, contractCount }: Pick<AccountHead, 'walletCount' | 'contractCount'>,
  list: ListName,
): number => (list === 'wallets' ? walletCount : contractCount);

/** What a running refresh waits for. */
export interface Wait {
  /** Named separately because the keychain may be showing a prompt behind the window. */
  readonly for: 'keychain' | 'service';
  /** Decoded bytes of the response received so far. */
  readonly bytes: number;
}

/** A field as text: verbatim, the JSON text of a value of the wrong type, or null for a missing value. */
export const fieldText = (field: Field): string | null =>
  typeof field === 'string' || field === null ? field : field.raw;

/** A field as text, like `fieldText`, but empty for a missing value. */
export const textOf = (field: Field): string =>
  field === null ? '' : typeof field === 'string' ? field : field.raw;

/** Cuts the text of a field to `most` UTF-16 units. An ellipsis follows a text that was cut. */
export const cutField = (field: Field, most: number): Field => {
  const cut = (text: string): string => (text.length > most ? `${cutText(text, most)}…` : text);
  if (field === null) return null;
  return typeof field === 'string' ? cut(field) : { raw: cut(field.raw) };
};
