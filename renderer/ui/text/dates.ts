import { dayOf, readTime } from '../../../shared/times';
import type { Zone } from '../../../shared/profile';
import { perLanguage } from '../../i18n/language';
import { words } from '../../i18n/window';
import { useNow } from '../../store/now';
import { useZone } from '../../store/store';

/** How a deployment time is shown: as a date, or as received with the reason why it is doubted. */
export type ShownDate = {
  /** In UTC, in the format of the specification; null where the text gives no certain moment. */
  readonly utc: string | null;
  /** The text as received, where it gives a certain moment in another format than specified; null otherwise. */
  readonly otherwise: string | null;
} & (
  | {
      readonly kind: 'date';
      /** Milliseconds since the epoch, for `showRelative`. */
      readonly time: number;
      /** In the zone asked for, with the zone's name. */
      readonly text: string;
      /** Only the day, in that zone. */
      readonly day: string;
      /** In the other zone; in UTC to the millisecond. */
      readonly elsewhere: string;
      readonly utc: string;
    }
  | {
      readonly kind: 'odd';
      /** As received. */
      readonly text: string;
      readonly why: 'invalid' | 'no-zone' | 'future' | 'before-2015';
    }
);

/** Ethereum is the oldest blockchain with contracts, and its first block is of 2015. */
const earliest = Date.UTC(2015, 0, 1);

/**
 * Milliseconds that a date may be ahead of `now` without being doubted. This clock may be behind the service's, and
 * `now` is some seconds old, so a contract deployed just now can seem to be ahead.
 */
export const ahead = 5 * 60_000;

const minutes = {
  year: 'numeric',
  month: 'short',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  timeZoneName: 'short',
} as const;

const days = { year: 'numeric', month: 'short', day: '2-digit' } as const;

/** Makes a value for each zone that dates can be shown in. */
export const inZones = <Made>(
  make: (timeZone: 'UTC' | undefined) => Made,
): Readonly<Record<Zone, Made>> => ({ local: make(undefined), utc: make('UTC') });

const zones = perLanguage((locale) =>
  inZones((timeZone) => ({
    minute: new Intl.DateTimeFormat(locale, { ...minutes, timeZone }),
    day: new Intl.DateTimeFormat(locale, { ...days, timeZone }),
  })),
);

/**
 * Why a time that could be read is doubted: it is before 2015, or more than five minutes ahead; null if it is not
 * doubted. Both arguments are in milliseconds since the epoch.
 */
export const doubtOf = (time: number, now: number): 'future' | 'before-2015' | null => {
  if (time > now + ahead) return 'future';
  return time < earliest ? 'before-2015' : null;
};

/**
 * Shows a `deployedAt`; `now` is in milliseconds since the epoch. A doubtful time is shown as received: a text that
 * gives no certain moment, a time before 2015, or one more than five minutes ahead.
 */
export const showDate = (text: string, now: number, zone: Zone): ShownDate => {
  const { time, form } = readTime(text);
  if (Number.isNaN(time)) {
    const why = form === 'no-zone' ? form : 'invalid';
    return { kind: 'odd', text, why, utc: null, otherwise: null };
  }
  const utc = new Date(time).toISOString();
  const otherwise = form === 'specified' ? null : text;
  const why = doubtOf(time, now);
  if (why) return { kind: 'odd', text, why, utc, otherwise };
  const formats = zones();
  const elsewhere = zone === 'local' ? utc : formats.local.minute.format(time);
  const { minute, day: ofDay } = formats[zone];
  const [shown, day] = [minute.format(time), ofDay.format(time)];
  return { kind: 'date', time, text: shown, day, elsewhere, utc, otherwise };
};

const relative = perLanguage((locale) => ({
  amount: new Intl.RelativeTimeFormat(locale, { numeric: 'always' }),
  present: new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }),
}));

/** Whole months from one moment to a later one, by the calendar of UTC: 29 February to 28 February is eleven. */
const monthsBetween = (from: Date, to: Date): number => {
  const months =
    (to.getUTCFullYear() - from.getUTCFullYear()) * 12 + to.getUTCMonth() - from.getUTCMonth();
  const sameMonth = Date.UTC(to.getUTCFullYear(), to.getUTCMonth());
  const begun = Date.UTC(from.getUTCFullYear(), from.getUTCMonth());
  return to.getTime() - sameMonth < from.getTime() - begun ? months - 1 : months;
};

/**
 * "3 years ago", rounded down to whole units; "now" for less than a minute and for times ahead. Both arguments are in
 * milliseconds since the epoch. Only for times that `showDate` does not doubt.
 */
export const showRelative = (time: number, now: number): string => {
  const { amount, present } = relative();
  const elapsed = Math.floor((now - time) / 60_000);
  if (elapsed < 1) return present.format(0, 'second');
  if (elapsed < 60) return amount.format(-elapsed, 'minute');
  if (elapsed < 24 * 60) return amount.format(-Math.floor(elapsed / 60), 'hour');
  const months = monthsBetween(new Date(time), new Date(now));
  if (months < 1) return amount.format(-Math.floor(elapsed / (24 * 60)), 'day');
  if (months < 12) return amount.format(-months, 'month');
  return amount.format(-Math.floor(months / 12), 'year');
};

const calendars = perLanguage((locale) =>
  inZones((timeZone) => ({
    weekday: new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone }),
    day: new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone }),
    clock: new Intl.DateTimeFormat(locale, { timeStyle: 'medium', timeZone }),
    minute: new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone }),
  })),
);

const months = perLanguage(
  (locale) => new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' }),
);

/** A month such as `2026-11` in words. */
export const showMonth = (month: string): string => months().format(Date.parse(`${month}-01`));

/** Whether local time is the same as UTC at that moment. */
export const isUtcHere = (at: number): boolean => new Date(at).getTimezoneOffset() === 0;

/** "Today", "Yesterday" or the day of the week, and the date. */
export const showDay = (at: number, now: number, zone: Zone) => {
  const { weekday, day } = calendars()[zone];
  const daysAgo = (Date.parse(dayOf(now, zone)) - Date.parse(dayOf(at, zone))) / 86_400_000;
  const isNear = daysAgo === 0 || daysAgo === 1;
  const name = isNear ? relative().present.format(-daysAgo, 'day') : weekday.format(at);
  return { name: name.slice(0, 1).toUpperCase() + name.slice(1), date: day.format(at) };
};

/** The time of day, to the second. */
export const showClock = (at: number, zone: Zone): string => calendars()[zone].clock.format(at);

/** Day, hour and minute. */
export const showMinute = (at: number, zone: Zone): string => calendars()[zone].minute.format(at);

const stamps = perLanguage((locale) => {
  // Where hours are counted to 24, the hour has two digits, as in all other times of that language.
  const { hour12 } = new Intl.DateTimeFormat(locale, { hour: 'numeric' }).resolvedOptions();
  const hour = hour12 === true ? 'numeric' : '2-digit';
  const usual = { day: 'numeric', month: 'short', hour, minute: '2-digit' } as const;
  const to = (second: '2-digit' | undefined) =>
    inZones((timeZone) => ({
      ofThisYear: new Intl.DateTimeFormat(locale, { ...usual, second, timeZone }),
      ofAnother: new Intl.DateTimeFormat(locale, { ...usual, second, year: 'numeric', timeZone }),
    }));
  return { minute: to(undefined), second: to('2-digit') };
});

/** The zone after a time, if the time is in UTC and local time is not UTC. */
const zoneBehind = (at: number, zone: Zone): string =>
  zone === 'utc' && !isUtcHere(at) ? ' UTC' : '';

/** Day and time, with the year unless it is the current one, and with the zone where local time is not UTC. */
export const showStamp = (
  at: number,
  now: number,
  zone: Zone,
  to: 'minute' | 'second' = 'minute',
): string => {
  const isThisYear = dayOf(at, zone).slice(0, 4) === dayOf(now, zone).slice(0, 4);
  const stamp = stamps()[to][zone][isThisYear ? 'ofThisYear' : 'ofAnother'].format(at);
  return stamp + zoneBehind(at, zone);
};

/** A moment of this run: the time to the second, with the day unless it is today. Milliseconds since the epoch. */
export const showMoment = (at: number, now: number, zone: Zone): string =>
  dayOf(at, zone) === dayOf(now, zone)
    ? showClock(at, zone) + zoneBehind(at, zone)
    : showStamp(at, now, zone, 'second');

/** Whether a date is so far ahead that the clock must have been set back since: its age is not known then. */
const isAhead = (at: number, now: number): boolean => at - now > 120_000;

/** A date that cannot be right, with the reason: without it, readers would look for the mistake elsewhere. */
const showAhead = (at: number, now: number, zone: Zone): string =>
  `${showStamp(at, now, zone)} (${words.shell.trust.clockAhead})`;

/** A start time, such as "yesterday, 3:11:20 PM": to the second for today and yesterday, else day and minute. */
export const showSince = (at: number, now: number, zone: Zone): string => {
  if (isAhead(at, now)) return showAhead(at, now, zone);
  const daysAgo = (Date.parse(dayOf(now, zone)) - Date.parse(dayOf(at, zone))) / 86_400_000;
  if (daysAgo !== 0 && daysAgo !== 1) return showStamp(at, now, zone);
  const day = relative().present.format(-daysAgo, 'day');
  return `${day}, ${showClock(at, zone)}${zoneBehind(at, zone)}`;
};

const inWords = (
  at: number,
  now: number,
  zone: Zone,
  say: typeof words.shell.trust.age,
): string => {
  if (isAhead(at, now)) return showStamp(at, now, zone);
  const minutes = Math.floor((now - at) / 60_000);
  if (minutes < 1) return say.now;
  if (minutes < 60) return say.minutes(minutes);
  if (minutes < 24 * 60) return say.hours(Math.floor(minutes / 60));
  return say.days(Math.floor(minutes / (24 * 60)));
};

/** "2 min ago", or the date if it is ahead. All times are in milliseconds since the epoch. */
export const agoOf = (at: number, now: number, zone: Zone): string =>
  inWords(at, now, zone, words.shell.trust);

/** "3 h old", or the date if it is ahead. */
export const ageOf = (at: number, now: number, zone: Zone): string =>
  inWords(at, now, zone, words.shell.trust.age);

/** "Nov 22, 5:20 PM, 3 h old", for data that is not live: readers need not work out the age from the time. */
export const dateAndAge = (at: number, now: number, zone: Zone): string =>
  isAhead(at, now)
    ? showAhead(at, now, zone)
    : `${showStamp(at, now, zone)}, ${ageOf(at, now, zone)}`;

/**
 * Returns a function that shows moments as `showMoment` does, in the zone that dates are shown in. The component is
 * drawn again as time passes.
 */
export const useMoment = (): ((at: number) => string) => {
  const now = useNow();
  const zone = useZone();
  return (at) => showMoment(at, now, zone);
};

/** The same with `showStamp`: to the minute, with the day. */
export const useStamp = (): ((at: number) => string) => {
  const now = useNow();
  const zone = useZone();
  return (at) => showStamp(at, now, zone);
};
