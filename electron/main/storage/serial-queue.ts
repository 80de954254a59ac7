/** Runs what it is given after everything given before has ended, well or not, and answers with what comes of it. */
export type SerialQueue = <T>(work: () => Promise<T> | T) => Promise<T>;

/**
 * One after the other, in the order of the calls: for what must see what the one before has left. Work that waits for
 * other work of the same queue waits for ever.
 */
export const createSerialQueue = (): SerialQueue => {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const done = last.then(work, work);
    last = done;
    return done;
  };
};
