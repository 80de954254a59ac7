/** What ending needs of Electron's `UtilityProcess`. */
export interface EndableProcess {
  /** False where there is no process to end: not any more, or not yet. */
  kill(): boolean;
  once(event: 'spawn', listener: () => void): unknown;
}

/** Ends a utility process, also one that Electron has yet to start: `kill` alone would leave that one to run. */
export const endProcess = (ended: EndableProcess): void => {
  if (ended.kill()) return;
  ended.once('spawn', () => {
    ended.kill();
  });
};
