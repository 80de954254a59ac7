import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { answer, judgeTheRest } from './http-answers';
import type { State } from './judge-state';

/** The server of a judge, not yet listening. It answers whatever it receives. */
export function createJudgeServer(state: State): Server {
  const handle = (request: IncomingMessage, response: ServerResponse): void => {
    void answer(request, response, state);
  };
  const server = createServer({ requireHostHeader: false }, handle);
  server.maxHeadersCount = 0;
  server.on('checkExpectation', handle);
  judgeTheRest(server, state);
  return server;
}

/** Listens on an ephemeral port of 127.0.0.1 and resolves to the port. */
export function listen(server: Server): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      server.off('error', reject);
      resolve((server.address() as AddressInfo).port);
    });
  });
}

/** Stops listening and ends every connection. */
export function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => {
      resolve();
    });
    server.closeAllConnections();
  });
}
