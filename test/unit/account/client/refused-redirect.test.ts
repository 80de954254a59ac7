import { afterEach, describe, expect, it } from 'vitest';
import { webOrigin } from '../../../../electron/main/account/client/http-client';
import type { Intercept } from '../../../service/watched-service';
import { answer, redirect } from '../../../service/faults';
import { startService, stopServices } from '../../../service/meet-fault';
import { call, credentialsFor } from './calling';

const credentials = await credentialsFor({ register: () => undefined });
afterEach(stopServices);

/** The failure of a call to a service that answers so. */
const failureOf = async (intercept: Intercept, keys = credentials) => {
  const service = await startService({ intercept });
  const { result } = await call(service.baseUrl, keys);
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

it.each(['', 'null', 'blob:https://a.test/1', 'about:blank', 'ws://a.test/', 'https://'])(
  'the origin of a target is not told for %j',
  (address) => {
    expect(webOrigin(address)).toBeUndefined();
  },
);
