import { isAborted, unlessAborted } from '../../timers';

/**
 * Lets so many calls be under way at once, and has what comes beyond that wait for one of them to end, in the order it
 * came. What was aborted before its turn answers null at once and is not begun.
 */
export const createCallTurns = (most: number) => {
  const waiting: (() => void)[] = [];
  let underWay = 0;

  /** Resolves when the turn has come, which is to be passed on then. */
  const nextTurn = (): Promise<void> =>
    new Promise((begin) => {
      if (underWay === most) waiting.push(begin);
      else {
        underWay += 1;
        begin();
      }
    });

  const passOn = (): void => {
    const begin = waiting.shift();
    if (begin) begin();
    else underWay -= 1;
  };

  return async <T>(signal: AbortSignal, work: () => Promise<T>): Promise<T | null> => {
    const turn = nextTurn();
    await unlessAborted(turn, signal);
    if (isAborted(signal)) {
      void turn.then(passOn);
      return null;
    }
    try {
      return await work();
    } finally {
      passOn();
    }
  };
};
