import type { CustomScheme, Protocol } from 'electron';
import type { PageAnswer, PageRequest } from '../calls';
import { throwOnUncovered } from '../uncovered';
import { app } from './app';

type Handler = (request: Request) => Response | Promise<Response>;

let privileged = false;

function registerSchemesAsPrivileged(schemes: CustomScheme[]): void {
  if (app.isReady())
    throw new Error('protocol.registerSchemesAsPrivileged should be called before app is ready');
  if (privileged) throw new Error('stand-in: schemes can be registered as privileged only once');
  privileged = schemes.length > 0;
}

/** One session's protocol handlers. */
export interface ProtocolHandlers {
  readonly protocol: Protocol;
  /** Resolves to null if the app has no handler for this URL. */
  readonly answer: (request: PageRequest) => Promise<PageAnswer | null>;
}

/** Creates the `protocol` module of a session, for schemes that the app handles itself. */
export function createProtocolHandlers(name: string): ProtocolHandlers {
  const handlers = new Map<string, Handler>();

  const covered = {
    registerSchemesAsPrivileged,
    handle(scheme, handler) {
      if (handlers.has(scheme)) throw new Error(`Failed to register protocol: ${scheme}`);
      handlers.set(scheme, handler);
    },
  } satisfies Partial<Protocol>;

  async function answer({ url, method, headers, body }: PageRequest): Promise<PageAnswer | null> {
    const handler = handlers.get(new URL(url).protocol.slice(0, -1));
    if (!handler) return null;
    const init = body === null ? { method, headers } : { method, headers, body: Buffer.from(body) };
    const response = await handler(new Request(url, init));
    return {
      status: response.status,
      headers: [...response.headers],
      body: Buffer.from(await response.arrayBuffer()),
    };
  }
  return { protocol: throwOnUncovered<Protocol>(name, covered), answer };
}
