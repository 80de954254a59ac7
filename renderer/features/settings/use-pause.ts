import { useEffect, useRef } from 'react';

/** Long enough to go on typing in. */
const pause = 1000;

interface Pause {
  /** Runs it after a pause, in which it is not asked for again. */
  readonly later: () => void;
  /** Gives up what was to run. */
  readonly cancel: () => void;
}

/** Runs something once the person pauses, or leaves the screen before that. */
export const usePause = (run: () => void): Pause => {
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null);
  const current = useRef(run);
  useEffect(() => {
    current.current = run;
  });
  const cancel = (): void => {
    if (timer.current !== null) clearTimeout(timer.current);
    timer.current = null;
  };
  useEffect(
    () => () => {
      if (timer.current === null) return;
      clearTimeout(timer.current);
      current.current();
    },
    [],
  );
  return {
    later: () => {
      cancel();
      timer.current = setTimeout(() => {
        timer.current = null;
        current.current();
      }, pause);
    },
    cancel,
  };
};
