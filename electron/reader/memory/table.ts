import { listFields, type Field, type ListName } from '../../../shared/account';
import { pinnedFields } from '../../../shared/activity';
import { isPinnable, isSameValue, meaningOf, type Values } from './identity';

/** What is remembered of one record. */
export interface Entry {
  /** As they were when the person last looked; of a record that nobody has looked at, as they were first. */
  values: Values;
  /** Whether it was in what the person last looked at. */
  isSeen: boolean;
  /** Pins that are not the values above, by field. */
  pins?: Readonly<Record<string, Field>>;
}

/** All records of a list by their identity. Several may share one. */
export type Table = Map<string, Entry[]>;

export type Tables = Readonly<Record<ListName, Table>>;

export const emptyTables = (): Tables => ({ wallets: new Map(), contracts: new Map() });

/** Names and places of the pinned fields of each list. */
export const pinnedPlaces: Readonly<
  Record<ListName, readonly { readonly name: string; readonly at: number }[]>
> = {
  wallets: pinnedFields.wallets.map((name) => ({ name, at: listFields.wallets.indexOf(name) })),
  contracts: pinnedFields.contracts.map((name) => ({
    name,
    at: listFields.contracts.indexOf(name),
  })),
};

/** The pinned value of a field; null while there was none to pin. */
export const pinOf = ({ values, pins }: Entry, name: string, at: number): Field => {
  const pinned = pins?.[name] ?? values[at] ?? null;
  return isPinnable(pinned) ? pinned : null;
};

/** Takes over what a record says now, and leaves the pins as they are: only an acknowledgement moves one. */
export const look = (list: ListName, entry: Entry, values: Values): void => {
  const pins: Record<string, Field> = {};
  for (const { name, at } of pinnedPlaces[list]) {
    const pin = pinOf(entry, name, at);
    if (pin !== null && !isSameValue(name, pin, values[at] ?? null)) pins[name] = pin;
  }
  entry.values = values;
  entry.isSeen = true;
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

/** Entries of an identity that have this value of a field pinned. The first is the last one here, to be popped. */
export type FindPinned = (key: string, field: string, pin: Field) => Entry[];

/**
 * Finds entries by what they have pinned now. Those of one identity, which may be all of a list, are looked through
 * once, however many are asked for.
 */
export const pinnedIn = (list: ListName, table: Table): FindPinned => {
  const found = new Map<string, ReadonlyMap<string, Entry[]>>();
  const nameOf = (field: string, pin: Field): string => `${field} ${meaningOf(field, pin)}`;
  const lookThrough = (entries: readonly Entry[]): ReadonlyMap<string, Entry[]> => {
    const byPin = new Map<string, Entry[]>();
    for (const entry of entries.toReversed()) {
      for (const { name, at } of pinnedPlaces[list]) {
        const pin = nameOf(name, pinOf(entry, name, at));
        const others = byPin.get(pin);
        if (others) others.push(entry);
        else byPin.set(pin, [entry]);
      }
    }
    return byPin;
  };
  return (key, field, pin) => {
    const byPin = found.get(key) ?? lookThrough(table.get(key) ?? []);
    found.set(key, byPin);
    return byPin.get(nameOf(field, pin)) ?? [];
  };
};
