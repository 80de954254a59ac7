import { createSocket, type Socket } from 'node:dgram';
import { once } from 'node:events';
import { createServer, type AddressInfo, type Server } from 'node:net';

/** Open TCP and UDP ports of this computer, one per name, with a record of what arrived. */
export interface Listeners<Name extends string> {
  readonly ports: Readonly<Record<Name, number>>;
  /** `<name> over tcp` after a connection, even without data, and `<name> over udp` after a datagram; once each. */
  readonly arrived: () => readonly string[];
  readonly close: () => Promise<void>;
}

const answer = 'HTTP/1.1 200 OK\r\ncontent-length: 0\r\naccess-control-allow-origin: *\r\n\r\n';

/** Binds a TCP and a UDP socket to the same port. The system chooses a port that is free for TCP; UDP may use it. */
const bindBoth = async (server: Server): Promise<Socket> => {
  for (let attempt = 1; ; attempt += 1) {
    await once(server.listen(0, '127.0.0.1'), 'listening');
    const datagrams = createSocket('udp4');
    try {
      await once(datagrams.bind((server.address() as AddressInfo).port, '127.0.0.1'), 'listening');
      return datagrams;
    } catch (error) {
      datagrams.close();
      if (attempt === 20) throw error;
      await once(server.close(), 'close');
    }
  }
};

/** Listens on 127.0.0.1. TCP gets an HTTP response that allows all origins, so that a request follows its preflight. */
export const listenFor = async <Name extends string>(
  names: readonly Name[],
): Promise<Listeners<Name>> => {
  const arrived = new Set<string>();
  const servers: Server[] = [];
  const ends: (() => void)[] = [];
  const listen = async (name: Name): Promise<readonly [Name, number]> => {
    const server = createServer((socket) => {
      arrived.add(`${name} over tcp`);
      socket.on('error', () => undefined);
      socket.on('data', () => socket.write(answer));
      ends.push(() => void socket.destroy());
    });
    servers.push(server);
    const datagrams = await bindBoth(server);
    datagrams.on('message', () => void arrived.add(`${name} over udp`));
    ends.push(() => void datagrams.close());
    return [name, (server.address() as AddressInfo).port];
  };
  const entries = await Promise.all(names.map(listen));
  return {
    ports: Object.fromEntries(entries) as Record<Name, number>,
    arrived: () => [...arrived].sort(),
    close: async () => {
      for (const end of ends) end();
      await Promise.all(servers.map((server) => once(server.close(), 'close')));
    },
  };
};
