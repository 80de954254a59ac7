/** Milliseconds between two events of one kind: as often as an eye can follow, and no burden. */
const pause = 250;

/**
 * Lets through the first of what comes, and then at most four a second; what is left out is superseded anyway.
 * `now` is a monotonic clock in milliseconds.
 */
export const createThrottle = (now: () => number): ((run: () => void) => void) => {
  let last = -Infinity;
  return (run) => {
    const time = now();
    if (time - last < pause) return;
    last = time;
    run();
  };
};

/** Runs something again and again, so many milliseconds apart; what it answers ends that. */
export type Every = (milliseconds: number, run: () => void) => () => void;

export const every: Every = (milliseconds, run) => {
  // It keeps nothing alive: the app ends without waiting for it.
  const timer = setInterval(run, milliseconds).unref();
  return () => {
    clearInterval(timer);
  };
};
