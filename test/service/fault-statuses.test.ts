import { afterEach, describe, expect, it } from 'vitest';
import { registerFreshKey } from './connect';
import {
  errorStatus,
  errorStatuses,
  faults,
  inTurn,
  redirect,
  skewedClock,
  tooManyRequests,
  type FaultName,
} from './faults';
import { meetFault, nowMs, startService, stopServices, unchunked } from './meet-fault';
import { exchangeRaw } from './raw-exchange';
import { signedHeaders } from './sign-token';

afterEach(stopServices);

describe('an error status', () => {
  const kinds = [
    ['json', 'Content-Type: application/json', '{"error":'],
    ['text', 'Content-Type: text/plain', 'Refused'],
    ['html', 'Content-Type: text/html', '<!doctype html>'],
    ['empty', 'Connection: close', ''],
  ] as const;
  it.each(errorStatuses)('%i comes as JSON, text, HTML and empty', async (status) => {
    for (const [kind, header, start] of kinds) {
      const answer = await meetFault(errorStatus(status, kind));
      expect(answer.status).toBe(status);
      expect(answer.head).toContain(header);
      expect(answer.head.includes('Content-Type')).toBe(kind !== 'empty');
      const body = unchunked(answer).toString();
      expect(body.startsWith(start)).toBe(true);
      expect(body === '').toBe(kind === 'empty');
    }
  });

  it.each<[FaultName, number, RegExp]>([
    ['retry-after-seconds', 429, /^Retry-After: 2$/m],
    ['retry-after-hour', 429, /^Retry-After: 3600$/m],
    ['retry-after-date', 429, /^Retry-After: Fri, 20 Nov 2026 12:02:00 GMT$/m],
    ['retry-after-past-date', 429, /^Retry-After: Thu, 01 Jan 1970 00:00:00 GMT$/m],
    ['retry-after-negative', 429, /^Retry-After: -5$/m],
    ['retry-after-garbage', 429, /^Retry-After: soon$/m],
    ['login-prompt', 401, /^WWW-Authenticate: Negotiate, NTLM, Basic/m],
    ['proxy-login-prompt', 407, /^Proxy-Authenticate: Negotiate, NTLM, Basic/m],
    ['garbage-date-401', 401, /^Date: yesterday$/m],
    ['huge-error-text', 500, /^Content-Type: text\/plain$/m],
  ])('%s', async (name, status, header) => {
    const answer = await meetFault(faults[name]);
    expect(answer.status).toBe(status);
    expect(answer.head.replaceAll('\r', '')).toMatch(header);
  });

  it('leaves out Retry-After or Date where the fault says so', async () => {
    expect((await meetFault(faults['retry-after-missing'])).head).not.toContain('Retry-After');
    expect((await meetFault(tooManyRequests())).status).toBe(429);
    expect((await meetFault(faults['no-date-401'])).head).not.toMatch(/^Date:/m);
    expect((await meetFault(faults['no-date'])).head).not.toMatch(/^Date:/m);
  });

  it('of 1 MB text is sent whole', async () => {
    expect(unchunked(await meetFault(faults['huge-error-text'])).length).toBe(1024 * 1024);
  });
});

describe('a passing fault', () => {
  it.each<[FaultName, number]>([
    ['nonce-reused-once', 401],
    ['unavailable-once', 503],
  ])('%s comes once, then the account', async (name, status) => {
    const service = await startService({ intercept: faults[name] });
    const key = registerFreshKey(service);
    const statuses: (number | null)[] = [];
    for (const nonce of [1, 2]) {
      const headers = signedHeaders(key, nowMs, nonce);
      statuses.push((await exchangeRaw(service.baseUrl, { headers })).status);
    }
    expect(statuses).toEqual([status, 200]);
  });

  it('of a list comes in turn', async () => {
    const intercept = inTurn(errorStatus(503, 'text'), redirect(302, '/elsewhere'));
    const { baseUrl } = await startService({ intercept });
    const statuses = [];
    for (let request = 0; request < 3; request += 1) {
      statuses.push((await exchangeRaw(baseUrl)).status);
    }
    expect(statuses).toEqual([503, 302, 401]);
  });

  it('nonce-reused-always never passes', async () => {
    const { baseUrl } = await startService({ intercept: faults['nonce-reused-always'] });
    await exchangeRaw(baseUrl);
    expect((await exchangeRaw(baseUrl)).body.toString()).toContain('nonce was already used');
  });

  it('of the clock refuses good tokens and shows in the Date header', async () => {
    const service = await startService({ clock: skewedClock(300_000, () => nowMs) });
    const headers = signedHeaders(registerFreshKey(service), nowMs, 1);
    const answer = await exchangeRaw(service.baseUrl, { headers });
    expect(answer.status).toBe(401);
    expect(answer.head).toContain('Date: Fri, 20 Nov 2026 12:05:00 GMT');
  });
});

describe('a redirect', () => {
  it.each([
    [301, 'https://example.com/v1/account'],
    [302, '/v1/account'],
    [303, 'file:///etc/passwd'],
    [307, 'http://127.0.0.1:1/v1/account'],
    [308, 'app://bundle/index.html'],
  ])('%i names %s', async (status, location) => {
    const answer = await meetFault(redirect(status, location));
    expect(answer.status).toBe(status);
    expect(answer.head).toContain(`Location: ${location}`);
  });
});
