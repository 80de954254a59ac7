import { expect, test as base, type TestInfo } from 'playwright/test';
import { chooseTestHost, openLauncher, type Launcher } from '../launch/test-host';
import type { KeyringSession } from '../run/keyring-session';
import { handedOnApp, type HandedOnApp } from './handed-on-app';
import { createUserData, openApp, removeUserData, type App } from './open-app';

export { expect };
export type { App };

interface TestFixtures {
  /** A desktop session of the test's own, to run the app in; made by specs about keyrings. */
  readonly session: KeyringSession | undefined;
  /** What the app finds in its environment beside this process's own, which names no proxy to it. */
  readonly environment: NodeJS.ProcessEnv;
  /** Where the app finds its user data; specs about what earlier versions have left fill it before the app starts. */
  readonly userData: string;
  /**
   * Whether a test has an app to itself. Otherwise tests have one after the other, emptied in between: those that have all
   * of their own in accounts, and nothing in the environment, the folder or the page that outlives a reload.
   */
  readonly ownApp: boolean;
  /** Whether the window is drawn as large as it is, for tests that turn the wheel over it. */
  readonly drawn: boolean;
  readonly app: App;
  readonly hostRules: undefined;
}

interface WorkerFixtures {
  readonly launcher: Launcher;
  readonly handedOn: HandedOnApp;
}

const { name: host } = chooseTestHost();

/** The options of a test that only Electron itself can run, with what the stand-in lacks for it. */
export const onlyElectron = (why: string) => ({
  tag: '@electron',
  annotation: { type: 'needs Electron', description: why },
});

/** The options of a test that runs on either host, and on Electron among the first. */
export const alsoOnElectron = { tag: '@electron-too' };

async function attachEvidence(testInfo: TestInfo, { page, output }: App): Promise<void> {
  if (testInfo.status === testInfo.expectedStatus) return;
  await testInfo.attach('output', { body: output(), contentType: 'text/plain' });
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
    // No colour scheme: what the desktop has is the host's matter, what the app does about it is tested.
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
    // As it failed, for what Playwright keeps of it.
    await (testInfo.status === testInfo.expectedStatus ? handedOn.giveBack() : handedOn.close());
  },

  page: async ({ app }, use) => {
    await use(app.page);
  },
});
