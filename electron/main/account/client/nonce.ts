import { createHash } from 'node:crypto';

/** Specification section 8: an integer from 0 to 99999. */
const nonceCount = 100_000;

/** A service that remembers nonces for 60 s counts from receipt, we from minting: the difference is a call's latency. */
const rememberedFor = 90_000;

/**
 * Gives nonces that this source has not given within the last 90 s.
 * `random(n)` is a uniform integer below n from a cryptographic source; `now` a monotonic clock in milliseconds.
 */
export const nonceSource = (
  random: (below: number) => number,
  now: () => number,
): (() => number) => {
  const given = new Map<number, number>();
  const forget = (time: number): void => {
    // Insertion order is time order, so the first young one ends the sweep.
    for (const [nonce, at] of given) {
      if (time - at <= rememberedFor) return;
      given.delete(nonce);
    }
  };
  return () => {
    const time = now();
    forget(time);
    if (given.size >= nonceCount) throw new Error('no nonce is free');
    let nonce = random(nonceCount);
    while (given.has(nonce)) nonce = random(nonceCount);
    given.set(nonce, time);
    return nonce;
  };
};

/**
 * One source for each API key: the service remembers nonces by it, whichever profile used them. Only its digest stays,
 * because sources outlive the keys: a profile is removed, the screen is locked.
 */
export const nonceSources = (
  random: (below: number) => number,
  now: () => number,
): ((apiKey: string) => () => number) => {
  const sources = new Map<string, () => number>();
  return (apiKey) => {
    const digest = createHash('sha256').update(apiKey).digest('base64');
    const source = sources.get(digest) ?? nonceSource(random, now);
    sources.set(digest, source);
    return source;
  };
};
