import type { Span } from './periods';

/** Milliseconds; nothing shorter than a day can be told apart. */
const shortest = 24 * 3_600_000;

/** Moved into another span, which is at least as long. */
const within = ({ from, to }: Span, whole: Span): Span => {
  const shift = Math.max(whole.from - from, 0) + Math.min(whole.to - to, 0);
  return { from: from + shift, to: to + shift };
};

/** The part of a span that becomes `factor` times as long around a moment; null when that is all of `whole`. */
export const zoom = (shown: Span, whole: Span, at: number, factor: number): Span | null => {
  const length = Math.max((shown.to - shown.from) * factor, shortest);
  if (length >= whole.to - whole.from) return null;
  const share = (at - shown.from) / (shown.to - shown.from);
  const from = at - length * Math.min(Math.max(share, 0), 1);
  return within({ from, to: from + length }, whole);
};
