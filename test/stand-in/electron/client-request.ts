import { Readable, Writable } from 'node:stream';
import type {
  ClientRequest as ElectronRequest,
  ClientRequestConstructorOptions,
  IncomingMessage as ElectronMessage,
} from 'electron';
import { throwOnUncovered } from '../uncovered';
import { createSocketPool } from './socket-pool';
import { UrlLoader, type LoaderOptions, type Network, type ResponseHead } from './url-loader';

// The two classes of Electron's lib/common/api/net-client-request.ts, with the same order of events and the same
// errors. Only `abort` frees a connection whose body has not been read.

// For these headers only the first value counts, as in Node.
const single = new Set([
  'content-type',
  'content-length',
  'user-agent',
  'referer',
  'host',
  'authorization',
  'proxy-authorization',
  'if-modified-since',
  'if-unmodified-since',
  'from',
  'location',
  'max-forwards',
  'retry-after',
  'etag',
  'last-modified',
  'server',
  'age',
  'expires',
]);

/** An answer whose body is read on demand. Destroying the answer does not end the request. */
export class IncomingMessage extends Readable {
  private readonly head: ResponseHead;
  private readonly received: (Buffer | null)[] = [];
  private isWanted = false;
  private askForMore: (() => void) | null = null;

  constructor(head: ResponseHead) {
    super();
    this.head = head;
  }

  get statusCode(): number {
    return this.head.statusCode;
  }

  get statusMessage(): string {
    return this.head.statusMessage;
  }

  get headers(): Record<string, string | string[]> {
    const headers: Record<string, string | string[]> = {};
    for (const [name, values] of Object.entries(this.head.headers)) {
      headers[name] = single.has(name) ? (values[0] ?? '') : values.join(', ');
    }
    const cookies = this.head.rawHeaders.filter(({ key }) => key.toLowerCase() === 'set-cookie');
    if (cookies.length > 0) headers['set-cookie'] = cookies.map(({ value }) => value);
    return headers;
  }

  receive(chunk: Buffer | null, askForMore: (() => void) | null): void {
    this.askForMore = askForMore;
    this.received.push(chunk);
    this.passOn();
  }

  private passOn(): void {
    while (this.isWanted && this.received.length > 0) {
      this.isWanted = this.push(this.received.shift());
    }
    if (!this.isWanted || !this.askForMore) return;
    const ask = this.askForMore;
    this.askForMore = null;
    ask();
  }

  override _read(): void {
    this.isWanted = true;
    this.passOn();
  }
}

// As net::HttpUtil: a name must be a token, and a value must not contain NUL, CR or LF.
function refuseHeader(name: string, value: string | string[]): void {
  if (!/^[!#$%&'*+\-.^_`|~0-9A-Za-z]+$/.test(name)) {
    throw new Error(`Invalid header name: '${name}'`);
  }
  // Electron's own message, which includes the value.
  if (/[\0\r\n]/.test(value.toString())) {
    throw new Error(`Invalid value for header '${name}': '${value.toString()}'`);
  }
}

function readOptions(options: ClientRequestConstructorOptions): LoaderOptions {
  const { url = '', method = 'GET', redirect, credentials, cache, headers } = options;
  const address = new URL(url);
  if (!/^https?:$/.test(address.protocol)) {
    throw new Error('ClientRequest only supports http: and https: protocols');
  }
  if (redirect !== 'manual' || credentials !== 'omit' || cache !== 'no-store') {
    throw new Error('stand-in: there are no cookies, no cache and no followed redirects');
  }
  for (const [name, value] of Object.entries(headers ?? {})) refuseHeader(name, value);
  const texts = Object.entries(headers ?? {}).map(([name, value]) => [name, value.toString()]);
  return {
    url: address.href,
    method: method.toUpperCase(),
    headers: Object.fromEntries(texts) as Record<string, string>,
  };
}

/** A request. Its body stream ends and is destroyed as soon as the request has been sent, long before the answer. */
export class ClientRequest extends Writable {
  private readonly network: Network;
  private readonly options: LoaderOptions;
  private loader: UrlLoader | undefined;
  private response: IncomingMessage | undefined;
  private isAborted = false;

  constructor(network: Network, options: ClientRequestConstructorOptions) {
    super({ autoDestroy: true });
    this.network = network;
    this.options = readOptions(options);
  }

  override _write(): void {
    throw new Error('stand-in: bodies of requests are not covered');
  }

  override _final(done: (error?: Error) => void): void {
    this.start();
    done();
  }

  private start(): void {
    const loader = new UrlLoader(this.network, this.options);
    this.loader = loader;
    loader.on('response-started', (_event, _url, head: ResponseHead) => {
      const response = new IncomingMessage(head);
      this.response = response;
      this.emit('response', throwOnUncovered<ElectronMessage>('IncomingMessage', response));
    });
    loader.on('data', (_event, data: Buffer, more: () => void) => {
      this.response?.receive(data, more);
    });
    loader.on('complete', () => {
      this.response?.receive(null, null);
    });
    loader.on('error', (_event, name: string) => {
      const error = new Error(name);
      this.response?.destroy(error);
      this.die(error);
    });
    loader.on('login', (_event, info: unknown, callback: () => void) => {
      if (!this.emit('login', info, callback)) callback();
    });
    loader.on('redirect', (_event, { statusCode, newMethod, newUrl }, headers: unknown) => {
      try {
        this.emit('redirect', statusCode, newMethod, newUrl, headers);
      } finally {
        if (!this.isAborted) this.die(new Error('Redirect was cancelled'));
      }
    });
  }

  abort(): void {
    if (!this.isAborted) process.nextTick(() => this.emit('abort'));
    this.isAborted = true;
    this.die();
  }

  // The stream is already destroyed by then and would not emit the error itself.
  private die(error?: Error): void {
    if (this.destroyed && error) this.emit('error', error);
    this.destroy(error);
    if (!this.loader) return;
    this.loader.cancel();
    this.response?.destroy(error);
  }
}

const nothingAround = (): Network => ({
  allows: () => Promise.resolve(true),
  proxyOf: () => undefined,
  sockets: createSocketPool(),
});

/** Returns `net.request` for a session's network. Without a network it has its own connections and no filter. */
export function createRequest(network: Partial<Network> = {}) {
  const whole = { ...nothingAround(), ...network };
  return (options: ClientRequestConstructorOptions): ElectronRequest =>
    throwOnUncovered<ElectronRequest>('ClientRequest', new ClientRequest(whole, options));
}
