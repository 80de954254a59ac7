/** What the app needs of Electron's `UtilityProcess`: it is sent messages, sends others, and can be ended. */
export interface ChildProcess<Sent, Received> {
  postMessage(message: Sent): void;
  on(event: 'message', listener: (message: Received) => void): unknown;
  on(event: 'exit' | 'error', listener: () => void): unknown;
  once(event: 'spawn', listener: () => void): unknown;
  /** False where there is no process to end: not any more, or not yet. */
  kill(): boolean;
}

/** Hears what a utility process sends, and that it has ended. */
export const followProcess = <Received>(
  child: ChildProcess<never, Received>,
  onMessage: (message: Received) => void,
  onExit: () => void,
): void => {
  child.on('message', onMessage);
  child.on('exit', onExit);
  // The exit of a process that ran out of memory comes after it. Unheard, this event would end the app.
  child.on('error', () => undefined);
};

/** Ends a utility process, also one that Electron has yet to start: `kill` alone would leave that one to run. */
export const endProcess = (ended: Pick<ChildProcess<never, unknown>, 'kill' | 'once'>): void => {
  if (ended.kill()) return;
  ended.once('spawn', () => {
    ended.kill();
  });
};
