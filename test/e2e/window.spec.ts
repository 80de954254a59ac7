import { readFile, stat, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { emptySettings } from '../../electron/main/profiles/settings/settings';
import type { Preferences } from '../../shared/schemas';
import { expect, onlyElectron, test, type App } from './fixtures';
import { openSettings } from './settings';

test.use({ ownApp: true });

interface Line {
  readonly event: string;
  readonly then?: string;
  readonly type?: string;
}

/** All lines of the app's log so far. */
const logged = async (app: App): Promise<readonly Line[]> => {
  const text = await readFile(path.join(app.userData, 'logs', 'app.log'), 'utf8').catch(() => '');
  const lines = text.split('\n').filter((line) => line !== '');
  return lines.map((line) => JSON.parse(line) as Line);
};
const events = async (app: App) => (await logged(app)).map(({ event }) => event);

const prefer = (app: App, wanted: Partial<Preferences>) =>
  app.page.evaluate((preferences) => window.accountViewer.setPreferences(preferences), {
    ...emptySettings.preferences,
    ...wanted,
  });
const isDark = (app: App) =>
  app.page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches);

test('a window that crashes comes back three times, and then asks (security I8; fault 53)', async ({
  app,
}) => {
  await expect.poll(app.windowText).toContain('Connect an account');
  // The fourth crash opens a question; the test desktop presses its default button.
  const soon = { intervals: [50] };
  for (let crashes = 1; crashes <= 4; crashes += 1) {
    await app.crashPage();
    await expect.poll(app.windowText, soon).toContain('Connect an account');
    const gone = async () =>
      (await logged(app)).filter(({ event }) => event === 'window-gone').map(({ then }) => then);
    await expect.poll(gone, soon).toEqual(['reload', 'reload', 'reload', 'ask'].slice(0, crashes));
  }
});

test(
  'a killed GPU process comes back, and the window with it (security I9; fault 55)',
  onlyElectron(
    'the stand-in’s browser draws in a process that it shares with all tests, and tells main nothing of it',
  ),
  async ({ app }) => {
    const gpu = await app.electron?.evaluate(
      ({ app: main }) => main.getAppMetrics().find(({ type }) => type === 'GPU')?.pid,
    );
    if (gpu === undefined) throw new Error('there is no GPU process');
    process.kill(gpu, 'SIGKILL');
    const gone = async () => (await logged(app)).filter(({ type }) => type === 'GPU');
    await expect.poll(gone).toMatchObject([{ event: 'process-gone' }]);
    await app.page.getByLabel('Profile name').fill('Still here');
    await expect(app.page.getByLabel('Profile name')).toHaveValue('Still here');
  },
);

test(
  'the window is kept out of screenshots when that is chosen, again after a restart (security A8)',
  onlyElectron('no window manager is told anything by the stand-in'),
  async ({ app }) => {
    test.skip(process.platform === 'linux', 'Linux has no way to do it');
    const isProtected = () =>
      app.electron?.evaluate(({ BrowserWindow }) =>
        BrowserWindow.getAllWindows()[0]?.isContentProtected(),
      );
    await app.page.getByRole('button', { name: 'Explore with a demo account' }).click();
    await openSettings(app.page, 'privacy');
    const choice = () => app.page.getByLabel('Keep the window out of screenshots');
    expect(await isProtected()).toBe(false);
    await choice().check();
    await expect.poll(isProtected).toBe(true);
    await app.relaunch();
    expect(await isProtected()).toBe(true);
    await openSettings(app.page, 'privacy');
    await choice().uncheck();
    await expect.poll(isProtected).toBe(false);
  },
);

test('started again, also five times at once, the app is still one window, which hears of it (security C8; fault 56)', async ({
  app,
}) => {
  await expect.poll(() => events(app)).toContain('started');
  expect(await app.startAgain()).toBe(0);
  const codes = await Promise.all(Array.from({ length: 5 }, () => app.startAgain()));
  expect(codes).toEqual([0, 0, 0, 0, 0]);
  const times = async (wanted: string) =>
    (await events(app)).filter((event) => event === wanted).length;
  await expect.poll(() => times('second-start')).toBe(6);
  expect(await times('started')).toBe(1);
  await expect(app.page.getByRole('heading', { name: 'Connect an account' })).toBeVisible();
});

test('the window follows theme and contrast from the first frame on', async ({ app, page }) => {
  const mark = () => app.page.evaluate(() => document.documentElement.dataset['contrast']);
  expect(await mark()).toBe('usual');
  await page.emulateMedia({ contrast: 'more' });
  await expect.poll(mark).toBe('more');
  await page.emulateMedia({ contrast: 'no-preference' });
  await expect.poll(mark).toBe('usual');
  const desktop = await isDark(app);
  const other = desktop ? 'light' : 'dark';
  expect(await prefer(app, { theme: other, contrast: 'more' })).toMatchObject({ ok: true });
  await expect.poll(() => isDark(app)).toBe(!desktop);
  const again = await app.relaunch(() =>
    writeFile(path.join(app.userData, 'window.json'), '{"x":1e99'),
  );
  expect(await mark()).toBe('more');
  expect(await isDark(app)).toBe(!desktop);
  await expect(again.getByRole('heading', { name: 'Connect an account' })).toBeVisible();
  await prefer(app, { theme: 'system' });
  await expect.poll(() => isDark(app)).toBe(desktop);
});

test('the log is for its owner alone, can be turned off, and can be deleted (security I4)', async ({
  app,
}) => {
  await expect.poll(() => events(app)).toContain('started');
  if (process.platform !== 'win32') {
    const { mode } = await stat(path.join(app.userData, 'logs', 'app.log'));
    expect(mode & 0o777).toBe(0o600);
  }
  await prefer(app, { log: 'off' });
  expect(await app.page.evaluate(() => window.accountViewer.deleteLogs())).toMatchObject({
    ok: true,
  });
  await app.relaunch();
  // Log lines are written during the run and at its end.
  await app.relaunch(async () => {
    expect(await events(app)).toEqual([]);
  });
});

test.describe('where a computer of another name has left its lock', () => {
  test.use({
    userData: async ({ userData }, use) => {
      await symlink('another-computer-4711', path.join(userData, 'SingletonLock'));
      await use(userData);
    },
  });

  test(
    'the app starts, and is the only one from then on (fault 57)',
    onlyElectron('the stand-in has another kind of lock'),
    async ({ app }) => {
      test.skip(process.platform === 'win32', 'Windows has no such links');
      await expect(app.page.getByRole('heading', { name: 'Connect an account' })).toBeVisible();
      expect(await app.startAgain()).toBe(0);
      await expect.poll(() => events(app)).toContain('second-start');
    },
  );
});

// Fits the smallest screens of the CI machines.
const place = { x: 0, y: 0, width: 960, height: 640, maximized: false, zoom: 2 };

test.describe('in a window of its own size', () => {
  test.use({
    viewport: null,
    userData: async ({ userData }, use) => {
      await writeFile(path.join(userData, 'window.json'), JSON.stringify(place));
      await use(userData);
    },
  });

  /** Without the frame, which Windows includes in the width. */
  const contentWidth = async ({ electron }: App): Promise<number | undefined> =>
    electron
      ? electron.evaluate(
          ({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.getContentSize()[0],
        )
      : place.width;

  test('the page opens at the size and zoom it was shown with', async ({ app }) => {
    const widthShown = async (): Promise<number | undefined> => {
      const width = await contentWidth(app);
      const shown = () => app.page.evaluate(() => window.innerWidth);
      await expect.poll(shown).toBe(Math.floor(Number(width) / place.zoom));
      return width;
    };
    const width = await widthShown();
    expect(width).toBeGreaterThan(place.width - 40);
    await app.relaunch();
    // A window that confused its frame with its content would have another size each time.
    expect(await widthShown()).toBe(width);
  });

  test(
    'a page that was reset to its own zoom opens with that zoom',
    onlyElectron('the stand-in’s menu has no items that zoom'),
    async ({ app }) => {
      const kept = async (): Promise<unknown> =>
        JSON.parse(await readFile(path.join(app.userData, 'window.json'), 'utf8'));
      const factor = (): Promise<number | undefined> | undefined =>
        app.electron?.evaluate(({ BrowserWindow }) =>
          BrowserWindow.getAllWindows()[0]?.webContents.getZoomFactor(),
        );
      await expect.poll(factor).toBe(place.zoom);
      await app.electron?.evaluate(({ BrowserWindow }) => {
        BrowserWindow.getAllWindows()[0]?.webContents.setZoomFactor(1);
      });
      await app.relaunch();
      expect(await kept()).toMatchObject({ zoom: 1 });
      await expect.poll(factor).toBe(1);
    },
  );
});
