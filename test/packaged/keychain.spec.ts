import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { _electron, expect, test, type ElectronApplication, type Page } from 'playwright/test';
import { readySelector } from '../launch/hosted-app';
import { openKeyringSession, type KeyringSession } from '../run/keyring-session';
import { itemsOfElectron, openOwnKeychain, namedItems } from './mac-keychain';
import { packagedApp } from './packaged-app';

// Tests the system's keychain with the packaged app: a process of Electron loads the native module from beside the
// archive, under the package's rules for foreign libraries. The records stay in the keychain of the machine that runs
// the tests. On Linux each test has a keychain of its own.

interface Desktop {
  readonly userData: string;
  readonly session: KeyringSession | undefined;
}

let desktop: Desktop = { userData: '', session: undefined };
test.beforeEach(async () => {
  desktop = {
    userData: await mkdtemp(path.join(tmpdir(), 'account-viewer-keychain-')),
    session: process.platform === 'linux' ? await openKeyringSession('unlocked') : undefined,
  };
});
test.afterEach(async () => {
  await desktop.session?.close();
  await rm(desktop.userData, { recursive: true, force: true });
});

const launch = async (): Promise<{ app: ElectronApplication; page: Page }> => {
  const { DISPLAY } = process.env;
  const environment: Record<string, string | undefined> = desktop.session?.env ?? process.env;
  const app = await _electron.launch({
    executablePath: packagedApp('test').executable,
    args: [`--user-data-dir=${desktop.userData}`],
    // See first-screen.spec.ts.
    chromiumSandbox: process.platform !== 'linux',
    // The test session has no DISPLAY, so that no keyring can open a prompt. The app needs one.
    env: { ...environment, ...(DISPLAY === undefined ? {} : { DISPLAY }) },
  });
  const page = await app.firstWindow();
  await page.waitForSelector(readySelector, { state: 'attached' });
  return { app, page };
};

const exploreDemo = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Explore with a demo account' }).click();
  await expect(page.getByRole('heading', { name: 'Meridian Treasury Operations' })).toBeVisible();
  await expect(page.getByText('Your system’s keychain', { exact: true })).toBeVisible();
};

test('the packaged app puts the keys of the demo into the keychain, and signs with them after a restart (security E1, J8)', async () => {
  const first = await launch();
  await exploreDemo(first.page);
  const services = await first.app.evaluate(({ app }) =>
    app.getAppMetrics().map(({ name }) => name),
  );
  expect(services).toContain('Account Viewer keychain');
  await first.app.close();

  const second = await launch();
  await expect(
    second.page.getByRole('heading', { name: 'Meridian Treasury Operations' }),
  ).toBeVisible();
  await expect(second.page.getByText('Not live')).toHaveCount(0);
  await second.app.close();
});

if (process.platform === 'darwin') {
  test('a first start leaves no item in the keychain but the ones of the profile', async () => {
    const before = await itemsOfElectron();
    const { app, page } = await launch();
    await exploreDemo(page);
    await app.close();
    expect(await namedItems()).toContain('Account Viewer');
    expect(await itemsOfElectron()).toEqual(before);
  });

  test('the app waits longer than half a minute for a keychain prompt and stays usable', async () => {
    // Nobody answers the prompt; the test only checks that the app does not give up.
    test.setTimeout(240_000);
    await using keychain = await openOwnKeychain();
    const first = await launch();
    await exploreDemo(first.page);
    await first.app.close();
    await keychain.lock();

    const { app, page } = await launch();
    const waiting = page.getByText('Waiting for the keychain…');
    const failed = page.getByRole('alert');
    await expect(waiting.or(failed).first()).toBeVisible();
    const asks = await waiting.isVisible();
    if (!asks) await app.close();
    test.skip(!asks, 'the keychain cannot ask in this session');
    await page.waitForTimeout(31_000);
    await expect(waiting).toBeVisible();
    await page.getByRole('link', { name: 'Wallets', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Wallets' })).toBeVisible();
    await app.close();
  });
}
