import { formOfAddress } from '../../../shared/address';
import { putUnder } from '../put-under';
import { isId, type NameKeys } from './identity';
import type { KnownRow, Matched } from './match-list';
import type { Row } from './match-records';
import type { Entry } from './table';

/** Records that share an id or a name, and the addresses that they are pinned to. */
export interface Namesakes {
  /** Null where they are all there for the first time. */
  readonly first: Entry | null;
  /** With null where one of them has none. */
  readonly addresses: Set<string | null>;
  /** Whether one of them is there with its address. */
  isThere: boolean;
}

/** By the ids or names that somebody asks for; null where no known record has one. */
export type Asked = Map<string, Namesakes | null>;

/** Nobody is known to have any of them yet. */
export const ask = (texts: Iterable<string>): Asked =>
  new Map(Array.from(texts, (text): readonly [string, null] => [text, null]));

/** Adds a record to those with an id or a name, where somebody asks for that. */
export const note = (
  asked: Asked,
  text: string,
  entry: Entry | null,
  address: string | null,
  isThere: boolean,
): void => {
  const group = asked.get(text);
  if (group === undefined) return;
  if (group === null) {
    asked.set(text, { first: entry, addresses: new Set([address]), isThere });
    return;
  }
  group.addresses.add(address);
  group.isThere ||= isThere;
};

/** A name, and the form of an address: of one form, one address may be paid to in place of the other. */
export const nameAndForm = ({ name }: NameKeys, address: string): string =>
  `${name}\n${formOfAddress(address)}`;

/** Whose own the names are that somebody asks for. */
export class NamesAsked {
  readonly withAsset: Asked;
  readonly bare: Asked;
  readonly byForm: Asked;

  constructor(named: readonly { readonly keys: NameKeys; readonly address: string }[]) {
    this.withAsset = ask(named.map(({ keys }) => keys.withAsset));
    this.bare = ask(named.map(({ keys }) => keys.name));
    this.byForm = ask(named.map(({ keys, address }) => nameAndForm(keys, address)));
  }

  note(keys: NameKeys, entry: Entry | null, address: string, isThere: boolean): void {
    note(this.withAsset, keys.withAsset, entry, address, isThere);
    note(this.bare, keys.name, entry, address, isThere);
    note(this.byForm, nameAndForm(keys, address), entry, address, isThere);
  }
}

/** Whether no other address has it. */
export const isFree = (asked: Asked, text: string, address: string | null): boolean => {
  const addresses = asked.get(text)?.addresses;
  return !addresses || (address !== null && addresses.size === 1 && addresses.has(address));
};

/** Records that are there for the first time and share their id with one of another address, and those that they share it with. */
export const sharingIds = ({ first, pairs, unchanged }: Matched): ReadonlySet<Row> => {
  const byId = new Map<string, KnownRow[]>();
  const others = first.length === 0 ? [] : pairs.slice(unchanged).map(([row]) => row);
  for (const row of [...first, ...others]) {
    if (isId(row.identity)) putUnder(byId, row.identity, row);
  }
  const shared = new Set<Row>();
  for (const rows of byId.values()) {
    const [one] = rows;
    if (rows.some(({ address }) => address !== one?.address))
      for (const row of rows) shared.add(row);
  }
  return shared;
};
