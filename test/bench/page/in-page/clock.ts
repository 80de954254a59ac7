import type { Landmarks } from '../expected-rows';

/** Result of a timed action. */
export interface Outcome {
  /** Milliseconds from just before the action to the first task after the frame that shows the expected rows. */
  readonly milliseconds: number;
  /** Index of the accepted state that appeared. */
  readonly which: number;
}

/** Whether the row with that index shows the text. */
export type ShowsText = (index: number, text: string) => boolean;

/** Longest wait for the expected rows, in milliseconds. */
const patience = 60_000;

/** Milliseconds before each action: the shortest time between two keys. The page's idle work may start in it. */
const pause = 15;

/** Runs `work` in the next task. A timer would be delayed. */
export const inNextTask = (work: () => void): void => {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = work;
  port2.postMessage(null);
};

/** Resolves in the first task after the second frame from now. */
export const framesLater = (): Promise<void> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => {
      requestAnimationFrame(() => {
        inNextTask(resolve);
      });
    });
  });

/**
 * Calls `act` and waits until one of the accepted states is on screen. `onPaint` sets a listener for drawing that
 * changes nothing in the document. Rejects when no accepted state appears in 60 s.
 */
export const timeUntilShown = (
  act: () => void,
  accepted: readonly Landmarks[],
  shows: ShowsText,
  onPaint: (listener: () => void) => void,
): Promise<Outcome> =>
  new Promise((resolve, reject) => {
    let start = 0;
    const observer = new MutationObserver(look);
    const timeout = setTimeout(() => {
      stop();
      reject(new Error(`The expected rows never came: ${JSON.stringify(accepted)}`));
    }, patience);

    function stop(): void {
      observer.disconnect();
      onPaint(() => undefined);
      clearTimeout(timeout);
    }

    function look(): void {
      if (start === 0) return;
      const which = accepted.findIndex((rows) =>
        rows.every(({ index, text }) => shows(index, text)),
      );
      if (which < 0) return;
      stop();
      requestAnimationFrame(() => {
        inNextTask(() => {
          resolve({ milliseconds: performance.now() - start, which });
        });
      });
    }

    onPaint(look);
    const all = { subtree: true, childList: true, characterData: true, attributes: true };
    observer.observe(document.body, all);
    setTimeout(() => {
      start = performance.now();
      act();
    }, pause);
  });
