import { afterEach, describe, expect, it } from 'vitest';
import { startHttpsService } from '../../service/https';
import { startProxy, type Proxy, type ProxyAnswer } from '../../service/proxy';
import { createRequest } from '../electron/client-request';
import { fixedProxyOf, proxyOf } from '../electron/proxy';
import { asking } from './asked';

const running: Pick<Proxy, 'close'>[] = [];
afterEach(async () => {
  // Proxies are closed before the service behind them.
  for (const { close } of running.splice(0).reverse()) await close();
});

const behind = async (what: ProxyAnswer) => {
  const proxy = await startProxy(what);
  running.push(proxy);
  const ask = asking(createRequest({ proxyOf: () => new URL(proxy.url) }));
  const answer = await ask('https://account.test/v1', { headers: { 'x-api-key': 'CANARY' } });
  return { proxy, answer };
};

// proxy.spec.ts tests a proxy with a known login scheme and a proxy that does not exist.
describe('a call through a proxy', () => {
  it.each(['Negotiate', 'Unheard-Of'])('that asks for a login by %s fails', async (scheme) => {
    const { proxy, answer } = await behind({ kind: 'asks-for-login', scheme });
    expect(answer).toMatchObject({ error: 'net::ERR_PROXY_AUTH_UNSUPPORTED' });
    expect(answer.status).toBeUndefined();
    expect(proxy.received()).not.toMatch(/x-api-key|CANARY|\/v1/);
  });

  it('that refuses fails', async () => {
    const { proxy, answer } = await behind({ kind: 'refuses', status: 502 });
    expect(answer.error).toBe('net::ERR_TUNNEL_CONNECTION_FAILED');
    expect(proxy.received()).not.toMatch(/x-api-key|CANARY|\/v1/);
  });

  it('that opens a tunnel still checks the certificate of the service', async () => {
    const service = await startHttpsService({ certificate: 'self-signed' });
    running.push(service);
    const port = Number(new URL(service.baseUrl).port);
    const { proxy, answer } = await behind({ kind: 'lets-through', port });
    expect(answer.error).toBe('net::ERR_CERT_AUTHORITY_INVALID');
    expect(service.requestCount()).toBe(0);
    expect(proxy.received()).not.toMatch(/x-api-key|CANARY|\/v1/);
  });
});

describe('the proxy of a call', () => {
  const HTTPS_PROXY = 'http://proxy.example:3128';

  it.each([
    ['https://account.test/', { HTTPS_PROXY }],
    ['https://account.test/', { https_proxy: 'proxy.example:3128' }],
    ['https://account.test/', { HTTPS_PROXY, NO_PROXY: 'other.test, localhost' }],
    ['https://127.example.com/', { HTTPS_PROXY }],
    ['https://127.0.0.1.example.com/', { HTTPS_PROXY }],
  ])('of %s with the variables %j is the one they name', (url, env) => {
    expect(proxyOf(url, env)?.host).toBe('proxy.example:3128');
  });

  it.each([
    ['https://account.test/', {}],
    ['https://account.test/', { HTTPS_PROXY: '' }],
    ['https://account.test/', { HTTPS_PROXY, NO_PROXY: 'other.test, .account.test' }],
    ['http://account.test/', { HTTPS_PROXY }],
    ['https://localhost:1/', { HTTPS_PROXY }],
    ['https://a.localhost/', { HTTPS_PROXY }],
    ['https://127.0.0.1/', { HTTPS_PROXY }],
    ['https://[::1]/', { HTTPS_PROXY }],
  ])('of %s with the variables %j is none', (url, env) => {
    expect(proxyOf(url, env)).toBeUndefined();
  });
});

describe('the proxy of a session', () => {
  it('is one http proxy, with Chromium’s bypass rules', () => {
    const rules = { proxyRules: '127.0.0.1:9', proxyBypassRules: '<-loopback>' };
    const proxy = { server: '127.0.0.1:9', bypass: '<-loopback>' };
    expect(fixedProxyOf(rules)).toEqual(proxy);
    expect(fixedProxyOf({ ...rules, mode: 'fixed_servers' })).toEqual(proxy);
    expect([fixedProxyOf({ mode: 'system' }), fixedProxyOf({ mode: 'direct' })]).toEqual([
      null,
      null,
    ]);
  });

  it.each([
    {},
    { proxyRules: 'direct://' },
    { proxyRules: 'http=a:1;https=b:1' },
    { proxyRules: 'socks5://127.0.0.1:9' },
    { pacScript: 'https://proxy.example/x.pac', proxyRules: '127.0.0.1:9' },
    { mode: 'auto_detect' as const },
  ])('throws for anything else: %j', (config) => {
    expect(() => fixedProxyOf(config)).toThrow(/^stand-in: setProxy\(.*\) is not covered$/u);
  });
});
