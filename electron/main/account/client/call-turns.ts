import { isAborted, unlessAborted } from '../../timers';

/** A call that waits, and whether its turn has come. */
interface Waiting {
  begin: () => void;
  hasTurn: boolean;
}

/**
 * Lets so many calls be under way at once, and has what comes beyond that wait for one of them to end, in the order it
 * came. What was aborted before its turn answers null and was not begun.
 */
export const createCallTurns = (most: number) => {
  const waiting = new Set<Waiting>();
  let underWay = 0;

  const leave = (): void => {
    const [next] = waiting;
    // The turn goes from one to the next.
    if (!next) underWay -= 1;
    else {
      waiting.delete(next);
      next.hasTurn = true;
      next.begin();
    }
  };

  /** Resolves to whether the turn has come before the abort. */
  const come = async (signal: AbortSignal): Promise<boolean> => {
    if (underWay < most) {
      underWay += 1;
      return true;
    }
    const own: Waiting = { begin: () => undefined, hasTurn: false };
    const turn = new Promise<void>((resolve) => {
      own.begin = resolve;
    });
    waiting.add(own);
    await unlessAborted(turn, signal);
    waiting.delete(own);
    if (!isAborted(signal)) return true;
    if (own.hasTurn) leave();
    return false;
  };

  return async <T>(signal: AbortSignal, work: () => Promise<T>): Promise<T | null> => {
    if (!(await come(signal))) return null;
    try {
      return await work();
    } finally {
      leave();
    }
  };
};
