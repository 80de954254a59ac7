import { readTime } from '../../../../../shared/times';
import type { Zone } from '../../../../../shared/profile';

const form =
  /^(\d{4})(?:-(\d{2})(?:-(\d{2})(?:T(\d{2}):(\d{2})(?::(\d{2})(?:[.,](\d{1,9}))?)?)?)?)?$/iu;

/** Sets the year separately, because the constructors take a year below 100 as one of the 20th century. */
const inZone = {
  local: (
    year: number,
    month: number,
    day: number,
    ...clock: readonly [number, number, number, number]
  ) => {
    const date = new Date(2000, 0, 1, ...clock);
    return date.setFullYear(year, month - 1, day);
  },
  utc: (
    year: number,
    month: number,
    day: number,
    ...clock: readonly [number, number, number, number]
  ) => {
    const date = new Date(Date.UTC(2000, 0, 1, ...clock));
    return date.setUTCFullYear(year, month - 1, day);
  },
};

/**
 * Parses a year, month or day such as "2024", "2024-03" or "2024-03-31" to its start, or a time in any format that the
 * service may use; returns milliseconds since the epoch. A time without a zone is in `zone`, the user's choice. NaN for
 * anything else, and for days that do not exist.
 */
export const readDay = (text: string, zone: Zone): number => {
  const { time } = readTime(text);
  const parts = form.exec(text);
  if (!Number.isNaN(time) || !parts) return time;
  const [year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0] = parts
    .slice(1, 7)
    .map((part: string | undefined) => (part === undefined ? undefined : Number(part)));
  const milliseconds = Math.floor(Number(`0.${parts[7] ?? '0'}`) * 1000);
  const daysInMonth = new Date(Date.UTC(2000 + (year % 400), month, 0)).getUTCDate();
  const exists = month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth;
  if (!exists || hour > 23 || minute > 59 || second > 59) return NaN;
  return inZone[zone](year, month, day, hour, minute, second, milliseconds);
};

/** A date in words. Every given part must match. */
export interface SpokenDate {
  readonly year: number | null;
  /** From 0. */
  readonly month: number | null;
  /** Digits of the day. Without a year, the leading digits are enough, because the user may still be typing. */
  readonly day: string | null;
  /** Minute of the day. */
  readonly minute: number | null;
}

/** By month, its possible names, folded. */
export type MonthNames = readonly (readonly string[])[];

export const englishMonths: MonthNames = [
  ...['january', 'february', 'march', 'april', 'may', 'june', 'july', 'august', 'september'],
  ...['october', 'november', 'december'],
].map((name) => [name]);

/** Three or more letters stand for the month that begins with them. */
const monthOf = (word: string, months: MonthNames): number | null => {
  const letters = word.replace(/[.,]+$/u, '');
  const month = months.findIndex((names) =>
    names.some((name) => name === letters || (letters.length > 2 && name.startsWith(letters))),
  );
  return month < 0 ? null : month;
};

const dayOf = (word = ''): string | null => {
  const day = /^(\d{1,2})[.,]?$/u.exec(word)?.[1] ?? null;
  return day !== null && Number(day) <= 31 ? day : null;
};

const yearOf = (word = ''): number | null => {
  const year = Number(/^(\d{4}),?$/u.exec(word)?.[1] ?? NaN);
  return year >= 1970 && year < 2200 ? year : null;
};

const zoneName = /^(?:utc|(?:gmt|utc)[+-][\d:]+|[a-z]{1,4}t|mesz?|mez|uhr)$/u;

/** Minutes of the day, and the number of words that make up the time: "02:03 PM UTC", "14:03". */
const clockOf = (words: readonly string[]): readonly [minute: number | null, taken: number] => {
  const [, hours, minutes] = /^(\d{1,2}):(\d{2})$/u.exec(words[0] ?? '') ?? [];
  if (hours === undefined || minutes === undefined) return [null, 0];
  const half = /^[ap]\.?m\.?$/u.test(words[1] ?? '') ? (words[1] ?? '')[0] : null;
  const hour = half === null ? Number(hours) : (Number(hours) % 12) + (half === 'p' ? 12 : 0);
  const taken = half === null ? 1 : 2;
  return [hour * 60 + Number(minutes), taken + (zoneName.test(words[taken] ?? '') ? 1 : 0)];
};

const anyTime: SpokenDate = { year: null, month: null, day: null, minute: null };

/** The date that begins with the first word, and its number of words; null if there is none. */
const readHere = (
  words: readonly string[],
  months: MonthNames,
): readonly [SpokenDate, taken: number] | null => {
  const [first = '', second = '', third] = words;
  const [, day, month, year] = /^(\d{1,2})\.(\d{1,2})\.(\d{4}),?$/u.exec(first) ?? [];
  if (day !== undefined) {
    return [{ ...anyTime, year: Number(year), month: Number(month) - 1, day: `${Number(day)}` }, 1];
  }
  const alone = yearOf(first);
  if (alone !== null) return [{ ...anyTime, year: alone }, 1];
  const named = monthOf(first, months);
  if (named !== null) {
    const begun = { ...anyTime, month: named };
    const of = yearOf(second);
    if (of !== null) return [{ ...begun, year: of }, 2];
    const on = dayOf(second);
    if (on === null) return [begun, 1];
    const in_ = yearOf(third);
    return [{ ...begun, day: on, year: in_ }, in_ === null ? 2 : 3];
  }
  const on = dayOf(first);
  const then = on === null ? null : monthOf(second, months);
  if (then === null) return null;
  const in_ = yearOf(third);
  return [{ ...anyTime, day: on, month: then, year: in_ }, in_ === null ? 2 : 3];
};

/** The first date among the words, and its range of words; null if there is none. */
export const readSpokenDate = (
  words: readonly string[],
  months: MonthNames,
): { readonly date: SpokenDate; readonly from: number; readonly to: number } | null => {
  for (let from = 0; from < words.length; from += 1) {
    const found = readHere(words.slice(from, from + 3), months);
    if (!found) continue;
    const [date, taken] = found;
    const at = from + taken + (words[from + taken] === 'um' ? 1 : 0);
    const [minute, more] = date.day === null ? [null, 0] : clockOf(words.slice(at, at + 3));
    return { date: { ...date, minute }, from, to: minute === null ? from + taken : at + more };
  }
  return null;
};

/** Returns a test for times in milliseconds since the epoch, by the clock of the zone. NaN never matches. */
export const spokenDateTest = (
  { year, month, day, minute }: SpokenDate,
  zone: Zone,
): ((time: number) => boolean) => {
  const clock = new Date(0);
  const isDay = (of: number): boolean =>
    day === null || of === Number(day) || (year === null && String(of).startsWith(day));
  return (time) => {
    if (Number.isNaN(time)) return false;
    clock.setTime(time);
    const isUtc = zone === 'utc';
    return (
      (year === null || (isUtc ? clock.getUTCFullYear() : clock.getFullYear()) === year) &&
      (month === null || (isUtc ? clock.getUTCMonth() : clock.getMonth()) === month) &&
      isDay(isUtc ? clock.getUTCDate() : clock.getDate()) &&
      (minute === null ||
        (isUtc ? clock.getUTCHours() : clock.getHours()) * 60 +
          (isUtc ? clock.getUTCMinutes() : clock.getMinutes()) ===
          minute)
    );
  };
};
