/** macOS reports a switch to another user with events of its own, not as a locked screen. */
const lockEvents = ['lock-screen', 'user-did-resign-active'] as const;
const unlockEvents = ['unlock-screen', 'user-did-become-active'] as const;

type PowerEvent =
  | 'suspend'
  | 'resume'
  | (typeof lockEvents)[number]
  | (typeof unlockEvents)[number];

/** The events of Electron's `powerMonitor` that matter here. */
interface Power {
  on(event: PowerEvent, listener: () => void): unknown;
}

/**
 * Follows the computer's sleep and its locked screen (security E11, I11). A call cannot outlive a sleep, clock
 * estimates may be wrong after it, and no key needs to be in memory while nobody is at the screen. Each feature reacts
 * in its own `onSleep`, `onWake` and `onLock`. Linux does not report locked screens.
 */
export const followSleepAndLock = (
  power: Power,
  on: {
    readonly onSleep: () => void;
    readonly onWake: () => void;
    readonly onLock: () => void;
    readonly onUnlock: () => void;
  },
): { readonly isScreenLocked: () => boolean } => {
  let isLocked = false;
  power.on('suspend', on.onSleep);
  power.on('resume', on.onWake);
  const onLock = (): void => {
    isLocked = true;
    on.onLock();
  };
  const onUnlock = (): void => {
    isLocked = false;
    on.onUnlock();
  };
  for (const event of lockEvents) power.on(event, onLock);
  for (const event of unlockEvents) power.on(event, onUnlock);
  return { isScreenLocked: () => isLocked };
};
