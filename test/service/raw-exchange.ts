import { connect } from 'node:net';

/** What came over the wire; `end` tells how the service ended it, or 'left' when we did. */
export interface RawExchange {
  readonly status: number | null;
  readonly head: string;
  readonly body: Buffer;
  readonly end: 'closed' | 'reset' | 'left';
}

/** `body` goes along with its Content-Length; `until` ends the exchange from our side as soon as it holds for the bytes so far. */
export interface RawRequest {
  readonly path?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  readonly until?: (received: Buffer) => boolean;
}

/** Sends one GET over a plain socket and keeps every byte of the answer, however broken. */
export function exchangeRaw(
  baseUrl: string,
  { path = '/v1/account', headers = {}, body, until = () => false }: RawRequest = {},
): Promise<RawExchange> {
  const { hostname, port } = new URL(baseUrl);
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    const socket = connect(Number(port), hostname);
    const finish = (end: RawExchange['end']) => {
      resolve({ ...splitAnswer(Buffer.concat(chunks)), end });
      socket.destroy();
    };
    const length = body === undefined ? {} : { 'Content-Length': Buffer.byteLength(body) };
    const fields = { Host: `${hostname}:${port}`, Connection: 'close', ...length, ...headers };
    const lines = Object.entries(fields).map(([name, value]) => `${name}: ${value}\r\n`);
    socket.write(`GET ${path} HTTP/1.1\r\n${lines.join('')}\r\n${body ?? ''}`);
    socket.on('data', (chunk) => {
      chunks.push(chunk);
      if (until(Buffer.concat(chunks))) finish('left');
    });
    socket.once('error', () => {
      finish('reset');
    });
    socket.once('close', () => {
      finish('closed');
    });
  });
}

function splitAnswer(received: Buffer): Pick<RawExchange, 'status' | 'head' | 'body'> {
  const blank = received.indexOf('\r\n\r\n');
  const headEnd = blank === -1 ? received.length : blank;
  const head = received.subarray(0, headEnd).toString('latin1');
  const status = /^HTTP\/1\.1 (\d{3})/.exec(head)?.[1];
  return {
    status: status === undefined ? null : Number(status),
    head,
    body: blank === -1 ? Buffer.alloc(0) : received.subarray(blank + 4),
  };
}
