import type { CaptureProtection } from '../../../../shared/profile';

type Window = Pick<Electron.BrowserWindow, 'setContentProtection' | 'on'>;

const able: ReadonlySet<NodeJS.Platform> = new Set(['darwin', 'win32']);

/**
 * `allowed` is whether the app was started with `--allow-capture`: somebody who has to show the window once does not
 * have to change a setting, and cannot forget to change it back. On Linux Electron has no way to do it.
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
    /** Guards a window from its first moment, and every one after it. */
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

/** Keeps windows out of screenshots and screen sharing for those who want that. */
export type CaptureGuard = ReturnType<typeof createCaptureGuard>;
