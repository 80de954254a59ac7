import { once } from 'node:events';
import { performance } from 'node:perf_hooks';
import { setTimeout as sleepUnlessAborted } from 'node:timers/promises';
import { callEnders, fail, type CallEnder, type Result } from '../../shared/failure';

/** Milliseconds since the epoch, by this computer's clock. */
export const now = (): number => Date.now();

/** Milliseconds since this process started; never goes backwards. */
export const monotonic = (): number => performance.now();

/** Resolves after the given milliseconds. */
export type Sleep = (ms: number) => Promise<unknown>;

export const sleep = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, ms);
  });

/** Resolves after the given milliseconds, or at once when the signal aborts. */
export const wait = (ms: number, signal: AbortSignal): Promise<void> =>
  sleepUnlessAborted(ms, undefined, { signal }).catch(() => undefined);

/** Resolves as the work does, or with `undefined` as soon as the signal aborts. The work itself goes on. */
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
    // Removes the listener, because the signal may outlive this call.
    over.abort();
  }
};

/**
 * Resolves with the work's result, or with that of `late` once `goesOn` has not been called for the given milliseconds.
 * Rejects when the work does.
 */
export const withIdleTimeout = async <T>(
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
    // `refresh` would restart a cleared timer.
    if (!isOver) timer?.refresh();
  };
  try {
    return await Promise.race([work(goesOn), timeout]);
  } finally {
    isOver = true;
    clearTimeout(timer);
  }
};

/** Resolves with the work's result, or with that of `late` after the given milliseconds. Rejects when the work does. */
export const withTimeout = <T>(milliseconds: number, work: Promise<T>, late: () => T): Promise<T> =>
  withIdleTimeout(milliseconds, () => work, late);

/** Whether a signal is aborted now, which can change while the caller waits. */
export const isAborted = (signal: AbortSignal): boolean => signal.aborted;

/** `ABORTED`, with `endedBy` when the signal's abort reason is a `CallEnder`. */
export const abortedBy = (signal: AbortSignal): Result<never> =>
  fail('ABORTED', { endedBy: callEnders.find((ender) => ender === signal.reason) });

/** Creates a group of running work that can be stopped together, e.g. when the computer sleeps. */
export const createStoppableWork = () => {
  const underWay = new Set<AbortController>();
  return {
    /** Runs the work with a signal that `stop` aborts, also while the work waits before its request. */
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

/** Least milliseconds between two events of one kind: as fast as the eye follows, at little cost. */
const pause = 250;

/**
 * Runs the first function at once, then at most four a second. Of functions that come faster, only the last one runs,
 * and it always does. `clock` is monotonic, in milliseconds.
 */
export const createThrottle = (clock: () => number) => {
  let last = -Infinity;
  let later: NodeJS.Timeout | undefined;
  /** Runs the function now, and drops an older one that still waits. */
  const atOnce = (run: () => void): void => {
    clearTimeout(later);
    last = clock();
    run();
  };
  return {
    /** Runs the function now, or at the end of the pause unless a newer one replaces it. */
    soon: (run: () => void): void => {
      const left = last + pause - clock();
      clearTimeout(later);
      if (left <= 0) atOnce(run);
      else later = setTimeout(atOnce, left, run).unref();
    },
    atOnce,
  };
};

/** Runs a function repeatedly, the given milliseconds apart. Returns a function that stops the repetition. */
export type Every = (milliseconds: number, run: () => void) => () => void;

export const every: Every = (milliseconds, run) => {
  // `unref` lets the app end without waiting for this timer.
  const timer = setInterval(run, milliseconds).unref();
  return () => {
    clearInterval(timer);
  };
};

/** Runs a function after the given milliseconds. Returns a function that cancels the run. */
export const after = (milliseconds: number, run: () => void): (() => void) => {
  const timer = setTimeout(run, milliseconds);
  return () => {
    clearTimeout(timer);
  };
};
