import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { ElectronApplication } from 'playwright';
import { expect, onlyElectron, test, type App } from './fixtures';
import { openSettings } from './settings';

// What only Electron itself can show. The decisions behind it have tests of their own that run everywhere.

const electron = ({ electron: application }: App): ElectronApplication => {
  if (!application) throw new Error('this is not Electron');
  return application;
};

test(
  'the page has its own origin, and neither Node nor webviews (security A1, A2, A6, B1)',
  onlyElectron('the page of the stand-in has another address, and Chromium’s own globals'),
  async ({ app: { page } }) => {
    const seen = await page.evaluate(() => ({
      origin: location.origin,
      node: ['process', 'require', 'Buffer', 'global'].filter((name) => name in window),
      webview: document.createElement('webview') instanceof HTMLUnknownElement,
    }));
    expect(seen).toEqual({ origin: 'app://bundle', node: [], webview: true });
  },
);

test(
  'no session is kept on the disk (security A5)',
  onlyElectron(
    'the stand-in’s pages live in browser contexts of Playwright’s, not in Electron’s sessions',
  ),
  async ({ app }) => {
    const persistent = await electron(app).evaluate(({ session }) =>
      ['window', 'service'].map((name) => session.fromPartition(name).isPersistent()),
    );
    expect(persistent).toEqual([false, false]);
  },
);

test(
  'no session checks spelling, for which it would ask Google for a dictionary',
  onlyElectron('the stand-in ends an app that leaves a session to it'),
  async ({ app }) => {
    const checked = await electron(app).evaluate(({ session }) =>
      ['', 'window', 'service'].map((name) => session.fromPartition(name).isSpellCheckerEnabled()),
    );
    // macOS checks spelling itself, and fetches nothing.
    const mac = process.platform === 'darwin';
    expect(checked).toEqual([mac, mac, mac]);
  },
);

test(
  'the page’s session reaches no server, whoever asks it to (security B8)',
  onlyElectron('the stand-in has no request of the session’s own'),
  async ({ app }) => {
    let requests = 0;
    const server = createServer((_request, response) => {
      requests += 1;
      response.end();
    });
    await once(server.listen(0, '127.0.0.1'), 'listening');
    const { port } = server.address() as AddressInfo;
    try {
      const outcome = await electron(app).evaluate(
        ({ net, session }, url) =>
          new Promise<string>((resolve) => {
            const request = net.request({ url, session: session.fromPartition('window') });
            request.on('response', () => {
              resolve('answered');
            });
            request.on('error', ({ message }) => {
              resolve(message);
            });
            request.end();
          }),
        `http://127.0.0.1:${port}/`,
      );
      expect(outcome).toBe('net::ERR_BLOCKED_BY_CLIENT');
      expect(requests).toBe(0);
    } finally {
      server.close();
    }
  },
);

test(
  'the page’s files are for no other origin (security B1)',
  onlyElectron('the stand-in serves the page as http, under the rules of that scheme'),
  async ({ app }) => {
    const outcome = await electron(app).evaluate(async ({ BrowserWindow, session }) => {
      const other = new BrowserWindow({
        show: false,
        webPreferences: { session: session.fromPartition('window'), sandbox: true },
      });
      await other.loadURL('about:blank');
      const read = `fetch('app://bundle/index.html').then(() => 'read', () => 'refused')`;
      const told = (await other.webContents.executeJavaScript(read)) as string;
      other.destroy();
      return told;
    });
    expect(outcome).toBe('refused');
  },
);

test(
  'a login that a server asks for is declined, and no dialog shown (security C9)',
  onlyElectron('the stand-in’s pages reach no server that could ask'),
  async ({ app }) => {
    const seen: (string | undefined)[] = [];
    const server = createServer((request, response) => {
      seen.push(request.headers.authorization);
      response.writeHead(401, { 'WWW-Authenticate': 'Basic realm="r"' }).end('declined');
    });
    await once(server.listen(0, '127.0.0.1'), 'listening');
    const { port } = server.address() as AddressInfo;
    try {
      const shown = await electron(app).evaluate(async ({ BrowserWindow, session }, url) => {
        const other = new BrowserWindow({
          show: false,
          webPreferences: { session: session.fromPartition('service'), sandbox: true },
        });
        await other.loadURL(url);
        const text = 'document.body.innerText';
        const told = (await other.webContents.executeJavaScript(text)) as string;
        other.destroy();
        return told;
      }, `http://127.0.0.1:${port}/`);
      expect(shown).toBe('declined');
      expect(seen.filter((authorization) => authorization !== undefined)).toEqual([]);
    } finally {
      server.close();
    }
  },
);

test(
  'the menu is one that the system can show',
  onlyElectron('the stand-in keeps the menu’s items and shows none'),
  async ({ app }) => {
    const menus = await electron(app).evaluate(({ Menu }) =>
      (Menu.getApplicationMenu()?.items ?? []).map(({ label, submenu }) => ({
        label,
        items: (submenu?.items ?? [])
          .filter(({ type, visible }) => visible && type !== 'separator')
          .map((item) => item.label),
      })),
    );
    expect(menus.length).toBeGreaterThan(1);
    for (const { label, items } of menus) {
      expect(label).not.toBe('');
      expect(items.length).toBeGreaterThan(0);
      expect(items).not.toContain('');
    }
  },
);

test(
  'the page is granted nothing (security C1, C2)',
  onlyElectron('Chromium refuses the stand-in’s page every permission before any handler is asked'),
  async ({ app: { page } }) => {
    const answers = await page.evaluate(async () => {
      const names = [
        'geolocation',
        'notifications',
        'camera',
        'microphone',
        'midi',
        'clipboard-read',
      ];
      const states = await Promise.all(
        names.map(
          async (name) =>
            (await navigator.permissions.query({ name: name as PermissionName })).state,
        ),
      );
      const fate = (attempt: Promise<unknown>): Promise<string> =>
        attempt.then(
          () => 'granted',
          () => 'denied',
        );
      const asked = await Promise.all([
        fate(navigator.clipboard.writeText('x')),
        fate(navigator.clipboard.readText()),
        fate(navigator.mediaDevices.getUserMedia({ audio: true })),
        fate(navigator.mediaDevices.getDisplayMedia()),
        fate(document.documentElement.requestFullscreen()),
      ]);
      return [...states, ...asked];
    });
    expect(answers).toEqual(answers.map(() => 'denied'));
  },
);

test(
  'web contents of any kind are guarded from their first moment (security A6, A7, C3)',
  onlyElectron('the stand-in makes no web contents but a window’s'),
  async ({ app }) => {
    const counts = await electron(app).evaluate(({ WebContentsView }) => {
      const { webContents } = new WebContentsView();
      const guarded = [
        'will-navigate',
        'will-frame-navigate',
        'will-redirect',
        'will-attach-webview',
      ];
      const found = guarded.map((event) => webContents.listenerCount(event));
      webContents.close();
      return found;
    });
    expect(counts).toEqual([1, 1, 1, 1]);
  },
);

test(
  'a page that starts a download gets none (security C6)',
  onlyElectron('the stand-in turns downloads off instead of asking'),
  async ({ app }) => {
    const prevented = electron(app).evaluate(
      ({ session }) =>
        new Promise<boolean>((resolve) => {
          session.fromPartition('window').once('will-download', (event) => {
            resolve(event.defaultPrevented);
          });
        }),
    );
    await app.page.evaluate(() => {
      const link = document.createElement('a');
      link.href = URL.createObjectURL(new Blob(['x']));
      link.download = 'x.txt';
      link.click();
    });
    expect(await prevented).toBe(true);
  },
);

test(
  'a killed GPU process comes back, and the window with it (security I9; fault 55)',
  onlyElectron(
    'the stand-in’s browser draws in a process that it shares with all tests, and tells main nothing of it',
  ),
  async ({ app }) => {
    const gpu = await electron(app).evaluate(
      ({ app: main }) => main.getAppMetrics().find(({ type }) => type === 'GPU')?.pid,
    );
    if (gpu === undefined) throw new Error('there is no GPU process');
    process.kill(gpu, 'SIGKILL');
    const log = path.join(app.userData, 'logs', 'app.log');
    await expect.poll(() => readFile(log, 'utf8')).toContain('"event":"process-gone","type":"GPU"');
    await app.page.getByLabel('Profile name').fill('Still here');
    await expect(app.page.getByLabel('Profile name')).toHaveValue('Still here');
  },
);

test(
  'a killed keychain process is started again (security E2; fault 44)',
  onlyElectron('the stand-in lists no processes'),
  async ({ app }) => {
    await app.page.getByRole('button', { name: 'Explore with a demo account' }).click();
    await expect(app.page.getByRole('link', { name: 'Wallets', exact: true })).toBeVisible();
    const keychain = await electron(app).evaluate(
      ({ app: main }) =>
        main.getAppMetrics().find(({ name }) => name === 'Account Viewer keychain')?.pid,
    );
    if (keychain === undefined) throw new Error('there is no keychain process');
    process.kill(keychain, 'SIGKILL');
    const answer = await app.page.evaluate(async () => {
      const state = await window.accountViewer.getState();
      const profileId = (state.ok && state.value.activeProfileId) || '';
      return window.accountViewer.checkConnection({ profileId });
    });
    expect(answer).toMatchObject({ ok: true });
  },
);

test(
  'the window is kept out of screenshots when that is chosen, again after a restart (security A8)',
  onlyElectron('no window manager is told anything by the stand-in'),
  async ({ app }) => {
    test.skip(process.platform === 'linux', 'Linux has no way to do it');
    const isProtected = (): Promise<boolean | undefined> =>
      electron(app).evaluate(({ BrowserWindow }) =>
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
