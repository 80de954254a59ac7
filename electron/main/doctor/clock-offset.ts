import type { CheckResult } from '../../../shared/diagnosis';
import type { HttpHeaders } from '../service/http-client';
import { readHttpDate } from '../service/server-clock';
import { failed, passed, unchecked, warned } from './results';

/** Milliseconds up to which a clock is right, and up to which calls are corrected without asking. */
const right = 5000;
const corrected = 600_000;

/**
 * Milliseconds this computer is ahead of the service at the least, negative when behind, as one answer proves:
 * a slow service is no wrong clock. Undefined without a `Date` of now (a cache, which sends `Age`, has an old one).
 * `sentAt` and `receivedAt` are local times in milliseconds since the epoch.
 */
export const readSkew = (
  headers: HttpHeaders,
  sentAt: number,
  receivedAt: number,
): number | undefined => {
  const date = headers.get('date');
  const age = headers.get('age');
  if (date === null || (age !== null && !/^0+$/u.test(age.trim()))) return undefined;
  const written = readHttpDate(date, receivedAt);
  if (written === undefined) return undefined;
  // `Date` has its fraction of a second cut off.
  if (written + 1000 < sentAt) return sentAt - written - 1000;
  return written > receivedAt ? receivedAt - written : 0;
};

/** `skew` in milliseconds; undefined where the answer did not tell the time. */
export const checkClock = (skew: number | undefined): CheckResult => {
  if (skew === undefined) return unchecked('clock', 'no-date');
  const off = Math.abs(skew);
  // Without the zero, a little behind would be shown as -0.
  const skewSeconds = Math.round(skew / 1000) + 0;
  if (off <= right) return passed('clock', { skewSeconds });
  return off <= corrected
    ? warned('clock', { skewSeconds })
    : failed('clock', { code: 'CLOCK_SKEW', skewSeconds }, { skewSeconds });
};
