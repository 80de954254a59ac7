import { describe, expect, it } from 'vitest';
import {
  checkBaseUrl,
  checkDns,
  checkProxy,
} from '../../../../electron/main/diagnostics/connection-check/examine';
import type { CheckResult } from '../../../../shared/diagnosis';

const baseUrl = 'https://api.example.com';
const direct: CheckResult = { check: 'proxy', outcome: 'passed', facts: { route: 'direct' } };
const proxied: CheckResult = { check: 'proxy', outcome: 'passed', facts: { route: 'proxy' } };
const failing = (message: string) => () => Promise.reject(new Error(message));
const finding = (count: number) => () =>
  Promise.resolve({ endpoints: Array<null>(count).fill(null) });

describe('the check of the base URL', () => {
  it.each([
    ['https://api.example.com/tenant', 'https'],
    ['http://localhost', 'http'],
  ])('passes for %s', (url, scheme) => {
    expect(checkBaseUrl(url)).toEqual({ check: 'baseUrl', outcome: 'passed', facts: { scheme } });
  });

  it('fails for an invalid service address', () => {
    expect(checkBaseUrl('http://api.example.com')).toMatchObject({
      outcome: 'failed',
      failure: { code: 'BASE_URL_INVALID', baseUrl: 'http-not-local' },
    });
  });
});

describe('the check of the host name', () => {
  it('passes with the number of addresses of the name, which is looked up without port, path or scheme', async () => {
    const asked: string[] = [];
    const resolveHost = (host: string) => {
      asked.push(host);
      return finding(3)();
    };
    const url = 'https://api.example.com:8443/tenant';
    expect(await checkDns(url, direct, { resolveHost })).toEqual({
      check: 'dns',
      outcome: 'passed',
      facts: { addresses: 3 },
    });
    expect(asked).toEqual(['api.example.com']);
  });

  it.each(['http://127.0.0.1:5555', 'https://[2001:db8::1]:8443', 'http://[::1]'])(
    'is not needed for %s',
    async (url) => {
      const resolveHost = failing('must not be asked');
      expect(await checkDns(url, direct, { resolveHost })).toEqual({
        check: 'dns',
        outcome: 'unchecked',
        facts: { why: 'literal-address' },
      });
    },
  );

  it.each([
    ['the name is not known', failing('net::ERR_NAME_NOT_RESOLVED'), 'DNS'],
    ['the computer is offline', failing('net::ERR_INTERNET_DISCONNECTED'), 'OFFLINE'],
    ['the resolver fails in a way of its own', failing('broken'), 'DNS'],
    ['the name has no address', finding(0), 'DNS'],
  ])('fails when %s', async (_when, resolveHost, code) => {
    expect(await checkDns(baseUrl, direct, { resolveHost })).toMatchObject({
      outcome: 'failed',
      failure: { code, host: 'api.example.com' },
    });
  });

  it('is left to the proxy if there is one and the name cannot be resolved here', async () => {
    const resolveHost = failing('net::ERR_NAME_NOT_RESOLVED');
    expect(await checkDns(baseUrl, proxied, { resolveHost })).toEqual({
      check: 'dns',
      outcome: 'unchecked',
      facts: { why: 'left-to-proxy' },
    });
  });
});

describe('the check of the proxy', () => {
  it.each([
    ['DIRECT', { route: 'direct' }],
    ['DIRECT; PROXY later.example:80', { route: 'direct' }],
    ['PROXY proxy.example:3128', { route: 'proxy', proxyHost: 'proxy.example:3128' }],
    ['HTTPS proxy.example:443; DIRECT', { route: 'proxy', proxyHost: 'proxy.example:443' }],
    ['SOCKS5 [2001:db8::1]:1080', { route: 'proxy', proxyHost: '[2001:db8::1]:1080' }],
  ])('reads %s, requested for the exact URL that is called', async (found, facts) => {
    const resolveProxy = (url: string) =>
      Promise.resolve(url === 'https://api.example.com/tenant/v1/account' ? found : '');
    const expected = { check: 'proxy', outcome: 'passed', facts };
    expect(await checkProxy(`${baseUrl}/tenant`, { resolveProxy })).toEqual(expected);
  });

  it.each([
    ['says nothing', () => Promise.resolve('')],
    ['says something unheard of', () => Promise.resolve('PROXY user:word@proxy.example/x')],
    ['fails', failing('no proxy service')],
  ])('is not made if the system %s', async (_what, resolveProxy) => {
    expect(await checkProxy(baseUrl, { resolveProxy })).toEqual({
      check: 'proxy',
      outcome: 'unchecked',
      facts: { why: 'not-told' },
    });
  });
});
