import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** What a proxy answers to whatever it is asked. */
export type ProxyAnswer =
  | { readonly kind: 'asks-for-login'; readonly scheme: string }
  | { readonly kind: 'refuses'; readonly status: number }
  | { readonly kind: 'lets-through'; readonly port: number };

export interface Proxy {
  /** `http://127.0.0.1:…` */
  readonly url: string;
  readonly port: number;
  /** Every byte that was sent to the proxy itself; what goes through a tunnel is not for it. */
  readonly received: () => string;
  /** From now on it answers this, and has received nothing. */
  readonly beginAnew: (answer: ProxyAnswer) => void;
  readonly close: () => Promise<void>;
}

/** An hour that nobody's clock should be set by. */
const date = 'Date: Thu, 01 Jan 2099 00:00:00 GMT';

const head = (...lines: readonly string[]): string => `${lines.join('\r\n')}\r\n\r\n`;

const refusal = (answer: Exclude<ProxyAnswer, { readonly kind: 'lets-through' }>): string => {
  const length = 'Content-Length: 5';
  const lines =
    answer.kind === 'refuses'
      ? [`HTTP/1.1 ${answer.status} Refused`]
      : [
          'HTTP/1.1 407 Proxy Authentication Required',
          `Proxy-Authenticate: ${answer.scheme} realm="proxy"`,
        ];
  return `${head(...lines, date, length)}Proxy`;
};

/** A proxy on a free port of 127.0.0.1. A tunnel leads to a port of this computer, whatever name was asked for. */
export async function startProxy(answerAtFirst: ProxyAnswer): Promise<Proxy> {
  let answer = answerAtFirst;
  let received = '';
  const sockets = new Set<Socket>();
  const keep = (socket: Socket): void => {
    sockets.add(socket);
    socket.on('error', () => socket.destroy());
  };
  const serve = (socket: Socket): void => {
    let asked = '';
    const listen = (chunk: Buffer): void => {
      received += chunk.toString('latin1');
      asked += chunk.toString('latin1');
      if (!asked.includes('\r\n\r\n')) return;
      asked = '';
      if (answer.kind !== 'lets-through') {
        socket.write(refusal(answer));
        return;
      }
      socket.off('data', listen);
      const beyond = connect(answer.port, '127.0.0.1', () => {
        socket.write(head('HTTP/1.1 200 Connection Established'));
        socket.pipe(beyond).pipe(socket);
      });
      keep(beyond);
    };
    keep(socket);
    socket.on('data', listen);
  };
  const server = createServer(serve);
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    port,
    received: () => received,
    beginAnew: (next) => {
      answer = next;
      received = '';
    },
    close: () =>
      new Promise((resolve) => {
        for (const socket of sockets) socket.destroy();
        server.close(() => {
          resolve();
        });
      }),
  };
}
