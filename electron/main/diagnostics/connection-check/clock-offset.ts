import type { CheckResult } from '../../../../shared/diagnosis';
import { certainOffset, silentCorrection } from '../../account/client/clock-policy';
import type { HttpHeaders } from '../../account/client/http-client';
import { readBounds } from '../../account/client/server-clock';
import { failed, passed, unchecked, warned } from './results';

/** Milliseconds up to which a clock is right. */
const right = 5000;

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
  const sample = { date: headers.get('date'), age: headers.get('age'), sentAt, receivedAt };
  const bounds = readBounds(sample, receivedAt);
  // Subtracted, because the negative of nothing would be -0.
  return bounds && 0 - certainOffset(bounds);
};

/** `skew` in milliseconds; undefined where the answer did not tell the time. */
export const checkClock = (skew: number | undefined): CheckResult => {
  if (skew === undefined) return unchecked('clock', 'no-date');
  const off = Math.abs(skew);
  // Without the zero, a little behind would be shown as -0.
  const skewSeconds = Math.round(skew / 1000) + 0;
  if (off <= right) return passed('clock', { skewSeconds });
  return off <= silentCorrection
    ? warned('clock', { skewSeconds })
    : failed('clock', { code: 'CLOCK_SKEW', skewSeconds }, { skewSeconds });
};
