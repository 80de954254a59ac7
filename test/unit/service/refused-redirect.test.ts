import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Fetch } from '../../../electron/main/service/get-account';
import { namingRedirects, webOrigin } from '../../../electron/main/service/refused-redirect';
import type { Credentials } from '../../../electron/main/service/signed-request';
import type { Intercept } from '../../../electron/main/demo/service';
import { answer, redirect } from '../../service/faults';
import { startService, stopServices } from '../../service/meet-fault';
import { createNetFetch } from '../../stand-in/electron/net-fetch';
import { createRequestGate } from '../../stand-in/electron/request-filter';
import { call, credentialsFor } from './calling';

let credentials: Credentials;
beforeAll(async () => {
  credentials = await credentialsFor({ register: () => undefined });
});
afterEach(stopServices);

/** The failure of a call to a service that answers so, in a session whose redirects are named. */
const failureOf = async (intercept: Intercept, keys = credentials) => {
  const service = await startService({ intercept });
  const { webRequest, noteRedirect } = createRequestGate();
  const fetch = namingRedirects(createNetFetch({ noteRedirect }), webRequest);
  const { result } = await call(service.baseUrl, keys, { fetch });
  expect(service.requests()).toHaveLength(1);
  return { baseUrl: service.baseUrl, failure: result.ok ? expect.unreachable() : result.error };
};

describe('a refused redirect', () => {
  it.each([301, 302, 303, 307, 308])('of status %i names the origin it led to', async (status) => {
    const other = await startService();
    const target = `${other.baseUrl}/v1/account?token=CANARY#CANARY`;
    const { failure } = await failureOf(redirect(status, target));
    expect(failure).toMatchObject({ code: 'REDIRECT_REFUSED', redirectOrigin: other.baseUrl });
    expect(JSON.stringify(failure)).not.toContain('CANARY');
    expect(other.requests()).toEqual([]);
  });

  it('to another path of the same service names the service', async () => {
    const { baseUrl, failure } = await failureOf(redirect(302, '/login?next=CANARY'));
    expect(failure).toMatchObject({ code: 'REDIRECT_REFUSED', redirectOrigin: baseUrl });
    expect(JSON.stringify(failure)).not.toContain('CANARY');
  });

  it.each([
    ['http://api.example.com/v1/account', 'http://api.example.com'],
    ['https://user:CANARY@other.example:8443/x', 'https://other.example:8443'],
    ['//other.example', 'http://other.example'],
    ['https://b\u00C3\u00BCcher.example/', 'https://xn--bcher-kva.example'],
    ['https://xn--80ak6aa92e.com/', 'https://xn--80ak6aa92e.com'],
    ['https://[::1]:1/', 'https://[::1]:1'],
  ])('to %s names %s', async (location, redirectOrigin) => {
    const { failure } = await failureOf(redirect(302, location));
    expect(failure).toMatchObject({ code: 'REDIRECT_REFUSED', redirectOrigin });
    expect(JSON.stringify(failure)).not.toContain('CANARY');
  });

  it.each([
    ['a file', redirect(302, 'file:///etc/passwd')],
    ['a page of the app', redirect(302, 'app://bundle/')],
    ['a script', redirect(302, 'javascript:alert(1)')],
    ['a text of its own', redirect(302, 'data:text/html,CANARY')],
    ['no address', redirect(302, 'http://[CANARY')],
    ['an empty address', redirect(302, '')],
    ['nowhere', answer(302, '')],
    ['a name of 301 characters', redirect(302, `https://${'a.'.repeat(147)}abc.test`)],
  ])('to %s names nothing', async (_name, intercept) => {
    const { failure } = await failureOf(intercept);
    expect(failure.code).toBe('REDIRECT_REFUSED');
    expect(failure).not.toHaveProperty('redirectOrigin');
    expect(JSON.stringify(failure)).not.toContain('CANARY');
  });

  it('names nothing where the name spells the API key', async () => {
    const keys = { ...credentials, apiKey: 'Key-0123456789abcdef' };
    const { failure } = await failureOf(redirect(302, `https://x-${keys.apiKey}.example/`), keys);
    expect(failure.code).toBe('REDIRECT_REFUSED');
    expect(JSON.stringify(failure).toLowerCase()).not.toContain('0123456789abcdef');
  });
});

const refusal = (): Error => new Error("Attempted to redirect, but redirect policy was 'error'");

/** A session of which the test says what happens in which order. */
const scripted = (fetch: Fetch) => {
  const { webRequest, noteRedirect } = createRequestGate();
  const named = namingRedirects(fetch, webRequest);
  return {
    tell: (url: string, redirectURL: string) => {
      noteRedirect({ url, method: 'GET', redirectURL, statusCode: 302 });
    },
    originOf: async (url: string): Promise<unknown> => {
      const error: unknown = await named(url, {}).catch((reason: unknown) => reason);
      return (error as { origin?: string }).origin;
    },
    named,
  };
};

describe('what a session tells of redirects', () => {
  it('is matched by URL', async () => {
    const { tell, originOf } = scripted(() => {
      tell('https://a.test/', 'https://of-a.test/');
      tell('https://b.test/', 'https://of-b.test/');
      return Promise.reject(refusal());
    });
    expect(await originOf('https://a.test/')).toBe('https://of-a.test');
    expect(await originOf('https://b.test/')).toBe('https://of-b.test');
    expect(await originOf('https://c.test/')).toBeUndefined();
  });

  it('about an earlier call of the same URL is forgotten', async () => {
    const { tell, originOf } = scripted(() => Promise.reject(refusal()));
    tell('https://a.test/', 'https://earlier.test/');
    expect(await originOf('https://a.test/')).toBeUndefined();
  });

  it('is not added to other failures', async () => {
    const failure = new Error('net::ERR_CONNECTION_RESET');
    const { tell, named } = scripted(() => {
      tell('https://a.test/', 'https://elsewhere.test/');
      return Promise.reject(failure);
    });
    await expect(named('https://a.test/', {})).rejects.toBe(failure);
  });

  it('leaves answers as they are', async () => {
    const response = new Response('as it is');
    const { named } = scripted(() => Promise.resolve(response));
    expect(await named('https://a.test/', {})).toBe(response);
  });
});

describe('the origin of a target', () => {
  it.each(['', 'null', 'blob:https://a.test/1', 'about:blank', 'ws://a.test/', 'https://'])(
    'is not told for %j',
    (address) => {
      expect(webOrigin(address)).toBeUndefined();
    },
  );
});
