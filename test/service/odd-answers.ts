import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { oddBodies } from './odd-bodies';
import { oddHeads } from './odd-heads';
import { good, type RawAnswer } from './raw-answer';
import { reset } from './reset';

/** More than 300 unusual answers that a service may send. */
export const oddAnswers: readonly RawAnswer[] = [...oddHeads, ...oddBodies];

/** Answers a request for `/N…` with the Nth answer, and any other with the answer set by `putNext`. */
export async function serveOddAnswers(answers: readonly RawAnswer[]) {
  let next: RawAnswer | undefined;
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    socket.once('data', (request) => {
      const at = /^GET \/(\d+)/u.exec(request.toString('latin1'))?.[1];
      const chosen = at === undefined ? next : answers[Number(at)];
      if (!chosen) return void socket.end(good);
      if (chosen.then === 'close') return void socket.end(chosen.bytes);
      if (chosen.then === 'hang') return void socket.write(chosen.bytes);
      socket.write(chosen.bytes);
      // The bytes should arrive before the reset.
      setTimeout(reset, 20, socket);
    });
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    urlOf: (at: number): string => `http://127.0.0.1:${port}/${at}`,
    putNext: (answer: RawAnswer): void => {
      next = answer;
    },
    close: (): Promise<void> =>
      new Promise((resolve) => {
        for (const socket of sockets) socket.destroy();
        server.close(() => {
          resolve();
        });
      }),
  };
}
