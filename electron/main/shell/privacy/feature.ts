import { succeed, type Result } from '../../../../shared/failure';
import type { Feature } from '../../feature';
import type { SettingsFile } from '../../profiles/settings/settings-file';
import type { Every } from '../../timers';

export interface PrivacyContext {
  readonly settings: Pick<SettingsFile, 'current' | 'update'>;
  /** Seconds since anybody has used the computer; 0 where the system does not tell (Wayland). */
  readonly idleSeconds: () => number;
  /** Monotonic clock, milliseconds. */
  readonly now: () => number;
  readonly every: Every;
  /** Nobody is there: what is in memory for the next call need not stay. Once for each time that they are away. */
  readonly onAway: () => void;
  /** They have been hidden or shown, and the window is to know at once. */
  readonly onChanged: () => void;
}

/** Milliseconds between two looks whether anybody is still there. */
const pause = 2000;

/**
 * Hiding and showing values, by hand and by itself. It hides values when the person is away, and remembers it; it holds
 * for this run even where the settings file cannot be written. It hides and does not lock: showing them again asks for
 * nothing. Never shows what was hidden by itself.
 */
export const createPrivacyFeature = (context: PrivacyContext) => {
  const { settings, idleSeconds, now, every, onAway, onChanged } = context;
  let isHidden = settings.current().valuesHidden;
  // Somebody was there then, even if the system saw no key and no pointer: screen readers and voices press buttons, too.
  let shownAt = -Infinity;
  /** When the window was used last; nobody can have used it before it was there. */
  let usedAt = now();
  let wasAway = false;

  /** Fails where the next start will not know of it. */
  const set = (next: boolean): Promise<Result<null>> => {
    isHidden = next;
    if (!next) shownAt = now();
    onChanged();
    return settings.update((before) =>
      before.valuesHidden === next ? before : { ...before, valuesHidden: next },
    );
  };

  /** Hides them when nobody has used the computer, or the window, for as long as was chosen. */
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
    // The clock of Linux stands still meanwhile, and the system counts its idle time anew.
    onSleep: () => {
      if (settings.current().preferences.hideAfterMinutes > 0) void set(true);
    },
    onQuit: every(pause, look),
    isHidden: () => isHidden,
  } satisfies Feature & { readonly isHidden: () => boolean };
};
