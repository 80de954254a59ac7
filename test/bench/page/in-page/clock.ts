import type { Landmarks } from '../expected-rows';

/** What an action led to. */
export interface Outcome {
  /** From before the action to the first task after the frame that shows the expected rows. */
  readonly milliseconds: number;
  /** Which of the accepted states came. */
  readonly which: number;
}

/** Whether the text is shown in the row with that place. */
export type ShowsText = (index: number, text: string) => boolean;

/** Longest wait for the expected rows, in milliseconds. */
const patience = 60_000;

/** Milliseconds before each action, as quick as keys can follow one another: the page's own idle work may begin. */
const pause = 15;

/** Runs `work` in a task of its own, right after the present one; timers would be held back. */
export const inNextTask = (work: () => void): void => {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = work;
  port2.postMessage(null);
};

/** Resolves after the frame that follows what is being drawn now. */
export const framesLater = (): Promise<void> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => {
      requestAnimationFrame(() => {
        inNextTask(resolve);
      });
    });
  });

/**
 * Acts and waits until one of the accepted states is on screen. `onPaint` names a listener for drawing that the
 * document does not tell of. Rejects when none comes.
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
