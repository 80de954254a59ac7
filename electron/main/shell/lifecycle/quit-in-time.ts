import type { App } from 'electron';
import type { Log } from '../../log/logger';
import { anyUnderWay, type SerialQueue } from '../../storage/serial-queue';

/** Longest time from the request to quit to the end of the app, in milliseconds. The page cannot delay the end. */
const limit = 1500;

/** Time for the last line of the log, in milliseconds, before a forced end. */
const lastLine = 200;

interface QuitParts {
  /** Runs a function after the given milliseconds. */
  readonly after: (milliseconds: number, run: () => void) => unknown;
  readonly log: Log;
  /** Writes waiting lines of the log at once. A disk that hangs would hold main, so a forced end does not call it. */
  readonly flush: () => void;
  /** Kills this process at once. */
  readonly kill: () => void;
}

/**
 * Ends the app within two seconds of being asked to (security I10). After the limit, the process is killed: `app.exit`
 * joins Node's threads (`uv_library_shutdown`), and so would wait for a disk that hangs.
 */
export const quitInTime = (
  app: Pick<App, 'once' | 'on'>,
  { after, log, flush, kill }: QuitParts,
): void => {
  app.once('before-quit', () => {
    log('quitting');
    after(limit, () => {
      log('quit-forced');
      after(lastLine, kill);
    });
  });
  // `quit` is the only event when a Linux session ends before its programs: Electron then destroys the windows and asks
  // nobody (ExitOnSessionLoss in electron_browser_main_parts.cc). A file that is being written keeps its old content.
  app.on('quit', flush);
};

/**
 * Quits when Windows ends the session: Windows closes no window, tells the app nothing else, and kills every process
 * that has not begun to quit. Only synchronous work still runs; `onEnd` runs last.
 */
export const quitWithSession = (
  window: Pick<Electron.BrowserWindow, 'on'>,
  app: Pick<App, 'quit'>,
  onEnd: () => void,
): void => {
  window.on('session-end', () => {
    app.quit();
    onEnd();
  });
};

/** Something with unfinished writes, which may wait in a queue or for a reader process. */
export type Written = Pick<SerialQueue, 'underWay'>;

/** Resolves once all writes have ended, including those that waited for others, such as the next note. */
const whenWritten = async (written: readonly Written[]): Promise<void> => {
  for (let writing = anyUnderWay(written); writing; writing = anyUnderWay(written)) {
    await writing;
    await new Promise((resolve) => setImmediate(resolve));
  }
};

/**
 * Delays the app's end until settings, encrypted files and the log are on the disk, but not beyond the limit of
 * `quitInTime`. So the last change (values hidden or shown, a note, an acknowledgement) is there at the next start,
 * unless the keychain has not yet returned the key of its file. Electron itself waits for no file.
 */
export const quitWhenWritten = (
  app: Pick<App, 'on' | 'exit'>,
  written: readonly Written[],
): void => {
  app.on('will-quit', (event) => {
    if (!anyUnderWay(written)) return;
    event.preventDefault();
    void whenWritten(written).then(() => {
      app.exit(0);
    });
  });
};
