import { createServer as createHttpServer, type RequestListener } from 'node:http';
import {
  createServer as createTcpServer,
  type AddressInfo,
  type Server,
  type Socket,
} from 'node:net';

/** Port of a loopback server, and the function that ends it. */
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

/** Starts a TCP server that calls `act` as soon as a request arrives. */
export function onRequestBytes(act: (socket: Socket) => void): Promise<Running> {
  return listen(
    createTcpServer((socket) => {
      socket.once('data', () => {
        act(socket);
      });
    }),
  );
}

/** Starts a plain HTTP server. */
export const http = (listener: RequestListener) => listen(createHttpServer(listener));
