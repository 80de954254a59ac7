/** The events of Electron's `powerMonitor` that matter here. */
interface Power {
  on(event: 'suspend' | 'resume' | 'lock-screen' | 'unlock-screen', listener: () => void): unknown;
}

/**
 * Follows the computer's sleep and its locked screen (security E11, I11). A call cannot outlive a sleep, what was known
 * of clocks may be wrong after it, and with nobody at the screen no key needs to be in memory. What each feature
 * does then stands in its own `onSleep`, `onWake` and `onLock`. Linux does not tell of locked screens.
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
  power.on('lock-screen', () => {
    isLocked = true;
    on.onLock();
  });
  power.on('unlock-screen', () => {
    isLocked = false;
    on.onUnlock();
  });
  return { isScreenLocked: () => isLocked };
};
