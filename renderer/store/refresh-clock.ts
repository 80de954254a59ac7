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
  /** Milliseconds since the epoch of the last success or failure; null before the first. */
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

/**
 * Says when something happened, in milliseconds since the epoch. What a clock that has been set back since dated later than
 * now counts as of when that was first seen, however often it is asked: or each time the next refresh would be put off.
 */
export const createSeenTimes = () => {
  let seen = { at: NaN, first: NaN };
  return (at: number, now: number): number => {
    if (at <= now) return at;
    if (seen.at !== at || seen.first > now) seen = { at, first: now };
    return seen.first;
  };
};

/**
 * When the next refresh is due, in milliseconds since the epoch, as `now` is; null while there is to be none. After
 * errors the pause doubles each time; a wait that the service asked for is kept. What came later than now was dated by a
 * clock that has been set back since, and counts as of now.
 */
export const nextRefreshAt = (situation: RefreshSituation, now: number): number | null => {
  const { seconds, lastAt, lastFailure } = situation;
  if (seconds === 0 || lastAt === null) return null;
  const { hidden, locked, online, refreshing, isAnother } = situation;
  if (hidden || locked || !online || refreshing || isAnother) return null;
  if (lastFailure && (stopping.has(lastFailure.code) || isOfKeychain(lastFailure))) return null;
  const pause = Math.min(seconds * 1000 * 2 ** situation.failures, longestPause);
  return Math.min(lastAt, now) + Math.max(pause, (lastFailure?.seconds ?? 0) * 1000);
};
