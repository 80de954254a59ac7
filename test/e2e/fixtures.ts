import { expect, test as base, type TestInfo } from 'playwright/test';
import { chooseTestHost, openLauncher, type Launcher } from '../launch/test-host';
import type { KeyringSession } from '../run/keyring-session';
import { handedOnApp, type HandedOnApp } from './handed-on-app';
import { createUserData, openApp, removeUserData, type App } from './open-app';

export { expect };
export type { App };

interface TestFixtures {
  /** A desktop session of the test's own to run the app in; made by specs about keyrings. */
  readonly session: KeyringSession | undefined;
  /** Environment variables for the app, added to this process's own. Proxies are removed. */
  readonly environment: NodeJS.ProcessEnv;
  /** Folder of the app's user data. Specs about earlier versions fill it before the app starts. */
  readonly userData: string;
  /**
   * Whether a test starts an app of its own. Otherwise tests share one app, which is emptied between them: suitable for
   * tests that change only accounts, and leave nothing in the environment, the folder or the page that survives a
   * reload.
   */
  readonly ownApp: boolean;
  /** Whether the window is drawn at its real size, for tests that turn the mouse wheel over it. */
  readonly drawn: boolean;
  readonly app: App;
  readonly hostRules: undefined;
}

interface WorkerFixtures {
  readonly launcher: Launcher;
  readonly handedOn: HandedOnApp;
}

const { name: host } = chooseTestHost();

/** Options of a test that only Electron itself can run. `why` says what the stand-in lacks. */
export const onlyElectron = (why: string) => ({
  tag: '@electron',
  annotation: { type: 'needs Electron', description: why },
});

/** Options of a test that runs on both hosts, and on Electron in its first group. */
export const alsoOnElectron = { tag: '@electron-too' };

async function attachEvidence(testInfo: TestInfo, { page, output }: App): Promise<void> {
  if (testInfo.status === testInfo.expectedStatus) return;
  await testInfo.attach('output', { body: output(), contentType: 'text/plain' });
  const body = await page.screenshot().catch(() => undefined);
  if (body) await testInfo.attach('screenshot', { body, contentType: 'image/png' });
}

/**
 * Removes the machine's proxy, which would be asked for made-up hosts. On Linux these variables also set the language.
 */
const neutral: NodeJS.ProcessEnv = {
  HTTPS_PROXY: undefined,
  https_proxy: undefined,
  LANGUAGE: 'en',
};

/** Playwright's test with the fixture `app`. Applies `viewport`; null leaves the window at its opening size. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  launcher: [
    async ({}, use) => {
      const launcher = await openLauncher();
      await use(launcher);
      await launcher.close();
    },
    { scope: 'worker' },
  ],

  handedOn: [
    async ({ launcher }, use) => {
      const app = handedOnApp(launcher);
      await use(app);
      await app.close();
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
    await removeUserData(folder);
  },

  ownApp: [false, { option: true }],
  drawn: [false, { option: true }],

  app: async (
    { viewport, session, environment, launcher, userData, ownApp, drawn, handedOn },
    use,
    testInfo,
  ) => {
    // No colour scheme: the desktop's scheme is the host's matter, and the tests cover how the app follows it.
    const look = { viewport, colorScheme: undefined, unseen: !drawn };
    const options = { ...look, env: { ...neutral, ...session?.env, ...environment } };
    if (ownApp) {
      const { app, end } = await openApp(launcher, { ...options, userDataDir: userData });
      await use(app);
      await attachEvidence(testInfo, app);
      await end();
      return;
    }
    const app = await handedOn.take(options);
    await use(app);
    await attachEvidence(testInfo, app);
    // Closes a failed app as it is, so that Playwright keeps the evidence.
    await (testInfo.status === testInfo.expectedStatus ? handedOn.giveBack() : handedOn.close());
  },

  page: async ({ app }, use) => {
    await use(app.page);
  },
});
