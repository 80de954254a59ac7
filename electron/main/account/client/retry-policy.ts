import type { Failure } from '../../../../shared/failure';

/** What has been spent on one refresh so far. */
export interface Spent {
  readonly connectionRetries: number;
  readonly serverRetries: number;
  /** A 401 has already been answered with a freshly signed token. */
  readonly resigned: boolean;
  /** Milliseconds since the first attempt began. */
  readonly elapsed: number;
  /** Milliseconds that the last attempt took. */
  readonly lastTook: number;
}

export type NextStep =
  | { readonly kind: 'give-up' }
  | { readonly kind: 'retry'; readonly waitMs: number; readonly spends: 'connection' | 'server' }
  | { readonly kind: 'resign' };

const giveUp: NextStep = { kind: 'give-up' };

/** No retry begins later than this after the first attempt, in milliseconds. */
const latestRetry = 45_000;

/**
 * A failure that took longer is told at once: somebody has been waiting for it, and would wait as long again for what
 * is no moment's trouble. In milliseconds.
 */
const slowFailure = 10_000;

/** Longest wait for a service that names one, in seconds. */
const longestRetryAfter = 60;

const passingStatuses = new Set([502, 503, 504]);

const serverWait = (failure: Failure, retries: number, random: number): number =>
  failure.seconds !== undefined && failure.seconds <= longestRetryAfter
    ? failure.seconds * 1000
    : 500 * 2 ** retries * (0.5 + random);

/**
 * Whether a failed call is worth another: once for a broken connection, twice for a service that is passing through
 * something, once for a nonce it has seen. Never for refused keys, redirects, certificates, silence or a plain 500.
 * `random` is uniform in [0, 1).
 */
export const nextStep = (failure: Failure, spent: Spent, random: number): NextStep => {
  const retry = (waitMs: number, spends: 'connection' | 'server'): NextStep =>
    spent.elapsed + waitMs <= latestRetry ? { kind: 'retry', waitMs, spends } : giveUp;

  if (failure.code === 'AUTH' && !spent.resigned && /nonce/iu.test(failure.serverText ?? '')) {
    return { kind: 'resign' };
  }
  if (spent.lastTook > slowFailure) return giveUp;
  if (failure.code === 'UNREACHABLE' || failure.code === 'INCOMPLETE') {
    return spent.connectionRetries === 0 ? retry(200 + 600 * random, 'connection') : giveUp;
  }
  if (failure.code === 'SERVER_ERROR' && passingStatuses.has(failure.status ?? 0)) {
    return spent.serverRetries < 2
      ? retry(serverWait(failure, spent.serverRetries, random), 'server')
      : giveUp;
  }
  return giveUp;
};
