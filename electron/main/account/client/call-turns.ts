import { isAborted, unlessAborted } from '../../timers';

/**
 * Returns a function that runs at most `most` calls at once. Further calls wait in order until one ends. A call that is
 * aborted before its turn resolves to null at once and never starts.
 */
export const createCallTurns = (most: number) => {
  const waiting: (() => void)[] = [];
  let underWay = 0;

  /** Resolves when it is the caller's turn. The caller must then call `passOn`. */
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
