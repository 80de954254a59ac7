import { startProxy, type Proxy } from '../service/proxy';
import { connect, expect, test as base } from './connect';
import { openSettings } from './settings';

/** The app on a computer whose proxy asks for a login. */
const test = base.extend<{ asking: Proxy }>({
  ownApp: true,
  asking: async ({}, use) => {
    const proxy = await startProxy({ kind: 'asks-for-login', scheme: 'Basic' });
    await use(proxy);
    await proxy.close();
  },
  environment: async ({ asking }, use) => {
    await use({ HTTPS_PROXY: asking.url, NO_PROXY: undefined, no_proxy: undefined });
  },
});

test.beforeEach(({ app }) => {
  const elsewhere = app.host === 'electron' && process.platform !== 'linux';
  test.skip(elsewhere, 'only on Linux does Chromium take its proxy from the environment');
});

/** The bytes the proxy received, without the few that request a tunnel to the host. */
const beyondConnect = (received: string): string =>
  received.replace(
    /CONNECT account\.test:443 HTTP\/1\.1\r\n(?:(?:host|proxy-connection|connection|user-agent): [^\r\n]*\r\n)*\r\n/giu,
    '',
  );

test('a proxy that asks for a login is named, was only asked for a tunnel, and for none to this computer (security G10; fault 28)', async ({
  asking,
  opened,
}) => {
  const { app, service } = await opened();
  expect(service.service.requests().map(({ status }) => status)).toEqual([200]);
  expect(asking.received()).toBe('');

  await connect(app, 'https://account.test', service, 'Elsewhere');
  const alert = app.page.getByRole('alert');
  await expect(alert).toContainText('PROXY_AUTH');
  await expect(alert).toContainText('The network’s proxy requires a login');
  expect(asking.received()).toContain('CONNECT account.test:443 HTTP/1.1\r\n');
  expect(beyondConnect(asking.received())).toBe('');
  // The proxy's own clock is off by years.
  await expect(app.page.getByText('This computer’s clock')).toHaveCount(0);

  // The check shows the route through the proxy, and treats no response of the proxy as the service's.
  await openSettings(app.page, 'connection');
  await app.page.getByRole('button', { name: 'Check connection' }).click();
  await app.page.getByRole('button', { name: 'Show all checks' }).click();
  const list = app.page.getByRole('list', { name: 'Checks' });
  await expect(list).toHaveAttribute('aria-busy', 'false');
  await expect(list.getByRole('listitem')).toHaveText([
    /PassedKeychain/u,
    /PassedKey pair/u,
    /PassedService address/u,
    /Not checkedHost name.*the proxy looks it up/u,
    new RegExp(`PassedProxy.*127\\.0\\.0\\.1:${asking.port}`, 'u'),
    /Not checkedSecure connection.*no answer came/u,
    /Not checkedClock.*no answer came/u,
    /FailedCall PROXY_AUTH/u,
  ]);
  expect(beyondConnect(asking.received())).toBe('');

  // An unreachable proxy is told apart from an unreachable service.
  await asking.close();
  await app.page.getByRole('button', { name: 'Refresh' }).click();
  await expect(alert).toContainText('PROXY_UNREACHABLE');
  await expect(alert).toContainText('so the service could not be reached');
});
