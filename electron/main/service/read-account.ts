import {
  listFields,
  type Difference,
  type Field,
  type ListName,
  type SmartContract,
  type Wallet,
} from '../../../shared/account';
import { fail, succeed, type Result } from '../../../shared/failure';
import { parseAnswer, type CutAnswer, type CutList } from './cut-lists';
import { collectDifferences, type NoteDifference } from './differences';
import { isExactContract, isExactWallet } from './exact-records';
import {
  deepest,
  isDeep,
  isObject,
  isOvercrowded,
  own,
  textOfParts,
  type JsonObject,
} from './json';

/** A list that was read, as JSON text of its rows. */
export interface ListText {
  readonly count: number;
  readonly text: string;
}

/** An account as read from one answer, with everything the answer had. */
export interface Account {
  readonly userId: Field;
  readonly name: Field;
  readonly email: Field;
  readonly wallets: ListText;
  readonly smartContracts: ListText;
  readonly differences: readonly Difference[];
  /** JSON text of everything else the answer had, and of these fields once more: the answer without its lists. */
  readonly envelope: string;
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
  readonly isExact: (entry: unknown) => entry is Row;
}

const walletList: List<Wallet> = {
  name: 'wallets',
  field: 'wallets',
  fields: listFields.wallets,
  isExact: isExactWallet,
};

const contractList: List<SmartContract> = {
  name: 'contracts',
  field: 'smartContracts',
  fields: listFields.contracts,
  isExact: isExactContract,
};

/** What reading needs besides the value: where differences are counted and how exact text is had. */
interface Reading {
  readonly note: NoteDifference;
  readonly textOf: ReturnType<typeof textOfParts>;
}

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
  { name, field, fields, isExact }: List<Row>,
  { note, textOf }: Reading,
): Row => {
  // An exact record is its own row.
  if (isExact(entry)) return entry;
  if (isObject(entry)) noteFields(entry, fields, fields, name, note);
  else note(name, 'record', 'wrong-type');
  const row: Record<string, Field | string> = {};
  for (const key of fields) row[key] = readField(entry, [field, index, key], textOf);
  row['raw'] = textOf(entry, [field, index]);
  return row as Row;
};

/** What has to be known of a list before any row is built. Only what differs from the specification can be deep. */
const survey = <Row>(
  value: unknown,
  { isExact }: List<Row>,
): { readonly isExactList: boolean; readonly isTooDeep: boolean } => {
  if (!Array.isArray(value)) return { isExactList: false, isTooDeep: isDeep(value, deepest - 1) };
  const differing: unknown[] = [];
  for (const entry of value as readonly unknown[]) if (!isExact(entry)) differing.push(entry);
  return {
    isExactList: differing.length === 0,
    isTooDeep: differing.some((entry) => isDeep(entry, deepest - 2)),
  };
};

/** Where every record is exact, the answer's own text is that of the rows. */
const readList = <Row>(
  { value, place }: CutList,
  isExactList: boolean,
  list: List<Row>,
  reading: Reading,
  answer: string,
): ListText => {
  if (!Array.isArray(value)) {
    reading.note('account', list.field, (value ?? null) === null ? 'missing' : 'wrong-type');
    return { count: 0, text: '[]' };
  }
  if (isExactList && place) {
    return { count: value.length, text: answer.slice(place.start, place.end) };
  }
  const rows = value.map((entry: unknown, index) => readEntry(entry, index, list, reading));
  return { count: rows.length, text: JSON.stringify(rows) };
};

const listNames: readonly string[] = [walletList.field, contractList.field];

/** What an answer has beside its lists, as JSON; a list that is none is kept there. */
const envelopeText = (
  { envelope, wallets, smartContracts }: CutAnswer,
  textOf: Reading['textOf'],
): string => {
  const lists = { wallets, smartContracts };
  const isList = (name: string): boolean =>
    listNames.includes(name) && Array.isArray(lists[name as keyof typeof lists].value);
  const members = Object.keys(envelope)
    .filter((name) => !isList(name))
    .map((name) => `${JSON.stringify(name)}:${textOf(own(envelope, name), [name])}`);
  return `{${members.join(',')}}`;
};

/** Most fields of the envelope that are looked at one by one; the specification has five. */
const mostFields = 10_000;

const isTooLong = ({ value }: CutList): boolean =>
  Array.isArray(value) && value.length > mostRecords;

/**
 * Reads an answer tolerantly (specification section 2 leaves required and nullable fields open).
 * Only an envelope that is not an object is refused; what differs elsewhere is shown and counted.
 * Fails with `NOT_JSON`, or `BAD_SHAPE` and what is wrong.
 */
export const readAccount = (text: string): Result<Account> => {
  if (isOvercrowded(text)) return fail('BAD_SHAPE', { shape: 'too-many' });
  const answer = parseAnswer(text);
  if (answer === undefined) return fail('NOT_JSON');
  if (answer === 'not-an-object') return fail('BAD_SHAPE', { shape: 'not-an-object' });
  const { envelope, wallets, smartContracts } = answer;
  const ofWallets = survey(wallets.value, walletList);
  const ofContracts = survey(smartContracts.value, contractList);
  if (ofWallets.isTooDeep || ofContracts.isTooDeep || isDeep(envelope)) {
    return fail('BAD_SHAPE', { shape: 'too-deep' });
  }
  if (
    Object.keys(envelope).length > mostFields ||
    isTooLong(wallets) ||
    isTooLong(smartContracts)
  ) {
    return fail('BAD_SHAPE', { shape: 'too-many' });
  }
  const { note, differences } = collectDifferences();
  const reading = { note, textOf: textOfParts(text) };
  noteFields(envelope, identityFields, accountFields, 'account', note);
  const identity = (field: string): Field => readField(envelope, [field], reading.textOf);
  return succeed({
    userId: identity('userId'),
    name: identity('name'),
    email: identity('email'),
    wallets: readList(wallets, ofWallets.isExactList, walletList, reading, text),
    smartContracts: readList(smartContracts, ofContracts.isExactList, contractList, reading, text),
    differences: differences(),
    envelope: envelopeText(answer, reading.textOf),
  });
};
