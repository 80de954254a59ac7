import type { Socket } from 'node:net';

/**
 * Ends a connection with a reset, and nothing else. Node's `resetAndDestroy` ends it in order first, and who is asked to
 * read just then sees that end, and no reset.
 */
export const reset = (socket: Socket): void => {
  Object.assign(socket, { resetAndClosing: true }).destroy();
};
