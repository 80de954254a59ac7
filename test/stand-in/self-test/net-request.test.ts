import type { ClientRequest, IncomingMessage } from 'electron';
import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { startHttpsService } from '../../service/https';
import { createRequest } from '../electron/client-request';
import { routeOf } from '../electron/open-socket';
import { createSocketPool } from '../electron/socket-pool';
import { asking } from './asked';
import { http, onRequestBytes, type Running } from './broken-servers';

const ask = asking();
const plain = { redirect: 'manual', credentials: 'omit', cache: 'no-store' } as const;
const running: Pick<Running, 'stop'>[] = [];

async function started(server: Promise<Running>): Promise<string> {
  running.push(await server);
  return `http://localhost:${String((await server).port)}/`;
}

afterEach(async () => {
  for (const { stop } of running.splice(0)) await stop();
});

const redirecting = () =>
  started(http((_request, response) => response.writeHead(302, { location: '/next' }).end()));

// as-chromium.test.ts compares broken answers with Chromium. connection-check.spec.ts tests unknown names,
// https.spec.ts certificates.
describe('net.request fails as in Electron', () => {
  it('when nothing listens', async () => {
    const { port, stop } = await http(() => undefined);
    await stop();
    const { error } = await ask(`http://localhost:${String(port)}/`);
    expect(error).toBe('net::ERR_CONNECTION_REFUSED');
  });

  it('when the server supports only an old version of TLS', async () => {
    const options = { certificate: 'self-signed', tlsVersion: 'TLSv1.1' } as const;
    const { baseUrl, close } = await startHttpsService(options);
    running.push({ stop: close });
    expect((await ask(baseUrl)).error).toBe('net::ERR_SSL_VERSION_OR_CIPHER_MISMATCH');
  });

  it('when the server does not support TLS', async () => {
    const url = await started(http((_request, response) => response.end('plain')));
    const { error } = await ask(url.replace('http:', 'https:'));
    expect(error).toBe('net::ERR_SSL_PROTOCOL_ERROR');
  });

  it('when the session’s filter cancels the request: nothing is sent', async () => {
    let requests = 0;
    const url = await started(
      http((_request, response) => {
        requests += 1;
        response.end();
      }),
    );
    const filtered = asking(createRequest({ allows: () => Promise.resolve(false) }));
    expect((await filtered(url)).error).toBe('net::ERR_BLOCKED_BY_CLIENT');
    expect(requests).toBe(0);
  });
});

describe('net.request throws as in Electron, before anything is sent', () => {
  const headers = (name: string, value: string) => ({ headers: { [name]: value } });
  it.each([
    ['for a value with the end of a line, which it quotes', headers('x-a', 'a\nCANARY'), 'CANARY'],
    ['for a name that is none', headers('x a', 'b'), "Invalid header name: 'x a'"],
    ['for another scheme', { url: 'file:///etc/passwd' }, 'only supports http: and https:'],
    ['loudly for a redirect that is followed', { redirect: 'follow' as const }, 'stand-in: '],
    ['loudly for credentials', { credentials: 'include' as const }, 'stand-in: '],
    ['loudly for a cache', { cache: 'default' as const }, 'stand-in: '],
  ])('%s', (_when, options, words) => {
    const open = createRequest();
    expect(() => open({ url: 'http://localhost/', ...plain, ...options })).toThrow(words);
  });
});

describe('the events of net.request come in Electron’s order', () => {
  it('for an answer: the request is closed long before it', async () => {
    const url = await started(http((_request, response) => response.end('grüße')));
    expect(await ask(url)).toMatchObject({
      events: ['finish', 'close', 'response', 'end'],
      status: 200,
      body: 'grüße',
    });
  });

  it('for an error before an answer', async () => {
    const url = await started(onRequestBytes((socket) => socket.end()));
    expect((await ask(url)).events).toEqual(['finish', 'close', 'error']);
  });

  it('for an error within an answer: both the answer and the request emit an error', async () => {
    const url = await started(
      onRequestBytes((socket) => socket.end('HTTP/1.1 200 OK\r\ncontent-length: 9\r\n\r\nabc')),
    );
    const { events, body, error } = await ask(url);
    expect([body, error]).toEqual(['abc', 'net::ERR_CONTENT_LENGTH_MISMATCH']);
    expect(events).toEqual(['finish', 'close', 'response', 'error', 'response error']);
  });

  it('for a redirect that is not followed', async () => {
    const url = await redirecting();
    const { events, error } = await ask(url);
    expect(error).toBe('Redirect was cancelled');
    expect(events).toEqual(['finish', 'close', `redirect 302 GET ${url}next`, 'error']);
  });

  it('for a redirect that the listener aborts: no error follows', async () => {
    const url = await redirecting();
    const { events, error } = await ask(url, {}, (request) => {
      request.on('redirect', () => {
        request.abort();
      });
    });
    expect(error).toBeUndefined();
    expect(events.slice(2)).toEqual([`redirect 302 GET ${url}next`, 'abort']);
  });

  it('for a declined login: the answer is read like any other', async () => {
    const url = await started(
      http((_request, response) =>
        response.writeHead(401, { 'www-authenticate': 'Basic realm="x"' }).end('who?'),
      ),
    );
    const asked: unknown[] = [];
    const answer = await ask(url, {}, (request) => {
      request.on('login', (info, callback) => {
        asked.push(info);
        callback();
      });
    });
    expect(asked).toEqual([{ isProxy: false, scheme: 'basic' }]);
    expect(answer).toMatchObject({ status: 401, body: 'who?' });
    expect(await ask(url)).toMatchObject({ status: 401, body: 'who?' });
  });

  it('for an abort: only `abort` follows', async () => {
    const url = await started(http(() => undefined));
    const { events } = await ask(url, {}, (request) => {
      setTimeout(() => {
        request.abort();
        request.abort();
      }, 20);
    });
    expect(events).toEqual(['finish', 'close', 'abort']);
  });
});

describe('headers are decoded as V8 decodes their bytes', () => {
  const headersOf = async (...lines: readonly string[]) => {
    const head = ['HTTP/1.1 200 OK', ...lines, 'content-length: 0', '', ''].join('\r\n');
    const url = await started(onRequestBytes((socket) => socket.end(head, 'latin1')));
    return (await ask(url)).headers;
  };

  it.each([
    ['Latin-1', '\u00e9', '\ufffd'],
    ['UTF-8', Buffer.from('成功').toString('latin1'), '成功'],
    ['ASCII', 'plain', 'plain'],
  ])('of %s', async (_what, sent, seen) => {
    expect(await headersOf(`x-a: ${sent}`)).toMatchObject({ 'x-a': seen });
  });

  it('and joined if they have the same name, except cookies and headers that allow one value', async () => {
    const twice = (name: string) => [`${name}: one`, `${name}: two`];
    const headers = await headersOf(...['X-A', 'Date', 'Age', 'Set-Cookie'].flatMap(twice));
    expect(headers).toEqual({
      'x-a': 'one, two',
      date: 'one, two',
      age: 'one',
      'set-cookie': ['one', 'two'],
      'content-length': '0',
    });
  });
});

/** Sends a request and resolves to the request and its answer. */
const opened = (open: ReturnType<typeof createRequest>, url: string) =>
  new Promise<{ request: ClientRequest; response: IncomingMessage }>((resolve, reject) => {
    const request = open({ url, ...plain });
    request.on('error', reject);
    request.on('response', (response) => {
      response.on('error', () => undefined);
      resolve({ request, response });
    });
    request.end();
  });

describe('a host has six connections', () => {
  const big = Buffer.alloc(4 * 1024 * 1024, 'x');
  const serve = () => {
    let met = 0;
    const url = started(
      http((_request, response) => {
        met += 1;
        response.end(big);
      }),
    );
    return { url, met: () => met };
  };

  it.each(['ignored', 'cancelled'] as const)(
    'and %s bodies keep them in use until their request is aborted',
    async (how) => {
      const { url, met } = serve();
      const open = createRequest();
      const held = [];
      for (let at = 0; at < 6; at += 1) held.push(await opened(open, await url));
      // A web stream does the same when it is cancelled.
      if (how === 'cancelled') {
        for (const { response } of held) (response as unknown as { destroy(): void }).destroy();
      }
      let isAnswered = false;
      const seventh = opened(open, await url).then((answer) => {
        isAnswered = true;
        return answer;
      });
      // Another session has its own connections and is served in the meantime.
      expect((await asking()(await url)).body).toHaveLength(big.length);
      expect([isAnswered, met()]).toEqual([false, 7]);
      held[0]?.request.abort();
      held.push(await seventh);
      expect(met()).toBe(8);
      for (const { request } of held) request.abort();
    },
  );

  it('and one of them serves several requests one after another', async () => {
    const ports = new Set<number | undefined>();
    const url = await started(
      http((request, response) => {
        ports.add(request.socket.remotePort);
        response.end('x');
      }),
    );
    const together = asking(createRequest());
    for (let at = 0; at < 3; at += 1) await together(url);
    expect(ports.size).toBe(1);
  });

  it('of which idle ones are part', async () => {
    const connections = new Set<Socket>();
    const server = createServer((socket) => {
      connections.add(
        socket.on('error', () => undefined).on('close', () => connections.delete(socket)),
      );
    });
    await once(server.listen(0, '127.0.0.1'), 'listening');
    const route = routeOf(
      new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`),
      undefined,
    );
    const pool = createSocketPool();
    const six = () =>
      Promise.all(
        Array.from({ length: 6 }, () => pool.acquire(route, new AbortController().signal, 'fresh')),
      );
    for (const { release } of await six()) release('keep');
    const held = await six();
    await vi.waitFor(() => {
      expect(connections.size).toBe(6);
    });
    for (const { release } of held) release('close');
    server.close();
    await once(server, 'close');
  });

  it('and a new one is opened if the server has closed a kept one', async () => {
    let served = 0;
    const url = await started(
      http((request, response) => {
        served += 1;
        response.end('x');
        if (served === 1) setTimeout(() => request.socket.destroy(), 5);
      }),
    );
    const together = asking(createRequest());
    expect((await together(url)).body).toBe('x');
    expect((await together(url)).body).toBe('x');
  });
});
