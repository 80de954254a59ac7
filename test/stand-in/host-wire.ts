import type { ChildProcess } from 'node:child_process';
import type { HostCalls, MainCalls } from './calls';
import { connect, type Wire } from './wire';

/** The host's end of the wire to the main process. */
export type MainWire = Wire<HostCalls, MainCalls>;

/** Opens the wire over the IPC channel of a new main process. */
export function connectToMain(child: ChildProcess): MainWire {
  return connect<HostCalls, MainCalls>({
    // Sending fails only when main has ended, and its exit is reported elsewhere.
    send: (message) => void child.send(message, () => undefined),
    onMessage: (listener) => void child.on('message', listener),
    onClosed: (listener) => void child.on('disconnect', listener),
  });
}
