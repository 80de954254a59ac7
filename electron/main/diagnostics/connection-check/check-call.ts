import type { ClockState } from '../../../../shared/account';
import type { Check, CheckResult } from '../../../../shared/diagnosis';
import { type Code, fail, type Result } from '../../../../shared/failure';
import type { Profile } from '../../../../shared/profile';
import { certainOffset, isRemarkable, silentCorrection } from '../../account/client/clock-policy';
import type { Exchange } from '../../account/client/get-account';
import type { HttpHeaders } from '../../account/client/http-client';
import { readBounds } from '../../account/client/server-clock';
import type { Credentials } from '../../account/client/sign-jwt';
import type { CredentialCache } from '../../account/credentials';
import { callLimit, blockedBy, failed, passed, unchecked, warned } from './results';
import { withTimeout } from '../../timers';

/**
 * Milliseconds by which this computer is ahead of the service at least, negative when behind. Counts only what one
 * answer proves, because a slow service is no wrong clock. Undefined without a current `Date` (a cache, which sends
 * `Age`, has an old one). `sentAt` and `receivedAt` are local times in milliseconds since the epoch.
 */
export const readSkew = (
  headers: HttpHeaders,
  sentAt: number,
  receivedAt: number,
): number | undefined => {
  const sample = { date: headers.get('date'), age: headers.get('age'), sentAt, receivedAt };
  const bounds = readBounds(sample, receivedAt);
  // Subtracted, because negating 0 would give -0.
  return bounds && 0 - certainOffset(bounds);
};

/**
 * `skew` is in milliseconds; undefined when the answer had no time. With `isAccepted`, a wrong clock is only a warning,
 * because the service accepts it all the same.
 */
export const checkClock = (skew: number | undefined, isAccepted = false): CheckResult => {
  if (skew === undefined) return unchecked('clock', 'no-date');
  // Adding 0 turns -0 into 0.
  const skewSeconds = Math.round(skew / 1000) + 0;
  if (!isRemarkable(skewSeconds)) return passed('clock', { skewSeconds });
  return isAccepted || Math.abs(skew) <= silentCorrection
    ? warned('clock', { skewSeconds })
    : failed('clock', { code: 'CLOCK_SKEW', skewSeconds }, { skewSeconds });
};

/** Makes one real call, and calls `onHeaders` as `Watch` of get-account.ts says. */
type ExaminedCall = (
  profile: Profile,
  credentials: Credentials,
  onHeaders: (headers: HttpHeaders) => void,
  signal: AbortSignal,
) => Promise<Pick<Exchange<unknown>, 'result' | 'clock'>>;

export interface CallCheckOptions {
  readonly credentials: Pick<CredentialCache, 'get'>;
  readonly call: ExaminedCall;
  /** Local time in milliseconds since the epoch. */
  readonly now: () => number;
}

interface Made {
  readonly result: Result<unknown>;
  /** An HTTP answer came. */
  readonly answered: boolean;
  /** Milliseconds this computer is ahead; undefined when no answer had a time. */
  readonly skew: number | undefined;
  /** State of the clocks as the call itself has found it. */
  readonly clock: ClockState | undefined;
  readonly milliseconds: number;
}

const make = async (profile: Profile, options: CallCheckOptions): Promise<Made> => {
  const { now } = options;
  const giveUp = new AbortController();
  const start = now();
  let sentAt = start;
  const answers: (number | undefined)[] = [];
  const onHeaders = (headers: HttpHeaders): void => {
    const receivedAt = now();
    answers.push(readSkew(headers, sentAt, receivedAt));
    // A further attempt cannot have been sent earlier.
    sentAt = receivedAt;
  };
  const call = async (): ReturnType<ExaminedCall> => {
    const credentials = await options.credentials.get(profile);
    if (!credentials.ok || giveUp.signal.aborted) return { result: credentials };
    sentAt = now();
    return options.call(profile, credentials.value, onHeaders, giveUp.signal);
  };
  const ended = (code: Code): Awaited<ReturnType<ExaminedCall>> => ({ result: fail(code) });
  const safe = call().catch(() => ended('INTERNAL'));
  const late = () => ended('TIMEOUT');
  const { result, clock } = await withTimeout(callLimit(profile), safe, late);
  giveUp.abort();
  // A refused redirect is an answer, too, but its headers are not passed to `onHeaders`.
  const answered = answers.length > 0 || (!result.ok && result.error.code === 'REDIRECT_REFUSED');
  const milliseconds = Math.max(0, Math.round(now() - start));
  return { result, answered, skew: answers.at(-1), clock, milliseconds };
};

const ofTls = ({ result, answered }: Made): CheckResult => {
  if (answered) return passed('tls');
  return !result.ok && result.error.code === 'TLS_ERROR'
    ? failed('tls', result.error)
    : unchecked('tls', 'no-answer');
};

const ofClock = ({ result, answered, skew, clock }: Made): CheckResult => {
  if (answered) {
    const told = checkClock(skew, result.ok);
    // The service accepts tokens by this clock, so it is right, whatever the service's `Date` says.
    const isRight = skew !== undefined && clock?.skewSeconds === 0;
    return isRight && told.outcome !== 'passed' ? checkClock(0) : told;
  }
  // The request was not sent, because earlier answers have shown that the clock is wrong.
  const known = result.ok ? undefined : result.error;
  return known?.code === 'CLOCK_SKEW'
    ? failed('clock', known, { skewSeconds: known.skewSeconds ?? 0 })
    : unchecked('clock', 'no-answer');
};

/** Makes one call and derives the checks of TLS, clock and call. The call may depend on the results in `before`. */
export const checkCall = async (
  profile: Profile,
  before: readonly CheckResult[],
  options: CallCheckOptions,
): Promise<readonly CheckResult[]> => {
  const isHttp = before.some(({ facts }) => facts?.scheme === 'http');
  const noTls = isHttp ? unchecked('tls', 'local-http') : undefined;
  const obstacle = before.map((result) => blockedBy('call', result)).find(Boolean);
  if (obstacle) {
    const notMade = (check: Check): CheckResult => ({ ...obstacle, check });
    return [noTls ?? notMade('tls'), notMade('clock'), obstacle];
  }
  const made = await make(profile, options);
  const { result, milliseconds } = made;
  const tls = noTls ?? ofTls(made);
  const ofCall = (): CheckResult =>
    result.ok ? passed('call', { milliseconds }) : failed('call', result.error, { milliseconds });
  return [tls, ofClock(made), blockedBy('call', tls) ?? ofCall()];
};
