import { dayOf, showDay } from '../../../ui/text/dates';
import { perLanguage } from '../../../i18n/language';

const formats = perLanguage((locale) => ({
  clock: new Intl.DateTimeFormat(locale, {
    timeStyle: 'medium',
    timeZone: 'UTC',
    hourCycle: 'h23',
  }),
  day: new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', timeZone: 'UTC' }),
  number: new Intl.NumberFormat(locale, { maximumFractionDigits: 1, minimumFractionDigits: 1 }),
  integer: new Intl.NumberFormat(locale),
}));

/** "Today, 08:14:07", "22 Nov, 17:20:44"; in UTC and of 24 hours, as the logs of services are. Milliseconds since the epoch. */
export const showUtcMoment = (at: number, now: number): string => {
  const { clock, day } = formats();
  const isToday = dayOf(at, 'utc') === dayOf(now, 'utc');
  return `${isToday ? showDay(at, now, 'utc').name : day.format(at)}, ${clock.format(at)}`;
};

/** "412 ms", "6.2 s". */
export const showDuration = (milliseconds: number): string => {
  const { number, integer } = formats();
  return milliseconds < 1000
    ? `${integer.format(milliseconds)} ms`
    : `${number.format(milliseconds / 1000)} s`;
};

/** "0.2 kB", "12.4 MB". */
export const showSize = (bytes: number): string => {
  const { number, integer } = formats();
  if (bytes === 0) return `${integer.format(0)} kB`;
  return bytes < 1_000_000
    ? `${number.format(Math.max(0.1, bytes / 1000))} kB`
    : `${number.format(bytes / 1_000_000)} MB`;
};
