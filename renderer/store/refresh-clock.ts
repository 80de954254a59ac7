import { type Failure, isOfKeychain } from '../../shared/failure';

/** What decides whether and when the next refresh comes by itself. */
export interface RefreshSituation {
  /** The person's choice; 0 is off. */
  readonly seconds: number;
  readonly hidden: boolean;
  /** Whether nobody can be at the screen. */
  readonly locked: boolean;
  readonly online: boolean;
  readonly refreshing: boolean;
  /** Whether an answer that is another account waits for the person. */
  readonly isAnother: boolean;
  /** Failures since the last success. */
  readonly failures: number;
  readonly lastFailure: Failure | null;
  /** Milliseconds since the epoch of the last success or failure, never later than now; null before the first. */
  readonly lastAt: number | null;
}

/** Failures that more calls cannot mend: the person has to. */
const stopping = new Set([
  'ANOTHER_ACCOUNT',
  'AUTH',
  'FORBIDDEN',
  'CLOCK_SKEW',
  'CREDENTIALS_DAMAGED',
  'HOST_CHANGED',
  'CANCELLED',
]);

/** Longest pause between two refreshes, in milliseconds. */
const longestPause = 3_600_000;

/** Says when something happened that was dated `at`: not later than `now`. All are milliseconds since the epoch. */
export type SeenTimes = (at: number, now: number) => number;

/**
 * A date later than now is of a clock that has been set back since. It counts as the time at which it was first asked about,
 * for as long as no other one is: as the time of each asking, it would put the next refresh off again and again.
 */
export const createSeenTimes = (): SeenTimes => {
  let seen = { at: NaN, first: NaN };
  return (at, now) => {
    if (at <= now) return at;
    if (seen.at !== at || seen.first > now) seen = { at, first: now };
    return seen.first;
  };
};

/**
 * When the next refresh is due, in milliseconds since the epoch; null while there is to be none. After errors the pause
 * doubles each time; a wait that the service asked for is kept.
 */
export const nextRefreshAt = (situation: RefreshSituation): number | null => {
  const { seconds, lastAt, lastFailure } = situation;
  if (seconds === 0 || lastAt === null) return null;
  const { hidden, locked, online, refreshing, isAnother } = situation;
  if (hidden || locked || !online || refreshing || isAnother) return null;
  if (lastFailure && (stopping.has(lastFailure.code) || isOfKeychain(lastFailure))) return null;
  const pause = Math.min(seconds * 1000 * 2 ** situation.failures, longestPause);
  return lastAt + Math.max(pause, (lastFailure?.seconds ?? 0) * 1000);
};
