import type { Browser } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readNetError } from '../../electron/main/account/client/net-errors';
import { readBaseUrl } from '../../shared/base-url';
import { launchWholeChromium } from '../stand-in/chromium';
import { startProxy, type Proxy, type ProxyAnswer } from './proxy';

// Electron uses Chromium's network stack. These tests check each byte that Chromium sends to a proxy.

const secrets = { 'x-api-key': 'CANARY-KEY', authorization: 'Bearer CANARY-TOKEN' };
const names = ['x-api-key', 'authorization', 'canary'];

let proxy: Proxy;
let browser: Browser;

beforeAll(async () => {
  proxy = await startProxy({ kind: 'refuses', status: 500 });
  browser = await launchWholeChromium([
    `--proxy-server=${proxy.url}`,
    '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost, EXCLUDE [::1]',
  ]);
});

afterAll(async () => {
  await browser.close();
  await proxy.close();
});

/** Opens a URL with the app's headers. The proxy, which gives this answer, is the only way to the network. */
async function open(url: string, answer: ProxyAnswer) {
  proxy.beginAnew(answer);
  const context = await browser.newContext({ extraHTTPHeaders: secrets });
  const page = await context.newPage();
  const statuses: number[] = [];
  page.on('response', (response) => statuses.push(response.status()));
  const netError = await page.goto(url).then(
    () => undefined,
    (error: unknown) => /net::ERR_\w+/u.exec(String(error))?.[0],
  );
  await context.close();
  return { netError, statuses, received: proxy.received().toLowerCase() };
}

const namesIn = (text: string): readonly string[] => names.filter((name) => text.includes(name));

describe('a proxy that asks for a login, in Chromium', () => {
  it.each([
    ['Basic', 'net::ERR_INVALID_AUTH_CREDENTIALS', [407]],
    ['Negotiate', 'net::ERR_PROXY_AUTH_UNSUPPORTED', []],
    ['Unheard-Of', 'net::ERR_PROXY_AUTH_UNSUPPORTED', []],
  ] as const)(
    'by %s gets a CONNECT without any header of ours, and the call fails with %s (fault 28)',
    async (scheme, netError, statuses) => {
      const url = 'https://account.test/v1/account';
      const met = await open(url, { kind: 'asks-for-login', scheme });
      expect(met.received).toContain('connect account.test:443 http/1.1\r\n');
      expect(namesIn(met.received)).toEqual([]);
      expect(met.received).not.toContain('/v1/account');
      expect(met).toMatchObject({ netError, statuses });
      expect(readNetError(new Error(netError)).code).toBe('PROXY_AUTH');
    },
  );

  it('gets all headers of a request over http, which no base URL may use', async () => {
    const url = 'http://account.test/v1/account';
    const met = await open(url, { kind: 'asks-for-login', scheme: 'Negotiate' });
    expect(met.received).toContain(`get ${url} http/1.1\r\n`);
    expect(namesIn(met.received)).toEqual(names);
    expect(readBaseUrl(url)).toMatchObject({ ok: false, error: { baseUrl: 'http-not-local' } });
  });

  it('gets nothing of http requests to this computer, which a base URL may use', async () => {
    const service = await startProxy({ kind: 'refuses', status: 418 });
    for (const host of ['127.0.0.1', 'localhost', '[::1]']) {
      const url = `http://${host}:${service.port}/v1/account`;
      expect(readBaseUrl(url).ok).toBe(true);
      const { received } = await open(url, { kind: 'asks-for-login', scheme: 'Basic' });
      expect(received).not.toContain(`:${service.port}`);
      expect(namesIn(received)).toEqual([]);
    }
    expect(service.received()).toContain('GET /v1/account HTTP/1.1\r\n');
    expect(namesIn(service.received().toLowerCase())).toEqual(names);
    await service.close();
  });
});

describe('a proxy that refuses for another reason, in Chromium', () => {
  it.each([403, 502])('with status %i gets none of the app’s headers', async (status) => {
    const met = await open('https://account.test/v1/account', { kind: 'refuses', status });
    expect(met.received).toContain('connect account.test:443 http/1.1\r\n');
    expect(namesIn(met.received)).toEqual([]);
    expect(met).toMatchObject({ netError: 'net::ERR_TUNNEL_CONNECTION_FAILED', statuses: [] });
  });
});
