import { expect, test } from 'playwright/test';
import { rendererPids } from './linux-processes';
import { packagedApp } from './packaged-app';
import { runToEnd } from './run-app';
import { closeErrorBox } from './shown-windows';

// Electron turns the sandbox off long before the app's main script runs, so the app itself must refuse to open a
// window. Linux only: on Windows and macOS the test cannot close the dialog, and both have no zygote, the process that
// Linux copies all others from.

const starts = [
  ['--no-sandbox', { args: ['--no-sandbox'] }],
  ['ELECTRON_DISABLE_SANDBOX', { env: { ELECTRON_DISABLE_SANDBOX: '1' } }],
] as const;

for (const [name, how] of process.platform === 'linux' ? starts : []) {
  test(`started with ${name}, the app says so and ends, without a window or a page (security A3, A4; fault 65)`, async () => {
    const { executable } = packagedApp('release');
    const { code } = await runToEnd(executable, how, async (pid) => {
      await closeErrorBox(async () => {
        expect(await rendererPids(pid)).toEqual([]);
      });
    });
    expect(code).toBe(1);
  });
}
