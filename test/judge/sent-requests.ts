import { Buffer } from 'node:buffer';
import { request as httpRequest } from 'node:http';
import { connect } from 'node:net';
import { apiKey } from './made-tokens';

type Headers = Record<string, string | number | string[]>;

/** How a request differs from a good one. */
export interface Call {
  readonly method?: string;
  readonly path?: string;
  readonly headers?: Headers;
  readonly without?: readonly string[];
  readonly body?: string;
}

/** What came back. */
export interface Answer {
  readonly status: number;
  readonly type: string | undefined;
  readonly text: string;
}

function exchange(baseUrl: string, headers: Headers, call: Call): Promise<Answer> {
  const { method = 'GET', path = '/v1/account', body } = call;
  const { hostname, port } = new URL(baseUrl);
  return new Promise((resolve, reject) => {
    const options = { hostname, port, path, method, headers, agent: false };
    const outgoing = httpRequest(options, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        const text = Buffer.concat(chunks).toString('utf8');
        resolve({ status: response.statusCode ?? 0, type: response.headers['content-type'], text });
      });
    });
    outgoing.on('error', reject);
    outgoing.end(body);
  });
}

/** Sends a request with the token to the address. */
export function send(baseUrl: string, jwt: string, call: Call = {}): Promise<Answer> {
  const headers: Headers = {
    authorization: `Bearer ${jwt}`,
    'x-api-key': apiKey,
    accept: 'application/json',
    ...call.headers,
  };
  for (const name of call.without ?? []) Reflect.deleteProperty(headers, name);
  return exchange(baseUrl, headers, call);
}

/** Writes the text to a socket and resolves to everything that comes back. */
export function sendRaw(baseUrl: string, text: string): Promise<string> {
  const { hostname, port } = new URL(baseUrl);
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const socket = connect(Number(port), hostname, () => socket.write(text));
    socket.on('data', (chunk) => chunks.push(chunk));
    socket.on('error', reject);
    socket.on('close', () => {
      resolve(Buffer.concat(chunks).toString('utf8'));
    });
  });
}
