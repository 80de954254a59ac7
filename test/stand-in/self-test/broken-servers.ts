import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer as createHttpServer, type RequestListener } from 'node:http';
import { createServer as createHttpsServer, type ServerOptions } from 'node:https';
import {
  createServer as createTcpServer,
  type AddressInfo,
  type Server,
  type Socket,
} from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

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

/** An HTTPS server with a self-signed certificate for `localhost`, made for this run. */
export async function https(options: ServerOptions, listener: RequestListener): Promise<Running> {
  const folder = mkdtempSync(path.join(tmpdir(), 'stand-in-tls-'));
  const key = path.join(folder, 'key.pem');
  const cert = path.join(folder, 'cert.pem');
  execFileSync(
    'openssl',
    [
      'req',
      '-x509',
      '-newkey',
      'rsa:2048',
      '-nodes',
      '-days',
      '1',
      '-subj',
      '/CN=localhost',
    ].concat(['-keyout', key, '-out', cert]),
    { stdio: 'ignore' },
  );
  const pair = { key: readFileSync(key), cert: readFileSync(cert) };
  rmSync(folder, { recursive: true });
  return listen(createHttpsServer({ ...pair, ...options }, listener));
}

/** A port that nothing listens on. */
export async function unusedPort(): Promise<Running> {
  const { port, stop } = await http(() => undefined);
  await stop();
  return { port, stop: () => Promise.resolve() };
}
