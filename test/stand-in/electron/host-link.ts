import type { HostCalls, MainCalls } from '../calls';
import { connect } from '../wire';

/** Main's end of the wire to the host. */
export const host = connect<MainCalls, HostCalls>({
  send: (message) => void process.send?.(message, undefined, undefined, () => undefined),
  onMessage: (listener) => void process.on('message', listener),
  onClosed: (listener) => void process.on('disconnect', listener),
});
