import type { ClockState } from '../../../../shared/account';
import { fail, type Failure, type FailureParams, type Result } from '../../../../shared/failure';
import type { ClockEstimate, DateTrust, ServerClock } from './server-clock';

/** Specification section 8: the age at which a token is refused, less what a call may take, in milliseconds. */
const oldest = 29_000;

/** The same for a call that takes as long as one may that tells the time. */
const oldestOfSlow = 19_000;

/** An age at which a token is refused by the same rule, however the seconds of `Date` and `iat` were cut off. */
const tooOld = 31_000;

/** Whether the clocks differ enough to be worth a word. */
export const isRemarkable = (skewInSeconds: number): boolean => Math.abs(skewInSeconds) >= 3;

/** Seconds by which this computer's clock is ahead of the service's; negative when it is behind. */
const skewSeconds = ({ lower, upper }: ClockEstimate): number =>
  Math.round(-(lower + upper) / 2000);

/**
 * Whether a token signed at `usedOffset` (signing time less local time, in milliseconds) was from the future by the
 * service's clock, as the answer to it tells, or too old. After a slow answer that is not certain: then it may have been,
 * and one signed with the service's time would be so much younger that it is worth another call.
 */
export const explainsRefusal = (estimate: ClockEstimate | null, usedOffset: number): boolean => {
  if (estimate === null) return false;
  const { lower, upper } = estimate;
  const isOld = usedOffset < upper - oldest && usedOffset < lower - (oldest - oldestOfSlow);
  return isOld || usedOffset > upper;
};

/**
 * Whether a token signed at `usedOffset` may have been too old, or from the future, if this computer's clock is the right one
 * and the service's `Date` is not.
 */
const mayBeRefusedFor = (usedOffset: number): boolean =>
  usedOffset > 0 || usedOffset < -oldestOfSlow;

const aboutTime = /\b(?:exp|iat|nbf)\b|not yet|clock|too old|timestamp/iu;
const aboutAge = /expired|issued/iu;
const aboutToken = /\b(?:token|jwt)\b/iu;
/** What else expires, or is issued for something; a clock that is right is not to be set for it. */
const aboutElse = /\b(?:key|subscription|licen[cs]e|plan|trial|account)\b/iu;

/** All that a service says of a failure, with names such as `TOKEN_EXPIRED` and `APIKeyExpired` as the words they are of. */
export const saidOf = ({ serverText = '', serverError = '' }: Failure): readonly string[] =>
  [serverText, serverError].map((said) =>
    said.replaceAll('_', ' ').replaceAll(/(?<=[a-z])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/gu, ' '),
  );

/**
 * A refusal that speaks of time. Where the service does not tell its own, that is the best guess there is. A token must be
 * called old in one text: `invalid_token` names any refusal (RFC 6750 section 3.1), also of a key that has expired.
 */
export const speaksOfTime = (failure: Failure): boolean => {
  if (failure.code !== 'AUTH') return false;
  const said = saidOf(failure);
  if (said.some((text) => aboutTime.test(text))) return true;
  const old = said.filter((text) => aboutAge.test(text));
  const isOther = said.some((text) => aboutElse.test(text));
  return old.some((text) => aboutToken.test(text) || !isOther);
};

/** `canCorrect` offers to sign with the service's time after all. */
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

/** What the window says about the clocks. Where `Date` is the wrong clock, the service is right to accept this computer's. */
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

/** Milliseconds up to which the clock is corrected without asking. */
export const silentCorrection = 600_000;

export interface ClockOptions {
  /** The person's setting: sign with the server's time. */
  readonly correct: boolean;
  /** The person has agreed to a correction beyond `silentCorrection`. */
  readonly acceptedLargeOffset: boolean;
}

/** What to sign with: the local wall clock, or what `ServerClock.now` gives, which the person may have to be asked about. */
type ClockDecision = 'local' | 'corrected' | 'ask';

/** Milliseconds the server is ahead of the local clock at the least, negative when behind; 0 when the clock may be right. */
export const certainOffset = ({ lower, upper }: ClockEstimate): number => {
  if (lower > 0) return lower;
  return upper < 0 ? upper : 0;
};

const isLarge = (estimate: ClockEstimate): boolean =>
  Math.abs(certainOffset(estimate)) > silentCorrection;

/**
 * Signs below the lower bound whenever it is known, even when the local clock may be right, so that no token is from
 * the server's future. A server far off is asked about first: its clock could be used to get tokens dated ahead. One that
 * accepts the local time all the same is not.
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

/** A token that the service has answered. */
export interface AnsweredToken {
  readonly signedWith: 'local' | 'corrected';
  /** Its time less the local one, in milliseconds. */
  readonly usedOffset: number;
  /** The same call has been refused with the other clock's time before. */
  readonly isSecond: boolean;
}

/**
 * What an accepted token shows of the service's `Date`, which a gateway may write by a clock of its own. One that is too
 * old by it (specification section 8), or was accepted after one dated by it was not, shows that it is wrong. One from its
 * future does not: not every service refuses those.
 */
export const trustAfterSuccess = (
  clock: ServerClock,
  { signedWith, usedOffset, isSecond }: AnsweredToken,
): DateTrust => {
  const told = clock.told();
  if (told === null) return clock.trust();
  if (usedOffset < told.lower - tooOld) return 'wrong';
  if (isSecond) return signedWith === 'local' ? 'wrong' : 'signed-with';
  // Signed with the local time, or with one that differs too little to matter.
  const isLocal = Math.abs(usedOffset) < oldestOfSlow;
  const isOfFuture = isLocal && usedOffset > told.upper;
  return isOfFuture && isLarge(told) && clock.trust() === 'signed-with' ? 'told' : clock.trust();
};

/** The clock to sign the same call with after a refusal; `ask` where the person has to agree to it first. */
export const otherClock = (
  clock: ServerClock,
  { signedWith, usedOffset }: AnsweredToken,
  options: ClockOptions,
): ClockDecision | undefined => {
  if (!options.correct) return undefined;
  const told = clock.told();
  if (explainsRefusal(told, usedOffset)) {
    const decision = decideClock(told, options);
    // A `Date` that is the wrong clock and far off is not asked about again.
    return decision === 'ask' && clock.trust() === 'wrong' ? undefined : decision;
  }
  return signedWith === 'corrected' && mayBeRefusedFor(usedOffset) ? 'local' : undefined;
};
