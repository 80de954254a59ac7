import { signingMargin, type ClockEstimate } from './server-clock';

/** Milliseconds up to which the clock is corrected without asking. */
export const silentCorrection = 600_000;

export interface ClockOptions {
  /** The person's setting: sign with the server's time. */
  readonly correct: boolean;
  /** The person has agreed to a correction beyond `silentCorrection`. */
  readonly acceptedLargeOffset: boolean;
}

/** What to sign with: the local wall clock plus `offsetMs`, which is what `ServerClock.now` gives; `ask` comes first. */
export type ClockDecision =
  | { readonly kind: 'local' }
  | { readonly kind: 'corrected'; readonly offsetMs: number }
  | { readonly kind: 'ask'; readonly offsetMs: number };

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
  if (!options.correct || estimate === null) return { kind: 'local' };
  const large = Math.abs(certainOffset(estimate)) > silentCorrection;
  const kind = large && !options.acceptedLargeOffset ? 'ask' : 'corrected';
  return { kind, offsetMs: estimate.lower - signingMargin };
};
