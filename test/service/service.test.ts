import { generateKeyPairSync } from 'node:crypto';
import { once } from 'node:events';
import { connect } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { registerFreshKey } from './connect';
import { nowMs, startService, stopServices } from './meet-fault';
import { exchangeRaw } from './raw-exchange';
import { signedHeaders } from './sign-token';
import { smallAccount } from './small-account';
import { usualKeyPair } from '../keys/usual-key-pair';

afterEach(stopServices);

describe('the service', () => {
  it('answers a signed request with the account', async () => {
    const service = await startService();
    const headers = signedHeaders(registerFreshKey(service), nowMs, 1);
    const response = await fetch(`${service.baseUrl}/v1/account`, { headers });
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(await response.json()).toEqual(smallAccount);
  });

  it('listens on 127.0.0.1 only', async () => {
    expect((await startService()).baseUrl).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
  });

  it('dates its answers by its own clock', async () => {
    const service = await startService();
    const response = await fetch(`${service.baseUrl}/v1/account`);
    expect(response.headers.get('date')).toBe('Fri, 20 Nov 2026 12:00:00 GMT');
  });

  it.each(['pkcs8', 'pkcs1'] as const)('knows a fresh key exported as %s', async (format) => {
    const service = await startService();
    const key = registerFreshKey(service, { format });
    expect(key.privateKeyPem).toContain(
      format === 'pkcs1' ? 'BEGIN RSA PRIVATE KEY' : 'BEGIN PRIVATE KEY',
    );
    const headers = signedHeaders(key, nowMs, 1);
    expect((await fetch(`${service.baseUrl}/v1/account`, { headers })).status).toBe(200);
  });

  it('refuses the same token a second time, in words', async () => {
    const service = await startService();
    const headers = signedHeaders(registerFreshKey(service), nowMs, 1);
    await fetch(`${service.baseUrl}/v1/account`, { headers });
    const second = await fetch(`${service.baseUrl}/v1/account`, { headers });
    expect(second.status).toBe(401);
    expect(await second.json()).toEqual({ error: 'nonce was already used' });
  });

  it('refuses a token from a client whose clock is behind', async () => {
    const service = await startService();
    const headers = signedHeaders(registerFreshKey(service), nowMs - 31_000, 1);
    const response = await fetch(`${service.baseUrl}/v1/account`, { headers });
    expect(response.status).toBe(401);
    expect(await response.json()).toEqual({ error: 'token was issued more than 30 seconds ago' });
  });

  it('lets a refused nonce be used afterwards', async () => {
    let clockMs = nowMs - 60_000;
    const service = await startService({ clock: () => clockMs });
    const headers = signedHeaders(registerFreshKey(service), nowMs, 1);
    expect((await fetch(`${service.baseUrl}/v1/account`, { headers })).status).toBe(401);
    clockMs = nowMs;
    expect((await fetch(`${service.baseUrl}/v1/account`, { headers })).status).toBe(200);
  });

  it('refuses a GET whose body the token does not claim', async () => {
    const service = await startService();
    const headers = signedHeaders(registerFreshKey(service), nowMs, 1);
    const { status, body } = await exchangeRaw(service.baseUrl, { headers, body: '{}' });
    expect(status).toBe(401);
    expect(body.toString()).toContain('body claim does not match the request body');
  });

  it('answers 404 on another path and 405 with Allow to another method', async () => {
    const service = await startService();
    const elsewhere = await fetch(`${service.baseUrl}/v1/accounts`);
    expect(elsewhere.status).toBe(404);
    expect(await elsewhere.json()).toEqual({ error: 'no such endpoint' });
    const posted = await fetch(`${service.baseUrl}/v1/account`, { method: 'POST', body: '{}' });
    expect(posted.status).toBe(405);
    expect(posted.headers.get('allow')).toBe('GET');
    expect(await posted.json()).toEqual({ error: 'only GET is allowed here' });
  });

  it.each([
    [64 * 1024, 401],
    [64 * 1024 + 1, 413],
  ])('answers a GET with a body of %i bytes with %i', async (size, expected) => {
    const service = await startService();
    const { status } = await exchangeRaw(service.baseUrl, { body: 'x'.repeat(size) });
    expect(status).toBe(expected);
  });

  it('keeps method, path and status of requests and no more', async () => {
    const service = await startService();
    const headers = signedHeaders(registerFreshKey(service), nowMs, 1);
    await fetch(`${service.baseUrl}/v1/account?page=1`, { headers });
    await fetch(`${service.baseUrl}/nothing`, { method: 'DELETE' });
    expect(service.requests()).toEqual([
      { method: 'GET', path: '/v1/account', status: 200 },
      { method: 'DELETE', path: '/nothing', status: 404 },
    ]);
  });

  it('answers 500 without details when the account cannot be made', async () => {
    const service = await startService({
      account: () => {
        throw new Error('secret detail');
      },
    });
    const headers = signedHeaders(registerFreshKey(service), nowMs, 1);
    const response = await fetch(`${service.baseUrl}/v1/account`, { headers });
    expect(response.status).toBe(500);
    expect(await response.text()).toBe('{"error":"the service failed"}');
  });

  it('takes no key that is not an RSA public key', async () => {
    const service = await startService();
    const rsa = usualKeyPair('own');
    const ec = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    for (const key of [rsa.privateKey, ec.publicKey]) {
      expect(() => {
        service.register('key-1', key);
      }).toThrow(TypeError);
    }
  });

  it('ends idle keep-alive connections when it closes, and may be closed twice', async () => {
    const service = await startService();
    const socket = connect(Number(new URL(service.baseUrl).port), '127.0.0.1');
    socket.write('GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n');
    const [answer] = (await once(socket, 'data')) as [Buffer];
    expect(answer.toString()).toContain('Connection: keep-alive');
    await Promise.all([once(socket, 'close'), service.close()]);
    await service.close();
    expect(socket.destroyed).toBe(true);
  });
});
