import { addressFields, type Field, type ListName } from '../../../shared/account';
import { pinnedFields } from '../../../shared/activity';
import { isPinnable, isSameValue, keyOfAddress, placeOf, type Values } from './identity';

/** What is remembered of one record. */
export interface Entry {
  /** As they were when the person last looked; of a record that nobody has looked at, as they were first. */
  values: Values;
  /** Whether it was in what the person last looked at. */
  isSeen: boolean;
  /** Whether the person has ever looked at it, or agreed to it. */
  isKnown: boolean;
  /**
   * Whether it came under an id and a name that no other had, and has taken none since: others are measured against it,
   * even if nobody looked.
   */
  isOwn: boolean;
  /** Whether it was in the last answer that was taken over. */
  isPresent: boolean;
  /** Whether the person has agreed to another record in its place. */
  isFormer: boolean;
  /** Pins that are not the values above, by field. */
  pins?: Readonly<Record<string, Field>>;
  /** What the last answer that had it said, where that is not the values above. */
  latest?: Values;
  /** When it was first missing, in milliseconds since the epoch, while it is. */
  goneAt?: number;
}

/** All records of a list that are remembered, in the order in which they came. */
export type Table = Entry[];

export type Tables = Readonly<Record<ListName, Table>>;

export const emptyTables = (): Tables => ({ wallets: [], contracts: [] });

/** Names and places of the pinned fields of each list. */
export const pinnedPlaces: Readonly<
  Record<ListName, readonly { readonly name: string; readonly at: number }[]>
> = {
  wallets: pinnedFields.wallets.map((name) => ({ name, at: placeOf('wallets', name) })),
  contracts: pinnedFields.contracts.map((name) => ({ name, at: placeOf('contracts', name) })),
};

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

/** What the last answer that had it said. */
export const lastValues = ({ values, latest }: Entry): Values => latest ?? values;

/** Takes over what a record says now, and leaves the pins as they are: only an acknowledgement moves one. */
export const look = (list: ListName, entry: Entry, values: Values): void => {
  const pins: Record<string, Field> = {};
  for (const { name, at } of pinnedPlaces[list]) {
    const pin = pinOf(entry, name, at);
    if (pin !== null && !isSameValue(name, pin, values[at] ?? null)) pins[name] = pin;
  }
  entry.values = values;
  entry.isSeen = true;
  delete entry.latest;
  if (Object.keys(pins).length > 0) entry.pins = pins;
  else delete entry.pins;
};

/** Moves the pin of a field, and counts its value as seen. */
export const movePin = (entry: Entry, name: string, at: number, value: Field): void => {
  entry.values = entry.values.with(at, value);
  const pins = Object.entries(entry.pins ?? {}).filter(([field]) => field !== name);
  if (pins.length > 0) entry.pins = Object.fromEntries(pins);
  else delete entry.pins;
};

/** Pins a value that was not there before, beside the values that the person has seen. */
export const pinFirst = (entry: Entry, name: string, value: Field): void => {
  entry.pins = { ...entry.pins, [name]: value };
};
