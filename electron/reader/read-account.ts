import {
  addressFields,
  answerFields,
  type Field,
  listFields,
  type ListName,
  type SmartContract,
  type Wallet,
} from '../../shared/account';
import type { AccountIdentity } from '../../shared/activity';
import { defined } from '../../shared/defined';
import { fail, type Result, succeed } from '../../shared/failure';
import type { AnswerProblem } from '../../shared/problems';
import { parseJson } from '../../shared/parse-json';
import type { AnswerSummary } from '../../shared/reader-messages';
import {
  collectDifferences,
  type Differences,
  isExactContract,
  isExactWallet,
  noteAddress,
  type NoteDifference,
  noteFields,
  noteTime,
} from './differences';
import {
  countSigns,
  deepest,
  isDeep,
  isOvercrowded,
  type JsonObject,
  ownProperty,
  type ParsedJson,
  withDigits,
} from './json';
import { isCutShort, nameTwiceAt, quotesOf } from './json-fault';

/** An account as read from one answer, with everything the answer had. */
export interface Account extends AccountIdentity, Differences {
  readonly wallets: readonly Wallet[];
  readonly contracts: readonly SmartContract[];
  /** JSON text of the answer without its lists: all other fields, including the identity fields above. */
  readonly envelope: string;
}

/** Most entries of one list. A longer list is refused with a message, and never cut off silently. */
const mostRecords = 200_000;

/** Most fields of the envelope that are examined one by one; the specification has five. */
const mostFields = 10_000;

/** Specified fields of the account that are not lists. */
export const identityFields = ['userId', 'name', 'email'];
export const listFieldNames: readonly string[] = Object.values(answerFields);
const accountFields = [...identityFields, ...listFieldNames];

/** One list of the answer. */
interface List<Row> {
  readonly name: ListName;
  readonly isExact: (entry: unknown) => entry is Row;
  /** The field that is a time. */
  readonly time?: keyof Row & string;
}

const walletList: List<Wallet> = {
  name: 'wallets',
  isExact: isExactWallet,
};

const contractList: List<SmartContract> = {
  name: 'contracts',
  isExact: isExactContract,
  time: 'deployedAt',
};

/** What the functions below need besides the value: the parsed text, and `note`, which counts differences. */
interface Reading extends Omit<ParsedJson, 'value'> {
  readonly note: NoteDifference;
}

const readField = (value: unknown, textOf: Reading['textOf']): Field => {
  const given = value ?? null;
  return typeof given === 'string' || given === null ? given : { raw: textOf(given) };
};

/** Every entry becomes a row, however malformed, so that one bad record hides no other. */
const readEntry = <Row>(entry: unknown, list: List<Row>, reading: Reading): Row => {
  const { name, isExact, time } = list;
  const fields = listFields[name];
  const { note, isObject, kindOf, textOf } = reading;
  noteAddress(ownProperty(entry, addressFields[name]), name, note);
  if (time !== undefined) noteTime(ownProperty(entry, time), name, time, note);
  // An exact record is its own row.
  if (isExact(entry)) return entry;
  const record = isObject(entry) ? entry : {};
  if (isObject(entry)) noteFields(entry, fields, fields, name, reading);
  else note(name, 'record', 'wrong-type', kindOf(entry));
  const row: Record<string, Field | string> = {};
  for (const key of fields) row[key] = readField(ownProperty(record, key), textOf);
  row['raw'] = textOf(entry);
  return row as Row;
};

const readList = <Row>(value: unknown, list: List<Row>, reading: Reading): readonly Row[] => {
  if (Array.isArray(value)) {
    if (reading.isPlain) {
      // If the answer has only texts, all records are exact, and so are their own rows.
      const rows = value as readonly Row[];
      const { name, time } = list;
      const address = addressFields[name] as keyof Row;
      for (const row of rows) {
        noteAddress(row[address], name, reading.note);
        if (time !== undefined) noteTime(row[time], name, time, reading.note);
      }
      return rows;
    }
    return value.map((entry: unknown) => readEntry(entry, list, reading));
  }
  const field = answerFields[list.name];
  if ((value ?? null) === null) reading.note('account', field, 'missing');
  else reading.note('account', field, 'wrong-type', reading.kindOf(value));
  return [];
};

/** The answer without its lists, as JSON. A list field with another value than a list stays. */
const envelopeText = (answer: JsonObject, textOf: Reading['textOf']): string => {
  const isList = (name: string): boolean =>
    listFieldNames.includes(name) && Array.isArray(ownProperty(answer, name));
  const members = Object.keys(answer)
    .filter((name) => !isList(name))
    .map((name) => `${JSON.stringify(name)}:${textOf(ownProperty(answer, name))}`);
  return `{${members.join(',')}}`;
};

/** The list in a field of the answer; undefined for all other fields. */
const listIn = (field: string) =>
  [walletList, contractList].find(({ name }) => answerFields[name] === field);

/** Whether an answer has only texts: its lists have exact records only, and its other fields are texts or null. */
const isAllText = (answer: unknown): boolean =>
  typeof answer === 'object' &&
  answer !== null &&
  Object.entries(answer).every(([name, value]: [string, unknown]) => {
    if (!Array.isArray(value)) return typeof value === 'string' || value === null;
    const isExact = listIn(name)?.isExact;
    return isExact !== undefined && value.every(isExact);
  });

/**
 * Number of quotation marks that an answer with only texts was sent with, if none is escaped. Each field of a record
 * has four: around its name and around its text.
 */
const quotesOfTexts = (answer: JsonObject): number => {
  let quotes = 0;
  for (const [name, value] of Object.entries(answer)) {
    const list = Array.isArray(value) ? listIn(name)?.name : undefined;
    if (list && Array.isArray(value)) quotes += 2 + 4 * value.length * listFields[list].length;
    else quotes += typeof value === 'string' ? 4 : 2;
  }
  return quotes;
};

const isTooDeep = (answer: JsonObject): boolean =>
  Object.entries(answer).some(([name, value]) => {
    const isExact = listIn(name)?.isExact;
    if (!isExact || !Array.isArray(value)) return isDeep(value, deepest - 1);
    // Exact records are not nested, so only records that differ from the specification can be too deep.
    return value.some((entry) => !isExact(entry) && isDeep(entry, deepest - 2));
  });

const isTooLong = (value: unknown): boolean => Array.isArray(value) && value.length > mostRecords;

const decode = (bytes: Uint8Array): string | undefined => {
  try {
    // Removes a byte order mark, and throws for invalid UTF-8 rather than show altered names.
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
};

/** Why a text is not JSON; undefined when the reason is not known. */
const whyNotJson = (text: string): AnswerProblem | undefined => {
  if (text.trim() === '') return 'empty';
  return isCutShort(text) ? 'truncated' : undefined;
};

/**
 * Reads the body of an answer tolerantly (specification section 2 leaves required and nullable fields open):
 * differences from the specification are shown and counted. Refuses an answer that is not an object or has no field of
 * an account, because the error page of a gateway must not take the place of an account. Refuses an object with a name
 * twice, because only the last value would be shown. Refuses an answer that is too large or too deep. Fails with
 * `BAD_ENCODING` for invalid UTF-8, with `NOT_JSON`, or with `BAD_SHAPE` and the reason.
 */
export const readAccount = (body: Uint8Array): Result<Account> => {
  const signs = countSigns(body);
  if (isOvercrowded(signs)) return fail('BAD_SHAPE', { shape: 'too-many' });
  const text = decode(body);
  if (text === undefined) return fail('BAD_ENCODING');
  const sent = parseJson(text);
  if (sent === undefined) return fail('NOT_JSON', { answer: whyNotJson(text) });
  const isPlain = isAllText(sent);
  const parsed = withDigits(text, sent, isPlain);
  const { value: answer, isObject, textOf } = parsed;
  if (!isObject(answer)) return fail('BAD_SHAPE', { shape: 'not-an-account' });
  // An answer with only texts cannot be too deep. Skips the visit of its records, which is most of the work.
  if (!isPlain && isTooDeep(answer)) return fail('BAD_SHAPE', { shape: 'too-deep' });
  const [wallets, contracts] = [
    ownProperty(answer, answerFields.wallets),
    ownProperty(answer, answerFields.contracts),
  ];
  if (Object.keys(answer).length > mostFields || isTooLong(wallets) || isTooLong(contracts)) {
    return fail('BAD_SHAPE', { shape: 'too-many' });
  }
  if (accountFields.every((field) => ownProperty(answer, field) === undefined)) {
    return fail('BAD_SHAPE', { shape: 'not-an-account' });
  }
  // If the text has no more quotation marks than the parsed value needs, no name occurs twice. Checking each name takes
  // as long as everything else.
  const quotes = isPlain ? quotesOfTexts(sent as JsonObject) : quotesOf(sent);
  if (quotes !== signs.quotes && nameTwiceAt(text, sent) !== null) {
    return fail('BAD_SHAPE', { shape: 'name-twice' });
  }
  const { note, found } = collectDifferences();
  const reading: Reading = { ...parsed, note };
  noteFields(answer, identityFields, accountFields, 'account', reading);
  const identity = (field: string): Field => readField(ownProperty(answer, field), textOf);
  return succeed({
    userId: identity('userId'),
    name: identity('name'),
    email: identity('email'),
    wallets: readList(wallets, walletList, reading),
    contracts: readList(contracts, contractList, reading),
    ...found(),
    envelope: envelopeText(answer, textOf),
  });
};

/** Summary of an account, without the records of its lists. */
export const summaryOf = ({ userId, name, email, ...account }: Account): AnswerSummary => ({
  userId,
  name,
  email,
  walletCount: account.wallets.length,
  contractCount: account.contracts.length,
  differences: account.differences,
  ...defined({ moreDifferences: account.moreDifferences }),
});
