import { afterEach, describe, expect, it } from 'vitest';
import { webOrigin } from '../../../../electron/main/account/client/http-client';
import { redirect } from '../../../service/faults';
import { startService, stopServices } from '../../../service/test-services';
import { call, credentialsFor } from './calling';

const credentials = await credentialsFor({ register: () => undefined });
afterEach(stopServices);

/** The failure of a call that is redirected to `location`. */
const failureOf = async (status: number, location: string, keys = credentials) => {
  const service = await startService({ intercept: redirect(status, location) });
  const { result } = await call(service.baseUrl, keys);
  expect(service.requests()).toHaveLength(1);
  const failure = result.ok ? expect.unreachable() : result.error;
  expect(failure.code).toBe('REDIRECT_REFUSED');
  expect(JSON.stringify(failure)).not.toContain('CANARY');
  return { baseUrl: service.baseUrl, origin: failure.redirectOrigin };
};

describe('a redirect', () => {
  it.each([301, 302, 303, 307, 308])(
    'of status %i is not followed, and names the origin it led to (security G3; faults 7, 8)',
    async (status) => {
      const other = await startService();
      const target = `${other.baseUrl}/v1/account?token=CANARY#CANARY`;
      expect((await failureOf(status, target)).origin).toBe(other.baseUrl);
      expect(other.requests()).toEqual([]);
    },
  );

  it('to another path of the same service names the service', async () => {
    const { baseUrl, origin } = await failureOf(302, '/login?next=CANARY');
    expect(origin).toBe(baseUrl);
  });

  it.each(['file:///etc/passwd', 'app://bundle/', 'data:text/html,CANARY', 'http://[CANARY', ''])(
    'to %j names nothing (security G3; fault 9)',
    async (location) => {
      expect((await failureOf(302, location)).origin).toBeUndefined();
    },
  );

  it('names nothing if the name contains the API key', async () => {
    const keys = { ...credentials, apiKey: 'Key-0123456789abcdef' };
    const { origin } = await failureOf(302, `https://x-${keys.apiKey}.example/`, keys);
    expect(origin).toBeUndefined();
  });
});

it.each([
  ['http://api.example.com/v1/account', 'http://api.example.com'],
  ['https://user:CANARY@other.example:8443/x', 'https://other.example:8443'],
  ['https://bücher.example/', 'https://xn--bcher-kva.example'],
  ['https://[::1]:1/', 'https://[::1]:1'],
  // 300 characters, and 301.
  [`https://${'a.'.repeat(144)}test`, `https://${'a.'.repeat(144)}test`],
  [`https://${'a.'.repeat(144)}tests`, undefined],
  ['javascript:alert(1)', undefined],
  ['blob:https://a.test/1', undefined],
  ['about:blank', undefined],
  ['ws://a.test/', undefined],
  ['https://', undefined],
  ['', undefined],
])('the origin of %.60j is reported as %.60j', (address, origin) => {
  expect(webOrigin(address)).toBe(origin);
});
