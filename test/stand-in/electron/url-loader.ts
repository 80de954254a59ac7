import { EventEmitter } from 'node:events';
import { Readable } from 'node:stream';
import { readSocket, type ByteSource } from './byte-source';
import { canStayOpen, decodersOf, framedBody } from './http-body';
import {
  endOfHead,
  largestHead,
  listOf,
  noHead,
  readHead,
  redirectTarget,
  startOfHead,
  type Head,
} from './http-head';
import { netError, toNetError } from './net-errors';
import { ProxyAsksForLogin, routeOf } from './open-socket';
import type { Lease, SocketPool } from './socket-pool';

/** The parts of a session that affect its requests. */
export interface Network {
  /** Resolves to false to refuse a request before it is sent. */
  readonly allows: (url: string) => Promise<boolean>;
  /** The proxy for a URL. */
  readonly proxyOf: (url: string) => URL | undefined;
  readonly sockets: SocketPool;
}

export interface LoaderOptions {
  readonly url: string;
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** The head of an answer as Electron passes it to JavaScript. */
export interface ResponseHead {
  readonly statusCode: number;
  readonly statusMessage: string;
  readonly headers: Readonly<Record<string, readonly string[]>>;
  readonly rawHeaders: readonly { readonly key: string; readonly value: string }[];
}

// V8 decodes the bytes as UTF-8, with U+FFFD for invalid ones.
const asText = (bytes: string): string => Buffer.from(bytes, 'latin1').toString();

function responseHeadOf(head: Head): ResponseHead {
  const grouped = new Map<string, string[]>();
  for (const [name, value] of head.lines) {
    const key = name.toLowerCase();
    grouped.set(key, [...(grouped.get(key) ?? []), asText(value)]);
  }
  return {
    statusCode: head.status,
    statusMessage: asText(head.reason),
    headers: Object.fromEntries([...grouped].sort(([one], [other]) => (one < other ? -1 : 1))),
    rawHeaders: head.lines.map(([key, value]) => ({ key, value: asText(value) })),
  };
}

/** Reads heads until the first that is not interim (status 100 to 199). */
async function nextHead(source: ByteSource, isSecure: boolean): Promise<Head> {
  let text = '';
  for (;;) {
    const chunk = await source.read();
    if (!chunk && text === '') throw netError('EMPTY_RESPONSE', 'nothing came');
    // Chromium accepts a cut head over http, but not over https.
    if (!chunk && isSecure) throw netError('RESPONSE_HEADERS_TRUNCATED', 'cut in the head');
    const seen = text.length;
    text += chunk?.toString('latin1') ?? '';
    const start = startOfHead(text);
    if (start === undefined && (!chunk || text.length >= 8)) {
      // Chromium refuses an answer without a head, except on the default port, which no test can use.
      if (isSecure || !/^icy /i.test(text)) throw netError('INVALID_HTTP_RESPONSE', 'no HTTP');
      source.unread(Buffer.from(text, 'latin1'));
      return noHead;
    }
    const from = Math.max(start ?? 0, seen - 3);
    const end = start === undefined ? undefined : endOfHead(text, from);
    if (start === undefined || (end === undefined && chunk)) {
      if (text.length >= largestHead) throw netError('RESPONSE_HEADERS_TOO_BIG', text.length);
      continue;
    }
    if ((end ?? 0) - start > largestHead) throw netError('RESPONSE_HEADERS_TOO_BIG', end);
    const head = readHead(text.slice(0, end), end === undefined);
    source.unread(Buffer.from(end === undefined ? '' : text.slice(end), 'latin1'));
    if (head.status < 100 || head.status > 199) return head;
    text = '';
  }
}

/**
 * One request in a session's network, with the events of Electron's `SimpleURLLoaderWrapper`: `response-started`,
 * `data` with a function that requests the next piece, `complete` or `error`; before them `redirect` and `login`. An
 * exception in a listener is uncaught, as in listeners called from C++. Only `cancel` frees the connection before the
 * body has been read.
 */
export class UrlLoader extends EventEmitter {
  private readonly stopped = new AbortController();

  constructor(network: Network, options: LoaderOptions) {
    super();
    void this.run(network, options).catch((error: unknown) =>
      this.tell('error', toNetError(error).message),
    );
  }

  cancel(): void {
    this.stopped.abort();
  }

  private isStopped(): boolean {
    return this.stopped.signal.aborted;
  }

  /** Emits an event in a separate turn of the event loop. Emits nothing after `cancel`. */
  private tell(event: string, ...details: readonly unknown[]): Promise<void> {
    return new Promise((resolve) => {
      setImmediate(() => {
        resolve();
        if (!this.isStopped()) this.emit(event, {}, ...details);
      });
    });
  }

  private async run(network: Network, options: LoaderOptions): Promise<void> {
    const { url } = options;
    if (!(await network.allows(url))) throw netError('BLOCKED_BY_CLIENT', url);
    for (const wanted of ['any', 'fresh'] as const) {
      const lease = await this.connect(network, url, wanted);
      if (!lease) return;
      try {
        if (await this.exchange(options, lease)) return;
      } finally {
        lease.release('close');
      }
    }
  }

  private async connect(
    network: Network,
    url: string,
    wanted: 'any' | 'fresh',
  ): Promise<Lease | undefined> {
    const route = routeOf(new URL(url), network.proxyOf(url));
    try {
      return await network.sockets.acquire(route, this.stopped.signal, wanted);
    } catch (error) {
      if (!(error instanceof ProxyAsksForLogin)) throw error;
      const head = readHead(error.head);
      await this.askForLogin(head, true);
      await this.tell('response-started', url, responseHeadOf(head));
      // The proxy's answer is not the service's, so its body is not read.
      throw netError('TUNNEL_CONNECTION_FAILED', 407);
    }
  }

  private async askForLogin(head: Head, isProxy: boolean): Promise<void> {
    const [offered = ''] = listOf(head, isProxy ? 'proxy-authenticate' : 'www-authenticate');
    const answered = new Promise<void>((resolve) => {
      void this.tell(
        'login',
        { isProxy, scheme: offered.split(' ')[0]?.toLowerCase() },
        (name?: unknown) => {
          if (name !== undefined) throw new Error('stand-in: logins are not covered');
          resolve();
        },
      );
    });
    await answered;
  }

  /** Sends the request and reads the answer. Resolves to false if a reused connection was closed: try a new one. */
  private async exchange(
    { url, method, headers }: LoaderOptions,
    { socket, isReused, release }: Lease,
  ): Promise<boolean> {
    const { signal } = this.stopped;
    const address = new URL(url);
    const isSecure = address.protocol === 'https:';
    const onStop = (): void => {
      release('close');
    };
    signal.addEventListener('abort', onStop);
    if (this.isStopped()) return true;
    const source = readSocket(socket);
    const fields = {
      Host: address.host,
      Connection: 'keep-alive',
      'User-Agent': 'stand-in',
      'Accept-Encoding': 'gzip, deflate, br',
      'Accept-Language': 'en-US',
    };
    const given = new Set(Object.keys(headers).map((name) => name.toLowerCase()));
    const lines = [...Object.entries(fields), ...Object.entries(headers)]
      .filter(([name, value]) => !given.has(name.toLowerCase()) || headers[name] === value)
      .map(([name, value]) => `${name}: ${value}\r\n`);
    socket.write(
      `${method} ${address.pathname}${address.search} HTTP/1.1\r\n${lines.join('')}\r\n`,
      'latin1',
    );
    let head: Head;
    try {
      head = await nextHead(source, isSecure);
    } catch (error) {
      if (isReused && /EMPTY_RESPONSE|CONNECTION_RESET/.test(toNetError(error).message))
        return false;
      throw error;
    }
    const target = redirectTarget(head, url);
    if (target !== undefined) {
      const { statusCode, headers: seen } = responseHeadOf(head);
      await this.tell('redirect', { statusCode, newMethod: method, newUrl: target }, seen);
      if (!this.isStopped()) throw new Error('stand-in: followed redirects are not covered');
      return true;
    }
    if (head.status === 407) throw netError('UNEXPECTED_PROXY_AUTH', 'no proxy was asked');
    if (head.status === 401 && listOf(head, 'www-authenticate').length > 0) {
      await this.askForLogin(head, false);
    }
    await this.tell('response-started', url, responseHeadOf(head));
    await this.passOn(head, source);
    if (this.isStopped()) return true;
    source.detach();
    release(canStayOpen(head) && source.waiting() === 0 ? 'keep' : 'close');
    await this.tell('complete');
    return true;
  }

  /** Emits the decoded body piece by piece, each after the previous one has been taken. */
  private async passOn(head: Head, source: ByteSource): Promise<void> {
    let body = Readable.from(framedBody(head, source), { objectMode: false });
    for (const decoder of decodersOf(head)) {
      const from = body;
      from.on('error', (error) => {
        decoder.destroy(error);
      });
      body = from.pipe(decoder);
    }
    for await (const chunk of body) {
      await new Promise<void>((resume) => {
        void this.tell('data', chunk, resume);
      });
    }
  }
}
