import { generateKeyPairSync } from 'node:crypto';
import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { Server } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { startDemoService } from '../../electron/main/demo/service';
import { usualKeyPair } from '../keys/usual-key-pair';
import { registerFreshKey } from './connect';
import { nowMs, startService, stopServices } from './test-services';
import { signedHeaders } from './sign-token';
import { smallAccount } from './small-account';
import type { WatchedService } from './watched-service';

afterEach(stopServices);

/** Starts a service and signs one token. `ask` sends a request with this token. */
const startSigned = async (options: Parameters<typeof startService>[0] = {}, issuedAt = nowMs) => {
  const service = await startService(options);
  const headers = signedHeaders(registerFreshKey(service), issuedAt, 1);
  return { service, headers, ask: () => fetch(`${service.baseUrl}/v1/account`, { headers }) };
};

/** Sends a GET request with a body, which `fetch` cannot. */
const getWithBody = async ({ baseUrl }: WatchedService, body: string, headers = {}) => {
  const length = { 'content-length': Buffer.byteLength(body) };
  const asked = request(`${baseUrl}/v1/account`, { headers: { ...headers, ...length } });
  asked.end(body);
  const [answer] = (await once(asked, 'response')) as [IncomingMessage];
  asked.on('error', () => undefined);
  return { status: answer.statusCode, text: await text(answer) };
};

describe('the service', () => {
  it('answers a signed request with the account and the date of its clock, and refuses the same token later', async () => {
    const { ask } = await startSigned();
    const response = await ask();
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('date')).toBe('Fri, 20 Nov 2026 12:00:00 GMT');
    expect(await response.json()).toEqual(smallAccount);
    const second = await ask();
    expect(second.status).toBe(401);
    expect(second.headers.get('www-authenticate')).toBe('Bearer');
    expect(await second.json()).toEqual({ error: 'nonce was already used' });
  });

  it('refuses a token from a client whose clock is behind', async () => {
    const { ask } = await startSigned({}, nowMs - 31_000);
    const response = await ask();
    expect(response.status).toBe(401);
    expect(await response.json()).toEqual({ error: 'token was issued more than 30 seconds ago' });
  });

  it('accepts a nonce after a request with it was refused', async () => {
    let clockMs = nowMs - 60_000;
    const { ask } = await startSigned({ clock: () => clockMs });
    expect((await ask()).status).toBe(401);
    clockMs = nowMs;
    expect((await ask()).status).toBe(200);
  });

  it('refuses a GET whose body the token does not claim', async () => {
    const { service, headers } = await startSigned();
    const answer = await getWithBody(service, '{}', headers);
    expect(answer.status).toBe(401);
    expect(answer.text).toContain('body claim does not match the request body');
  });

  it('answers 404 on another path and 405 with Allow to another method', async () => {
    const { baseUrl } = await startService();
    const elsewhere = await fetch(`${baseUrl}/v1/accounts`);
    expect(elsewhere.status).toBe(404);
    expect(await elsewhere.json()).toEqual({ error: 'no such endpoint' });
    const posted = await fetch(`${baseUrl}/v1/account`, { method: 'POST', body: '{}' });
    expect(posted.status).toBe(405);
    expect(posted.headers.get('allow')).toBe('GET');
    expect(await posted.json()).toEqual({ error: 'only GET is allowed here' });
  });

  it.each([
    [64 * 1024, 401],
    [64 * 1024 + 1, 413],
  ])('answers a GET with a body of %i bytes with %i', async (size, expected) => {
    expect((await getWithBody(await startService(), 'x'.repeat(size))).status).toBe(expected);
  });

  it('ignores the query of a path, and records only method, path and status of a request', async () => {
    const { service, headers } = await startSigned();
    await fetch(`${service.baseUrl}/v1/account?page=1`, { headers });
    await fetch(`${service.baseUrl}/nothing`, { method: 'DELETE' });
    expect(service.requests()).toEqual([
      { method: 'GET', path: '/v1/account', status: 200 },
      { method: 'DELETE', path: '/nothing', status: 404 },
    ]);
  });

  it('answers 500 without details when the account cannot be made', async () => {
    const { ask } = await startSigned({
      account: () => {
        throw new Error('secret detail');
      },
    });
    const response = await ask();
    expect(response.status).toBe(500);
    expect(await response.text()).toBe('{"error":"the service failed"}');
  });

  it('registers RSA public keys only', async () => {
    const service = await startService();
    const ec = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    for (const key of [usualKeyPair('own').privateKey, ec.publicKey]) {
      expect(() => {
        service.register('key-1', key);
      }).toThrow(TypeError);
    }
  });
});

it('the service of the demo account listens on the loopback address only', async () => {
  const listen = vi.spyOn(Server.prototype, 'listen');
  const { baseUrl } = await startDemoService({ clock: () => nowMs, account: () => smallAccount });
  const [server] = listen.mock.contexts as readonly Server[];
  expect(listen.mock.calls.map(([, host]: readonly unknown[]) => host)).toEqual(['127.0.0.1']);
  expect(server?.address()).toMatchObject({
    address: '127.0.0.1',
    port: Number(new URL(baseUrl).port),
  });
  listen.mockRestore();
  server?.close();
});
