import type { Socket } from 'node:net';

/**
 * Ends a connection with a reset only. Node's `resetAndDestroy` first ends the connection in order, and a peer that
 * reads at that moment sees the orderly end instead of the reset.
 */
export const reset = (socket: Socket): void => {
  Object.assign(socket, { resetAndClosing: true }).destroy();
};
