import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { fetchRelease } from '../../../electron/main/updates/release';
import { loopbackHttp } from '../../service/http-doubles';
import { release, signedFeed } from './signed-feed';

const http = loopbackHttp();
const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

const serve = async (listener: RequestListener) => {
  const server = createServer(listener);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return signedFeed(`http://127.0.0.1:${port}/release.json`);
};

const text = JSON.stringify(release);
const padded = JSON.stringify(release).padEnd(16_385);

describe('a feed’s host (security J10)', () => {
  it('receives two plain requests, which reveal nothing about the app or the computer', async () => {
    const seen: unknown[] = [];
    const signed = await serve((request, response) => {
      const { cookie, authorization, referer, 'user-agent': agent } = request.headers;
      const { 'accept-language': language } = request.headers;
      seen.push([request.method, request.url, agent, language, cookie, authorization, referer]);
      response.setHeader('set-cookie', 'id=1');
      response.end(request.url === '/release.json' ? text : signed.signatureOf(text));
    });
    expect(await fetchRelease(signed.feed, http)).toEqual(release);
    const nothing = [undefined, undefined, undefined];
    expect(seen).toEqual([
      ['GET', '/release.json', 'Account Viewer', 'en', ...nothing],
      ['GET', '/release.json.sig', 'Account Viewer', 'en', ...nothing],
    ]);
  });

  it.each<[string, string, RequestListener]>([
    ['an error', 'not-reached', (_, response) => response.writeHead(500).end('oops')],
    ['no feed', 'not-reached', (_, response) => response.writeHead(404).end()],
    ['a broken connection', 'not-reached', (request) => request.socket.destroy()],
    ['a page for everything', 'not-valid', (_, response) => response.end('<!doctype html>')],
    ['a signature that is not one', 'not-valid', (_, response) => response.end(text)],
    [
      'a redirect',
      'not-valid',
      (_, response) => response.writeHead(302, { location: '/elsewhere' }).end(),
    ],
  ])('that responds with %s: %s', async (_name, outcome, listener) => {
    const { feed } = await serve(listener);
    expect(await fetchRelease(feed, http)).toBe(outcome);
  });

  it('cannot send more than the app wants to read, even signed', async () => {
    const signed = await serve((request, response) => {
      response.end(request.url === '/release.json' ? padded : signed.signatureOf(padded));
    });
    expect(await fetchRelease(signed.feed, http)).toBe('not-valid');
  });

  it('cannot send a longer signature than there is', async () => {
    const signed = await serve((request, response) => {
      const signature = `${signed.signatureOf(text)}${' '.repeat(200)}`;
      response.end(request.url === '/release.json' ? text : signature);
    });
    expect(await fetchRelease(signed.feed, http)).toBe('not-valid');
  });

  it.each<[string, RequestListener]>([
    ['never answers', () => undefined],
    ['never ends its answer', (_, response) => void response.write('{')],
  ])('that %s is given up', async (_name, listener) => {
    const { feed } = await serve(listener);
    expect(await fetchRelease(feed, http, 200)).toBe('not-reached');
  });

  it('that is not there is not reached', async () => {
    const { feed } = await serve(() => undefined);
    await new Promise((resolve) => servers.pop()?.close(resolve));
    expect(await fetchRelease(feed, http)).toBe('not-reached');
  });
});
