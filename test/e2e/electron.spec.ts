import { createServer, type RequestListener } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import type { ElectronApplication } from 'playwright';
import { expect, onlyElectron, test as base, type App } from './fixtures';

// Behaviour that only Electron itself can show. The decisions behind it have their own tests, which run everywhere.

const electron = ({ electron: application }: App): ElectronApplication => {
  if (!application) throw new Error('this is not Electron');
  return application;
};

interface Fixtures {
  /** Starts a server on this computer that ends with the test; resolves to its address. */
  readonly serve: (listener: RequestListener) => Promise<string>;
}

const test = base.extend<Fixtures>({
  ownApp: true,
  serve: async ({}, use) => {
    const server = createServer();
    await use(async (listener) => {
      server.on('request', listener);
      await once(server.listen(0, '127.0.0.1'), 'listening');
      return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
    });
    server.close();
  },
});

test(
  'the page has its own origin, and neither Node nor webviews (security A1, A2, A6, B1)',
  onlyElectron('the page of the stand-in has another address, and Chromium’s own globals'),
  async ({ page }) => {
    const seen = await page.evaluate(() => ({
      origin: location.origin,
      node: ['process', 'require', 'Buffer', 'global'].filter((name) => name in window),
      webview: document.createElement('webview') instanceof HTMLUnknownElement,
    }));
    expect(seen).toEqual({ origin: 'app://bundle', node: [], webview: true });
  },
);

test(
  'no session is kept on the disk (security A5), and none checks spelling, for which it would ask Google for a dictionary',
  onlyElectron(
    'the stand-in’s pages live in browser contexts of Playwright’s, not in Electron’s sessions',
  ),
  async ({ app }) => {
    const persistent = await electron(app).evaluate(({ session }) =>
      ['window', 'service'].map((name) => session.fromPartition(name).isPersistent()),
    );
    expect(persistent).toEqual([false, false]);
    const checked = await electron(app).evaluate(({ session }) =>
      ['', 'window', 'service'].map((name) => session.fromPartition(name).isSpellCheckerEnabled()),
    );
    // macOS has its own spelling checker and downloads nothing.
    const mac = process.platform === 'darwin';
    expect(checked).toEqual([mac, mac, mac]);
  },
);

test(
  'the page’s session reaches no server, whoever asks it to (security B8)',
  onlyElectron('the stand-in has no request of the session’s own'),
  async ({ app, serve }) => {
    let requests = 0;
    const address = await serve((_request, response) => {
      requests += 1;
      response.end();
    });
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
      address,
    );
    expect(outcome).toBe('net::ERR_BLOCKED_BY_CLIENT');
    expect(requests).toBe(0);
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
  async ({ app, serve }) => {
    const seen: (string | undefined)[] = [];
    const address = await serve((request, response) => {
      seen.push(request.headers.authorization);
      response.writeHead(401, { 'WWW-Authenticate': 'Basic realm="r"' }).end('declined');
    });
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
    }, address);
    expect(shown).toBe('declined');
    expect(seen.filter((authorization) => authorization !== undefined)).toEqual([]);
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
  'a build from source can be given another folder for user data (security E9)',
  onlyElectron('it is Electron’s own answer'),
  async ({ app }) => {
    const folders = await electron(app).evaluate(({ app: main }) => {
      const given = main.getPath('userData');
      main.setPath('userData', `${given} (dev)`);
      const own = [main.getPath('userData'), main.getPath('sessionData')];
      main.setPath('userData', given);
      return [given, ...own];
    });
    expect(folders).toEqual([app.userData, `${app.userData} (dev)`, `${app.userData} (dev)`]);
  },
);

test(
  'Help > About accepts a name and a version, and no other argument',
  onlyElectron('the stand-in keeps what it is given and shows it to tests alone'),
  async ({ app }) => {
    const refused = await electron(app).evaluate(({ app: main }) => {
      main.setAboutPanelOptions({
        applicationName: main.name,
        applicationVersion: main.getVersion(),
      });
      try {
        Reflect.apply(main.setAboutPanelOptions, main, [5]);
        return false;
      } catch {
        return true;
      }
    });
    expect(refused).toBe(true);
  },
);

test(
  'the page is granted nothing (security C1, C2)',
  onlyElectron('Chromium refuses the stand-in’s page every permission before any handler is asked'),
  async ({ page }) => {
    const answers = await page.evaluate(async () => {
      const names = 'geolocation notifications camera microphone midi clipboard-read'.split(' ');
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
      const guarded = 'will-navigate will-frame-navigate will-redirect will-attach-webview';
      const found = guarded.split(' ').map((event) => webContents.listenerCount(event));
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
