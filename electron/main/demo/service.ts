import type { KeyObject } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readBody } from './request-body';
import { createRequestLog, type SeenRequest } from './request-log';
import { createSeenNonces } from './seen-nonces';
import { verifyRequest } from './verify-token';

/** Specification section 4: the one endpoint. */
export const ACCOUNT_PATH = '/v1/account';

/** A request before the service looked at it; `count` starts at 1, `Date` is already set. */
export interface InterceptContext {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly path: string;
  readonly count: number;
}

/** Answers a request in the service's stead ('handled') or leaves it to the service. */
export type Intercept = (
  context: InterceptContext,
) => 'handled' | 'continue' | Promise<'handled' | 'continue'>;

/** `clock` gives ms since the epoch; `account` is sent as JSON; `intercept` is for tests only. */
export interface DemoServiceOptions {
  readonly clock: () => number;
  readonly account: () => unknown;
  readonly intercept?: Intercept;
}

/** A running service; `baseUrl` has no trailing slash, `requests` holds the last 1,000. */
export interface DemoService {
  readonly baseUrl: string;
  readonly register: (apiKey: string, publicKey: KeyObject) => void;
  readonly requests: () => readonly SeenRequest[];
  readonly close: () => Promise<void>;
}

/** Listens on a free port of 127.0.0.1; rejects when none can be had. It never logs. */
export async function startDemoService(options: DemoServiceOptions): Promise<DemoService> {
  const registry = new Map<string, KeyObject>();
  const seenNonces = createSeenNonces();
  const log = createRequestLog();

  const serve = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const path = (request.url ?? '/').split('?', 1)[0] ?? '/';
    const method = request.method ?? 'GET';
    const count = log.begin(method, path, response);
    response.sendDate = false;
    response.setHeader('Date', new Date(options.clock()).toUTCString());

    const outcome = await options.intercept?.({ request, response, path, count });
    if (outcome === 'handled') return;

    if (path !== ACCOUNT_PATH) {
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
    const nowMs = options.clock();
    const received = { method, path, authorization, apiKey, body, nowMs };
    const verdict = verifyRequest(received, registry, seenNonces);
    if (!verdict.ok) {
      response.setHeader('WWW-Authenticate', 'Bearer');
      refuse(response, verdict.status, verdict.message);
      return;
    }
    seenNonces.add(apiKey, verdict.nonce, nowMs);
    sendJson(response, 200, options.account());
  };

  const server = createServer((request, response) => {
    serve(request, response).catch(() => {
      if (response.headersSent) response.destroy();
      else refuse(response, 500, 'the service failed');
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      resolve();
    });
  });
  const { port } = server.address() as AddressInfo;

  return {
    baseUrl: `http://127.0.0.1:${port}`,
    register(apiKey, publicKey) {
      if (publicKey.asymmetricKeyType !== 'rsa' || publicKey.type !== 'public') {
        throw new TypeError('The service takes RSA public keys only');
      }
      registry.set(apiKey, publicKey);
    },
    requests: log.list,
    close: () =>
      new Promise((resolve) => {
        server.close(() => {
          resolve();
        });
        server.closeAllConnections();
      }),
  };
}

function refuse(response: ServerResponse, status: number, error: string): void {
  // A body that nobody read would otherwise be taken for the connection's next request.
  if (!response.req.complete) response.setHeader('Connection', 'close');
  sendJson(response, status, { error });
}

function sendJson(response: ServerResponse, status: number, value: unknown): void {
  const json = Buffer.from(JSON.stringify(value));
  response.writeHead(status, {
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': json.length,
    'Cache-Control': 'no-store',
  });
  response.end(json);
}
