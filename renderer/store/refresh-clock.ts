import { type Failure, isOfKeychain } from '../../shared/failure';

/** What decides whether and when the next automatic refresh comes. */
export interface RefreshSituation {
  /** The interval that the user has chosen; 0 is off. */
  readonly seconds: number;
  readonly hidden: boolean;
  /** Whether nobody can be at the screen. */
  readonly locked: boolean;
  readonly online: boolean;
  readonly refreshing: boolean;
  /** Whether an answer of another account waits for the user's decision. */
  readonly isAnother: boolean;
  /** Failures since the last success. */
  readonly failures: number;
  readonly lastFailure: Failure | null;
  /** Milliseconds since the epoch of the last success or failure, never later than now; null before the first. */
  readonly lastAt: number | null;
}

/** Failures that more calls cannot mend: only the user can. */
const stopping = new Set([
  'ANOTHER_ACCOUNT',
  'AUTH',
  'FORBIDDEN',
  'CLOCK_SKEW',
  'CREDENTIALS_DAMAGED',
  'SETTINGS_NEWER',
  'HOST_CHANGED',
  'CANCELLED',
]);

/** Whether the app does not refresh by itself after this failure, because only the user can mend it. */
export const stopsRefreshing = (failure: Failure): boolean =>
  stopping.has(failure.code) || isOfKeychain(failure);

/** Longest pause between two refreshes, in milliseconds. */
const longestPause = 3_600_000;

/** Returns when an event dated `at` happened, never later than `now`. All three are milliseconds since the epoch. */
export type SeenTimes = (at: number, now: number) => number;

/**
 * A date later than now was taken before the clock was set back. The event then counts as having happened when it was
 * first asked about, until another date is asked about. If it counted as happening now each time, the next refresh
 * would be put off again and again.
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
 * When the next refresh is due, in milliseconds since the epoch; null while none is. The pause doubles with each
 * failure, and is never shorter than a wait that the service asked for.
 */
export const nextRefreshAt = (situation: RefreshSituation): number | null => {
  const { seconds, lastAt, lastFailure } = situation;
  if (seconds === 0 || lastAt === null) return null;
  const { hidden, locked, online, refreshing, isAnother } = situation;
  if (hidden || locked || !online || refreshing || isAnother) return null;
  if (lastFailure && stopsRefreshing(lastFailure)) return null;
  const pause = Math.min(seconds * 1000 * 2 ** situation.failures, longestPause);
  return lastAt + Math.max(pause, (lastFailure?.seconds ?? 0) * 1000);
};
