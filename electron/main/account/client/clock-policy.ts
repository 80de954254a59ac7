import type { ClockState } from '../../../../shared/account';
import { fail, type Failure, type FailureParams, type Result } from '../../../../shared/failure';
import type { ClockEstimate, DateTrust, ServerClock } from './server-clock';

/** Age at which a token is refused (specification section 8), minus time for the call, in milliseconds. */
const oldest = 29_000;

/** The same limit for a call that takes as long as the slowest response whose `Date` is used. */
const oldestOfSlow = 19_000;

/** Age in milliseconds at which that rule certainly refuses a token, although `Date` and `iat` are whole seconds. */
const tooOld = 31_000;

/** Whether the clocks differ enough to be mentioned. */
export const isRemarkable = (skewInSeconds: number): boolean => Math.abs(skewInSeconds) >= 3;

/** Seconds by which this computer's clock is ahead of the service's; negative when it is behind. */
const skewSeconds = ({ lower, upper }: ClockEstimate): number =>
  Math.round(-(lower + upper) / 2000);

/**
 * Whether a token signed at `usedOffset` (signing time minus local time, in milliseconds) was too old or from the
 * future by the service's clock. After a slow response the age is uncertain. The token then counts as too old if it may
 * have been, and if its time is more than 10 s below the lower bound of the service's: another call is worth it.
 */
export const explainsRefusal = (estimate: ClockEstimate | null, usedOffset: number): boolean => {
  if (estimate === null) return false;
  const { lower, upper } = estimate;
  const isOld = usedOffset < upper - oldest && usedOffset < lower - (oldest - oldestOfSlow);
  return isOld || usedOffset > upper;
};

/**
 * Whether a token signed at `usedOffset` may have been too old or from the future, supposing that this computer's clock
 * is right and the service's `Date` is wrong.
 */
const mayBeRefusedFor = (usedOffset: number): boolean =>
  usedOffset > 0 || usedOffset < -oldestOfSlow;

const aboutTime = /\b(?:exp|iat|nbf)\b|not yet|clock|too old|timestamp/iu;
const aboutAge = /expired|issued/iu;
const aboutToken = /\b(?:token|jwt)\b/iu;
/** Other things that expire or are issued. A text about one of these blames the clock only if it names a token. */
const aboutElse = /\b(?:key|subscription|licen[cs]e|plan|trial|account)\b/iu;

/** The texts of a service's error, with names such as `TOKEN_EXPIRED` and `APIKeyExpired` split into words. */
export const errorTextsOf = ({ serverText = '', serverError = '' }: Failure): readonly string[] =>
  [serverText, serverError].map((said) =>
    said.replaceAll('_', ' ').replaceAll(/(?<=[a-z])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/gu, ' '),
  );

/**
 * Whether a refusal blames time: the best evidence there is when the service's time is unknown. "Expired" and "issued"
 * count only in a text that also names a token, or when no text names something else, such as a key. The error name
 * `invalid_token` is no evidence: it stands for any refusal (RFC 6750 section 3.1), including that of an expired key.
 */
export const blamesClock = (failure: Failure): boolean => {
  if (failure.code !== 'AUTH') return false;
  const said = errorTextsOf(failure);
  if (said.some((text) => aboutTime.test(text))) return true;
  const old = said.filter((text) => aboutAge.test(text));
  const isOther = said.some((text) => aboutElse.test(text));
  return old.some((text) => aboutToken.test(text) || !isOther);
};

/** Fails with `CLOCK_SKEW`. `canCorrect` lets the window offer to sign with the service's time. */
export const failOfSkew = (
  estimate: ClockEstimate | null,
  canCorrect: boolean,
  about: FailureParams = {},
): Result<never> =>
  fail('CLOCK_SKEW', {
    ...about,
    canCorrect,
    skewSeconds: estimate ? skewSeconds(estimate) : undefined,
  });

/** What the window shows about the clocks: no difference when `Date` is `wrong`, as the service accepts local time. */
export const clockState = (
  estimate: ClockEstimate | null,
  corrected: boolean,
  trust: DateTrust = 'signed-with',
): ClockState => {
  if (trust === 'wrong') return { skewSeconds: 0, corrected: false };
  if (!estimate) return { skewSeconds: null, corrected: false };
  const skew = skewSeconds(estimate);
  const remarkable = isRemarkable(skew);
  return { skewSeconds: remarkable ? skew : 0, corrected: corrected && remarkable };
};

/** Largest offset in milliseconds that is corrected without asking. */
export const silentCorrection = 600_000;

export interface ClockOptions {
  /** The user's setting: sign with the server's time. */
  readonly correct: boolean;
  /** The user has agreed to a correction beyond `silentCorrection`. */
  readonly acceptedLargeOffset: boolean;
}

/** Sign with the local wall clock, or with `ServerClock.now`, or ask the user before using the latter. */
type ClockDecision = 'local' | 'corrected' | 'ask';

/**
 * Least milliseconds that the server is ahead of the local clock; negative when behind; 0 when the clock may be right.
 */
export const certainOffset = ({ lower, upper }: ClockEstimate): number => {
  if (lower > 0) return lower;
  return upper < 0 ? upper : 0;
};

const isLarge = (estimate: ClockEstimate): boolean =>
  Math.abs(certainOffset(estimate)) > silentCorrection;

/**
 * Chooses the clock to sign with. Corrects whenever there is an estimate, even when the local clock may be right, so
 * that no token is from the server's future. The user must agree to a server far off, whose clock could be used to
 * obtain tokens dated ahead, unless that server accepts the local time anyway.
 */
export const decideClock = (
  estimate: ClockEstimate | null,
  options: ClockOptions,
  trust: DateTrust = 'signed-with',
): ClockDecision => {
  if (!options.correct || estimate === null) return 'local';
  if (!isLarge(estimate) || options.acceptedLargeOffset) return 'corrected';
  return trust === 'told' ? 'local' : 'ask';
};

/** A token that the service has accepted or refused. */
export interface SentToken {
  readonly signedWith: 'local' | 'corrected';
  /** Signing time minus local time, in milliseconds. */
  readonly usedOffset: number;
  /** The same call was refused before with the other clock's time. */
  readonly isSecond: boolean;
}

/**
 * The trust in the service's `Date`, which a gateway may write by its own clock, after a token was accepted. `Date` is
 * wrong if the token was too old by `Date` (specification section 8), or if a token dated by `Date` was refused before.
 * A token from the future by `Date` proves nothing: not every service refuses those.
 */
export const trustAfterSuccess = (
  clock: ServerClock,
  { signedWith, usedOffset, isSecond }: SentToken,
): DateTrust => {
  const told = clock.told();
  if (told === null) return clock.trust();
  if (usedOffset < told.lower - tooOld) return 'wrong';
  if (isSecond) return signedWith === 'local' ? 'wrong' : 'signed-with';
  // Signed with the local time, or with a time that differs too little to matter.
  const isLocal = Math.abs(usedOffset) < oldestOfSlow;
  const isOfFuture = isLocal && usedOffset > told.upper;
  return isOfFuture && isLarge(told) && clock.trust() === 'signed-with' ? 'told' : clock.trust();
};

/**
 * The clock to sign the call with again after a refusal; `ask` if the user must agree first; undefined if none helps.
 */
export const otherClock = (
  clock: ServerClock,
  { signedWith, usedOffset }: SentToken,
  options: ClockOptions,
): ClockDecision | undefined => {
  if (!options.correct) return undefined;
  const told = clock.told();
  if (explainsRefusal(told, usedOffset)) {
    const decision = decideClock(told, options);
    // Do not ask the user again about a `Date` that has proved to be wrong.
    return decision === 'ask' && clock.trust() === 'wrong' ? undefined : decision;
  }
  return signedWith === 'corrected' && mayBeRefusedFor(usedOffset) ? 'local' : undefined;
};
