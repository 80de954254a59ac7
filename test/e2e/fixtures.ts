import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test as base, type Page, type TestInfo } from 'playwright/test';
import type { HostedApp, StartOptions } from '../launch/hosted-app';
import { chooseTestHost, openLauncher, type Launcher } from '../launch/test-host';
import type { KeyringSession } from '../run/keyring-session';

export { expect };

/** The built app, running on a user-data folder and a keychain service of this test's own. */
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

interface TestFixtures {
  /** A desktop session of the test's own, to run the app in; made by specs about keyrings. */
  readonly session: KeyringSession | undefined;
  /** What the app finds in its environment beside this process's own, which names no proxy to it. */
  readonly environment: NodeJS.ProcessEnv;
  /** Where the app finds its user data; specs about what earlier versions have left fill it before the app starts. */
  readonly userData: string;
  readonly app: App;
  readonly hostRules: undefined;
}

interface WorkerFixtures {
  readonly launcher: Launcher;
}

const { name: host } = chooseTestHost();

/** The options of a test that only Electron itself can run, with what the stand-in lacks for it. */
export const onlyElectron = (why: string) => ({
  tag: '@electron',
  annotation: { type: 'needs Electron', description: why },
});

/** The options of a test that runs on either host, and on Electron among the first. */
export const alsoOnElectron = { tag: '@electron-too' };

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

async function end(running: HostedApp): Promise<void> {
  const { forced } = await running.close();
  expect(forced, 'the app quits by itself').toBe(false);
  expect(isRunning(running.pid), 'the main process is gone').toBe(false);
}

// Each test has its own keychain records: development builds take the service name from a file.
async function createUserData(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'account-viewer-'));
  await writeFile(path.join(folder, 'keychain-service'), `Account Viewer (test ${randomUUID()})`);
  return folder;
}

async function attachEvidence(testInfo: TestInfo, page: Page, output: string): Promise<void> {
  if (testInfo.status === testInfo.expectedStatus) return;
  await testInfo.attach('output', { body: output, contentType: 'text/plain' });
  const body = await page.screenshot().catch(() => undefined);
  if (body) await testInfo.attach('screenshot', { body, contentType: 'image/png' });
}

/** A proxy of the machine's would be asked for hosts that tests have made up; on Linux languages come from here, too. */
const neutral: NodeJS.ProcessEnv = {
  HTTPS_PROXY: undefined,
  https_proxy: undefined,
  LANGUAGE: 'en',
};

/** Playwright's test with the fixture `app`; `viewport` is honoured, and null leaves the window as large as it opens. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  launcher: [
    async ({}, use) => {
      const launcher = await openLauncher();
      await use(launcher);
      await launcher.close();
    },
    { scope: 'worker' },
  ],

  hostRules: [
    async ({}, use, testInfo) => {
      testInfo.annotations.push({ type: 'host', description: host });
      const needsElectron = testInfo.tags.includes('@electron');
      const why = testInfo.annotations.find(({ type }) => type === 'needs Electron')?.description;
      testInfo.skip(needsElectron && host === 'stand-in', `needs Electron itself: ${String(why)}`);
      await use(undefined);
    },
    { auto: true },
  ],

  session: [undefined, { option: true }],
  environment: [{}, { option: true }],

  userData: async ({}, use) => {
    const folder = await createUserData();
    await use(folder);
    // Windows lets go of files a moment after the process that had them.
    await rm(folder, { recursive: true, force: true, maxRetries: 10 });
    // Where a test that connects an account leaves the key that it chose.
    await rm(`${folder}-key.pem`, { force: true });
  },

  app: async ({ viewport, session, environment, launcher, userData }, use, testInfo) => {
    const env = { ...neutral, ...session?.env, ...environment };
    // No colour scheme: what the desktop has is the host's matter, what the app does about it is tested.
    const options: StartOptions = { userDataDir: userData, viewport, colorScheme: undefined, env };
    let earlierOutput = '';
    let running = await launcher.launch(options);
    await use({
      host,
      userData,
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
      openedLinks: () => running.openedLinks(),
      questions: () => running.questions(),
      shownMenu: () => running.shownMenu(),
      chooseInMenu: (label) => running.chooseInMenu(label),
      dismissMenu: () => running.dismissMenu(),
      dropFile: (file, selector) => running.dropFile(file, selector),
      crashPage: () => running.crashPage(),
      powerEvent: (name) => running.powerEvent(name),
      passTime: (milliseconds) => running.passTime(milliseconds),
      windowText: () => running.windowText(),
      startAgain: () => running.startAgain(),
      output: () => earlierOutput + running.output(),
      async relaunch(whileClosed) {
        await end(running);
        earlierOutput += running.output();
        await whileClosed?.();
        running = await launcher.launch(options);
        return running.page;
      },
    });
    await attachEvidence(testInfo, running.page, earlierOutput + running.output());
    await end(running);
  },
});
