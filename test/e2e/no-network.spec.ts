import type { CDPSession } from 'playwright';
import { listenFor, type Listeners } from '../service/listeners';
import { alsoOnElectron, expect, onlyElectron, test as base, type App } from './fixtures';
import { goEveryWay, waysOut, type WayOut } from './ways-out';

/** The app beside a listener for each way out of a page. */
const test = base.extend<{ listeners: Listeners<WayOut> }>({
  listeners: async ({}, use) => {
    const listeners = await listenFor(waysOut);
    await use(listeners);
    await listeners.close();
  },
});

/** Has the page loaded again without its Content Security Policy, as if that had failed. */
const withoutPolicy = async ({ page }: App): Promise<CDPSession> => {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setBypassCSP', { enabled: true });
  await page.reload();
  await page.waitForSelector('[data-ready="true"]', { state: 'attached' });
  return session;
};

const isStill = ({ page }: App) =>
  expect(page.getByRole('heading', { name: 'Connect an account' })).toBeAttached();

test(
  'nothing arrives from a page that goes every way out (H3) (security B8)',
  alsoOnElectron,
  async ({ app, listeners }) => {
    const said = await app.page.evaluate(goEveryWay, listeners.ports);
    expect(Object.keys(said).sort()).toEqual([...waysOut].sort());
    expect(listeners.arrived()).toEqual([]);
    await isStill(app);
  },
);

test(
  'nor does anything without its policy (H3) (security B8)',
  alsoOnElectron,
  async ({ app, listeners }) => {
    await withoutPolicy(app);
    // Chromium asks before a page may reach this computer; the hosts of others it may reach unasked.
    if (app.host === 'stand-in')
      await app.page.context().grantPermissions(['local-network-access']);
    // Where the request filter can be taken away as well, what is left is the proxy.
    await app.electron?.evaluate(({ session }) => {
      session.fromPartition('window').webRequest.onBeforeRequest(null);
    });
    await app.page.evaluate(goEveryWay, listeners.ports);
    expect(listeners.arrived()).toEqual([]);
    await isStill(app);
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
