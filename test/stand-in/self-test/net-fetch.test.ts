import { afterEach, describe, expect, it } from 'vitest';
import { createNetFetch } from '../electron/net-fetch';
import { http, https, onRequestBytes, unusedPort, type Running } from './broken-servers';

const netFetch = createNetFetch();
const running: Running[] = [];

async function started(server: Promise<Running>): Promise<number> {
  running.push(await server);
  return (await server).port;
}

afterEach(async () => {
  for (const { stop } of running.splice(0)) await stop();
});

const readAll = async (url: string, init?: RequestInit) => (await netFetch(url, init)).text();

const failures: readonly (readonly [string, string, 'http' | 'https', () => Promise<Running>])[] = [
  ['nothing listens', 'CONNECTION_REFUSED', 'http', unusedPort],
  [
    'the connection is reset',
    'CONNECTION_RESET',
    'http',
    () => onRequestBytes((socket) => socket.resetAndDestroy()),
  ],
  [
    'the connection ends before an answer',
    'EMPTY_RESPONSE',
    'http',
    () => onRequestBytes((socket) => socket.end()),
  ],
  [
    'the answer is not HTTP',
    'INVALID_HTTP_RESPONSE',
    'http',
    () => onRequestBytes((socket) => socket.end('SSH-2.0-OpenSSH\r\n\r\n')),
  ],
  [
    'the headers are too long',
    'RESPONSE_HEADERS_TOO_BIG',
    'http',
    () =>
      onRequestBytes((socket) => {
        socket.end(`HTTP/1.1 200 OK\r\nx-long: ${'x'.repeat(100_000)}\r\n\r\n`);
      }),
  ],
  [
    'a body of known length is cut',
    'CONTENT_LENGTH_MISMATCH',
    'http',
    () =>
      onRequestBytes((socket) => socket.end('HTTP/1.1 200 OK\r\ncontent-length: 10\r\n\r\nabc')),
  ],
  [
    'a chunked body is cut',
    'INCOMPLETE_CHUNKED_ENCODING',
    'http',
    () =>
      onRequestBytes((socket) =>
        socket.end('HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n3\r\nabc\r\n'),
      ),
  ],
  [
    'the body is not the gzip it says',
    'CONTENT_DECODING_FAILED',
    'http',
    () =>
      http((_request, response) => {
        response.setHeader('content-encoding', 'gzip').end('plain text');
      }),
  ],
  [
    'the certificate is self-signed',
    'CERT_AUTHORITY_INVALID',
    'https',
    () => https({}, (_request, response) => response.end('secret')),
  ],
  [
    'the other side does not speak TLS',
    'SSL_PROTOCOL_ERROR',
    'https',
    () => http((_request, response) => response.end('plain')),
  ],
  [
    'the other side speaks only old TLS',
    'SSL_VERSION_OR_CIPHER_MISMATCH',
    'https',
    () =>
      https(
        { minVersion: 'TLSv1', maxVersion: 'TLSv1.1', ciphers: 'ALL:@SECLEVEL=0' },
        (_request, response) => response.end('old'),
      ),
  ],
];

describe('net.fetch fails as in Electron', () => {
  it.each(failures)('when %s: net::ERR_%s', async (_when, code, scheme, serve) => {
    const port = await started(serve());
    await expect(readAll(`${scheme}://localhost:${String(port)}/`)).rejects.toThrow(
      new Error(`net::ERR_${code}`),
    );
  });

  it('when the host has no address', async () => {
    await expect(readAll('http://nobody.invalid/')).rejects.toThrow('net::ERR_NAME_NOT_RESOLVED');
  });

  it.each([
    ['error', "Attempted to redirect, but redirect policy was 'error'"],
    ['manual', 'Redirect was cancelled'],
  ] as const)('when a redirect meets the policy %s', async (redirect, message) => {
    const port = await started(
      http((_request, response) => response.writeHead(302, { location: '/next' }).end()),
    );
    const url = `http://localhost:${String(port)}/`;
    await expect(netFetch(url, { redirect })).rejects.toThrow(new Error(message));
  });

  it.each([
    ['/next?token=1#part', 'http://localhost:PORT/next?token=1#part'],
    ['//other.example/x', 'http://other.example/x'],
    ['https://Bücher.example', 'https://xn--bcher-kva.example/'],
    ['file:///etc/passwd', 'file:///etc/passwd'],
  ])('when a redirect is refused, having told the session where %s leads', async (location, to) => {
    const port = await started(
      http((_request, response) => {
        response.writeHead(307, { location: Buffer.from(location).toString('latin1') }).end();
      }),
    );
    const told: unknown[] = [];
    const listened = createNetFetch({ noteRedirect: (redirect) => told.push(redirect) });
    const url = `http://localhost:${String(port)}/`;
    await expect(listened(url, { redirect: 'error' })).rejects.toThrow('redirect policy');
    const redirectURL = to.replace('PORT', String(port));
    expect(told).toEqual([{ url, method: 'GET', redirectURL, statusCode: 307 }]);
  });

  it('when the target of a redirect is no address, of which nobody is told', async () => {
    const port = await started(
      http((_request, response) => response.writeHead(302, { location: 'http://[' }).end()),
    );
    const listened = createNetFetch({ noteRedirect: () => expect.unreachable() });
    const url = `http://localhost:${String(port)}/`;
    await expect(listened(url, { redirect: 'error' })).rejects.toThrow('net::ERR_INVALID_REDIRECT');
  });

  it('when the session filter cancels: nothing is sent', async () => {
    let requests = 0;
    const port = await started(
      http((_request, response) => {
        requests += 1;
        response.end();
      }),
    );
    const filtered = createNetFetch({ allows: () => Promise.resolve(false) });
    await expect(filtered(`http://localhost:${String(port)}/`)).rejects.toThrow(
      'net::ERR_BLOCKED_BY_CLIENT',
    );
    expect(requests).toBe(0);
  });
});

describe('net.fetch and its signal', () => {
  it('rejects with the reason it was aborted with, before and during the wait', async () => {
    const reason = new Error('changed my mind');
    await expect(netFetch('http://localhost/', { signal: AbortSignal.abort(reason) })).rejects.toBe(
      reason,
    );

    const controller = new AbortController();
    const port = await started(
      http(() => {
        controller.abort(reason);
      }),
    );
    const url = `http://localhost:${String(port)}/`;
    await expect(netFetch(url, { signal: controller.signal })).rejects.toBe(reason);
  });

  it('ends the body with an AbortError when aborted after the headers', async () => {
    const port = await started(http((_request, response) => void response.write('first')));
    const controller = new AbortController();
    const { signal } = controller;
    const response = await netFetch(`http://localhost:${String(port)}/`, { signal });
    const reader = response.body?.getReader();
    expect(new TextDecoder().decode((await reader?.read())?.value)).toBe('first');
    controller.abort(new Error('too late'));
    await expect(reader?.read()).rejects.toMatchObject({ name: 'AbortError', code: 'ABORT_ERR' });
  });
});

describe('net.fetch succeeds', () => {
  it('with the status, headers and decoded body, and without a url, as in Electron', async () => {
    const port = await started(
      http((request, response) => {
        response.writeHead(418, { 'x-seen': request.headers['x-asked'] }).end('grüße');
      }),
    );
    const response = await netFetch(`http://localhost:${String(port)}/`, {
      headers: { 'x-asked': 'yes' },
    });
    expect([response.status, response.headers.get('x-seen'), response.url]).toEqual([
      418,
      'yes',
      '',
    ]);
    expect(await response.text()).toBe('grüße');
  });

  it('without a body where HTTP has none', async () => {
    const port = await started(http((_request, response) => response.writeHead(204).end()));
    const response = await netFetch(`http://localhost:${String(port)}/`);
    expect([response.status, response.body]).toEqual([204, null]);
  });
});
