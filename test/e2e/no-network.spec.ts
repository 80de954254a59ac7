import type { CDPSession } from 'playwright';
import { listenFor, type Listeners } from '../service/listeners';
import { id, valid } from '../unit/ipc/valid-payloads';
import { test as base } from './connect';
import { alsoOnElectron, expect, onlyElectron, type App } from './fixtures';
import { goEveryWay, waysOut, type WayOut } from './ways-out';

/** The app, with a listener for each way out of a page. */
const test = base.extend<{ listeners: Listeners<WayOut> }>({
  ownApp: true,
  listeners: async ({}, use) => {
    const listeners = await listenFor(waysOut);
    await use(listeners);
    await listeners.close();
  },
});

/** Reloads the page without its Content Security Policy, as if the policy had failed. */
const withoutPolicy = async ({ page }: App): Promise<CDPSession> => {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setBypassCSP', { enabled: true });
  await page.reload();
  await page.waitForSelector('[data-ready="true"]', { state: 'attached' });
  return session;
};

test(
  'nothing arrives from a page that goes every way out without its policy (H3) (security B8)',
  alsoOnElectron,
  async ({ app, listeners }) => {
    await withoutPolicy(app);
    // Chromium asks before a page may reach this computer. Other hosts need no permission.
    if (app.host === 'stand-in')
      await app.page.context().grantPermissions(['local-network-access']);
    // Removes the request filter where that is possible, so that only the proxy is left.
    await app.electron?.evaluate(({ session }) => {
      session.fromPartition('window').webRequest.onBeforeRequest(null);
    });
    await app.page.evaluate(goEveryWay, listeners.ports);
    expect(listeners.arrived()).toEqual([]);
    await expect(app.page.getByRole('heading', { name: 'Connect an account' })).toBeAttached();
  },
);

test(
  'the page’s session has the dead proxy for this computer, too, and the service’s has not (H3) (security B8)',
  onlyElectron('its sessions can be asked'),
  async ({ app }) => {
    const proxies = await app.electron?.evaluate(({ session }) =>
      Promise.all(
        ['window', 'service'].flatMap((name) =>
          ['http://127.0.0.1:1/', 'https://example.com/'].map((url) =>
            session.fromPartition(name).resolveProxy(url),
          ),
        ),
      ),
    );
    expect(proxies?.slice(0, 2)).toEqual(['PROXY 127.0.0.1:9', 'PROXY 127.0.0.1:9']);
    expect(proxies?.slice(2)).not.toContain('PROXY 127.0.0.1:9');
  },
);

/**
 * Makes every call of the bridge with the arguments a compromised page would use. Calls that remove the profile come
 * last.
 */
const callEverything = async ({ page }: App, elsewhere: string): Promise<readonly string[]> => {
  const last = ['removeProfile', 'removeEverything'];
  const names = [...Object.keys(valid).filter((name) => !last.includes(name)), ...last];
  const payloads: Readonly<Record<string, unknown>> = valid;
  return page.evaluate(
    async ({ payloads, names, anyId, baseUrl }) => {
      const bridge = window.accountViewer as unknown as Readonly<
        Record<string, (payload?: unknown) => Promise<{ readonly value?: object }>>
      >;
      const valueOf = async (name: string, payload?: unknown): Promise<object> =>
        (await bridge[name]?.(payload))?.value ?? {};
      const { activeProfileId } = (await valueOf('getState')) as { activeProfileId?: string };
      const { revision } = (await valueOf('refreshAccount', { profileId: activeProfileId })) as {
        revision?: number;
      };
      const { stagedKeyId } = (await valueOf('generateKey', { bits: 2048 })) as {
        stagedKeyId?: string;
      };
      const real: Readonly<Record<string, unknown>> = {
        profileId: activeProfileId ?? anyId,
        stagedKeyId: stagedKeyId ?? anyId,
        revision: revision ?? 1,
        baseUrl,
      };
      const plausible = (payload: unknown): unknown =>
        typeof payload === 'object' && payload !== null && !Array.isArray(payload)
          ? Object.fromEntries(
              Object.entries(payload).map(([key, value]) => [key, real[key] ?? value]),
            )
          : payload;
      const done: string[] = [];
      for (const name of names) {
        // This test checks what main is asked to do. Other tests check main's responses.
        await bridge[name]?.(
          name === 'dropKeyFile' ? new File(['x'], 'key.pem') : plausible(payloads[name]),
        ).catch(() => undefined);
        done.push(name);
      }
      return [...done, ...Object.keys(bridge).filter((name) => !names.includes(name))];
    },
    { payloads, names, anyId: id, baseUrl: elsewhere },
  );
};

/** The native menu waits until an item is chosen or the menu is closed. */
const closeMenu = async (app: App): Promise<void> => {
  await expect.poll(app.shownMenu).not.toBeNull();
  await app.dismissMenu();
};

test(
  'nothing but the calls to the agreed service arrives from a page that uses every call and every way out (H3) (security B8)',
  alsoOnElectron,
  async ({ listeners, connected }) => {
    const { app, service } = await connected();
    const account = app.page.getByRole('heading', { name: 'Meridian Treasury Operations' });
    await expect(account).toBeVisible();
    // One way out goes to a fragment of the same document.
    const here = () => app.page.url().replace(/#.*$/u, '');
    const before = here();
    const bridge = await listenFor(['bridge']);
    try {
      // The user agrees to nothing: file dialogs are cancelled here, and other dialogs are cancelled by default.
      for (let dialog = 0; dialog < 20; dialog += 1) {
        await app.chooseFile(null);
        await app.saveTo(null);
      }
      const elsewhere = `http://127.0.0.1:${bridge.ports.bridge}`;
      const [done] = await Promise.all([callEverything(app, elsewhere), closeMenu(app)]);
      expect([...done].sort()).toEqual([...Object.keys(valid), 'on'].sort());
      const said = await app.page.evaluate(goEveryWay, listeners.ports);
      expect(Object.keys(said).sort()).toEqual([...waysOut].sort());
      expect(here()).toBe(before);
      expect(bridge.arrived()).toEqual([]);
      expect(listeners.arrived()).toEqual([]);
      expect(await app.openedLinks()).toEqual([]);
      // The page called the agreed service, which refused the page's self-made key pair.
      const statuses = service.service.requests().map(({ status }) => status);
      expect(statuses).toEqual(expect.arrayContaining([200, 401]));
    } finally {
      await bridge.close();
    }
  },
);
