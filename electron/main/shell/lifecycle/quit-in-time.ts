import type { App } from 'electron';
import type { SettingsFile } from '../../profiles/settings/settings-file';

/** Milliseconds from the wish to quit to the end, whatever hangs. The page has no say in it. */
const limit = 1500;

export interface QuitParts {
  /** Runs something after so many milliseconds. */
  readonly after: (milliseconds: number, run: () => void) => void;
  readonly onQuitting: () => void;
  /** The app is still here when the time is up. */
  readonly onLate: () => void;
  /** The last moment; must not wait for anything. */
  readonly onEnd: () => void;
}

/** Ends the app within two seconds of being asked to (security I10). */
export const quitInTime = (app: Pick<App, 'once' | 'on' | 'exit'>, parts: QuitParts): void => {
  app.once('before-quit', () => {
    parts.onQuitting();
    parts.after(limit, () => {
      parts.onLate();
      parts.onEnd();
      app.exit(0);
    });
  });
  app.on('will-quit', () => {
    parts.onEnd();
  });
};

/**
 * Lets the app end only when its settings are on the disk, if that is in time: what was hidden or shown a moment ago is
 * so at the next start, too. Electron itself waits for no file.
 */
export const quitWhenWritten = (
  app: Pick<App, 'on' | 'exit'>,
  settings: Pick<SettingsFile, 'underWay'>,
): void => {
  app.on('will-quit', (event) => {
    const writing = settings.underWay();
    if (!writing) return;
    event.preventDefault();
    void writing.then(() => {
      app.exit(0);
    });
  });
};
