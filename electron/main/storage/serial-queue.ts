/** Runs work after all earlier work has ended, even if that failed. Resolves or rejects as the work does. */
export interface SerialQueue {
  <T>(work: () => Promise<T> | T): Promise<T>;
  /** A promise that resolves once all work so far has ended; null when nothing is under way. */
  readonly underWay: () => Promise<void> | null;
}

/**
 * Creates a queue that runs work one after the other, in the order of the calls, so that each sees the result of the
 * previous one. Work that waits for other work of the same queue never ends.
 */
export const createSerialQueue = (): SerialQueue => {
  let last: Promise<unknown> = Promise.resolve();
  let given = 0;
  const queue = <T>(work: () => Promise<T> | T): Promise<T> => {
    given += 1;
    const done = last.then(work, work).finally(() => {
      given -= 1;
    });
    last = done;
    return done;
  };
  const ended = (): void => undefined;
  return Object.assign(queue, {
    underWay: () => (given === 0 ? null : last.then(ended, ended)),
  });
};

/** A promise that resolves once all work so far of several queues has ended; null when nothing is under way. */
export const anyUnderWay = (
  parts: Iterable<Pick<SerialQueue, 'underWay'>>,
): Promise<void> | null => {
  const all = Array.from(parts, (part) => part.underWay()).filter((one) => one !== null);
  return all.length === 0 ? null : Promise.all(all).then(() => undefined);
};
