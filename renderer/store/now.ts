import { useSyncExternalStore } from 'react';
import { localZone, lookUpZone } from '../i18n/language';

/** A clock that calls its listeners every `intervalMs` milliseconds, and stops while there are none. */
const createTickingClock = (intervalMs: number) => {
  let now = Date.now();
  const listeners = new Set<() => void>();
  let timer: ReturnType<typeof setInterval> | undefined;

  const tick = (): void => {
    now = Date.now();
    lookUpZone();
    for (const listener of listeners) listener();
  };

  return {
    read: () => now,
    subscribe: (listener: () => void): (() => void) => {
      if (listeners.size === 0) {
        now = Date.now();
        lookUpZone();
        timer = setInterval(tick, intervalMs);
      }
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) clearInterval(timer);
      };
    },
  };
};

const tenSecondClock = createTickingClock(10_000);
const oneSecondClock = createTickingClock(1000);

/**
 * Milliseconds since the epoch, updated every ten seconds. A component that uses this hook is drawn again each time.
 */
export const useNow = (): number =>
  useSyncExternalStore(tenSecondClock.subscribe, tenSecondClock.read);

/** The same, updated every minute: for components that take much work to draw. */
export const useNowByMinute = (): number =>
  useSyncExternalStore(
    tenSecondClock.subscribe,
    () => Math.floor(tenSecondClock.read() / 60_000) * 60_000,
  );

/** The same, updated every second: for countdowns. */
export const useNowBySecond = (): number =>
  useSyncExternalStore(oneSecondClock.subscribe, oneSecondClock.read);

/** Name of this computer's time zone, looked up every ten seconds: the user may travel with the computer. */
export const useLocalZone = (): string => useSyncExternalStore(tenSecondClock.subscribe, localZone);
