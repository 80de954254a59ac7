import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { constants, tmpdir } from 'node:os';
import path from 'node:path';
import type { Browser } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { launchChromium } from '../chromium';
import { startSelfTestApp, type SelfTestApp } from './self-test-app';

let browser: Browser;
let app: SelfTestApp;

beforeAll(async () => {
  browser = await launchChromium(true);
});
const start = async () => {
  app = await startSelfTestApp({ browser });
};
const close = async () => {
  await app.standIn.close();
};
afterAll(async () => {
  await browser.close();
});

// An ended process stays listed as a zombie until its parent, which may be busy, reaps it.
function isRunning(pid: number): boolean {
  const { stdout } = spawnSync('ps', ['-o', 'stat=', '-p', String(pid)], { encoding: 'utf8' });
  return stdout.trim() !== '' && !stdout.trim().startsWith('Z');
}

describe('while it runs', () => {
  beforeAll(start);
  afterAll(close);

  describe('a destroyed window', () => {
    it('throws Electron’s error, except for events, the id of a window, and isDestroyed', async () => {
      const destroyed = { error: 'Object has been destroyed' };
      expect(await app.invoke('usesOfDestroyed')).toEqual({
        'window.id': { value: 'number' },
        'window.isDestroyed': { value: true },
        'window.webContents': destroyed,
        'window.getNormalBounds': destroyed,
        'webContents.send': destroyed,
        'webContents.id': destroyed,
        'webContents.isDestroyed': { value: true },
        'webContents.on': { value: true },
      });
    });
  });

  describe('a network restriction of a page', () => {
    it('throws if the stand-in would apply it unasked or can no longer apply it', async () => {
      expect(await app.invoke('loadUnderPolicy', 'default')).toEqual({
        error: "stand-in: the WebRTC policy 'default' is not covered",
      });
      expect(await app.invoke('setProxy', { proxyRules: '127.0.0.1:9' })).toEqual({
        error: 'stand-in: session.defaultSession.setProxy after its windows is not covered',
      });
    });
  });

  describe('the command line', () => {
    it('loses no-sandbox when the sandbox is enabled, also if a variable has set it', async () => {
      expect(await app.invoke('sandboxSwitch')).toEqual([false, false, true]);
      const env = { ELECTRON_DISABLE_SANDBOX: '1' };
      const without = await startSelfTestApp({ browser, env });
      expect(await without.invoke('sandboxSwitch')).toEqual([true, false, true]);
      await without.standIn.close();
    });

    it('has no secrets: only the user-data folder is passed', () => {
      if (process.platform === 'win32') return;
      const { stdout } = spawnSync('ps', ['-o', 'args=', '-p', String(app.standIn.pid)]);
      expect(String(stdout).trim().split(' ').slice(3)).toEqual([
        '.',
        expect.stringMatching(/^--user-data-dir=/),
      ]);
    });
  });

  describe('a member that is not covered', () => {
    it.each([
      ['uncovered', 'stand-in: electron.app.getFileIcon is not covered'],
      ['uncoveredModule', 'stand-in: electron.(main).desktopCapturer is not covered'],
      ['uncoveredSet', 'stand-in: electron.app.userAgentFallback is not covered'],
    ])('throws: %s', async (channel, error) => {
      expect(await app.invoke(channel)).toEqual({ error });
    });
  });

  describe('a use before the app is ready', () => {
    it('throws Electron’s error', async () => {
      expect(await app.invoke('usesBeforeReady')).toEqual([
        'Session can only be received when app is ready',
        'Session can only be received when app is ready',
        "The 'screen' module can't be used before the app 'ready' event",
        'dialog module can only be used after app is ready',
      ]);
    });
  });

  describe('utilityProcess', () => {
    it('can be killed, even if it ignores SIGTERM', async () => {
      await app.invoke('startWorker');
      expect(await app.invoke('killWorker')).toBe(0);
      await app.invoke('startWorker');
      expect(await app.invoke('hangWorker')).toBe('hanging');
      expect(await app.invoke('killWorker')).toBe(0);
    });

    it('cannot be killed before `spawn`, and exits with 0 when killed afterwards', async () => {
      const told = [false, 'spawn', true, 'exit 0', undefined, false];
      expect(await app.invoke('killTwice')).toEqual(told);
    });

    it('exits with the number of the signal when another process kills it', async () => {
      expect(await app.invoke('killFromOutside')).toEqual(['spawn', 'exit 9', undefined, false]);
    });

    it('emits an error of V8 before its exit, and throws the error without a listener', async () => {
      const told = (await app.invoke('runOutOfMemory')) as unknown[];
      expect(told.slice(0, 3)).toEqual([
        'spawn',
        'error FatalError',
        `exit ${String(constants.signals.SIGABRT)}`,
      ]);
      expect(await app.invoke('unheardError')).toContain('FatalError');
    });

    it('throws for a message that cannot be cloned', async () => {
      const error = 'An object could not be cloned.';
      expect(await app.invoke('sendFunctionToWorker')).toEqual({ error });
    });

    it('makes a Buffer a Uint8Array, and sends no more of a buffer than is seen', async () => {
      const error = 'stand-in: a message would send 9 bytes for a view of 8';
      expect(await app.invoke('sendBytesToWorker')).toEqual([false, true, { error }]);
    });

    it('goes on after a rejection that nobody waits for', async () => {
      await app.invoke('startWorker');
      const told = (await app.invoke('rejectInWorker')) as { pid: number };
      const again = (await app.invoke('askWorker', null)) as { pid: number };
      expect(again.pid).toBe(told.pid);
    });
  });
});

describe('a page that main crashes', () => {
  beforeEach(start);
  afterEach(close);

  it('is reported by render-process-gone', async () => {
    const { standIn, invoke, log } = app;
    await expect(invoke('crash')).rejects.toThrow('crashed');
    await expect.poll(log).toContain('render-process-gone crashed');
    expect(await standIn.close()).toMatchObject({ code: 0, forced: false });
  });
});

describe('quitting', () => {
  beforeEach(start);
  afterEach(close);

  it('closes the window and emits the events in order', async () => {
    const { standIn, log } = app;
    expect(await standIn.close()).toEqual({ code: 0, signal: null, forced: false });
    expect(isRunning(standIn.pid)).toBe(false);
    expect(log().filter(Boolean)).toEqual([
      'close',
      'destroyed',
      'closed true',
      'window-all-closed',
      'before-quit',
      'will-quit',
      'quit 0',
    ]);
  });

  it('waits for the page, which can refuse to close and so cancel it', async () => {
    const { page, standIn, invoke, log } = app;
    await page.evaluate(() => {
      window.onbeforeunload = () => 'stay';
    });
    await invoke('closeWindow');
    await expect.poll(log).toContain('will-prevent-unload');
    expect(log()).toContain('after close() destroyed: false');
    process.kill(standIn.pid, 'SIGTERM');
    await expect.poll(() => log().filter((line) => line === 'will-prevent-unload')).toHaveLength(2);
    expect(await invoke('echo', 1)).toEqual([1]);
    await page.evaluate(() => {
      window.onbeforeunload = null;
    });
    expect(log()).not.toContain('window-all-closed');
    expect(await standIn.close()).toMatchObject({ code: 0, forced: false });
  });

  it('can be cancelled by the app', async () => {
    await app.invoke('preventQuit');
    expect(await app.standIn.close()).toMatchObject({ code: 0, forced: false });
    expect(app.log().filter((line) => line === 'before-quit')).toHaveLength(2);
  });

  it('by app.exit asks no window, and code after it still runs', async () => {
    const { standIn, invoke, log } = app;
    // The page is gone before the call returns.
    await invoke('exit').catch(() => undefined);
    expect(await standIn.exited).toMatchObject({ code: 3, forced: false });
    const told = ['closed true', 'quit 3', 'after exit() destroyed: true'];
    expect(log().slice(0, told.length)).toEqual(told);
  });

  it('ends the utility processes after `quit`, with their `exit`, and starts no other', async () => {
    const { standIn, invoke, log } = app;
    await invoke('startWorker');
    await invoke('askWorker', null);
    await invoke('startWorkerAtExit');
    expect(await standIn.close()).toMatchObject({ code: 0, forced: false });
    expect(
      log()
        .slice(log().indexOf('quit 0') + 1)
        .filter(Boolean),
    ).toEqual([
      'worker exit 0',
      ...Array<string>(2).fill(
        'stand-in: a utility process that starts after `quit` is not covered',
      ),
    ]);
  });

  it('with the session is a kill after `session-end` on Windows, and `quit` alone on Linux', async () => {
    expect(await app.standIn.endSession('windows')).toMatchObject({ signal: 'SIGKILL' });
    expect(app.log().filter(Boolean)).toEqual(['session-end logoff']);
    await start();
    expect(await app.standIn.endSession('linux')).toMatchObject({ code: 0, forced: false });
    expect(app.log().filter(Boolean)).toEqual(['closed true', 'quit 0', 'destroyed']);
  });

  it('follows when the user closes the window in the browser', async () => {
    await app.page.close();
    expect(await app.standIn.exited).toMatchObject({ code: 0, forced: false });
    expect(app.log()).toContain('window-all-closed');
  });

  // window.spec.ts tests that the first process learns of any number of further starts.
  it('by a kill leaves the instance lock to another start', async () => {
    const userDataDir = mkdtempSync(path.join(tmpdir(), 'stand-in-'));
    const options = { browser, userDataDir };
    const first = await startSelfTestApp(options);
    expect(await first.invoke('lock')).toBe(true);
    const second = await startSelfTestApp(options);
    expect(await second.invoke('lock')).toBe(false);
    await expect.poll(() => first.log().join()).toContain('second-instance 3 /');
    await first.standIn.kill();
    expect(await second.invoke('lock')).toBe(true);
    await second.standIn.close();
    rmSync(userDataDir, { recursive: true, force: true });
  });

  it('by a kill ends the utility processes too', async () => {
    await app.invoke('startWorker');
    const { pid } = (await app.invoke('askWorker', null)) as { pid: number };
    expect(isRunning(pid)).toBe(true);
    expect(await app.standIn.kill()).toMatchObject({ signal: 'SIGKILL' });
    await expect.poll(() => isRunning(pid)).toBe(false);
  });
});
