import { useSyncExternalStore } from 'react';

/** How often ages on screen are brought up to date, in milliseconds. */
const beat = 10_000;

let now = Date.now();
const listeners = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;

const tick = (): void => {
  now = Date.now();
  for (const listener of listeners) listener();
};

const subscribe = (listener: () => void): (() => void) => {
  if (listeners.size === 0) {
    now = Date.now();
    timer = setInterval(tick, beat);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) clearInterval(timer);
  };
};

/** The time in milliseconds since the epoch, good to ten seconds; a component that uses it grows old by itself. */
export const useNow = (): number => useSyncExternalStore(subscribe, () => now);
