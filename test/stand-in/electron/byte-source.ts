import type { Socket } from 'node:net';

/** Bytes of a socket, read on demand. */
export interface ByteSource {
  /** The next bytes, or null at the end. Rejects with the socket's error. */
  read(): Promise<Buffer | null>;
  /** Puts bytes back in front. */
  unread(bytes: Buffer): void;
  /** Number of bytes that were received or put back and not yet read. */
  waiting(): number;
  /** Stops listening to the socket. */
  detach(): void;
}

/** Reads a socket. The socket is paused between reads, so that a server cannot send more than is read. */
export function readSocket(socket: Socket): ByteSource {
  let left: Buffer = Buffer.alloc(0);
  let isEnded = false;
  let error: Error | undefined;
  let wake: () => void = () => undefined;

  const onData = (chunk: Buffer): void => {
    left = Buffer.concat([left, chunk]);
    socket.pause();
    wake();
  };
  const onEnd = (): void => {
    isEnded = true;
    wake();
  };
  const onError = (cause: Error): void => {
    error = cause;
    wake();
  };
  socket.on('data', onData).on('end', onEnd).on('close', onEnd).on('error', onError);
  socket.pause();

  return {
    async read() {
      while (left.length === 0) {
        if (error) throw error;
        if (isEnded) return null;
        const woken = new Promise<void>((resolve) => (wake = resolve));
        socket.resume();
        await woken;
      }
      const bytes = left;
      left = Buffer.alloc(0);
      return bytes;
    },
    unread: (bytes) => {
      left = Buffer.concat([bytes, left]);
    },
    waiting: () => left.length,
    detach: () => {
      socket.off('data', onData).off('end', onEnd).off('close', onEnd).off('error', onError);
    },
  };
}
