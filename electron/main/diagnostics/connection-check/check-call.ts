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
import { within } from '../../timers';

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

/** `skew` in milliseconds; undefined where the answer did not tell the time. What is accepted all the same is no failure. */
export const checkClock = (skew: number | undefined, isAccepted = false): CheckResult => {
  if (skew === undefined) return unchecked('clock', 'no-date');
  // Without the zero, a little behind would be shown as -0.
  const skewSeconds = Math.round(skew / 1000) + 0;
  if (!isRemarkable(skewSeconds)) return passed('clock', { skewSeconds });
  return isAccepted || Math.abs(skew) <= silentCorrection
    ? warned('clock', { skewSeconds })
    : failed('clock', { code: 'CLOCK_SKEW', skewSeconds }, { skewSeconds });
};

/** One real call; `onHeaders` sees the headers of each answer, whatever its status. */
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
  /** Milliseconds this computer is ahead; undefined where no answer told the time. */
  readonly skew: number | undefined;
  /** How the call itself found the clocks. */
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
    // A further attempt cannot have been sent before this.
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
  const { result, clock } = await within(callLimit(profile), safe, late);
  giveUp.abort();
  // A refused redirect is an answer whose headers nobody gets to see.
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
    // Tokens by this clock are accepted, whatever the service's `Date` says.
    const isRight = skew !== undefined && clock?.skewSeconds === 0;
    return isRight && told.outcome !== 'passed' ? checkClock(0) : told;
  }
  // Not even sent, because of what earlier answers have told of the time.
  const known = result.ok ? undefined : result.error;
  return known?.code === 'CLOCK_SKEW'
    ? failed('clock', known, { skewSeconds: known.skewSeconds ?? 0 })
    : unchecked('clock', 'no-answer');
};

/** Makes one call and reads three checks from it. `before` are the results it may depend on. */
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
