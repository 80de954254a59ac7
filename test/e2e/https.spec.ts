import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { makeAuthority, type Certificate } from '../service/certificate';
import { startHttpsService, type HttpsService, type HttpsServiceOptions } from '../service/https';
import { startProxy, type Proxy } from '../service/proxy';
import type { App } from './fixtures';
import { connect, expect, test as base } from './connect';

interface Fixtures {
  readonly authority: Certificate;
  readonly startHttps: (options: Partial<HttpsServiceOptions>) => Promise<HttpsService>;
}

const test = base.extend<Fixtures>({
  ownApp: true,
  authority: async ({}, use) => {
    await use(await makeAuthority());
  },
  startHttps: async ({ authority }, use) => {
    const running: HttpsService[] = [];
    await use(async (options) => {
      const service = await startHttpsService({
        certificate: 'self-signed',
        authority,
        ...options,
      });
      running.push(service);
      return service;
    });
    for (const { close } of running) await close();
  },
});

interface Tunnel {
  readonly service: HttpsService;
  readonly proxy: Proxy;
}

/** The app on a computer that trusts the authority, behind a proxy that routes every name to one service. */
const trusting = test.extend<{ readonly tunnel: Tunnel }>({
  tunnel: async ({ startHttps }, use) => {
    const service = await startHttps({});
    const proxy = await startProxy({
      kind: 'lets-through',
      port: Number(new URL(service.baseUrl).port),
    });
    await use({ service, proxy });
    await proxy.close();
  },
  environment: async ({ authority, tunnel }, use) => {
    const folder = await mkdtemp(path.join(tmpdir(), 'authority-'));
    const file = path.join(folder, 'authority.pem');
    await writeFile(file, authority.certificatePem);
    const proxied = { HTTPS_PROXY: tunnel.proxy.url, NO_PROXY: undefined, no_proxy: undefined };
    await use({ NODE_EXTRA_CA_CERTS: file, ...proxied });
    await rm(folder, { recursive: true });
  },
});

trusting.beforeEach(({ app }) => {
  trusting.skip(app.host === 'electron', 'Chromium trusts the system’s store and no variable');
});

const holder = 'Meridian Treasury Operations';

const expectNoTrust = async ({ page }: App, netError: string): Promise<void> => {
  const alert = page.getByRole('alert');
  // The heading starts with the difference from other certificate failures.
  await expect(alert.getByRole('heading')).toContainText(`could not be trusted (${netError})`);
  await expect(alert).toContainText('TLS_ERROR');
  await expect(alert).toContainText('Nothing was sent.');
  await expect(page.getByRole('heading', { name: holder })).toHaveCount(0);
};

trusting(
  'a service with a trusted certificate opens, behind a proxy, too, which sees no header; each other certificate, and a redirect to http, is refused for what it is (security G3, G9; faults 8, 10)',
  async ({ app, page, startHttps, startService, tunnel }) => {
    const good = await startHttps({});
    const other = await startService();
    await connect(app, good.baseUrl, other);
    await expect(page.getByRole('heading', { name: holder })).toBeVisible();
    expect(good.requestCount()).toBe(1);
    for (const [name, options, netError] of [
      ['expired', { certificate: 'expired' }, 'ERR_CERT_DATE_INVALID'],
      ['wrong host', { certificate: 'wrong-host' }, 'ERR_CERT_COMMON_NAME_INVALID'],
    ] as const) {
      const service = await startHttps(options);
      await connect(app, service.baseUrl, other, name);
      await expectNoTrust(app, netError);
      expect(service.requestCount(), name).toBe(0);
    }

    const redirecting = await startHttps({ sendsOnTo: `${other.baseUrl}/v1/account?x=CANARY` });
    await connect(app, redirecting.baseUrl, other, 'redirecting');
    await expect(page.getByRole('alert').getByRole('heading')).toHaveText(
      `${new URL(redirecting.baseUrl).host} tried to redirect the call to ${other.baseUrl}`,
    );
    await expect(page.locator('body')).not.toContainText('CANARY');
    expect(redirecting.requestCount()).toBe(1);
    expect(other.service.requests()).toEqual([]);

    expect(tunnel.proxy.received()).toBe('');
    await connect(app, 'https://account.test', other, 'behind the proxy');
    await expect(page.getByRole('heading', { name: holder })).toBeVisible();
    expect(tunnel.service.requestCount()).toBe(1);
    expect(tunnel.proxy.received()).toMatch(/^CONNECT account\.test:443 HTTP\/1\.1\r\n/u);
    expect(tunnel.proxy.received()).not.toMatch(/api-key|authorization|v1/iu);
  },
);

const unchecking = test.extend({
  environment: async ({}, use) => {
    await use({ NODE_TLS_REJECT_UNAUTHORIZED: '0' });
  },
});

unchecking(
  'a certificate of an unknown authority is refused, and no variable changes that (security G9; faults 10, 11)',
  async ({ app, startHttps, startService }) => {
    const service = await startHttps({});
    await connect(app, service.baseUrl, await startService());
    await expectNoTrust(app, 'ERR_CERT_AUTHORITY_INVALID');
    expect(service.requestCount()).toBe(0);
  },
);
