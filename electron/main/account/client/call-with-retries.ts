import type { Code, Failure, Result } from '../../../../shared/failure';
import {
  type SentToken,
  type ClockOptions,
  clockState,
  decideClock,
  explainsRefusal,
  failOfSkew,
  otherClock,
  errorTextsOf,
  blamesClock,
  trustAfterSuccess,
} from './clock-policy';
import { getAccount, type Exchange, type ServiceOptions, type Target } from './get-account';
import type { ServerClock } from './server-clock';
import type { Credentials } from './sign-jwt';
import { abortedBy, isAborted } from '../../timers';

/** Attempts and time that one refresh has used so far. */
export interface Spent {
  readonly connectionRetries: number;
  readonly serverRetries: number;
  /** Refusals after which the call was sent again with a new token. */
  readonly resigned: number;
  /** Milliseconds since the first attempt began. */
  readonly elapsed: number;
  /** Milliseconds that the last attempt took. */
  readonly lastTook: number;
}

/** The next attempt: the counter of `Spent` that it increases, and the milliseconds until it begins. */
interface Retry {
  readonly spends: 'connectionRetries' | 'serverRetries' | 'resigned';
  readonly waitMs: number;
}

const resign: Retry = { spends: 'resigned', waitMs: 0 };

/** No retry begins later than this many milliseconds after the first attempt began. */
const latestRetry = 45_000;

/**
 * Milliseconds. A failure that took longer, or after which the service asks for a longer pause, is reported at once
 * instead of retried: the user is waiting and would see nothing. The window counts down a pause that the service asks
 * for.
 */
const slowFailure = 10_000;

const passingStatuses = new Set([502, 503, 504]);

/** Milliseconds until the next attempt: what the service asks for, however long, or a random backoff. */
const serverWait = ({ seconds }: Failure, retries: number, random: number): number =>
  seconds === undefined ? 500 * 2 ** retries * (0.5 + random) : seconds * 1000;

const isAboutNonce = (failure: Failure): boolean =>
  failure.code === 'AUTH' && errorTextsOf(failure).some((text) => /nonce/iu.test(text));

const brokenConnection: ReadonlySet<Code> = new Set([
  'UNREACHABLE',
  'PROXY_UNREACHABLE',
  'INCOMPLETE',
]);

/**
 * The retry after a failed attempt: one for a broken connection, two for status 502, 503 or 504, one for a nonce that
 * the service has already seen. Null for every other failure, such as refused keys, redirects, certificates, silence or
 * a plain 500. `random` is uniform in [0, 1).
 */
export const nextRetry = (failure: Failure, spent: Spent, random: number): Retry | null => {
  const ifInTime = (retry: Retry): Retry | null =>
    spent.elapsed + retry.waitMs <= latestRetry ? retry : null;

  if (isAboutNonce(failure) && spent.resigned === 0) return resign;
  if (spent.lastTook > slowFailure) return null;
  if (brokenConnection.has(failure.code)) {
    const waitMs = 200 + 600 * random;
    return spent.connectionRetries === 0 ? ifInTime({ spends: 'connectionRetries', waitMs }) : null;
  }
  if (failure.code === 'SERVER_ERROR' && passingStatuses.has(failure.status ?? 0)) {
    const waitMs = serverWait(failure, spent.serverRetries, random);
    const isSoon = spent.serverRetries < 2 && waitMs <= slowFailure;
    return isSoon ? ifInTime({ spends: 'serverRetries', waitMs }) : null;
  }
  return null;
};

/** Everything a call needs from outside. Tests pass other clocks, networks and waits. */
export interface CallOptions extends Omit<ServiceOptions, 'source'> {
  readonly nonce: () => number;
  /** Monotonic clock, milliseconds. */
  readonly monotonic: () => number;
  /** The estimated clock of this service. */
  readonly clock: ServerClock;
  readonly clockOptions: () => ClockOptions;
  /** Resolves after `ms` milliseconds, or at once when the signal aborts. */
  readonly wait: (ms: number, signal: AbortSignal) => Promise<void>;
  /** Uniform in [0, 1), for the jitter of waits. */
  readonly random: () => number;
}

/** One attempt, and its token's signing time minus the local time, in milliseconds. */
interface Attempt {
  readonly exchange: Exchange;
  readonly usedOffset: number;
}

const attempt = async (
  target: Target,
  credentials: Credentials,
  options: CallOptions,
  signal: AbortSignal,
  signingTime: () => number,
): Promise<Attempt> => {
  let usedOffset = 0;
  let sentAt = options.monotonic();
  const exchange = await getAccount(
    target,
    credentials,
    {
      ...options,
      source: {
        nonce: options.nonce,
        clock: () => {
          const time = signingTime();
          usedOffset = time - options.now();
          return time;
        },
      },
      onSigned: (request, url) => {
        sentAt = options.monotonic();
        options.onSigned?.(request, url);
      },
      onHeaders: (headers) => {
        options.onHeaders?.(headers);
        options.clock.observe({
          date: headers.get('date'),
          age: headers.get('age'),
          sentAt,
          receivedAt: options.monotonic(),
        });
      },
    },
    signal,
  );
  return { exchange, usedOffset };
};

/** The clock to sign with again after a refusal, or a `CLOCK_SKEW` failure, or undefined when the refusal stands. */
const judgeRefusal = (
  { exchange: { result } }: Attempt,
  token: SentToken,
  { clock, clockOptions }: CallOptions,
  resigned: boolean,
): Result<never> | 'local' | 'corrected' | undefined => {
  if (result.ok || result.error.code !== 'AUTH') return undefined;
  const options = clockOptions();
  const other = resigned ? undefined : otherClock(clock, token, options);
  // `nextRetry` signs again for a used nonce, with the same clock.
  if (other === 'local' && isAboutNonce(result.error)) return undefined;
  if (other === 'ask') {
    clock.setTrust('signed-with');
    return failOfSkew(clock.told(), true);
  }
  if (other !== undefined) return other;
  const estimate = clock.estimate();
  if (!options.correct && explainsRefusal(estimate, token.usedOffset)) {
    return failOfSkew(estimate, true, result.error);
  }
  const isClockKnown = estimate !== null && !token.isSecond;
  // Blame the clock if it is unknown, or if neither clock was accepted, and the service speaks of time. Otherwise the
  // keys are the reason.
  return !isClockKnown && blamesClock(result.error)
    ? failOfSkew(null, false, result.error)
    : undefined;
};

/**
 * Reads the account and retries where that can help. After a refusal, signs again with the service's time if the local
 * clock may be the reason, or with the local time if the service's `Date` may be. Tries again after a temporary
 * failure. Signs a new token for every attempt. Fails with `CLOCK_SKEW` without sending anything when the clocks are
 * too far apart to correct without asking.
 */
export const callWithRetries = async (
  target: Target,
  credentials: Credentials,
  options: CallOptions,
  signal: AbortSignal,
): Promise<Exchange> => {
  const { clock } = options;
  const start = options.monotonic();
  let spent: Omit<Spent, 'elapsed' | 'lastTook'> = {
    connectionRetries: 0,
    serverRetries: 0,
    resigned: 0,
  };
  /** The clock to sign with after a refusal with the other clock. */
  let other: 'local' | 'corrected' | undefined;
  const decide = () => decideClock(clock.estimate(), options.clockOptions(), clock.trust());
  for (;;) {
    const signedWith = other ?? decide();
    if (signedWith === 'ask') return { result: failOfSkew(clock.estimate(), true) };
    const signingTime = signedWith === 'corrected' ? () => clock.now() : options.now;
    const began = options.monotonic();
    const tried = await attempt(target, credentials, options, signal, signingTime);
    const isSecond = other !== undefined;
    const token = { signedWith, usedOffset: tried.usedOffset, isSecond };
    if (tried.exchange.result.ok) clock.setTrust(trustAfterSuccess(clock, token));
    const state = clockState(clock.estimate(), decide() === 'corrected', clock.trust());
    const exchange: Exchange = { ...tried.exchange, clock: state };
    if (exchange.result.ok || isAborted(signal)) return exchange;

    const judged = judgeRefusal(tried, token, options, spent.resigned > 0);
    if (typeof judged === 'object') return { ...exchange, result: judged };
    other = judged ?? other;
    const ended = options.monotonic();
    const times = { elapsed: ended - start, lastTook: ended - began };
    const retry = judged
      ? resign
      : nextRetry(exchange.result.error, { ...spent, ...times }, options.random());
    if (!retry) return exchange;
    spent = { ...spent, [retry.spends]: spent[retry.spends] + 1 };
    // The bytes of the failed attempt are not part of the next response.
    options.onBytes?.(0);
    await options.wait(retry.waitMs, signal);
    if (isAborted(signal)) return { ...exchange, result: abortedBy(signal) };
  }
};
