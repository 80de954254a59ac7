import {
  listFields,
  type Difference,
  type Field,
  type ListName,
  type SmartContract,
  type Wallet,
} from '../../../shared/account';
import { fail, succeed, type Result } from '../../../shared/failure';
import { collectDifferences, type NoteDifference } from './differences';
import { isDeep, isObject, own, textOfParts, type JsonObject } from './json';

/** An account as read from one answer, with everything the answer had. */
export interface Account {
  readonly userId: Field;
  readonly name: Field;
  readonly email: Field;
  readonly wallets: readonly Wallet[];
  readonly smartContracts: readonly SmartContract[];
  readonly differences: readonly Difference[];
}

/** Most entries of one list that are usable; more are refused in words and never cut off silently. */
export const mostRecords = 200_000;

const identityFields = ['userId', 'name', 'email'];
const accountFields = [...identityFields, 'wallets', 'smartContracts'];

/** One list of the answer: what it is called here and there, and its specified fields. */
interface List<Row> {
  readonly name: ListName;
  readonly field: string;
  readonly fields: readonly (keyof Row & string)[];
}

const walletList: List<Wallet> = {
  name: 'wallets',
  field: 'wallets',
  fields: listFields.wallets,
};

const contractList: List<SmartContract> = {
  name: 'contracts',
  field: 'smartContracts',
  fields: listFields.contracts,
};

/** What reading needs besides the value: where differences are counted and how exact text is had. */
interface Reading {
  readonly note: NoteDifference;
  readonly textOf: ReturnType<typeof textOfParts>;
}

const countKeys = (record: JsonObject): number => {
  let count = 0;
  for (const key in record) if (Object.hasOwn(record, key)) count += 1;
  return count;
};

/** The common case, decided without building anything: exactly the specified fields, all strings. */
const isExact = (record: JsonObject, fields: readonly string[]): boolean => {
  for (const field of fields) if (typeof record[field] !== 'string') return false;
  return countKeys(record) === fields.length;
};

const noteFields = (
  record: JsonObject,
  fields: readonly string[],
  known: readonly string[],
  where: Difference['where'],
  note: NoteDifference,
): void => {
  for (const field of fields) {
    const value = own(record, field) ?? null;
    if (value === null) note(where, field, 'missing');
    else if (typeof value !== 'string') note(where, field, 'wrong-type');
  }
  for (const key of Object.keys(record)) if (!known.includes(key)) note(where, key, 'unknown');
};

const readField = (
  parent: unknown,
  path: readonly (string | number)[],
  textOf: Reading['textOf'],
): Field => {
  const value = own(parent, path.at(-1) ?? '') ?? null;
  return typeof value === 'string' || value === null ? value : { raw: textOf(value, path) };
};

/** Every entry becomes a row, however wrong it is, so that one bad record hides no other. */
const readEntry = <Row>(
  entry: unknown,
  index: number,
  { name, field, fields }: List<Row>,
  { note, textOf }: Reading,
): Row => {
  const row: Record<string, Field | string> = {};
  if (isObject(entry) && isExact(entry, fields)) {
    for (const key of fields) row[key] = entry[key] as string;
    // A row has exactly the list's fields, filled one by one.
    return row as Row;
  }
  if (isObject(entry)) noteFields(entry, fields, fields, name, note);
  else note(name, 'record', 'wrong-type');
  for (const key of fields) row[key] = readField(entry, [field, index, key], textOf);
  row['raw'] = textOf(entry, [field, index]);
  return row as Row;
};

const readList = <Row>(value: unknown, list: List<Row>, reading: Reading): readonly Row[] => {
  if (!Array.isArray(value)) {
    reading.note('account', list.field, (value ?? null) === null ? 'missing' : 'wrong-type');
    return [];
  }
  return value.map((entry: unknown, index) => readEntry(entry, index, list, reading));
};

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    // The error quotes the body.
    return undefined;
  }
};

/** Most fields of the envelope that are looked at one by one; the specification has five. */
const mostFields = 10_000;

const isTooLong = (value: unknown): boolean => Array.isArray(value) && value.length > mostRecords;

/**
 * Reads an answer tolerantly (specification section 2 leaves required and nullable fields open).
 * Only an envelope that is not an object is refused; what differs elsewhere is shown and counted.
 * Fails with `NOT_JSON`, or `BAD_SHAPE` and what is wrong.
 */
export const readAccount = (text: string): Result<Account> => {
  const json = parse(text);
  if (json === undefined) return fail('NOT_JSON');
  if (!isObject(json)) return fail('BAD_SHAPE', { shape: 'not-an-object' });
  if (isDeep(json)) return fail('BAD_SHAPE', { shape: 'too-deep' });
  if (countKeys(json) > mostFields) return fail('BAD_SHAPE', { shape: 'too-many' });
  const wallets = own(json, 'wallets');
  const contracts = own(json, 'smartContracts');
  if (isTooLong(wallets) || isTooLong(contracts)) return fail('BAD_SHAPE', { shape: 'too-many' });
  const { note, differences } = collectDifferences();
  const reading = { note, textOf: textOfParts(text) };
  noteFields(json, identityFields, accountFields, 'account', note);
  const identity = (field: string): Field => readField(json, [field], reading.textOf);
  return succeed({
    userId: identity('userId'),
    name: identity('name'),
    email: identity('email'),
    wallets: readList(wallets, walletList, reading),
    smartContracts: readList(contracts, contractList, reading),
    differences: differences(),
  });
};
