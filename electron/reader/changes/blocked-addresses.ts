import { bisectRight } from 'd3-array';
import type { ListName } from '../../../shared/account';
import {
  addressKey,
  asciiLowerCase,
  hasSpellings,
  longestAddress,
  readableAddress,
} from '../../../shared/address';
import type { RowsToCopy } from '../../../shared/reader-messages';
import type { Account } from '../read-account';
import { readRowIndices } from '../handlers';

/**
 * Shortest key that is looked for within a text. Shorter keys may be a part of any text, and no network has longer ones
 * than `longestAddress`: these are only compared with the whole text.
 */
const shortestInText = 8;

/**
 * The keys that are looked for within texts, sorted. Hexadecimal keys are without "0x", which a selection may have
 * missed. No key begins with another one: a text with the longer one has the shorter one, too.
 */
const soughtOf = (keys: readonly string[]): readonly string[] => {
  const wanted = keys
    .map((key) => key.replace(/^0x/u, ''))
    .filter(({ length }) => length >= shortestInText && length <= longestAddress)
    .sort();
  const sought: string[] = [];
  for (const key of wanted) {
    const last = sought.at(-1);
    if (last === undefined || !key.startsWith(last)) sought.push(key);
  }
  return sought;
};

/**
 * Whether a text has one of the sought keys. Only one key can begin at each index: because no key begins with another,
 * it is the last one that does not sort after the rest of the text. So any number of keys costs little more than one.
 */
const hasAny = (text: string, sought: readonly string[]): boolean => {
  if (sought.length === 0) return false;
  for (let at = 0; at < text.length; at += 1) {
    const rest = text.slice(at, at + longestAddress);
    const possible = sought[bisectRight(sought, rest) - 1];
    if (possible !== undefined && rest.startsWith(possible)) return true;
  }
  return false;
};

/** The key of the address that people read in a text. */
const readableKey = (text: string): string => addressKey(readableAddress(text));

const readableKeys = (blocked: ReadonlySet<string>): readonly string[] =>
  Array.from(blocked, readableKey).filter((key) => key !== '');

/** The key in lower case, if the address may be written in other capitals; otherwise the key itself. */
const lowerKey = (key: string): string => {
  const lower = addressKey(asciiLowerCase(key));
  return hasSpellings(lower) ? lower : key;
};

/** Prepares the keys once, for any number of texts; see {@link mentionsAny}. */
const lookFor = (blocked: ReadonlySet<string>): ((text: string) => boolean) => {
  if (blocked.size === 0) return () => false;
  const keys = readableKeys(blocked);
  const known = new Set(keys);
  const sought = soughtOf(keys);
  const spelled = soughtOf(keys.filter((key) => hasSpellings(key)));
  return (text) => {
    if (blocked.has(addressKey(text.trim()))) return true;
    const whole = readableAddress(text);
    return (
      known.has(addressKey(whole)) ||
      hasAny(whole, sought) ||
      hasAny(asciiLowerCase(whole), spelled)
    );
  };
};

/**
 * Whether a text is, or contains anywhere, an address with one of these keys. A text that was selected by hand has
 * spaces and line ends, invisible characters, and other words right beside the address; the address itself may contain
 * some of these. A service may cause any number of alarms with addresses of any length, so the work is linear in the
 * text, after the keys have been prepared once.
 */
export const mentionsAny = (text: string, blocked: ReadonlySet<string>): boolean =>
  lookFor(blocked)(text);

/** What is copied of a value that is not a text. */
const fieldJson = (field: unknown): string =>
  typeof field === 'object' && field !== null && 'raw' in field && typeof field.raw === 'string'
    ? field.raw
    : '';

/**
 * Prepares the keys once, for any number of cells. The returned function tells whether a text is an address with one of
 * the keys, or whether another value contains one.
 */
const lookInCells = (blocked: ReadonlySet<string>): ((field: unknown) => boolean) => {
  const keys = new Set(readableKeys(blocked));
  const mentions = lookFor(blocked);
  return (field) => {
    if (typeof field !== 'string') return mentions(fieldJson(field));
    const key = readableKey(field);
    return keys.has(key) || keys.has(lowerKey(key));
  };
};

/** Whether a cell is an address with one of these keys, whichever record the key is blocked for. */
export const isBlockedCell = (field: unknown, blocked: ReadonlySet<string>): boolean =>
  blocked.size > 0 && lookInCells(blocked)(field);

/** Whether a cell of the rows to be copied is an address with one of these keys. */
export const hasBlocked = (
  account: Pick<Account, ListName>,
  { list, rows, columns }: RowsToCopy,
  blocked: ReadonlySet<string>,
): boolean => {
  if (blocked.size === 0) return false;
  const isBlocked = lookInCells(blocked);
  const records: readonly object[] = account[list];
  const places = readRowIndices(rows, records.length) ?? [];
  return places.some((place) => {
    const fields: Readonly<Partial<Record<string, unknown>>> = { ...records[place] };
    return columns.some((column) => isBlocked(fields[column]));
  });
};
