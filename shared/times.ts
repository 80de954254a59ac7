import type { Zone } from './profile';

/** Form of a time in a text. */
export type TimeForm =
  /** As specified: ISO 8601 in UTC with milliseconds and Z. */
  | 'specified'
  /** Certain, in another form: another ISO 8601 notation, or seconds or milliseconds since the epoch. */
  | 'otherwise'
  /** A date or a time without a zone, so that the moment is uncertain by more than a day. */
  | 'no-zone'
  /** No time, or a time that does not exist. */
  | 'none';

/** A parsed time: milliseconds since the epoch, or NaN when the text names no certain moment. */
interface ReadTime {
  readonly time: number;
  readonly form: TimeForm;
}

/** Longest text of any form below, in UTF-16 units. Longer texts are not parsed. */
const longest = 40;

/** ISO 8601, and what RFC 3339 also allows: a space for the T, lower case, and -00:00 (UTC, local zone unknown). */
const iso =
  /^(\d{4})-(\d{2})-(\d{2})(?:[Tt ](\d{2}):(\d{2})(?::(\d{2})(?:[.,](\d{1,9}))?)?([Zz]|[+-]\d{2}(?::?\d{2})?)?)?$/u;

/** Times in the specified form, except February 29, which not every year has. Recognizes most times without parsing. */
const plain =
  /^\d{4}-(?:(?:0[1-9]|1[0-2])-(?:0[1-9]|1\d|2[0-8])|(?:0[13-9]|1[0-2])-(?:29|30)|(?:0[13578]|1[02])-31)T(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d\.\d{3}Z$/u;

/** A JSON number of 1 or more. */
const digits = /^[1-9]\d*(?:\.\d+)?(?:[eE]\+?\d{1,2})?$/u;

const none: ReadTime = { time: NaN, form: 'none' };
const noZone: ReadTime = { time: NaN, form: 'no-zone' };

const otherwise = (time: number): ReadTime => ({ time, form: 'otherwise' });

/**
 * Reads a number of ten digits as seconds and of thirteen digits as milliseconds; both cover 2001 to 2286. Any other
 * number could be a year, a block number or a count, and is no time.
 */
const readEpoch = (value: number): ReadTime => {
  if (value >= 1e9 && value < 1e10) return otherwise(Math.round(value * 1000));
  return value >= 1e12 && value < 1e13 ? otherwise(Math.floor(value)) : none;
};

/** Minutes that a zone such as "+02:00" is ahead of UTC; NaN for an invalid one. */
const offsetOf = (zone: string): number => {
  if (zone === 'Z' || zone === 'z') return 0;
  const [hours, minutes] = [Number(zone.slice(1, 3)), Number(zone.slice(3).replace(':', ''))];
  return hours > 23 || minutes > 59 ? NaN : (hours * 60 + minutes) * (zone[0] === '-' ? -1 : 1);
};

/** First and last moment of the years 0000 to 9999, in milliseconds since the epoch. */
const [first, last] = [-62_167_219_200_000, 253_402_300_799_999];

/** Moments that can follow a leap second: the end of June and of December. */
const afterLeapSecond = /^\d{4}-0[17]-01T00:00:00/u;

const readIso = (text: string, parts: readonly (string | undefined)[]): ReadTime => {
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = parts
    .slice(1, 7)
    .map((part) => Number(part ?? 0));
  const [fraction = '', zone] = parts.slice(7);
  const midnight = new Date(0).setUTCFullYear(year, month - 1, day);
  // A day that does not exist has become a day of the next month.
  if (month < 1 || month > 12 || new Date(midnight).getUTCDate() !== day) return none;
  const isEnd = hour === 24 && minute === 0 && second === 0 && /^0*$/u.test(fraction);
  if ((hour > 23 && !isEnd) || minute > 59 || second > 60) return none;
  const offset = zone === undefined ? 0 : offsetOf(zone);
  const whole = midnight + ((hour * 60 + minute - offset) * 60 + second) * 1000;
  const time = whole + Number(fraction.slice(0, 3).padEnd(3, '0'));
  if (!(time >= first && time <= last)) return none;
  if (second === 60 && !afterLeapSecond.test(new Date(whole).toISOString())) return none;
  if (zone === undefined) return noZone;
  return new Date(time).toISOString() === text ? { time, form: 'specified' } : otherwise(time);
};

/**
 * Parses a time of the service, in any known form. The only parser of times in the app. `text` is a string as received,
 * or the JSON text of a number. Fractions are cut to milliseconds. A leap second counts as the second after it.
 */
export const readTime = (text: string): ReadTime => {
  if (text.length > longest) return none;
  const parts = iso.exec(text);
  if (parts) return readIso(text, parts);
  return digits.test(text) ? readEpoch(Number(text)) : none;
};

/** Form of a time in a text. Faster than `readTime` for most times. */
export const formOf = (text: string): TimeForm =>
  plain.test(text) ? 'specified' : readTime(text).form;

/** The day of a moment in a zone, as `2026-11-22`. `at` is in milliseconds since the epoch. */
export const dayOf = (at: number, zone: Zone): string => {
  const date = new Date(at);
  // Shifted so that the local time can be read as UTC.
  const moved = zone === 'utc' ? at : at - date.getTimezoneOffset() * 60_000;
  return new Date(moved).toISOString().slice(0, 10);
};
