import type { CaptureProtection } from '../../../../shared/profile';

type Window = Pick<Electron.BrowserWindow, 'setContentProtection' | 'on'>;

const able: ReadonlySet<NodeJS.Platform> = new Set(['darwin', 'win32']);

/**
 * `allowed` is whether the app was started with `--allow-capture`, which allows captures for one run: the user need not
 * change the setting, nor remember to change it back. On Linux, Electron cannot protect windows.
 */
export const createCaptureGuard = (start: {
  readonly platform: NodeJS.Platform;
  readonly allowed: boolean;
}) => {
  const windows = new Set<Window>();
  const state: CaptureProtection = !able.has(start.platform)
    ? 'not-available'
    : start.allowed
      ? 'off-for-this-run'
      : 'available';
  let wanted = false;

  return {
    state,
    /** Protects a window from now until it closes, whenever protection is on. */
    add: (window: Window): void => {
      if (state !== 'available') return;
      windows.add(window);
      window.on('closed', () => {
        windows.delete(window);
      });
      if (wanted) window.setContentProtection(true);
    },
    set: (isWanted: boolean): void => {
      if (isWanted === wanted) return;
      wanted = isWanted;
      for (const window of windows) window.setContentProtection(wanted);
    },
  };
};

/** Keeps windows out of screenshots and screen sharing when the user wants that. */
export type CaptureGuard = ReturnType<typeof createCaptureGuard>;
