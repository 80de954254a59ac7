import { succeed, type Result } from '../../../../shared/failure';
import type { Feature } from '../../feature';
import type { SettingsFile } from '../../profiles/settings/settings-file';
import type { Every } from '../../timers';

export interface PrivacyContext {
  readonly settings: Pick<SettingsFile, 'current' | 'update'>;
  /** Seconds since the computer was last used; 0 where the system does not report that (Wayland). */
  readonly idleSeconds: () => number;
  /** Monotonic clock, milliseconds. */
  readonly now: () => number;
  readonly every: Every;
  /** Called once for each time that the user is away, to drop from memory what is held for the next call. */
  readonly onAway: () => void;
  /** Called when values were hidden or shown, so that the window is told at once. */
  readonly onChanged: () => void;
}

/** Milliseconds between two checks whether the user is away. */
const pause = 2000;

/**
 * Hides and shows values on request. Also hides them when the user is away, but never shows them by itself. The
 * state is saved, and holds for this run even if the settings file cannot be written. Hiding is no lock: showing
 * values again asks for nothing.
 */
export const createPrivacyFeature = (context: PrivacyContext) => {
  const { settings, idleSeconds, now, every, onAway, onChanged } = context;
  let isHidden = settings.current().valuesHidden;
  // When values were last shown. The user was there then, even if the system saw no input: screen readers and voice
  // control press buttons, too.
  let shownAt = -Infinity;
  /** When the window was last used, by the monotonic clock; at first the start. */
  let usedAt = now();
  let wasAway = false;

  /** Fails when the change could not be saved for the next start. */
  const set = (next: boolean): Promise<Result<null>> => {
    isHidden = next;
    if (!next) shownAt = now();
    onChanged();
    return settings.update((before) =>
      before.valuesHidden === next ? before : { ...before, valuesHidden: next },
    );
  };

  /** Hides values when the computer, or the window, has not been used for as long as the settings say. */
  const look = (): void => {
    const limit = settings.current().preferences.hideAfterMinutes * 60;
    const time = now();
    const unused = Math.min(
      Math.max((time - usedAt) / 1000, idleSeconds()),
      (time - shownAt) / 1000,
    );
    const isAway = limit > 0 && unused >= limit;
    if (isAway && !wasAway) onAway();
    wasAway = isAway;
    if (isAway && !isHidden) void set(true);
  };

  return {
    handlers: {
      setValuesHidden: ({ hidden }) => set(hidden),
      noteUse: () => {
        usedAt = now();
        return succeed(null);
      },
    },
    onLock: () => {
      if (settings.current().preferences.hideOnLock) void set(true);
    },
    // During sleep, the clock of Linux stands still; afterwards the system counts its idle time anew.
    onSleep: () => {
      if (settings.current().preferences.hideAfterMinutes > 0) void set(true);
    },
    onQuit: every(pause, look),
    isHidden: () => isHidden,
  } satisfies Feature & { readonly isHidden: () => boolean };
};
