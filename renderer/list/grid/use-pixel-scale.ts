import { useSyncExternalStore } from 'react';

const read = (): number => window.devicePixelRatio;

const subscribe = (listener: () => void): (() => void) => {
  const stop = new AbortController();
  // A query is of one scale: after each change another is asked.
  const follow = (): void => {
    const query = window.matchMedia(`(resolution: ${read()}dppx)`);
    const onChange = (): void => {
      follow();
      listener();
    };
    query.addEventListener('change', onChange, { once: true, signal: stop.signal });
  };
  follow();
  return () => {
    stop.abort();
  };
};

/** How many pixels of the screen a CSS pixel is: it changes with the zoom, and on another screen. */
export const usePixelScale = (): number => useSyncExternalStore(subscribe, read);
