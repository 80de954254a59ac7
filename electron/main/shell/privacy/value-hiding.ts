import type { Result } from '../../../../shared/failure';
import type { Settings } from '../../profiles/settings/settings';
import type { SettingsFile } from '../../profiles/settings/settings-file';

export interface ValueHidingOptions {
  readonly settings: Pick<SettingsFile, 'current' | 'update'>;
  /** Seconds since anybody has used the computer; 0 where the system does not tell (Wayland). */
  readonly idleSeconds: () => number;
  /** Monotonic clock, milliseconds. */
  readonly now: () => number;
  /** Nobody is there: what is in memory for the next call need not stay. Once for each time that they are away. */
  readonly onAway: () => void;
  /** They have been hidden or shown, and the window is to know at once. */
  readonly onChanged: () => void;
}

/** Whether values are hidden. It holds for this run even where the settings file cannot be written. */
export interface ValueHiding {
  isHidden(): boolean;
  /** Fails where the next start will not know of it. */
  set(hidden: boolean): Promise<Result<Settings>>;
  screenLocked(): void;
  computerSleeps(): void;
  /** Somebody is using the window just now. */
  noteUse(): void;
  /** Hides them when nobody has used the computer, or the window, for as long as was chosen. To be called now and then. */
  look(): void;
}

/**
 * Hides values when the person is away, and remembers it. It hides and does not lock: showing them again asks for
 * nothing. Never shows what was hidden by itself.
 */
export const valueHiding = ({
  settings,
  idleSeconds,
  now,
  onAway,
  onChanged,
}: ValueHidingOptions): ValueHiding => {
  let hidden = settings.current().valuesHidden;
  // Somebody was there then, even if the system saw no key and no pointer: screen readers and voices press buttons, too.
  let shownAt = -Infinity;
  /** When the window was used last; nobody can have used it before it was there. */
  let usedAt = now();
  let wasAway = false;

  const set = (next: boolean): Promise<Result<Settings>> => {
    hidden = next;
    if (!next) shownAt = now();
    onChanged();
    return settings.update((before) =>
      before.valuesHidden === next ? before : { ...before, valuesHidden: next },
    );
  };

  return {
    isHidden: () => hidden,
    set,
    screenLocked: () => {
      if (settings.current().preferences.hideOnLock) void set(true);
    },
    // The clock of Linux stands still meanwhile, and the system counts its idle time anew.
    computerSleeps: () => {
      if (settings.current().preferences.hideAfterMinutes > 0) void set(true);
    },
    noteUse: () => {
      usedAt = now();
    },
    look: () => {
      const limit = settings.current().preferences.hideAfterMinutes * 60;
      const time = now();
      const unused = Math.min(
        Math.max((time - usedAt) / 1000, idleSeconds()),
        (time - shownAt) / 1000,
      );
      const isAway = limit > 0 && unused >= limit;
      if (isAway && !wasAway) onAway();
      wasAway = isAway;
      if (isAway && !hidden) void set(true);
    },
  };
};
