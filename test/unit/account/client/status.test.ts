import { describe, expect, it } from 'vitest';
import { failOfStatus, readRetryAfter } from '../../../../electron/main/account/client/get-account';
import type { Code } from '../../../../shared/failure';

const now = Date.UTC(2026, 10, 20, 12);
const http = (time: number): string => new Date(time).toUTCString();

describe('a status other than 200', () => {
  it.each<[number, Code]>([
    [201, 'UNEXPECTED_STATUS'],
    [204, 'UNEXPECTED_STATUS'],
    [300, 'REDIRECT_REFUSED'],
    [304, 'UNEXPECTED_STATUS'],
    [399, 'REDIRECT_REFUSED'],
    [400, 'UNEXPECTED_STATUS'],
    [401, 'AUTH'],
    [403, 'FORBIDDEN'],
    [404, 'NOT_FOUND'],
    [405, 'METHOD_NOT_ALLOWED'],
    [407, 'PROXY_AUTH'],
    [410, 'UNEXPECTED_STATUS'],
    [422, 'UNEXPECTED_STATUS'],
    [429, 'RATE_LIMITED'],
    [500, 'SERVER_ERROR'],
    [599, 'SERVER_ERROR'],
  ])('%i is %s (fault 25)', (status, code) => {
    const response = { status, headers: new Headers() };
    expect(failOfStatus(response, {}, now)).toEqual({ ok: false, error: { code, status } });
  });

  it('511 is reported as a web page, from a network that wants a login (RFC 6585)', () => {
    const response = { status: 511, headers: new Headers() };
    const page = { code: 'NOT_JSON', status: 511, title: '' };
    expect(failOfStatus(response, {}, now)).toEqual({ ok: false, error: page });
    const named = { ...page, title: 'Sign in' };
    expect(failOfStatus(response, { title: 'Sign in' }, now)).toEqual({ ok: false, error: named });
  });

  it('carries the service’s words and the wait', () => {
    const response = { status: 429, headers: new Headers({ 'retry-after': '7' }) };
    expect(failOfStatus(response, { serverText: 'slow down' }, now)).toEqual({
      ok: false,
      error: { code: 'RATE_LIMITED', status: 429, seconds: 7, serverText: 'slow down' },
    });
  });
});

describe('Retry-After (fault 26)', () => {
  it.each<[string | null, number | undefined]>([
    [null, undefined],
    ['0', 0],
    [' 120 ', 120],
    ['86401', 86_400],
    ['999999999', 86_400],
    ['9999999999', undefined],
    ['-5', undefined],
    ['2.5', undefined],
    ['1e3', undefined],
    ['soon', undefined],
    ['10, 20', undefined],
    ['\u0661\u0662', undefined],
    [http(now), 0],
    [http(now + 120_000), 120],
    [http(now - 1000), undefined],
    ['Fri, 31 Dec 9999 23:59:59 GMT', 86_400],
  ])('%j is %j seconds', (header, seconds) => {
    const headers = { get: (name: string) => (name === 'retry-after' ? header : null) };
    expect(readRetryAfter(headers, now)).toBe(seconds);
  });

  it('rounds a fraction of a second up, so that no retry comes too early', () => {
    expect(readRetryAfter(new Headers({ 'retry-after': http(now + 2000) }), now + 1)).toBe(2);
  });

  it.each<[string, Readonly<Record<string, string>>, number]>([
    ['the service’s clock, which a wrong one here does not change', {}, 30],
    ['the same behind a cache that kept nothing', { age: '0' }, 30],
    ['this computer’s clock, where a cache tells an old time', { age: '60' }, 570],
    ['this computer’s clock, where the service tells no time', { date: 'now' }, 570],
  ])('given as a date is by %s', (_whose, more, seconds) => {
    const served = now + 540_000;
    const headers = { 'retry-after': http(served + 30_000), date: http(served), ...more };
    expect(readRetryAfter(new Headers(headers), now)).toBe(seconds);
  });
});
