import * as nodeFs from 'node:fs/promises';
import type { StorageFileSystem } from '../../../../electron/main/storage/encrypted-file';
import type { Keychain } from '../../../../electron/main/credentials/keychain/keychain-process';
import { succeed } from '../../../../shared/failure';

/** Never comes back from the step it is told to die in, as a killed program never does. */
export type Step = <T>(act: () => T | Promise<T>) => Promise<T>;

export interface Life {
  readonly step: Step;
  readonly taken: () => number;
  /** Resolves when the step of death has come; nothing moves after it. */
  readonly died: Promise<void>;
}

/** Dies when it has taken `last` steps and comes to another. */
export const dyingIn = (last: number): Life => {
  let steps = 0;
  let die = (): void => undefined;
  const died = new Promise<void>((resolve) => (die = resolve));
  const never = new Promise<never>(() => undefined);
  return {
    step: async (act) => {
      steps += 1;
      if (steps <= last) return act();
      die();
      return never;
    },
    taken: () => steps,
    died,
  };
};

/** The steps of a run that nothing ends. */
export const alive: Step = async (act) => act();

/**
 * A keychain over a map. What changes it is a step, also where there is nothing to delete: an end before a reading leaves
 * what the change before it left.
 */
export const keychainOn = (items: Map<string, string>, step: Step): Keychain => ({
  get: (account) => Promise.resolve(succeed(items.get(account) ?? null)),
  set: (account, value) =>
    step(() => {
      items.set(account, value);
      return succeed(null);
    }),
  delete: (account) =>
    items.has(account)
      ? step(() => succeed(items.delete(account)))
      : Promise.resolve(succeed(false)),
  stop: () => undefined,
});

/** A disk whose every change is a step. Nothing waits for the real one, which no test turns off. */
export const diskWith = (step: Step): StorageFileSystem => ({
  ...nodeFs,
  open: async (...args) => {
    const handle = await step(() => nodeFs.open(...args));
    handle.sync = () => Promise.resolve();
    return handle;
  },
  rename: (...args) => step(() => nodeFs.rename(...args)),
  rm: (...args) => step(() => nodeFs.rm(...args)),
});
