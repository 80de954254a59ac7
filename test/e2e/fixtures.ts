import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test as base, type Browser, type Page, type TestInfo } from 'playwright/test';
import { findElectron } from '../launch/electron-binary';
import type { HostedApp, StartOptions } from '../launch/hosted-app';
import { launchElectron } from '../launch/launch-electron';
import { launchStandIn } from '../launch/launch-stand-in';
import type { KeyringSession } from '../run/keyring-session';
import { launchChromium } from '../stand-in/chromium';

export { expect };

/** The built app, running on a user-data folder and a keychain service of this test's own. */
export interface App extends Omit<HostedApp, 'page' | 'pid' | 'close' | 'output'> {
  /** The main window's page, ready for use. */
  readonly page: Page;
  readonly host: 'electron' | 'stand-in';
  readonly userData: string;
  /** Everything main and keychain wrote to stdout and stderr, over all launches of this test. */
  readonly output: () => string;
  /** Quits and starts again on the same user data and keychain; resolves to the new page. */
  readonly relaunch: () => Promise<Page>;
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
  /** Undefined where Electron runs the tests. */
  readonly standInBrowser: Browser | undefined;
}

const electron = findElectron();
const host = electron === undefined ? 'stand-in' : 'electron';

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

// A proxy of the machine's would be asked for hosts that tests have made up.
const withoutProxy: NodeJS.ProcessEnv = { HTTPS_PROXY: undefined, https_proxy: undefined };

/** Playwright's test with the fixture `app`; `viewport` and `colorScheme` are honoured. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  standInBrowser: [
    async ({}, use) => {
      const browser = electron === undefined ? await launchChromium(true) : undefined;
      await use(browser);
      await browser?.close();
    },
    { scope: 'worker' },
  ],

  hostRules: [
    async ({}, use, testInfo) => {
      testInfo.annotations.push({ type: 'host', description: host });
      const needsElectron = testInfo.tags.includes('@electron');
      testInfo.skip(needsElectron && host === 'stand-in', 'needs Electron itself');
      await use(undefined);
    },
    { auto: true },
  ],

  session: [undefined, { option: true }],
  environment: [{}, { option: true }],

  userData: async ({}, use) => {
    const folder = await createUserData();
    await use(folder);
    await rm(folder, { recursive: true, force: true });
    // Where a test that connects an account leaves the key that it chose.
    await rm(`${folder}-key.pem`, { force: true });
  },

  app: async (
    { viewport, colorScheme, session, environment, standInBrowser, userData },
    use,
    testInfo,
  ) => {
    const env = { ...withoutProxy, ...session?.env, ...environment };
    const options: StartOptions = { userDataDir: userData, viewport, colorScheme, env };
    const launch = () =>
      standInBrowser
        ? launchStandIn(options, standInBrowser)
        : launchElectron(options, electron ?? '');
    let earlierOutput = '';
    let running = await launch();
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
      dropFile: (file, selector) => running.dropFile(file, selector),
      crashPage: () => running.crashPage(),
      powerEvent: (name) => running.powerEvent(name),
      windowText: () => running.windowText(),
      startAgain: () => running.startAgain(),
      output: () => earlierOutput + running.output(),
      async relaunch() {
        await end(running);
        earlierOutput += running.output();
        running = await launch();
        return running.page;
      },
    });
    await attachEvidence(testInfo, running.page, earlierOutput + running.output());
    await end(running);
  },
});
