import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, type Page } from 'playwright/test';
import type { HostedApp, StartOptions } from '../launch/hosted-app';
import type { Launcher } from '../launch/test-host';

/** The built app, with a user-data folder and a keychain service of its own. */
export interface App extends Omit<HostedApp, 'page' | 'pid' | 'close' | 'output'> {
  /** The main window's page, ready for use. */
  readonly page: Page;
  readonly host: 'electron' | 'stand-in';
  readonly userData: string;
  /** Everything main and keychain wrote to stdout and stderr, over all launches of this test. */
  readonly output: () => string;
  /**
   * Quits and starts again on the same user data and keychain; resolves to the new page. `whileClosed` runs in between,
   * when no file is in use.
   */
  readonly relaunch: (whileClosed?: () => Promise<void>) => Promise<Page>;
}

/** The app for a test, and how to end it. */
export interface OpenApp {
  readonly app: App;
  /** From now on, `output`, `questions` and `openedLinks` return only later entries. */
  readonly beginAnew: () => Promise<void>;
  /** Quits the app as a user does; fails if it does not quit by itself. */
  readonly end: () => Promise<void>;
}

const isRunning = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
};

const end = async (running: HostedApp): Promise<void> => {
  const { forced } = await running.close();
  expect(forced, 'the app quits by itself').toBe(false);
  expect(isRunning(running.pid), 'the main process is gone').toBe(false);
};

/** Starts the app for a test. */
export const openApp = async (launcher: Launcher, options: StartOptions): Promise<OpenApp> => {
  let earlierOutput = '';
  const earlier = { output: 0, links: 0, questions: 0 };
  let running = await launcher.launch(options);
  const app: App = {
    host: launcher.host.name,
    userData: options.userDataDir,
    get page() {
      return running.page;
    },
    get electron() {
      return running.electron;
    },
    chooseFile: (file) => running.chooseFile(file),
    saveTo: (file) => running.saveTo(file),
    pressButton: (label) => running.pressButton(label),
    setClipboard: (text) => running.setClipboard(text),
    clipboard: () => running.clipboard(),
    openedLinks: async () => (await running.openedLinks()).slice(earlier.links),
    questions: async () => (await running.questions()).slice(earlier.questions),
    shownMenu: () => running.shownMenu(),
    chooseInMenu: (label) => running.chooseInMenu(label),
    dismissMenu: () => running.dismissMenu(),
    dropFile: (...asked) => running.dropFile(...asked),
    crashPage: () => running.crashPage(),
    powerEvent: (name) => running.powerEvent(name),
    passTime: (milliseconds) => running.passTime(milliseconds),
    endSession: (system) => running.endSession(system),
    windowText: () => running.windowText(),
    startAgain: () => running.startAgain(),
    output: () => (earlierOutput + running.output()).slice(earlier.output),
    async relaunch(whileClosed) {
      await end(running);
      earlierOutput += running.output();
      earlier.links = 0;
      earlier.questions = 0;
      await whileClosed?.();
      running = await launcher.launch(options);
      return running.page;
    },
  };
  return {
    app,
    beginAnew: async () => {
      earlier.output += app.output().length;
      earlier.links += (await app.openedLinks()).length;
      earlier.questions += (await app.questions()).length;
    },
    end: () => end(running),
  };
};

/**
 * Creates a folder with its own keychain records: development builds take the service name from a file in the folder.
 */
export const createUserData = async (): Promise<string> => {
  const folder = await mkdtemp(path.join(tmpdir(), 'account-viewer-'));
  await writeFile(path.join(folder, 'keychain-service'), `Account Viewer (test ${randomUUID()})`);
  return folder;
};

/** Deletes the folder and the files beside it that a test saved or chose, such as `FOLDER-key.pem`. */
export const removeUserData = async (folder: string): Promise<void> => {
  const beside = await readdir(path.dirname(folder));
  for (const name of beside.filter((other) => other.startsWith(path.basename(folder)))) {
    // Windows releases files a moment after their process ends.
    await rm(path.join(path.dirname(folder), name), {
      recursive: true,
      force: true,
      maxRetries: 10,
    });
  }
};
