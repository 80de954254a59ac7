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

/** Follows work until it has ended, well or not. */
export interface WorkUnderWay {
  /** Answers what the work itself comes to. */
  readonly follow: <T>(work: Promise<T>) => Promise<T>;
  /** Resolves when all work so far has ended; null where none is under way. */
  readonly underWay: () => Promise<void> | null;
}

export const followWork = (): WorkUnderWay => {
  const works = new Set<Promise<unknown>>();
  return {
    follow: (work) => {
      works.add(work);
      return work.finally(() => works.delete(work));
    },
    underWay: () => (works.size === 0 ? null : Promise.allSettled(works).then(() => undefined)),
  };
};
