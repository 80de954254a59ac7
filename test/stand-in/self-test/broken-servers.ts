import { createServer as createHttpServer, type RequestListener } from 'node:http';
import {
  createServer as createTcpServer,
  type AddressInfo,
  type Server,
  type Socket,
} from 'node:net';

/** A loopback server's port, and how to end it. */
export interface Running {
  readonly port: number;
  readonly stop: () => Promise<void>;
}

function listen(server: Server): Promise<Running> {
  const sockets = new Set<Socket>();
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
  });
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      resolve({
        port,
        stop: () =>
          new Promise((stopped) => {
            for (const socket of sockets) socket.destroy();
            server.close(() => {
              stopped();
            });
          }),
      });
    });
  });
}

/** A TCP server that does this as soon as a request comes in. */
export function onRequestBytes(act: (socket: Socket) => void): Promise<Running> {
  return listen(
    createTcpServer((socket) => {
      socket.once('data', () => {
        act(socket);
      });
    }),
  );
}

/** A plain HTTP server. */
export const http = (listener: RequestListener) => listen(createHttpServer(listener));
