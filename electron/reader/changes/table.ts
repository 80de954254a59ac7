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

/** What is remembered of one record. */
export interface Entry {
  /** As they were when the person last looked; of a record that nobody has looked at, as they were first. */
  values: Values;
  /** Whether it was in what the person last looked at. */
  isSeen: boolean;
  /** Whether the person has ever looked at it, or agreed to it. */
  isKnown: boolean;
  /**
   * Whether the name above is its own: no other record had it when it came, or when the person looked. Others are measured
   * against it, even if nobody looked.
   */
  isOwn: boolean;
  /** Whether it was in the last answer that was taken over. */
  isPresent: boolean;
  /**
   * Whether another record is in its place, which the person has agreed to, by itself or with another account; until they
   * agree to this one again, or look at it beside that one.
   */
  isFormer: boolean;
  /**
   * When what is pinned first came, all of it, in milliseconds since the epoch and to the minute; missing where it was
   * brought in from a file, agreed to later, or remembered by a version that did not write it down.
   */
  firstSeenAt?: number;
  /** Pins that are not the values above, by field. */
  pins?: Readonly<Record<string, Field>>;
  /** What the last answer that had it said, where that is not the values above. */
  latest?: Values;
  /** Whether the name there is its own, too: no other record had it when this one got it. */
  isLatestOwn?: boolean;
  /** When it was first missing, in milliseconds since the epoch, while it is. */
  goneAt?: number;
  /** What it was called before, as long as that was its own name: the first of them first. */
  names?: readonly Called[];
  /** The ids that it had before, while the person knew it: the first of them first. */
  ids?: readonly string[];
}

const millisecondsPerMinute = 60_000;

/** A moment to the minute, as a file has it; both in milliseconds since the epoch. */
export const toMinute = (at: number): number => at - (at % millisecondsPerMinute);

/** All records of a list that are remembered, in the order in which they came. */
export type Table = Entry[];

export type Tables = Readonly<Record<ListName, Table>>;

export const emptyTables = (): Tables => ({ wallets: [], contracts: [] });

/** Names and places of the pinned fields of each list. */
export const pinnedPlaces: Readonly<
  Record<ListName, readonly { readonly name: string; readonly at: number }[]>
> = ofEachList((list) => pinnedFields[list].map((name) => ({ name, at: placeOf(list, name) })));

/** The pinned value of a field; null while there was none to pin. */
export const pinOf = ({ values, pins }: Entry, name: string, at: number): Field => {
  const pinned = pins?.[name] ?? values[at] ?? null;
  return isPinnable(pinned) ? pinned : null;
};

/** The address that a record is pinned to: for a contract, the one that it is known by. */
export const pinnedAddress = (list: ListName, entry: Entry): Field =>
  pinOf(entry, addressFields[list], placeOf(list, addressFields[list]));

/** The same by its key; null while there was none. */
export const pinnedKey = (list: ListName, entry: Entry): string | null => {
  const pin = pinnedAddress(list, entry);
  return pin === null ? null : keyOfAddress(pin);
};

/** Whether others are measured against it. */
export const isMeasure = ({ isKnown, isOwn, isLatestOwn = false, names }: Entry): boolean =>
  isKnown || isOwn || isLatestOwn || names !== undefined;

/** What the last answer that had it said. */
export const lastValues = ({ values, latest }: Entry): Values => latest ?? values;

/** Most ids of before that are remembered of a record: the first ones, which people have in their papers and programs. */
const mostIds = 5;

/** Remembers the id that a known record has had, before it is known by another one. */
export const keepId = (list: ListName, entry: Entry, values: Values): void => {
  const { [keyAt[list]]: before = null } = entry.values;
  if (!entry.isKnown || before === (values[keyAt[list]] ?? null)) return;
  const id = identityOf(list, entry.values);
  if (!isId(id) || id === identityOf(list, values)) return;
  entry.ids = [...(entry.ids ?? []).filter((other) => other !== id), id].slice(0, mostIds);
};

/** Takes over what a record says now, and leaves the pins as they are: only an acknowledgement moves one. */
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

/** Pins a value that was not there before, beside the values that the person has seen. */
export const pinFirst = (entry: Entry, name: string, value: Field): void => {
  entry.pins = { ...entry.pins, [name]: value };
  delete entry.firstSeenAt;
};

/** The beginning of a text, as a file of pins has it: whole where it fits, and never with half a character. */
export const beginningOf = (text: string): string =>
  text.slice(0, longestInFile).replace(/\p{Cs}/gu, '\ufffd');

/** What a file has of a value that nothing is pinned to and no record is known by. */
export const toldInFile = (value: Field): string | null =>
  typeof value === 'string' ? beginningOf(value) : null;

/** Whether a record was brought in from a file, and no answer has had it, or was without it, since. */
export const isOnlyFromFile = ({ isKnown, isPresent, goneAt }: Entry): boolean =>
  isKnown && !isPresent && goneAt === undefined;

/** Whether a record was there last: in the last answer, or in a file that is what the person has last looked at. */
export const wasThere = (entry: Entry): boolean =>
  entry.isPresent || (entry.isSeen && isOnlyFromFile(entry));

/** Of these differences between a record and an answer, those that are not there because a file cannot hold a value. */
export const beyondFile = (
  entry: Entry,
  differences: readonly FieldChange[],
): readonly FieldChange[] =>
  isOnlyFromFile(entry)
    ? differences.filter(({ before, after }) => before !== toldInFile(after))
    : differences;

const flags = { seen: 1, known: 2, present: 4, former: 8, own: 16, latestOwn: 32 } as const;

/** In a file, the minute since the epoch at which a record was first seen stands above its flags; 0 for none. */
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

/** What was seen by version 0.1 was in the last answer, under a name of its own, as far as anybody can tell now. */
const flagsOfFirstVersion = (value: unknown): number =>
  value === 1 ? flags.seen | flags.known | flags.present | flags.own : 0;

/** A record as a file has it. Written by hand: a schema takes several times as long for 200,000 records. */
export const readEntry = (
  list: ListName,
  value: unknown,
  isOfFirstVersion: boolean,
): Entry | undefined => {
  if (!Array.isArray(value)) return undefined;
  const [flag, values, pins = null, latest = null, goneAt = null, names = null, ids = null] =
    value as readonly unknown[];
  if (!isValues(list, values)) return undefined;
  const bits = isOfFirstVersion ? flagsOfFirstVersion(flag) : flag;
  if (typeof bits !== 'number') return undefined;
  const entry: Entry = {
    values,
    isSeen: (bits & flags.seen) > 0,
    isKnown: (bits & flags.known) > 0,
    isPresent: (bits & flags.present) > 0,
    isFormer: (bits & flags.former) > 0,
    isOwn: (bits & flags.own) > 0,
  };
  const firstSeenAt = Math.floor(bits / firstMinute) * millisecondsPerMinute;
  if (firstSeenAt > 0) {
    if (firstSeenAt > latestTime) return undefined;
    entry.firstSeenAt = firstSeenAt;
  }
  if (pins !== null) {
    if (!isPins(pins)) return undefined;
    entry.pins = pins;
  }
  if (latest !== null) {
    if (!isValues(list, latest)) return undefined;
    entry.latest = latest;
    if ((bits & flags.latestOwn) > 0) entry.isLatestOwn = true;
  }
  if (goneAt !== null) {
    if (typeof goneAt !== 'number') return undefined;
    entry.goneAt = goneAt;
  }
  if (names !== null) {
    if (!isNames(names)) return undefined;
    entry.names = names;
  }
  if (ids !== null) {
    if (!isIds(ids)) return undefined;
    entry.ids = ids;
  }
  return entry;
};

export const writeEntry = (entry: Entry): readonly unknown[] => {
  const { values, isSeen, isKnown, isPresent, isFormer, isOwn, isLatestOwn = false } = entry;
  const { pins, latest, goneAt, names, ids, firstSeenAt = 0 } = entry;
  const set =
    (isSeen ? flags.seen : 0) |
    (isKnown ? flags.known : 0) |
    (isPresent ? flags.present : 0) |
    (isFormer ? flags.former : 0) |
    (isOwn ? flags.own : 0) |
    (isLatestOwn ? flags.latestOwn : 0);
  const bits = set + firstMinute * Math.floor(firstSeenAt / millisecondsPerMinute);
  if (ids) return [bits, values, pins ?? null, latest ?? null, goneAt ?? null, names ?? null, ids];
  if (names) return [bits, values, pins ?? null, latest ?? null, goneAt ?? null, names];
  if (goneAt !== undefined) return [bits, values, pins ?? null, latest ?? null, goneAt];
  if (latest) return [bits, values, pins ?? null, latest];
  return pins ? [bits, values, pins] : [bits, values];
};
