/**
 * A value as the service gave it: a string verbatim, `null` when missing or null,
 * `{ raw }` (its JSON text) when it is of another type than the specification says.
 */
export type Field = string | null | { readonly raw: string };

/** Specification section 2, Wallet. */
export interface Wallet {
  readonly id: Field;
  readonly asset: Field;
  readonly walletAddress: Field;
  readonly walletName: Field;
  /** JSON text of the record as received; present only when it has more or less than these texts. */
  readonly raw?: string;
}

/** Specification section 2, SmartContract. */
export interface SmartContract {
  readonly name: Field;
  readonly asset: Field;
  readonly address: Field;
  readonly type: Field;
  /** ISO 8601 UTC with milliseconds and Z, if the service keeps to its specification. */
  readonly deployedAt: Field;
  readonly deployedBy: Field;
  /** JSON text of the record as received; present only when it has more or less than these texts. */
  readonly raw?: string;
}

/** The lists of an account, in the order they are shown in. */
export const listNames = ['wallets', 'contracts'] as const;
export type ListName = (typeof listNames)[number];

/** The list that is not this one. */
export const otherList = { wallets: 'contracts', contracts: 'wallets' } as const;

/** The same of each list. */
export const ofEachList = <Value>(
  of: (list: ListName) => Value,
): Readonly<Record<ListName, Value>> => ({ wallets: of('wallets'), contracts: of('contracts') });

/** What a list consists of. */
export interface RowOf {
  readonly wallets: Wallet;
  readonly contracts: SmartContract;
}

/** Fields of each list's records by specification section 2, in its order. */
export const listFields = {
  wallets: ['id', 'asset', 'walletAddress', 'walletName'],
  contracts: ['name', 'asset', 'address', 'type', 'deployedAt', 'deployedBy'],
} as const satisfies {
  readonly wallets: readonly (keyof Wallet)[];
  readonly contracts: readonly (keyof SmartContract)[];
};

/** What the answer calls each list. */
export const answerFields = { wallets: 'wallets', contracts: 'smartContracts' } as const;

/** What a value of JSON is. */
export type JsonKind = 'object' | 'list' | 'text' | 'number' | 'boolean' | 'null';

/** The field with a record's own address. */
export const addressFields = {
  wallets: 'walletAddress',
  contracts: 'address',
} as const satisfies Readonly<Record<ListName, string>>;

const ownAddresses: ReadonlySet<string> = new Set(Object.values(addressFields));

/** Whether a field holds a record's own address: who deployed a contract need not be one (specification section 2). */
export const isOwnAddress = (field: string): boolean => ownAddresses.has(field);

/** What a record is called. */
export const recordName = (record: Wallet | SmartContract): Field =>
  'walletName' in record ? record.walletName : record.name;

/** A record's own address. */
export const recordAddress = (record: Wallet | SmartContract): Field =>
  'walletAddress' in record ? record.walletAddress : record.address;

/** All fields that hold an address: a record's own one, and its deployer's. */
export const fieldsWithAddress: ReadonlySet<string> = new Set([...ownAddresses, 'deployedBy']);

/** Where an answer differs from the specification; nothing is hidden because of it. */
export interface Difference {
  /** Where: `account`, or a list. */
  readonly where: 'account' | ListName;
  /** Field name, or `record` when a whole entry is not an object. */
  readonly field: string;
  /**
   * `empty` is a record's own address that is a text without a character. Of times that are texts: `otherwise` is certain,
   * `no-zone` is not, `malformed` is no time at all.
   */
  readonly problem:
    | 'missing'
    | 'empty'
    | 'wrong-type'
    | 'unknown'
    | 'otherwise'
    | 'no-zone'
    | 'malformed';
  /** What a value of the wrong type is. Version 0.1 did not keep it. */
  readonly is?: JsonKind;
  /** How many times. */
  readonly count: number;
}

/**
 * How a list differs as a whole: it was missing, or no list. Nothing can be said of its records then, not even that
 * there are none. Undefined for a list that came.
 */
export const absenceOf = (
  differences: readonly Difference[],
  list: ListName,
): Difference | undefined =>
  differences.find(({ where, field }) => where === 'account' && field === answerFields[list]);

/** This computer's clock against the service's. */
export interface ClockState {
  /** Seconds this computer is ahead (negative: behind); 0 when it is right; null when the service does not tell its time. */
  readonly skewSeconds: number | null;
  /** Whether calls are signed with the service's time. */
  readonly corrected: boolean;
}

/** One successful answer, without its lists, which cross as text on demand. */
export interface AccountHead {
  /** Grows with every accepted answer; a list is asked for by it, so that lists of two answers never mix. */
  readonly revision: number;
  readonly userId: Field;
  readonly name: Field;
  readonly email: Field;
  readonly walletCount: number;
  readonly contractCount: number;
  /** Where it came from: the service just now, or the encrypted copy of an earlier answer. */
  readonly source: 'service' | 'copy';
  /** When the answer was complete, in milliseconds since the epoch by the local clock. */
  readonly receivedAt: number;
  readonly differences: readonly Difference[];
  /** How many more values have names that the specification does not have; left out where there are none. */
  readonly moreDifferences?: number;
  readonly clock: ClockState;
}

/** How many records a list of an answer has. */
export const countIn = (
  { walletCount, contractCount }: Pick<AccountHead, 'walletCount' | 'contractCount'>,
  list: ListName,
): number => (list === 'wallets' ? walletCount : contractCount);

/** A refresh under way. */
export interface Wait {
  /** What it waits for: the keychain may be showing a prompt somewhere behind the window. */
  readonly for: 'keychain' | 'service';
  /** Bytes of the answer so far, decoded; 0 before the first. */
  readonly bytes: number;
}

/** The text of a field: verbatim, the JSON of an ill-typed value, or null when there is none. */
export const fieldText = (field: Field): string | null =>
  typeof field === 'string' || field === null ? field : field.raw;

/** The same, and empty when there is none. */
export const textOf = (field: Field): string =>
  field === null ? '' : typeof field === 'string' ? field : field.raw;

/** A field whose text has at most so many UTF-16 units, with an ellipsis where it had more. */
export const cutField = (field: Field, most: number): Field => {
  const cut = (text: string): string => (text.length > most ? `${text.slice(0, most)}…` : text);
  if (field === null) return null;
  return typeof field === 'string' ? cut(field) : { raw: cut(field.raw) };
};
