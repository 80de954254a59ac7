/** The part of Electron's `UtilityProcess` that the app uses. `Sent` goes to the process, `Received` comes from it. */
export interface ChildProcess<Sent, Received> {
  postMessage(message: Sent): void;
  on(event: 'message', listener: (message: Received) => void): unknown;
  on(event: 'exit' | 'error', listener: () => void): unknown;
  once(event: 'spawn', listener: () => void): unknown;
  /** Returns false when the process has ended or not started yet. */
  kill(): boolean;
}

/** Calls `onMessage` with each message of a utility process, and `onExit` when the process has ended. */
export const followProcess = <Received>(
  child: ChildProcess<never, Received>,
  onMessage: (message: Received) => void,
  onExit: () => void,
): void => {
  child.on('message', onMessage);
  child.on('exit', onExit);
  // A process that runs out of memory emits `error` before `exit`. Without a listener, `error` would end the app.
  child.on('error', () => undefined);
};

/** Ends a utility process, also one that has not started yet: `kill` alone would leave that one running. */
export const endProcess = (ended: Pick<ChildProcess<never, unknown>, 'kill' | 'once'>): void => {
  if (ended.kill()) return;
  ended.once('spawn', () => {
    ended.kill();
  });
};
