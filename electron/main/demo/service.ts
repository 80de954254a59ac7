import type { KeyObject } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createSeenNonces, verifyRequest } from './verify-token';

/** One request; `count` starts at 1, `path` is without query, `status` null until an answer began. */
interface SeenRequest {
  readonly count: number;
  readonly method: string;
  readonly path: string;
  readonly status: number | null;
}

/** Remembers what was asked, never a header or a body. */
interface RequestLog {
  readonly begin: (method: string, path: string, response: ServerResponse) => number;
  readonly list: () => readonly SeenRequest[];
}

const KEPT = 1_000;

/** An empty log of the last 1,000 requests; `begin` returns the request's running number. */
function createRequestLog(): RequestLog {
  const entries: { count: number; method: string; path: string; status: () => number | null }[] =
    [];
  let total = 0;
  return {
    begin(method, path, response) {
      total += 1;
      const live = () => (response.headersSent ? response.statusCode : null);
      const entry = { count: total, method, path, status: live };
      response.once('close', () => {
        const status = live();
        // Without this every answered response would stay in memory as long as its entry.
        entry.status = () => status;
      });
      entries.push(entry);
      if (entries.length > KEPT) entries.shift();
      return total;
    },
    list: () => entries.map((entry) => ({ ...entry, status: entry.status() })),
  };
}

/** Largest request body the service reads, in bytes. */
const MAX_BODY_BYTES = 64 * 1024;

/** The body's bytes, or undefined as soon as it passes 64 KB; rejects when the client goes away. */
async function readBody(request: IncomingMessage): Promise<Buffer | undefined> {
  const chunks: Buffer[] = [];
  let size = 0;
  // Leaving a `for await` early would destroy the socket before the refusal is sent.
  const read = request.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>;
  for await (const chunk of read) {
    size += chunk.length;
    if (size > MAX_BODY_BYTES) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** Specification section 4: the one endpoint. */
const ACCOUNT_PATH = '/v1/account';

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
