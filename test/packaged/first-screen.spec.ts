import { _electron, expect, test } from 'playwright/test';
import { readySelector } from '../launch/hosted-app';
import { packagedApp } from './packaged-app';

test('the packaged app starts, shows its first screen, and has no developer tools (security A9)', async () => {
  const app = await _electron.launch({
    executablePath: packagedApp('test').executable,
    // Some Linux systems sandbox only an installed app, which has an AppArmor profile; hardening.spec.ts tests it.
    chromiumSandbox: process.platform !== 'linux',
  });
  try {
    const page = await app.firstWindow();
    await page.waitForSelector(readySelector, { state: 'attached' });
    expect(page.url()).toBe('app://bundle/');
    await expect(page.getByLabel('Service address')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Explore with a demo account' })).toBeVisible();
    expect(await app.evaluate((electron) => electron.app.isPackaged)).toBe(true);
    const opened = await app.evaluate(({ BrowserWindow }) => {
      const [window] = BrowserWindow.getAllWindows();
      window?.webContents.openDevTools();
      return window?.webContents.isDevToolsOpened();
    });
    expect(opened).toBe(false);
    await page.keyboard.press('Control+Shift+I');
    await page.keyboard.press('F12');
    const windows = await app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows().length);
    expect(windows).toBe(1);
  } finally {
    await app.close();
  }
});
