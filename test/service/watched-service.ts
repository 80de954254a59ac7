import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  createAccountService,
  type AccountServiceOptions,
  dateAnswer,
  type DemoService,
} from '../../electron/main/demo/service';

/** One request. `path` has no query; `status` is null until the answer begins. */
interface SeenRequest {
  readonly method: string;
  readonly path: string;
  readonly status: number | null;
}

/** A request before the service handles it, and its number from 1 (`count`). The response already has its `Date`. */
export interface InterceptContext {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly path: string;
  readonly count: number;
}

/** Answers a request instead of the service ('handled') or leaves it to the service ('continue'). */
export type Intercept = (
  context: InterceptContext,
) => 'handled' | 'continue' | Promise<'handled' | 'continue'>;

export interface WatchedServiceOptions extends AccountServiceOptions {
  readonly intercept?: Intercept;
}

/** The demo account's service for tests. It records requests without headers and bodies, and can be closed. */
export interface WatchedService extends DemoService {
  readonly requests: () => readonly SeenRequest[];
  readonly close: () => Promise<void>;
}

/** Listens on a free port of 127.0.0.1. Rejects when there is none. */
export const startWatchedService = async ({
  intercept,
  ...options
}: WatchedServiceOptions): Promise<WatchedService> => {
  const service = createAccountService(options);
  const seen: { readonly request: IncomingMessage; readonly response: ServerResponse }[] = [];
  const pathOf = ({ url = '/' }: IncomingMessage): string => url.split('?', 1)[0] ?? '/';

  const serve = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const count = seen.push({ request, response });
    dateAnswer(response, options.clock());
    const outcome = await intercept?.({ request, response, path: pathOf(request), count });
    if (outcome !== 'handled') service.answer(request, response);
  };
  const server = createServer((request, response) => {
    serve(request, response).catch(() => {
      if (response.headersSent) response.destroy();
      else response.writeHead(500).end();
    });
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;

  return {
    baseUrl: `http://127.0.0.1:${port}`,
    register: service.register,
    requests: () =>
      seen.map(({ request, response: { headersSent, statusCode } }) => ({
        method: request.method ?? 'GET',
        path: pathOf(request),
        status: headersSent ? statusCode : null,
      })),
    close: async () => {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
};
