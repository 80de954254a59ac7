import { request as askOverHttp } from 'node:http';
import { connect as connectTcp, isIP, type Socket } from 'node:net';
import { connect as startTls } from 'node:tls';
import { listOf, readHead } from './http-head';
import { netError } from './net-errors';

/** Target of a connection, and the proxy on the way. */
export interface Route {
  readonly scheme: 'http' | 'https';
  readonly host: string;
  readonly port: number;
  /** An http proxy. Only https connections use a proxy. */
  readonly proxy: URL | undefined;
}

/** Thrown when a proxy requests a login instead of opening a tunnel. */
export class ProxyAsksForLogin extends Error {
  readonly head: string;

  constructor(head: string) {
    super('a proxy asks for a login');
    this.head = head;
  }
}

export function routeOf(url: URL, proxy: URL | undefined): Route {
  const scheme = url.protocol === 'https:' ? 'https' : 'http';
  const host = url.hostname.replace(/^\[|\]$/g, '');
  return { scheme, host, port: Number(url.port) || (scheme === 'https' ? 443 : 80), proxy };
}

function ready(socket: Socket, event: 'connect' | 'secureConnect', signal: AbortSignal) {
  return new Promise<Socket>((resolve, reject) => {
    const onAbort = (): void => {
      socket.destroy();
      reject(netError('ABORTED', 'before the connection'));
    };
    signal.addEventListener('abort', onAbort, { once: true });
    socket.once('error', reject);
    socket.once(event, () => {
      signal.removeEventListener('abort', onAbort);
      // An error without another listener must not end the process.
      socket.on('error', () => undefined);
      socket.off('error', reject);
      resolve(socket);
    });
  });
}

// The login schemes that Chromium supports on every system.
const loginSchemes = ['basic', 'digest', 'ntlm'];

/** Opens a tunnel through the proxy to the host. The proxy sees nothing of the request itself. */
function openTunnel(proxy: URL, to: string, signal: AbortSignal): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const options = { method: 'CONNECT', path: to, headers: { host: to }, agent: false, signal };
    askOverHttp(proxy, options)
      .once('connect', (answer, socket: Socket) => {
        if (answer.statusCode === 200) {
          resolve(socket);
          return;
        }
        socket.destroy();
        const { rawHeaders: raw } = answer;
        const lines = raw.flatMap((name, at) =>
          at % 2 === 0 ? [`${name}: ${raw[at + 1] ?? ''}`] : [],
        );
        const head = [`HTTP/1.1 ${answer.statusCode ?? 0} ${answer.statusMessage ?? ''}`, ...lines];
        const offered = listOf(readHead(head.join('\r\n')), 'proxy-authenticate');
        const isKnown = offered.some((one) =>
          loginSchemes.includes(one.split(' ')[0]?.toLowerCase() ?? ''),
        );
        if (answer.statusCode !== 407)
          reject(netError('TUNNEL_CONNECTION_FAILED', answer.statusCode));
        else if (!isKnown) reject(netError('PROXY_AUTH_UNSUPPORTED', 'no scheme that is known'));
        else reject(new ProxyAsksForLogin(head.join('\r\n')));
      })
      .once('error', (cause) => {
        reject(netError(signal.aborted ? 'ABORTED' : 'PROXY_CONNECTION_FAILED', cause));
      })
      .end();
  });
}

/** Opens a new connection. Rejects with Node's error, one of Chromium's errors, or `ProxyAsksForLogin`. */
export async function openSocket(route: Route, signal: AbortSignal): Promise<Socket> {
  const { scheme, host, port, proxy } = route;
  const plain = proxy
    ? await openTunnel(proxy, `${host}:${port}`, signal)
    : await ready(connectTcp({ host, port }), 'connect', signal);
  if (scheme === 'http') return plain;
  const servername = isIP(host) === 0 ? host : '';
  const secured = startTls({ socket: plain, host, servername, ALPNProtocols: ['http/1.1'] });
  return ready(secured, 'secureConnect', signal);
}
