import { showStamp } from './dates';
import { words } from '../../i18n/window';
import type { Zone } from '../../../shared/profile';

interface Said {
  readonly now: string;
  readonly minutes: (count: number) => string;
  readonly hours: (count: number) => string;
  readonly days: (count: number) => string;
}

const inWords = (at: number, now: number, say: Said): string => {
  const minutes = Math.floor((now - at) / 60_000);
  if (minutes < 1) return say.now;
  if (minutes < 60) return say.minutes(minutes);
  if (minutes < 24 * 60) return say.hours(Math.floor(minutes / 60));
  return say.days(Math.floor(minutes / (24 * 60)));
};

/** "2 min ago". All times are in milliseconds since the epoch. */
export const agoOf = (at: number, now: number): string => inWords(at, now, words.shell.trust);

/** "3 h old". */
export const ageOf = (at: number, now: number): string => inWords(at, now, words.shell.trust.age);

/** "Nov 22, 5:20 PM, 3 h old": of what is not live, where the time alone would leave the reckoning to the reader. */
export const dateAndAge = (at: number, now: number, zone: Zone): string =>
  `${showStamp(at, now, zone)}, ${ageOf(at, now)}`;
