/** Resolves after so many milliseconds, or at once when the signal aborts. */
export const wait = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const done = (): void => {
      clearTimeout(timer);
      signal.removeEventListener('abort', done);
      resolve();
    };
    const timer = setTimeout(done, ms);
    signal.addEventListener('abort', done);
    if (signal.aborted) done();
  });

/** What comes first: the end of other work, which goes on by itself, or the abort, which is `undefined`. */
export const unlessAborted = async <Value>(
  work: Promise<Value>,
  signal: AbortSignal,
): Promise<Value | undefined> => {
  let giveUp: (() => void) | undefined;
  const givenUp = new Promise<undefined>((resolve) => {
    giveUp = () => {
      resolve(undefined);
    };
    signal.addEventListener('abort', giveUp);
    if (signal.aborted) giveUp();
  });
  try {
    return await Promise.race([work, givenUp]);
  } finally {
    if (giveUp) signal.removeEventListener('abort', giveUp);
  }
};

/** Whether a signal has been aborted by now; asked anew each time, because it changes while others wait. */
export const isAborted = (signal: AbortSignal): boolean => signal.aborted;
