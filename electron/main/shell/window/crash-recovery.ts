import type { RenderProcessGoneDetails } from 'electron';
import { pageUrl } from '../page/serve-page';
import { errorFacts } from '../../log/log-events';
import type { Log } from '../../log/logger';
import { words } from '../../i18n';

/** What to do about a window whose process is gone. */
export type Reaction = 'ignore' | 'reload' | 'ask' | 'give-up';

/** Most reloads within this time, in milliseconds, before the user is asked. */
const most = 3;
const within = 60_000;

/** `now` is a monotonic clock in milliseconds. */
export const createCrashPolicy = (now: () => number) => {
  let reloads: readonly number[] = [];
  const reloadOrAsk = (): Reaction => {
    const time = now();
    reloads = reloads.filter((before) => time - before < within);
    if (reloads.length >= most) return 'ask';
    reloads = [...reloads, time];
    return 'reload';
  };
  return {
    react: (reason: RenderProcessGoneDetails['reason']): Reaction => {
      switch (reason) {
        case 'clean-exit':
          return 'ignore';
        // Foreign code was about to run in the window.
        case 'integrity-failure':
          return 'give-up';
        case 'abnormal-exit':
        case 'killed':
        case 'crashed':
        case 'oom':
        case 'launch-failed':
        case 'memory-eviction':
          return reloadOrAsk();
      }
    },
    /** Forgets earlier reloads, because the user has decided to go on. */
    forget: (): void => {
      reloads = [];
    },
  };
};

/** A question in a native dialog. The first of two buttons acts. Closing the dialog counts as the last button. */
export interface Question {
  readonly message: string;
  readonly detail: string;
  readonly buttons: readonly string[];
  /** Closes the question. */
  readonly signal?: AbortSignal;
}

/** Asks in a native dialog of the window. Resolves with the index of the pressed button. */
export const askIn =
  (dialog: Pick<Electron.Dialog, 'showMessageBox'>, window: Electron.BrowserWindow) =>
  async ({ buttons, ...question }: Question): Promise<number> => {
    const { response } = await dialog.showMessageBox(window, {
      ...question,
      type: 'warning',
      buttons: [...buttons],
      defaultId: 0,
      cancelId: buttons.length - 1,
      noLink: true,
    });
    return response;
  };

interface CrashRecoveryParts {
  /** Resolves with the index of the pressed button. */
  readonly ask: (question: Question) => Promise<number>;
  readonly quit: () => void;
  readonly log: Log;
  /** Monotonic clock, milliseconds. */
  readonly now: () => number;
  /** Runs a function in a later turn of the event loop. */
  readonly later: (run: () => void) => void;
}

/** Chromium's error code of a load that another load has replaced. */
const aborted = -3;

/**
 * Reloads the page after a crash, and asks the user when that does not help (security I8, I9). Main goes on with its
 * work meanwhile; the new page asks for everything anew.
 */
export const crashRecovery = (window: Electron.BrowserWindow, parts: CrashRecoveryParts): void => {
  const { log } = parts;
  const { webContents } = window;
  const policy = createCrashPolicy(parts.now);
  let asking = false;
  let hang: AbortController | undefined;

  /** The pressed button; null when the dialog could not be shown. Nothing is decided then, and the next crash asks. */
  const ask = async (question: Question): Promise<number | null> => {
    try {
      return await parts.ask(question);
    } catch (error) {
      log('failed', { where: 'rejection', ...errorFacts(error) });
      return null;
    }
  };
  const reload = (): void => {
    // Electron may end main when a page is loaded while its previous process is still being removed (electron#51900).
    parts.later(() => {
      if (window.isDestroyed()) return;
      // `reload` would need a first load that has finished.
      const url = webContents.getURL();
      webContents.loadURL(url.startsWith(pageUrl) ? url : pageUrl).catch(() => undefined);
    });
  };
  /** Shows one dialog, however many crashes there are. Every result but the first of two buttons quits. */
  const askToReload = async (question: Question): Promise<void> => {
    // Contents outlive their destroyed window for a moment. A dialog would then have no window: on macOS it would stop
    // main until it is answered (message_box_mac.mm).
    if (asking || window.isDestroyed()) return;
    asking = true;
    const pressed = await ask(question);
    asking = false;
    if (pressed === null) return;
    if (pressed !== 0 || question.buttons.length === 1) {
      parts.quit();
      return;
    }
    policy.forget();
    reload();
  };

  webContents.on('render-process-gone', (_event, { reason, exitCode }) => {
    hang?.abort();
    const then = policy.react(reason);
    log('window-gone', { reason, exitCode, then });
    if (then === 'reload') reload();
    if (then === 'ask') void askToReload(words.windowGone);
    if (then === 'give-up') void askToReload(words.windowForeign);
  });
  webContents.on('did-fail-load', (_event, code, _description, _url, isMainFrame) => {
    if (!isMainFrame || code === aborted) return;
    log('window-not-loaded', { netError: code });
    void askToReload(words.windowNotLoaded);
  });
  webContents.on('preload-error', () => {
    log('preload-failed');
    void askToReload(words.windowNotLoaded);
  });

  const askToWait = async (): Promise<void> => {
    hang = new AbortController();
    const pressed = await ask({ ...words.windowHangs, signal: hang.signal });
    hang = undefined;
    if (pressed !== 0 || window.isDestroyed()) return;
    policy.forget();
    // A process that hangs cannot load anything. Ending it makes the page reload as after any crash.
    webContents.forcefullyCrashRenderer();
  };
  window.on('unresponsive', () => {
    log('window-unresponsive');
    if (!hang) void askToWait();
  });
  window.on('responsive', () => {
    log('window-responsive');
    hang?.abort();
  });
};
