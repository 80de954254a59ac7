import type { RenderProcessGoneDetails } from 'electron';

/** What to do about a window whose process is gone. */
export type Reaction = 'ignore' | 'reload' | 'ask' | 'give-up';

export interface CrashPolicy {
  react(reason: RenderProcessGoneDetails['reason']): Reaction;
  /** The person has decided to go on: what was before does not count any more. */
  forget(): void;
}

/** Reloads within the time, in milliseconds, before the person is asked. */
const most = 3;
const within = 60_000;

/** `now` is a monotonic clock in milliseconds. */
export const crashPolicy = (now: () => number): CrashPolicy => {
  let reloads: readonly number[] = [];
  const reloadOrAsk = (): Reaction => {
    const time = now();
    reloads = reloads.filter((before) => time - before < within);
    if (reloads.length >= most) return 'ask';
    reloads = [...reloads, time];
    return 'reload';
  };
  return {
    react: (reason) => {
      switch (reason) {
        case 'clean-exit':
          return 'ignore';
        // Code that is not ours was about to run in the window.
        case 'integrity-failure':
          return 'give-up';
        case 'abnormal-exit':
        case 'killed':
        case 'crashed':
        case 'oom':
        case 'launch-failed':
        case 'memory-eviction':
          return reloadOrAsk();
      }
    },
    forget: () => {
      reloads = [];
    },
  };
};
