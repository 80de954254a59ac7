import { once } from 'node:events';
import { performance } from 'node:perf_hooks';
import { setTimeout as sleepUnlessAborted } from 'node:timers/promises';
import { callEnders, fail, type CallEnder, type Result } from '../../shared/failure';

/** Milliseconds since the epoch, as this computer's clock has them. */
export const now = (): number => Date.now();

/** Milliseconds since this process started, which only ever go on. */
export const monotonic = (): number => performance.now();

/** Resolves after so many milliseconds. */
export type Sleep = (ms: number) => Promise<unknown>;

export const sleep = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, ms);
  });

/** Resolves after so many milliseconds, or at once when the signal aborts. */
export const wait = (ms: number, signal: AbortSignal): Promise<void> =>
  sleepUnlessAborted(ms, undefined, { signal }).catch(() => undefined);

/** What comes first: the end of other work, which goes on by itself, or the abort, which is `undefined`. */
export const unlessAborted = async <Value>(
  work: Promise<Value>,
  signal: AbortSignal,
): Promise<Value | undefined> => {
  const over = new AbortController();
  const aborted = signal.aborted
    ? Promise.resolve()
    : once(signal, 'abort', { signal: over.signal });
  try {
    return await Promise.race([work, aborted.then(() => undefined)]);
  } finally {
    // The signal may live on: nothing is to listen to it any more.
    over.abort();
  }
};

/** What the work gives, or what `late` gives when it has not called `goesOn` for longer. Rejects when the work does. */
export const whileItGoesOn = async <T>(
  milliseconds: number,
  work: (goesOn: () => void) => Promise<T>,
  late: () => T,
): Promise<T> => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<T>((resolve) => {
    timer = setTimeout(() => {
      resolve(late());
    }, milliseconds);
  });
  let isOver = false;
  const goesOn = (): void => {
    // `refresh` would start again what has been cleared.
    if (!isOver) timer?.refresh();
  };
  try {
    return await Promise.race([work(goesOn), timeout]);
  } finally {
    isOver = true;
    clearTimeout(timer);
  }
};

/** What the work gives, or what `late` gives when it takes longer. Rejects when the work does. */
export const within = <T>(milliseconds: number, work: Promise<T>, late: () => T): Promise<T> =>
  whileItGoesOn(milliseconds, () => work, late);

/** Whether a signal has been aborted by now; asked anew each time, because it changes while others wait. */
export const isAborted = (signal: AbortSignal): boolean => signal.aborted;

/** `ABORTED`, with what has ended it where whoever aborted the signal gave that as its reason. */
export const abortedBy = (signal: AbortSignal): Result<never> =>
  fail('ABORTED', { endedBy: callEnders.find((ender) => ender === signal.reason) });

/** What can be stopped all together: nobody waits for it any more, or the computer sleeps. */
export const createStoppableWork = () => {
  const underWay = new Set<AbortController>();
  return {
    /** Gives the work a signal that `stop` aborts from the first moment on, whatever it waits for before it calls. */
    run: async <T>(work: (signal: AbortSignal) => Promise<T>): Promise<T> => {
      const controller = new AbortController();
      underWay.add(controller);
      try {
        return await work(controller.signal);
      } finally {
        underWay.delete(controller);
      }
    },
    stop: (ender?: CallEnder): void => {
      for (const controller of underWay) controller.abort(ender);
    },
  };
};

export type StoppableWork = ReturnType<typeof createStoppableWork>;

/** Milliseconds between two events of one kind: as often as an eye can follow, and no burden. */
const pause = 250;

/**
 * Lets through the first of what comes, and then at most four a second; of what comes faster, the last one is never lost.
 * `clock` is monotonic, in milliseconds.
 */
export const createThrottle = (clock: () => number) => {
  let last = -Infinity;
  let later: NodeJS.Timeout | undefined;
  /** Runs it now; nothing older comes after it. */
  const atOnce = (run: () => void): void => {
    clearTimeout(later);
    last = clock();
    run();
  };
  return {
    /** Runs it now, or a little later unless something newer comes before. */
    soon: (run: () => void): void => {
      const left = last + pause - clock();
      clearTimeout(later);
      if (left <= 0) atOnce(run);
      else later = setTimeout(atOnce, left, run).unref();
    },
    atOnce,
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

/** Runs something so many milliseconds later; what it answers calls that off. */
export const after = (milliseconds: number, run: () => void): (() => void) => {
  const timer = setTimeout(run, milliseconds);
  return () => {
    clearTimeout(timer);
  };
};
