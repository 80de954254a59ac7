import type { Zone } from '../../../../shared/profile';
import { dayOf } from '../../../../shared/times';
import { ahead, inZones } from '../../../ui/text/dates';
import { perLanguage } from '../../../i18n/language';
import { words } from '../../../i18n/window';
import type { Span, Unit } from './periods';

const whole = {
  year: { year: 'numeric' },
  month: { year: 'numeric', month: 'short' },
  day: { year: 'numeric', month: 'short', day: 'numeric' },
} as const;

const short = {
  year: whole.year,
  month: { month: 'short' },
  day: { month: 'short', day: 'numeric' },
} as const;

const formats = perLanguage((locale) =>
  inZones((timeZone) => {
    const of = (options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat =>
      new Intl.DateTimeFormat(locale, { ...options, timeZone });
    return {
      whole: { year: of(whole.year), month: of(whole.month), day: of(whole.day) },
      short: { year: of(short.year), month: of(short.month), day: of(short.day) },
    };
  }),
);

/** Name of a period, such as "Mar 3, 2024", "Mar 2024" or "2024". `start` is in milliseconds since the epoch. */
export const periodText = (start: number, unit: Unit, zone: Zone): string =>
  formats()[zone].whole[unit].format(start);

/** Name of a period for an axis: only the part that differs from the previous tick. */
export const tickText = (start: number, zone: Zone): string => {
  const [, month, day] = dayOf(start, zone).split('-');
  const isMonth = day === '01';
  return formats()[zone].short[isMonth ? (month === '01' ? 'year' : 'month') : 'day'].format(start);
};

/** The first moment that counts as future, as written in a search. `now` is in milliseconds since the epoch. */
const futureFrom = (now: number): string => new Date(now + ahead + 1).toISOString();

/** A bound of a search in the user's language. */
const bound = (operator: 'after' | 'before', time: string): string =>
  `${words.list.searching.operators[operator] ?? operator}:${time}`;

/** The list search that finds the records of a period. Excludes times in the future, which belong to no period. */
export const searchFor = ({ from, to }: Span, zone: Zone, now: number): string =>
  `${bound('after', dayOf(from, zone))} ${bound('before', to > now + ahead ? futureFrom(now) : dayOf(to, zone))}`;

/** The search that finds records dated in the future. */
export const searchForFuture = (now: number): string => bound('after', futureFrom(now));

/** The search that finds records from before 2015, older than any deployment can be. */
export const searchForAncient = (): string => bound('before', '2015-01-01T00:00:00Z');
