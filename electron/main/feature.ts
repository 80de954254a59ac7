import { errorFacts } from './log/log-events';
import type { Log } from './log/logger';
import type { Handlers } from './ipc/answer-call';

/** What a feature does when something happens to the app. All of it is done at once: none of these waits. */
interface Hooks {
  /** Nobody can be at the screen. Runs before another call is answered. */
  readonly onLock?: () => void;
  readonly onSleep?: () => void;
  readonly onWake?: () => void;
  /** Nobody has used the app for as long as hides the values: what can be read again need not stay in memory. */
  readonly onAway?: () => void;
  /** The keys of a profile are gone for good, and what is remembered of it goes, too. Its files are deleted next. */
  readonly onProfileRemoved?: (profileId: string) => void;
  /** The app ends: nothing may go on that waits for a keyring's prompt, a server or a disk. */
  readonly onQuit?: () => void;
}

/** One feature of main: the calls it answers, and what it does when something happens to the app. */
export interface Feature extends Hooks {
  readonly handlers: Partial<Handlers>;
}

/** The handlers of all features together, each with its own type, so that the compiler misses one that is not there. */
type HandlersOf<F extends Feature> = (
  F extends { readonly handlers: infer Own } ? (own: Own) => void : never
) extends (all: infer All) => void
  ? All
  : never;

/**
 * All features as one. They are taken as a tuple: in a plain array TypeScript would give each literal the names of all
 * the others.
 */
export const joinFeatures = <const F extends readonly Feature[]>(features: F, log: Log) => {
  const handlers = {};
  for (const { handlers: own } of features) {
    for (const [name, handler] of Object.entries(own)) {
      if (name in handlers) throw new Error(`two features answer ${name}`);
      Object.assign(handlers, { [name]: handler });
    }
  }
  return {
    // Put together name by name from the features' own.
    handlers: handlers as HandlersOf<F[number]>,
    /** Runs a hook of each feature, in their order, whatever another one throws. */
    tell: (run: (feature: Hooks) => void): void => {
      for (const feature of features) {
        try {
          run(feature);
        } catch (error) {
          log('failed', { where: 'feature', ...errorFacts(error) });
        }
      }
    },
  };
};
