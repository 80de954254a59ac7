import type { ClockState } from '../../../../shared/account';
import type { Failure, FailureParams, Result } from '../../../../shared/failure';
import type { ClockEstimate } from './server-clock';

/** Specification section 8: the age at which a token is refused, less what a call may take, in milliseconds. */
const oldest = 29_000;

/** Whether the clocks differ enough to be worth a word. */
export const isRemarkable = (skewInSeconds: number): boolean => Math.abs(skewInSeconds) >= 3;

/** Seconds by which this computer's clock is ahead of the service's; negative when it is behind. */
const skewSeconds = ({ lower, upper }: ClockEstimate): number =>
  Math.round(-(lower + upper) / 2000);

/**
 * Whether a token signed at `usedOffset` (signing time less local time, in milliseconds) was too old or from the
 * future by the service's clock, as the answer to it tells.
 */
export const explainsRefusal = (estimate: ClockEstimate | null, usedOffset: number): boolean =>
  estimate !== null && (usedOffset < estimate.lower - oldest || usedOffset > estimate.upper);

const aboutTime = /\b(?:exp|iat|nbf)\b|not yet|clock|too old|timestamp/iu;
const aboutAge = /expired|issued/iu;
const aboutToken = /\b(?:token|jwt)\b/iu;
/** What else expires, or is issued for something; a clock that is right is not to be set for it. */
const aboutElse = /\b(?:key|subscription|licen[cs]e|plan|trial|account)\b/iu;

const isAboutTime = (text: string): boolean =>
  aboutTime.test(text) || (aboutAge.test(text) && (aboutToken.test(text) || !aboutElse.test(text)));

/** A refusal that speaks of time, from a service that does not tell its own: the best guess there is. */
export const speaksOfTime = (failure: Failure, estimate: ClockEstimate | null): boolean =>
  failure.code === 'AUTH' && estimate === null && isAboutTime(failure.serverText ?? '');

/** `canCorrect` offers to sign with the service's time after all. */
export const failOfSkew = (
  estimate: ClockEstimate | null,
  canCorrect: boolean,
  about: FailureParams = {},
): Result<never> => ({
  ok: false,
  error: {
    ...about,
    code: 'CLOCK_SKEW',
    canCorrect,
    ...(estimate ? { skewSeconds: skewSeconds(estimate) } : {}),
  },
});

/** What the window says about the clocks. */
export const clockState = (estimate: ClockEstimate | null, corrected: boolean): ClockState => {
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

/**
 * Signs below the lower bound whenever it is known, even when the local clock may be right, so that no token is from
 * the server's future. A server far off is asked about first: its clock could be used to get tokens dated ahead.
 */
export const decideClock = (
  estimate: ClockEstimate | null,
  options: ClockOptions,
): ClockDecision => {
  if (!options.correct || estimate === null) return 'local';
  const large = Math.abs(certainOffset(estimate)) > silentCorrection;
  return large && !options.acceptedLargeOffset ? 'ask' : 'corrected';
};
