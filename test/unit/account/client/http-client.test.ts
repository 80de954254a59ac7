import { describe, expect, it, vi } from 'vitest';
import {
  createHttpClient,
  type HttpRequest,
  type WantedBody,
} from '../../../../electron/main/account/client/http-client';
import { fail } from '../../../../shared/failure';
import {
  beginning,
  bodyOf,
  bytes,
  fakeAnswer,
  plainRequest,
  playedClient,
  whole,
} from './fake-request';

/** An exchange that the test controls, whose response has come; the caller wants this kind of body. */
const answered = (wanted: WantedBody, more: Partial<HttpRequest> = {}) => {
  const client = playedClient();
  const result = client.http({ ...plainRequest, wanted: () => wanted, ...more });
  return { ...client, result, response: client.answer(fakeAnswer()) };
};

describe('what is asked of Electron', () => {
  it('is a GET without redirects, cookies, cache and referrer (security G3, G10, G12)', () => {
    const { http, asked, done } = playedClient();
    void http(plainRequest);
    expect(asked).toStrictEqual([
      {
        url: plainRequest.url,
        method: 'GET',
        headers: { 'x-api-key': 'CANARY' },
        redirect: 'manual',
        credentials: 'omit',
        cache: 'no-store',
        referrerPolicy: 'no-referrer',
      },
    ]);
    expect(done).toEqual(['end']);
  });

  it('is nothing for a caller that has already stopped the call', async () => {
    const { http, asked } = playedClient();
    const result = await http({ ...plainRequest, signal: AbortSignal.abort() });
    expect(result).toEqual(fail('ABORTED'));
    expect(asked).toEqual([]);
  });

  it('may be refused for a header, which Electron quotes and nobody is shown (security F5)', async () => {
    const http = createHttpClient(() => {
      throw new Error("Invalid value for header 'x-api-key': 'CANARY'");
    });
    const result = await http(plainRequest);
    expect(result).toEqual(fail('INTERNAL'));
  });

  it('is a login for nobody (security C9)', () => {
    const { http, request } = playedClient();
    void http(plainRequest);
    const answers: unknown[][] = [];
    request.emit('login', { isProxy: true }, (...given: unknown[]) => answers.push(given));
    expect(answers).toEqual([[]]);
  });
});

describe('a whole body', () => {
  it('is put together from its pieces, and its request is not aborted', async () => {
    const { result, response, done } = answered(whole);
    for (const part of ['a', '', 'bc', 'def']) response.emit('data', bytes(part));
    response.emit('end');
    expect(await bodyOf(result)).toBe('abcdef');
    expect(done).toEqual(['end']);
  });

  it('is counted as it comes', () => {
    const seen: unknown[] = [];
    const { response } = answered(whole, { onBytes: (total) => seen.push(total) });
    for (const part of ['ab', 'c']) response.emit('data', bytes(part));
    expect(seen).toEqual([2, 3]);
  });

  it('takes as much memory as it is long, in pieces of any size (security G5; fault 12)', async () => {
    const alloc = vi.spyOn(Buffer, 'alloc');
    const { result, response } = answered({ most: 1_000_000, beyond: 'refuse' });
    for (let sent = 0; sent < 1000; sent += 1) response.emit('data', bytes('a'));
    for (let sent = 0; sent < 6; sent += 1) response.emit('data', bytes('b'.repeat(100_000)));
    const taken = alloc.mock.calls.reduce((sum, [size]) => sum + size, 0);
    alloc.mockRestore();
    expect(taken).toBeLessThan(1_000_000);
    // Small pieces are not kept either: each takes many times its length.
    expect(taken).toBeGreaterThan(600_000);
    response.emit('end');
    expect(await bodyOf(result)).toBe('a'.repeat(1000) + 'b'.repeat(600_000));
  });

  it('ends at the first byte too many, and its connection with it (security G5)', async () => {
    const { result, response, done } = answered(whole);
    response.emit('data', bytes('abcdef'));
    expect(done).toEqual(['end']);
    response.emit('data', bytes('g'));
    expect(await result).toEqual({ ok: false, error: { code: 'TOO_LARGE', limitBytes: 6 } });
    expect(done).toEqual(['end', 'abort']);
  });

  it('that breaks off is a failure', async () => {
    const { result, response, done } = answered(whole);
    response.emit('data', bytes('abc'));
    response.emit('error', new Error('net::ERR_CONTENT_LENGTH_MISMATCH'));
    expect(await result).toEqual(fail('INCOMPLETE', { netError: 'ERR_CONTENT_LENGTH_MISMATCH' }));
    expect(done).toEqual(['end', 'abort']);
  });
});

describe('the beginning of a body', () => {
  it('is all of a short body', async () => {
    const { result, response, done } = answered(beginning);
    response.emit('data', bytes('abc'));
    response.emit('end');
    expect(await bodyOf(result)).toBe('abc');
    expect(done).toEqual(['end']);
  });

  it('is cut from a long body, whose connection is closed at once', async () => {
    const { result, response, done } = answered(beginning);
    response.emit('data', bytes('abc'));
    response.emit('data', bytes('defghi'));
    expect(await bodyOf(result)).toBe('abcdef');
    expect(done).toEqual(['end', 'abort']);
  });

  it('is what came before the body broke off', async () => {
    const { result, response } = answered(beginning);
    response.emit('data', bytes('half'));
    response.emit('error', new Error('net::ERR_CONNECTION_RESET'));
    expect(await bodyOf(result)).toBe('half');
  });

  it('is empty if the body breaks off at once', async () => {
    const { result, response } = answered(beginning);
    response.emit('error', new Error('net::ERR_TUNNEL_CONNECTION_FAILED'));
    expect(await bodyOf(result)).toBe('PROXY_AUTH');
  });

  it('is not waited for if the caller wants no body', async () => {
    const { result, done } = answered({ most: 0, beyond: 'drop' });
    expect(await bodyOf(result)).toBe('');
    expect(done).toEqual(['end', 'abort']);
  });
});

describe('whatever a response contains', () => {
  it.each([0, 2_147_483_647])('status %i is returned', async (statusCode) => {
    const { http, answer } = playedClient();
    const result = http(plainRequest);
    answer(fakeAnswer({ statusCode })).emit('end');
    expect(await result).toMatchObject({ ok: true, value: { status: statusCode } });
  });

  it('headers are read by name, whatever their text', async () => {
    const { http, answer } = playedClient();
    const seen: (string | null)[] = [];
    const names = ['date', 'x-a', 'x-b', 'set-cookie', 'constructor', 'absent'];
    const result = http({
      ...plainRequest,
      onHead: ({ headers }) => seen.push(...names.map((name) => headers.get(name))),
    });
    const headers = { date: '\ufffd', 'x-a': '\u6210', 'x-b': '\0\n', 'set-cookie': ['a', 'b'] };
    answer(fakeAnswer({ headers })).emit('end');
    await result;
    expect(seen).toEqual(['\ufffd', '\u6210', '\0\n', null, null, null]);
  });

  it('unreadable headers end in a code, not in an exception', async () => {
    const { http, answer, done } = playedClient();
    const result = http(plainRequest);
    answer(Object.assign(fakeAnswer(), { headers: undefined }));
    expect(await result).toEqual(fail('INTERNAL'));
    expect(done).toEqual(['end', 'abort']);
  });

  it.each(['onHead', 'onBytes', 'wanted'] as const)(
    'an exception while reading %s becomes a failure code',
    async (name) => {
      const { http, answer } = playedClient();
      const fails = (): never => {
        throw new Error('CANARY');
      };
      const result = http({ ...plainRequest, [name]: fails });
      answer(fakeAnswer()).emit('data', bytes('a'));
      expect(await result).toEqual(fail('INTERNAL'));
    },
  );
});

describe('errors', () => {
  it('before a response have a code', async () => {
    const { http, request } = playedClient();
    const result = http(plainRequest);
    request.emit('error', new Error('net::ERR_NAME_NOT_RESOLVED'));
    const error = { code: 'DNS', netError: 'ERR_NAME_NOT_RESOLVED' };
    expect(await result).toEqual({ ok: false, error });
  });

  it('after the end of the exchange, or twice, are handled', async () => {
    const { result, response, request } = answered(whole);
    response.emit('end');
    expect(await bodyOf(result)).toBe('');
    // An emitter throws an error that has no listener.
    response.emit('error', new Error('late'));
    request.emit('error', new Error('late'));
    request.emit('error', new Error('later'));
  });

  it('of a response that comes after the caller stopped are handled', async () => {
    const caller = new AbortController();
    const { http, answer } = playedClient();
    const result = http({ ...plainRequest, signal: caller.signal });
    caller.abort();
    answer(fakeAnswer()).emit('error', new Error('late'));
    expect(await bodyOf(result)).toBe('ABORTED');
  });
});

it('a redirect is refused and its target named, before Electron cancels it (security G3)', async () => {
  const { http, request, done } = playedClient();
  const result = http(plainRequest);
  request.emit('redirect', 302, 'GET', 'https://u:CANARY@other.example:8443/CANARY?CANARY', {});
  expect(done).toEqual(['end', 'abort']);
  expect(await result).toEqual(
    fail('REDIRECT_REFUSED', { redirectOrigin: 'https://other.example:8443' }),
  );
});
