import {
  addressFields,
  listFields,
  ofEachList,
  type Field,
  type ListName,
} from '../../../shared/account';
import { pinnedFields, type FieldChange } from '../../../shared/activity';
import { latestTime } from '../../../shared/file-schemas';
import { longestInFile } from '../../../shared/notes';
import {
  identityOf,
  isId,
  isPinnable,
  isSameValue,
  keyAt,
  keyOfAddress,
  placeOf,
  type Called,
  type Values,
} from './identity';

/** What is remembered of one record. Its pinned values (pins) raise an alarm when an answer has others. */
export interface Entry {
  /** The values when the user last looked. For a record that nobody has looked at: its first values. */
  values: Values;
  /** Whether the record was in what the user last looked at. */
  isSeen: boolean;
  /** Whether the user has ever looked at the record, or agreed to it. */
  isKnown: boolean;
  /**
   * Whether the name in `values` is the record's own: no other record had it when this one came, or when the user
   * looked. Other records are compared with it, even if nobody has looked at it.
   */
  isOwn: boolean;
  /** Whether the record was in the last answer that was accepted. */
  isPresent: boolean;
  /**
   * Whether the user has agreed to another record in its place, by itself or with another account. Ends when the user
   * agrees to this record again, or looks at it beside the other one.
   */
  isFormer: boolean;
  /**
   * When all of what is pinned first came, in milliseconds since the epoch and to the minute. Missing when a part was
   * imported from a file or agreed to later, or when the version that stored it did not record the time.
   */
  firstSeenAt?: number;
  /** Pinned values that differ from `values`, by field. */
  pins?: Readonly<Record<string, Field>>;
  /** The values in the last answer that had the record, if they differ from `values`. */
  latest?: Values;
  /** Whether the name in `latest` is the record's own, too: no other record had it when this one got it. */
  isLatestOwn?: boolean;
  /** When the record was first missing, in milliseconds since the epoch. Only set while it is missing. */
  goneAt?: number;
  /** Earlier names that were the record's own, the oldest first. */
  names?: readonly Called[];
  /** Earlier ids of the record while the user knew it, the oldest first. */
  ids?: readonly string[];
}

const millisecondsPerMinute = 60_000;

/** Rounds a time down to the minute, as a file stores it; both in milliseconds since the epoch. */
export const toMinute = (at: number): number => at - (at % millisecondsPerMinute);

/** All remembered records of a list, in the order in which they came. */
export type Table = Entry[];

export type Tables = Readonly<Record<ListName, Table>>;

export const emptyTables = (): Tables => ({ wallets: [], contracts: [] });

/** Names of the pinned fields of each list, with their indices in `Values`. */
export const pinnedPlaces: Readonly<
  Record<ListName, readonly { readonly name: string; readonly at: number }[]>
> = ofEachList((list) => pinnedFields[list].map((name) => ({ name, at: placeOf(list, name) })));

/** The pinned value of a field; null when there was no value to pin. */
export const pinOf = ({ values, pins }: Entry, name: string, at: number): Field => {
  const pinned = pins?.[name] ?? values[at] ?? null;
  return isPinnable(pinned) ? pinned : null;
};

/** The address that a record is pinned to. A contract is known by it. */
export const pinnedAddress = (list: ListName, entry: Entry): Field =>
  pinOf(entry, addressFields[list], placeOf(list, addressFields[list]));

/** Key of the pinned address; null when there is none. */
export const pinnedKey = (list: ListName, entry: Entry): string | null => {
  const pin = pinnedAddress(list, entry);
  return pin === null ? null : keyOfAddress(pin);
};

/** Whether other records are compared with it. */
export const isMeasure = ({ isKnown, isOwn, isLatestOwn = false, names }: Entry): boolean =>
  isKnown || isOwn || isLatestOwn || names !== undefined;

/** The values in the last answer that had the record. */
export const lastValues = ({ values, latest }: Entry): Values => latest ?? values;

/**
 * Most earlier ids that are remembered of a record. The oldest stay, because users have them in papers and programs.
 */
const mostIds = 5;

/** Remembers the id of a known record before it is known by another one. */
export const keepId = (list: ListName, entry: Entry, values: Values): void => {
  const { [keyAt[list]]: before = null } = entry.values;
  if (!entry.isKnown || before === (values[keyAt[list]] ?? null)) return;
  const id = identityOf(list, entry.values);
  if (!isId(id) || id === identityOf(list, values)) return;
  entry.ids = [...(entry.ids ?? []).filter((other) => other !== id), id].slice(0, mostIds);
};

/** Takes over the current values of a record. Its pins stay: only an acknowledgement moves a pin. */
export const look = (list: ListName, entry: Entry, values: Values): void => {
  const pins: Record<string, Field> = {};
  for (const { name, at } of pinnedPlaces[list]) {
    const pin = pinOf(entry, name, at);
    if (pin !== null && !isSameValue(name, pin, values[at] ?? null)) pins[name] = pin;
  }
  keepId(list, entry, values);
  entry.values = values;
  entry.isSeen = true;
  delete entry.latest;
  delete entry.isLatestOwn;
  if (Object.keys(pins).length > 0) entry.pins = pins;
  else delete entry.pins;
};

/** Moves the pin of a field, and counts its value as seen. */
export const movePin = (entry: Entry, name: string, at: number, value: Field): void => {
  if (!isSameValue(name, pinOf(entry, name, at), value)) delete entry.firstSeenAt;
  entry.values = entry.values.with(at, value);
  const pins = Object.entries(entry.pins ?? {}).filter(([field]) => field !== name);
  if (pins.length > 0) entry.pins = Object.fromEntries(pins);
  else delete entry.pins;
};

/** Pins a value without changing the values that the user has seen. */
export const pinFirst = (entry: Entry, name: string, value: Field): void => {
  entry.pins = { ...entry.pins, [name]: value };
  delete entry.firstSeenAt;
};

/** The beginning of a text, as a file of pins has it: whole if it fits, with U+FFFD in place of half a character. */
export const beginningOf = (text: string): string =>
  text.slice(0, longestInFile).replace(/\p{Cs}/gu, '\ufffd');

/** What a file has of a value that is not pinned and does not identify a record. */
export const toldInFile = (value: Field): string | null =>
  typeof value === 'string' ? beginningOf(value) : null;

/** Whether a record was imported from a file, and no answer since has had it or missed it. */
export const isOnlyFromFile = ({ isKnown, isPresent, goneAt }: Entry): boolean =>
  isKnown && !isPresent && goneAt === undefined;

/** Whether a record was there last: in the last answer, or in a file, if that is what the user has last looked at. */
export const wasThere = (entry: Entry): boolean =>
  entry.isPresent || (entry.isSeen && isOnlyFromFile(entry));

/** The differences between a record and an answer, without those that exist only because a file cannot hold a value. */
export const beyondFile = (
  entry: Entry,
  differences: readonly FieldChange[],
): readonly FieldChange[] =>
  isOnlyFromFile(entry)
    ? differences.filter(({ before, after }) => before !== toldInFile(after))
    : differences;

/** The flags of a stored record. */
const flags = {
  isSeen: 1,
  isKnown: 2,
  isPresent: 4,
  isFormer: 8,
  isOwn: 16,
  isLatestOwn: 32,
} as const;

const flagNames = ['isSeen', 'isKnown', 'isPresent', 'isFormer', 'isOwn', 'isLatestOwn'] as const;

/** Factor of the minute since the epoch of `firstSeenAt` in a stored record, above the flags; 0 for none. */
const firstMinute = 64;

const isField = (value: unknown): value is Field => {
  if (typeof value === 'string' || value === null) return true;
  return typeof value === 'object' && 'raw' in value && typeof value.raw === 'string';
};

const isValues = (list: ListName, value: unknown): value is Values =>
  Array.isArray(value) && value.length === listFields[list].length && value.every(isField);

const isPins = (value: unknown): value is Readonly<Record<string, Field>> =>
  typeof value === 'object' && value !== null && Object.values(value).every(isField);

const isNames = (value: unknown): value is readonly Called[] =>
  Array.isArray(value) &&
  value.every((called) => Array.isArray(called) && called.length === 2 && called.every(isField));

const isIds = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((id) => typeof id === 'string');

/**
 * Flags of a record of version 0.1: if it was seen, it is taken to have been in the last answer, under its own name.
 */
const flagsOfFirstVersion = (value: unknown): number =>
  value === 1 ? flags.isSeen | flags.isKnown | flags.isPresent | flags.isOwn : 0;

/**
 * Reads a stored record; undefined if invalid. Written by hand: a schema takes several times as long for 200,000
 * records.
 */
export const readEntry = (
  list: ListName,
  value: unknown,
  isOfFirstVersion: boolean,
): Entry | undefined => {
  if (!Array.isArray(value)) return undefined;
  const [flag, values, pins = null, latest = null, goneAt = null, names = null, ids = null] =
    value as readonly unknown[];
  const bits = isOfFirstVersion ? flagsOfFirstVersion(flag) : flag;
  if (!isValues(list, values) || typeof bits !== 'number') return undefined;
  const firstSeenAt = Math.floor(bits / firstMinute) * millisecondsPerMinute;
  if (firstSeenAt > latestTime) return undefined;
  if (pins !== null && !isPins(pins)) return undefined;
  if (latest !== null && !isValues(list, latest)) return undefined;
  if (goneAt !== null && typeof goneAt !== 'number') return undefined;
  if (names !== null && !isNames(names)) return undefined;
  if (ids !== null && !isIds(ids)) return undefined;
  const entry: Entry = {
    values,
    isSeen: (bits & flags.isSeen) > 0,
    isKnown: (bits & flags.isKnown) > 0,
    isPresent: (bits & flags.isPresent) > 0,
    isFormer: (bits & flags.isFormer) > 0,
    isOwn: (bits & flags.isOwn) > 0,
  };
  if (firstSeenAt > 0) entry.firstSeenAt = firstSeenAt;
  if (pins) entry.pins = pins;
  if (latest) entry.latest = latest;
  if (latest && (bits & flags.isLatestOwn) > 0) entry.isLatestOwn = true;
  if (goneAt !== null) entry.goneAt = goneAt;
  if (names) entry.names = names;
  if (ids) entry.ids = ids;
  return entry;
};

export const writeEntry = (entry: Entry): readonly unknown[] => {
  const { values, pins, latest, goneAt, names, ids, firstSeenAt = 0 } = entry;
  let bits = firstMinute * Math.floor(firstSeenAt / millisecondsPerMinute);
  for (const flag of flagNames) if (entry[flag] === true) bits += flags[flag];
  const all: unknown[] = [bits, values, pins, latest, goneAt, names, ids];
  while (all.at(-1) === undefined) all.pop();
  // JSON has null for what is missing in between.
  return all;
};
