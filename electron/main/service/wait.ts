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

/** Whether a signal has been aborted by now; asked anew each time, because it changes while others wait. */
export const isGivenUp = (signal: AbortSignal): boolean => signal.aborted;
