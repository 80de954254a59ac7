import { request as askOverHttp, type IncomingMessage } from 'node:http';
import { request as askOverTls } from 'node:https';
import type { Socket } from 'node:net';
import { Readable } from 'node:stream';
import { connect as startTls } from 'node:tls';
import { netError } from './net-errors';

const headersOf = ({ rawHeaders }: IncomingMessage): Headers => {
  const headers = new Headers();
  for (let at = 0; at + 1 < rawHeaders.length; at += 2) {
    headers.append(rawHeaders[at] ?? '', rawHeaders[at + 1] ?? '');
  }
  return headers;
};

/** Asks the proxy for a way to the host. Nothing of the request itself is said to it. */
function openTunnel(
  proxy: URL,
  to: string,
  signal: AbortSignal,
): Promise<{ readonly answer: IncomingMessage; readonly socket: Socket }> {
  return new Promise((resolve, reject) => {
    const options = { method: 'CONNECT', path: to, headers: { host: to }, agent: false, signal };
    askOverHttp(proxy, options)
      .once('connect', (answer, socket: Socket) => {
        resolve({ answer, socket });
      })
      .once('error', (cause) => {
        reject(netError('PROXY_CONNECTION_FAILED', cause));
      })
      .end();
  });
}

/**
 * An https request through a proxy's CONNECT tunnel, its redirects not followed. Does what Chromium does when there is
 * no tunnel: a 407 is an answer whose body cannot be read, anything else an error. Bodies are asked for as they are,
 * without compression.
 */
export async function fetchThrough(proxy: URL, request: Request): Promise<Response> {
  if (request.body ?? request.redirect === 'follow') {
    throw new Error('stand-in: bodies and followed redirects through a proxy are not covered');
  }
  const { signal, method, url } = request;
  const { hostname, port } = new URL(url);
  const { answer, socket } = await openTunnel(proxy, `${hostname}:${port || '443'}`, signal);
  const failed = netError('TUNNEL_CONNECTION_FAILED', answer.statusCode);
  if (answer.statusCode !== 200) {
    socket.destroy();
    if (answer.statusCode !== 407) throw failed;
    const unreadable = new ReadableStream<Uint8Array>({
      start: (controller) => {
        controller.error(failed);
      },
    });
    return new Response(unreadable, { status: 407, headers: headersOf(answer) });
  }
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    const headers = { ...Object.fromEntries(request.headers), 'accept-encoding': 'identity' };
    const createConnection = () => startTls({ socket, host: hostname, servername: hostname });
    askOverTls(url, { method, headers, signal, createConnection })
      .once('response', resolve)
      .once('error', reject)
      .end();
  });
  const { statusCode: status = 0, statusMessage: statusText = '' } = response;
  const bodiless = [204, 205, 304].includes(status);
  const body = bodiless ? null : (Readable.toWeb(response) as ReadableStream<Uint8Array>);
  return new Response(body, { status, statusText, headers: headersOf(response) });
}
