import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** The proxy's answer to every request. */
export type ProxyAnswer =
  | { readonly kind: 'asks-for-login'; readonly scheme: string }
  | { readonly kind: 'refuses'; readonly status: number }
  | { readonly kind: 'lets-through'; readonly port: number };

export interface Proxy {
  /** `http://127.0.0.1:…` */
  readonly url: string;
  readonly port: number;
  /** Every byte sent to the proxy itself, without bytes sent through a tunnel. */
  readonly received: () => string;
  /** Sets the answer and clears `received`. */
  readonly beginAnew: (answer: ProxyAnswer) => void;
  readonly close: () => Promise<void>;
}

/** A wrong date. No client may correct its clock by a proxy's date. */
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

/** Starts a proxy on a free port of 127.0.0.1. Its tunnels lead to a port of this computer, for any host name. */
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
