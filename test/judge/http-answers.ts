import { Buffer } from 'node:buffer';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { judgeRequest, record } from './judge-request';
import type { State, Verdict } from './judge-state';
import { countBody, describeRequest } from './received-request';

/** Judges a request once it has arrived whole, and answers it. */
export async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  state: State,
): Promise<void> {
  const receivedAt = state.clock();
  const bytes = await countBody(request);
  const { status, reasons } = judgeRequest(
    describeRequest(request, receivedAt, bytes, request.complete),
    state,
  );
  const isAccepted = status === 200;
  response.writeHead(status, {
    'content-type': isAccepted ? 'application/json' : 'text/plain; charset=utf-8',
  });
  response.end(isAccepted ? state.accountJson : `${reasons.join('\n')}\n`);
}

function refuseSocket(socket: Duplex, { reasons }: Verdict): void {
  const body = Buffer.from(`${reasons.join('\n')}\n`);
  const head = [
    'HTTP/1.1 401 Unauthorized',
    'content-type: text/plain; charset=utf-8',
    `content-length: ${body.length}`,
    'connection: close',
  ].join('\r\n');
  socket.on('error', () => socket.destroy());
  socket.end(Buffer.concat([Buffer.from(`${head}\r\n\r\n`), body]));
}

/** Requests that node:http never hands over as such: CONNECT, and what it cannot parse. */
export function judgeTheRest(server: Server, state: State): void {
  const latest = new WeakMap<Duplex, IncomingMessage>();
  server.prependListener('request', (request: IncomingMessage) => {
    latest.set(request.socket, request);
  });
  server.on('connect', (request, socket, head) => {
    refuseSocket(
      socket,
      judgeRequest(describeRequest(request, state.clock(), head.length, true), state),
    );
  });
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    const isRequest = /^(HPE_|ERR_HTTP_REQUEST_TIMEOUT)/.test(error.code ?? '');
    const isReceiving = latest.get(socket)?.complete === false;
    if (!isRequest || isReceiving || !socket.writable) socket.destroy();
    else refuseSocket(socket, record(['request is not well-formed HTTP'], state));
  });
}
