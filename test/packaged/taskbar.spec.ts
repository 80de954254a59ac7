import { execFile } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { rm, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { _electron, expect, test } from 'playwright/test';
import { appId } from '../../shared/app-id';
import { projectFolder } from '../launch/built-app';
import { readySelector } from '../launch/hosted-app';
import { packagedApp } from './packaged-app';

const run = promisify(execFile);

const dist = path.join(projectFolder, 'dist/release');

const installer = (): string => {
  const file = readdirSync(dist).find((name) => /(?<!portable)\.exe$/u.test(name));
  if (file === undefined) throw new Error(`There is no installer in ${dist}.`);
  return path.join(dist, file);
};

const shortcut = path.join(
  process.env['APPDATA'] ?? '',
  'Microsoft/Windows/Start Menu/Programs/Account Viewer.lnk',
);

const oneIcon = async (): Promise<void> => {
  const userData = await mkdtemp(path.join(tmpdir(), 'account-viewer-taskbar-'));
  await run(installer(), ['/S']);
  const app = await _electron.launch({
    executablePath: packagedApp('test').executable,
    args: [`--user-data-dir=${userData}`],
  });
  try {
    const page = await app.firstWindow();
    await page.waitForSelector(readySelector, { state: 'attached' });
    const shown = await app.evaluate(
      ({ BrowserWindow, shell }, file) => ({
        shortcut: shell.readShortcutLink(file).appUserModelId,
        renderer: BrowserWindow.getAllWindows()[0]?.webContents.getOSProcessId(),
      }),
      shortcut,
    );
    expect(shown.shortcut).toBe(appId);
    // Electron passes the app id that main has set to the renderer process on the command line.
    const ask = `(Get-CimInstance Win32_Process -Filter "ProcessId=${shown.renderer}").CommandLine`;
    const { stdout } = await run('powershell', ['-NoProfile', '-Command', ask]);
    expect(stdout).toMatch(
      new RegExp(`--app-user-model-id="?${appId.replace('.', '\\.')}"?\\s`, 'u'),
    );
  } finally {
    await app.close();
    await rm(userData, { recursive: true, force: true });
  }
};

// The test installs the app, so it runs only on CI machines, which are discarded afterwards.
if (process.platform === 'win32' && process.env['CI']) {
  test('the window and the installed shortcut are one program to the taskbar', oneIcon);
}
