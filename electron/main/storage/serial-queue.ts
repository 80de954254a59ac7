/** Runs what it is given after everything given before has ended, well or not, and answers with what comes of it. */
export interface SerialQueue {
  <T>(work: () => Promise<T> | T): Promise<T>;
  /** Resolves when all that was given so far has ended; null where nothing is under way. */
  readonly underWay: () => Promise<void> | null;
}

/**
 * One after the other, in the order of the calls: for what must see what the one before has left. Work that waits for
 * other work of the same queue waits for ever.
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

/** Resolves when all that was given to some queues so far has ended; null where nothing is under way. */
export const anyUnderWay = (
  parts: Iterable<Pick<SerialQueue, 'underWay'>>,
): Promise<void> | null => {
  const all = Array.from(parts, (part) => part.underWay()).filter((one) => one !== null);
  return all.length === 0 ? null : Promise.all(all).then(() => undefined);
};
