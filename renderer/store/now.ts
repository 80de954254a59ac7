import { useSyncExternalStore } from 'react';
import { localZone, lookUpZone } from '../i18n/language';

/** A clock that tells its listeners the time, and stands still while there are none. `intervalMs` is in milliseconds. */
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

const calm = createTickingClock(10_000);
const quick = createTickingClock(1000);

/** The time in milliseconds since the epoch, good to ten seconds; a component that uses it grows old by itself. */
export const useNow = (): number => useSyncExternalStore(calm.subscribe, calm.read);

/** The same, good to a minute: for what takes work with every other one. */
export const useNowByMinute = (): number =>
  useSyncExternalStore(calm.subscribe, () => Math.floor(calm.read() / 60_000) * 60_000);

/** The same, good to a second: for what counts down. */
export const useNowBySecond = (): number => useSyncExternalStore(quick.subscribe, quick.read);

/** Name of this computer's time zone, good to ten seconds: whoever travels takes the computer along. */
export const useLocalZone = (): string => useSyncExternalStore(calm.subscribe, localZone);
