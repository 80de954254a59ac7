import type { Socket } from 'node:net';
import { openSocket, type Route } from './open-socket';

// Chromium opens at most six sockets per host, idle ones included. A socket with an unread body stays in use until its
// request is cancelled. A seventh request waits.

/** Largest number of connections to one host at a time. */
const socketsPerHost = 6;

/** A connection in use by one request. */
export interface Lease {
  readonly socket: Socket;
  /** Whether another request used the connection before. The server may have closed it in the meantime. */
  readonly isReused: boolean;
  /** Returns the connection to the pool, to be used again or closed. */
  readonly release: (fate: 'keep' | 'close') => void;
}

/** An open connection that no request uses. */
interface Idle {
  readonly socket: Socket;
  /** Removes the connection from the idle ones and stops watching it. */
  readonly take: () => void;
  /** Takes the connection and closes it. */
  readonly drop: () => void;
}

interface Group {
  /** Number of connections that requests use or open; idle ones come on top. */
  used: number;
  readonly idle: Idle[];
  readonly waiting: (() => void)[];
}

/** The connections of one session. */
export function createSocketPool() {
  const groups = new Map<string, Group>();

  function groupOf({ scheme, host, port, proxy }: Route): Group {
    const key = `${scheme}://${host}:${port} ${proxy?.href ?? ''}`;
    const group = groups.get(key) ?? { used: 0, idle: [], waiting: [] };
    groups.set(key, group);
    return group;
  }

  function place(group: Group, signal: AbortSignal): Promise<void> {
    if (group.used < socketsPerHost) {
      group.used += 1;
      return Promise.resolve();
    }
    return new Promise((resolve, reject) => {
      const onAbort = (): void => {
        group.waiting.splice(group.waiting.indexOf(onTurn), 1);
        reject(new Error('net::ERR_ABORTED'));
      };
      const onTurn = (): void => {
        signal.removeEventListener('abort', onAbort);
        resolve();
      };
      group.waiting.push(onTurn);
      signal.addEventListener('abort', onAbort, { once: true });
    });
  }

  function leave(group: Group): void {
    const next = group.waiting.shift();
    if (next) next();
    else group.used -= 1;
  }

  function keep(group: Group, socket: Socket): void {
    // Any event of an idle connection, including its end, makes it unusable.
    const events = ['data', 'end', 'error', 'close'];
    const take = (): void => {
      group.idle.splice(group.idle.indexOf(idle), 1);
      for (const event of events) socket.off(event, drop);
    };
    const drop = (): void => {
      take();
      socket.destroy();
    };
    const idle = { socket, take, drop };
    for (const event of events) socket.on(event, drop);
    socket.resume();
    socket.unref();
    group.idle.push(idle);
  }

  function lend(group: Group, socket: Socket, isReused: boolean): Lease {
    let isOut = true;
    const release = (fate: 'keep' | 'close'): void => {
      if (!isOut) return;
      isOut = false;
      if (fate === 'keep' && !socket.destroyed) keep(group, socket);
      else socket.destroy();
      leave(group);
    };
    return { socket, isReused, release };
  }

  return {
    /** Waits until the host has a free connection and resolves to an open one. Rejects as `openSocket` does. */
    async acquire(route: Route, signal: AbortSignal, wanted: 'any' | 'fresh'): Promise<Lease> {
      const group = groupOf(route);
      await place(group, signal);
      const idle = wanted === 'any' ? group.idle[0] : undefined;
      if (idle) {
        idle.take();
        idle.socket.ref();
        return lend(group, idle.socket, true);
      }
      if (group.used + group.idle.length > socketsPerHost) group.idle[0]?.drop();
      try {
        return lend(group, await openSocket(route, signal), false);
      } catch (error) {
        leave(group);
        throw error;
      }
    },
  };
}

export type SocketPool = ReturnType<typeof createSocketPool>;
