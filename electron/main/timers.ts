/** Runs something again and again, so many milliseconds apart; what it answers ends that. */
export type Every = (milliseconds: number, run: () => void) => () => void;

export const every: Every = (milliseconds, run) => {
  // It keeps nothing alive: the app ends without waiting for it.
  const timer = setInterval(run, milliseconds).unref();
  return () => {
    clearInterval(timer);
  };
};
