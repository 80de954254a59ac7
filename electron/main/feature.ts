import { errorFacts } from './log/log-events';
import type { Log } from './log/logger';
import type { Handlers } from './ipc/dispatcher';

/** What a feature does when something happens to the app. Hooks run synchronously and wait for nothing. */
interface Hooks {
  /** The screen is locked. Runs before main answers another call. */
  readonly onLock?: () => void;
  readonly onSleep?: () => void;
  readonly onWake?: () => void;
  /** The user has been away for as long as the settings say. Drops from memory what can be read again. */
  readonly onAway?: () => void;
  /** A profile is being removed. Drops everything remembered of the profile; its files are deleted next. */
  readonly onProfileRemoved?: (profileId: string) => void;
  /** The app quits. Stops everything that waits for a keyring's prompt, a server or a disk. */
  readonly onQuit?: () => void;
}

/** One feature of main: the calls it answers, and what it does when something happens to the app. */
export interface Feature extends Hooks {
  readonly handlers: Partial<Handlers>;
}

/** The handlers of all features with their exact types, so that the compiler reports a call without a handler. */
type HandlersOf<F extends Feature> = (
  F extends { readonly handlers: infer Own } ? (own: Own) => void : never
) extends (all: infer All) => void
  ? All
  : never;

/**
 * Joins all features; throws when two of them handle the same call. `features` is a tuple, because in a plain array
 * TypeScript would give each object literal the property names of all others.
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
    // The loop above has added each feature's handlers by name, which TypeScript cannot follow.
    handlers: handlers as HandlersOf<F[number]>,
    /** Runs a hook of each feature in order. An error is logged, and the next feature still runs. */
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
