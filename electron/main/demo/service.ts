import type { KeyObject } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createSeenNonces, verifyRequest } from './verify-token';

/** Specification section 4: the one endpoint. */
const accountPath = '/v1/account';

/** Largest body of a request that is read, in bytes. */
const largestBody = 64 * 1024;

/** The body, or undefined as soon as it passes 64 KB; rejects when the client goes away. */
const readBody = async (request: IncomingMessage): Promise<Buffer | undefined> => {
  const chunks: Buffer[] = [];
  let size = 0;
  // Leaving a `for await` early would destroy the socket before the refusal is sent.
  const read = request.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>;
  for await (const chunk of read) {
    size += chunk.length;
    if (size > largestBody) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
};

const sendJson = (response: ServerResponse, status: number, value: unknown): void => {
  const json = Buffer.from(JSON.stringify(value));
  response.writeHead(status, {
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': json.length,
    'Cache-Control': 'no-store',
  });
  response.end(json);
};

const refuse = (response: ServerResponse, status: number, error: string): void => {
  // An unread body would otherwise be parsed as the connection's next request.
  if (!response.req.complete) response.setHeader('Connection', 'close');
  sendJson(response, status, { error });
};

/** Sets the response's Date header to the time of the service's clock, in milliseconds since the epoch. */
export const dateAnswer = (response: ServerResponse, nowMs: number): void => {
  response.sendDate = false;
  response.setHeader('Date', new Date(nowMs).toUTCString());
};

export interface AccountServiceOptions {
  /** Milliseconds since the epoch. */
  readonly clock: () => number;
  /** Returns the account that is sent as JSON to a client with a valid token. */
  readonly account: () => unknown;
}

/** Handles requests as the specification says, without a server. No key is registered at first. It never logs. */
export const createAccountService = ({ clock, account }: AccountServiceOptions) => {
  const registry = new Map<string, KeyObject>();
  const seenNonces = createSeenNonces();

  const serve = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const path = (request.url ?? '/').split('?', 1)[0] ?? '/';
    const method = request.method ?? 'GET';

    if (path !== accountPath) {
      refuse(response, 404, 'no such endpoint');
      return;
    }
    if (method !== 'GET') {
      response.setHeader('Allow', 'GET');
      refuse(response, 405, 'only GET is allowed here');
      return;
    }
    const body = await readBody(request);
    if (!body) {
      refuse(response, 413, 'request body is larger than 64 KB');
      return;
    }

    const { authorization } = request.headers;
    const apiKey = request.headers['x-api-key']?.toString() ?? '';
    const nowMs = clock();
    const received = { path, authorization, apiKey, body, nowMs };
    const check = verifyRequest(received, registry, seenNonces);
    if (!check.ok) {
      response.setHeader('WWW-Authenticate', 'Bearer');
      refuse(response, check.status, check.message);
      return;
    }
    seenNonces.add(apiKey, check.nonce, nowMs);
    sendJson(response, 200, account());
  };

  return {
    /** Throws a `TypeError` for anything but the public half of an RSA key. */
    register: (apiKey: string, publicKey: KeyObject): void => {
      if (publicKey.asymmetricKeyType !== 'rsa' || publicKey.type !== 'public') {
        throw new TypeError('The service takes RSA public keys only');
      }
      registry.set(apiKey, publicKey);
    },
    /** Handles a request whose response already has its Date header. */
    answer: (request: IncomingMessage, response: ServerResponse): void => {
      serve(request, response).catch(() => {
        if (response.headersSent) response.destroy();
        else refuse(response, 500, 'the service failed');
      });
    },
  };
};

/** Listens on a free port of 127.0.0.1 until the app ends; rejects when no port is free. */
export const startDemoService = async (options: AccountServiceOptions) => {
  const { register, answer } = createAccountService(options);
  const server = createServer((request, response) => {
    dateAnswer(response, options.clock());
    answer(request, response);
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  return { baseUrl: `http://127.0.0.1:${port}`, register };
};

export type DemoService = Awaited<ReturnType<typeof startDemoService>>;
