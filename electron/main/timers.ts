/** Runs something again and again, so many milliseconds apart; what it answers ends that. */
export type Every = (milliseconds: number, run: () => void) => () => void;

export const every: Every = (milliseconds, run) => {
  const timer = setInterval(run, milliseconds);
  return () => {
    clearInterval(timer);
  };
};
