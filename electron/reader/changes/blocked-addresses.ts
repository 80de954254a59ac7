import { bisectRight } from 'd3-array';
import type { ListName } from '../../../shared/account';
import { addressKey, asciiLowerCase, hasSpellings, readableAddress } from '../../../shared/address';
import type { RowsToCopy } from '../../../shared/reader-messages';
import type { Account } from '../read-account';
import { readRowIndices } from '../handlers';

/** Shorter ones may be a part of any text, and no network has longer ones: they are only looked for as the whole of it. */
const lengthsInText = { shortest: 8, longest: 300 } as const;

/**
 * What is looked for within texts, in its order: hexadecimal keys without their "0x", which a selection may have
 * missed. None begins with another one: where the longer one is, the shorter one is too.
 */
const soughtOf = (keys: readonly string[]): readonly string[] => {
  const { shortest, longest } = lengthsInText;
  const wanted = keys
    .map((key) => key.replace(/^0x/u, ''))
    .filter(({ length }) => length >= shortest && length <= longest)
    .sort();
  const sought: string[] = [];
  for (const key of wanted) {
    const last = sought.at(-1);
    if (last === undefined || !key.startsWith(last)) sought.push(key);
  }
  return sought;
};

/**
 * At each place of the text there is one text that could begin there: because none begins with another, it is the last
 * one that is not after what stands there. So any number of them costs little more than one.
 */
const hasAny = (text: string, sought: readonly string[]): boolean => {
  if (sought.length === 0) return false;
  for (let at = 0; at < text.length; at += 1) {
    const rest = text.slice(at, at + lengthsInText.longest);
    const possible = sought[bisectRight(sought, rest) - 1];
    if (possible !== undefined && rest.startsWith(possible)) return true;
  }
  return false;
};

/** The key of the address that people read in a text. */
const readableKey = (text: string): string => addressKey(readableAddress(text));

const readableKeys = (blocked: ReadonlySet<string>): readonly string[] =>
  Array.from(blocked, readableKey).filter((key) => key !== '');

/** Of an address that may be written in other capitals, its key. */
const lowerKey = (key: string): string => {
  const lower = addressKey(asciiLowerCase(key));
  return hasSpellings(lower) ? lower : key;
};

/** Reads the keys once, for any number of texts; see {@link mentionsAny}. */
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
 * Whether a text is, or has anywhere in it, an address with one of these keys. What is selected by hand comes in groups
 * and lines, with invisible characters, and with other words right beside it; an address may have some in it itself. A
 * service may make any number of alarms with addresses of any length, so the work is that of the text, and of reading
 * the keys once.
 */
export const mentionsAny = (text: string, blocked: ReadonlySet<string>): boolean =>
  lookFor(blocked)(text);

/** What is copied of a value that is no text. */
const fieldJson = (field: unknown): string =>
  typeof field === 'object' && field !== null && 'raw' in field && typeof field.raw === 'string'
    ? field.raw
    : '';

/** Reads the keys once, for any number of cells: whether one is, or is an address with, one of them. */
const lookInCells = (blocked: ReadonlySet<string>): ((field: unknown) => boolean) => {
  const keys = new Set(readableKeys(blocked));
  const mentions = lookFor(blocked);
  return (field) => {
    if (typeof field !== 'string') return mentions(fieldJson(field));
    const key = readableKey(field);
    return keys.has(key) || keys.has(lowerKey(key));
  };
};

/** Whether a cell of a record is an address with one of these keys, whichever record they are blocked for. */
export const isBlockedCell = (field: unknown, blocked: ReadonlySet<string>): boolean =>
  blocked.size > 0 && lookInCells(blocked)(field);

/** Whether rows that are to be copied have, as one of their cells, an address with one of these keys. */
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
