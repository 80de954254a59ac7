import {
  addressFields,
  type AccountHead,
  type Difference,
  type ListName,
  type SmartContract,
  type Wallet,
} from '../../shared/account';
import { formOf } from '../../shared/times';
import { type JsonObject, ownProperty, type ParsedJson } from './json';

/** How an answer differs from the specification: the kinds of differences, and the number of differences left out. */
export type Differences = Pick<AccountHead, 'differences' | 'moreDifferences'>;

export type NoteDifference = (
  where: Difference['where'],
  field: string,
  problem: Difference['problem'],
  is?: Difference['is'],
) => void;

/**
 * Most kinds of difference before unknown field names are only counted together. They must not flood the report, nor
 * push out what is wrong with the specified fields.
 */
const mostKinds = 50;

/** Longest field name reported, in UTF-16 units. */
const longestName = 80;

/** Counts differences from the specification by place, field and problem. */
export const collectDifferences = (): {
  readonly note: NoteDifference;
  /** Returns the kinds of differences, and the number of differences left out. */
  readonly found: () => Differences;
} => {
  const counted = new Map<string, Difference>();
  let more = 0;
  return {
    note: (where, field, problem, is) => {
      const key = `${where} ${problem} ${is} ${field}`;
      const known = counted.get(key);
      if (!known && problem === 'unknown' && counted.size >= mostKinds) {
        more += 1;
        return;
      }
      const name = field.slice(0, longestName);
      const count = (known?.count ?? 0) + 1;
      counted.set(key, { where, field: name, problem, ...(is && { is }), count });
    },
    found: () => ({
      differences: [...counted.values()],
      ...(more > 0 && { moreDifferences: more }),
    }),
  };
};

/** Counts fields that are missing or of another type, and unknown fields. */
export const noteFields = (
  record: JsonObject,
  fields: readonly string[],
  known: readonly string[],
  where: Difference['where'],
  { note, kindOf }: Pick<ParsedJson, 'kindOf'> & { readonly note: NoteDifference },
): void => {
  for (const field of fields) {
    const value = ownProperty(record, field) ?? null;
    if (value === null) note(where, field, 'missing');
    else if (typeof value !== 'string') note(where, field, 'wrong-type', kindOf(value));
  }
  for (const key of Object.keys(record)) if (!known.includes(key)) note(where, key, 'unknown');
};

/** Counts an address that is an empty text. */
export const noteAddress = (value: unknown, where: ListName, note: NoteDifference): void => {
  if (value === '') note(where, addressFields[where], 'empty');
};

/** Counts a time that is a text but not in the specified form. */
export const noteTime = (
  value: unknown,
  where: ListName,
  field: string,
  note: NoteDifference,
): void => {
  const form = typeof value === 'string' ? formOf(value) : 'specified';
  if (form !== 'specified') note(where, field, form === 'none' ? 'malformed' : form);
};

// The fields are written out: a loop over their names takes three times as long, noticeable at 200,000 records.

/** A record of exactly the specified fields, all of them strings. */
type Exact<Row> = { readonly [Name in Exclude<keyof Row, 'raw'>]: string };
type Unread<Row> = Readonly<Partial<Record<keyof Row, unknown>>>;

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/**
 * Number of fields of a parsed JSON value if all are strings, otherwise -1. Such values inherit no enumerable field.
 */
const countTexts = (record: Readonly<Record<string, unknown>>): number => {
  let count = 0;
  for (const name in record) {
    if (typeof record[name] !== 'string') return -1;
    count += 1;
  }
  return count;
};

/** Whether this parsed JSON value is a wallet exactly as specified. */
export const isExactWallet = (value: unknown): value is Exact<Wallet> => {
  if (!isRecord(value) || countTexts(value) !== 4) return false;
  const { id, asset, walletAddress, walletName }: Unread<Wallet> = value;
  return (
    id !== undefined &&
    asset !== undefined &&
    walletAddress !== undefined &&
    walletName !== undefined
  );
};

/** Whether this parsed JSON value is a smart contract exactly as specified. */
export const isExactContract = (value: unknown): value is Exact<SmartContract> => {
  if (!isRecord(value) || countTexts(value) !== 6) return false;
  const { name, asset, address, type, deployedAt, deployedBy }: Unread<SmartContract> = value;
  return (
    name !== undefined &&
    asset !== undefined &&
    address !== undefined &&
    type !== undefined &&
    deployedAt !== undefined &&
    deployedBy !== undefined
  );
};
