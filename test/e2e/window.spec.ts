import { readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { emptySettings } from '../../electron/main/profiles/settings/settings';
import { expect, test, type App } from './fixtures';

interface Line {
  readonly event: string;
  readonly then?: string;
}

/** What the app has logged so far. */
const logged = async (app: App): Promise<readonly Line[]> => {
  const text = await readFile(path.join(app.userData, 'logs', 'app.log'), 'utf8').catch(() => '');
  const lines = text.split('\n').filter((line) => line !== '');
  return lines.map((line) => JSON.parse(line) as Line);
};
const events = async (app: App) => (await logged(app)).map(({ event }) => event);

const setTheme = (app: App, theme: 'system' | 'light' | 'dark', log: 'off' | 'info' = 'info') =>
  app.page.evaluate((wanted) => window.accountViewer.setPreferences(wanted), {
    ...emptySettings.preferences,
    theme,
    log,
  });
const isDark = (app: App) =>
  app.page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches);

test('a window that crashes comes back three times, and then asks (security I8; fault 53)', async ({
  app,
}) => {
  await expect.poll(app.windowText).toContain('Connect an account');
  // The fourth is asked about; the desktop presses what a person who hits Enter would.
  for (let crashes = 1; crashes <= 4; crashes += 1) {
    await app.crashPage();
    await expect.poll(app.windowText).toContain('Connect an account');
    const gone = async () =>
      (await logged(app)).filter(({ event }) => event === 'window-gone').map(({ then }) => then);
    await expect.poll(gone).toEqual(['reload', 'reload', 'reload', 'ask'].slice(0, crashes));
  }
});

test('started again, also five times at once, the app is still one window, which hears of it (security C8; fault 56)', async ({
  app,
}) => {
  await expect.poll(() => events(app)).toContain('started');
  expect(await app.startAgain()).toBe(0);
  await expect.poll(() => events(app)).toContain('second-start');
  const codes = await Promise.all(Array.from({ length: 5 }, () => app.startAgain()));
  expect(codes).toEqual([0, 0, 0, 0, 0]);
  const started = (await events(app)).filter((event) => event === 'started');
  expect(started).toHaveLength(1);
  await expect(app.page.getByRole('heading', { name: 'Connect an account' })).toBeVisible();
});

test('the theme that was chosen is the window’s, also at the next start', async ({ app }) => {
  const desktop = await isDark(app);
  for (const theme of ['dark', 'light'] as const) {
    expect(await setTheme(app, theme)).toMatchObject({ ok: true });
    await expect.poll(() => isDark(app)).toBe(theme === 'dark');
    await app.relaunch();
    await expect.poll(() => isDark(app)).toBe(theme === 'dark');
  }
  await setTheme(app, 'dark');
  await setTheme(app, 'system');
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
  await setTheme(app, 'system', 'off');
  expect(await app.page.evaluate(() => window.accountViewer.deleteLogs())).toMatchObject({
    ok: true,
  });
  await app.relaunch();
  expect(await events(app)).toEqual([]);
});

test('a damaged place of the window is no reason not to start', async ({ app }) => {
  await writeFile(path.join(app.userData, 'window.json'), '{"x":1e99');
  const page = await app.relaunch();
  await expect(page.getByRole('heading', { name: 'Connect an account' })).toBeVisible();
});

test.describe('in a window of its own size', () => {
  test.use({ viewport: null });
  // Fits the smallest screens that CI's machines have.
  const place = { x: 0, y: 0, width: 960, height: 640, maximized: false, zoom: 2 };

  /** Of the window without its frame, which Windows counts into the width. */
  const contentWidth = async ({ electron }: App): Promise<number | undefined> =>
    electron
      ? electron.evaluate(
          ({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.getContentSize()[0],
        )
      : place.width;

  test('the page comes back as large as it was shown', async ({ app }) => {
    await writeFile(path.join(app.userData, 'window.json'), JSON.stringify(place));
    const widths: (number | undefined)[] = [];
    while (widths.length < 2) {
      await app.relaunch();
      const width = await contentWidth(app);
      widths.push(width);
      const shown = () => app.page.evaluate(() => window.innerWidth);
      await expect.poll(shown).toBe(Math.floor(Number(width) / place.zoom));
    }
    // A window that took its frame for its content would be another size each time.
    expect(widths[1]).toBe(widths[0]);
    expect(widths[0]).toBeGreaterThan(place.width - 40);
  });
});

test('strong contrast is shown when it is chosen, from the first frame on', async ({ app }) => {
  const { page } = app;
  const mark = () => app.page.evaluate(() => document.documentElement.dataset['contrast']);
  expect(await mark()).toBe('usual');
  await page.emulateMedia({ contrast: 'more' });
  await expect.poll(mark).toBe('more');
  await page.emulateMedia({ contrast: 'no-preference' });
  await expect.poll(mark).toBe('usual');
  await page.evaluate((wanted) => window.accountViewer.setPreferences(wanted), {
    ...emptySettings.preferences,
    contrast: 'more',
  } as const);
  await app.relaunch();
  expect(await mark()).toBe('more');
});
