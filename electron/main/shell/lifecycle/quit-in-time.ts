import type { App } from 'electron';
import type { Log } from '../../log/logger';
import { anyUnderWay, type SerialQueue } from '../../storage/serial-queue';

/** Milliseconds from the wish to quit to the end, whatever hangs. The page has no say in it. */
const limit = 1500;

interface QuitParts {
  /** Runs something after so many milliseconds. */
  readonly after: (milliseconds: number, run: () => void) => unknown;
  readonly log: Log;
  /** For the last moment, of which there may be several; must not wait for anything. */
  readonly flush: () => void;
  /** Ends this process as the system does, at once. */
  readonly kill: () => void;
}

/**
 * Ends the app within two seconds of being asked to (security I10). Where the time is up, `app.exit` would not do: a
 * process with Node in it joins Node's threads at its end (`uv_library_shutdown`), and so waits for a disk that hangs.
 */
export const quitInTime = (
  app: Pick<App, 'once' | 'on'>,
  { after, log, flush, kill }: QuitParts,
): void => {
  app.once('before-quit', () => {
    log('quitting');
    after(limit, () => {
      log('quit-forced');
      flush();
      kill();
    });
  });
  app.on('will-quit', flush);
  // The only event where a session of Linux ends before its programs: Electron then destroys the windows and asks nobody
  // (ExitOnSessionLoss in electron_browser_main_parts.cc). A file on its way to the disk keeps its old content.
  app.on('quit', flush);
};

/**
 * Quits when Windows ends the session: it closes no window, says nothing to the app, and ends every process that has not
 * begun to quit by itself. There is time only for what is done at once, with `onEnd` as the last of it.
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

/** Something that is on its way to the disk, with a reader at first or in a queue. */
export type Written = Pick<SerialQueue, 'underWay'>;

/** Resolves when none of it is being written any more, nor what waits for that, such as the next note. */
const whenWritten = async (written: readonly Written[]): Promise<void> => {
  for (let writing = anyUnderWay(written); writing; writing = anyUnderWay(written)) {
    await writing;
    await new Promise((resolve) => setImmediate(resolve));
  }
};

/**
 * Lets the app end only when settings and kept files are on the disk, if that is in time: what was hidden or shown a
 * moment ago, noted or acknowledged, is so at the next start, too, unless the keychain has yet to give the key of its file.
 * Electron itself waits for no file.
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
