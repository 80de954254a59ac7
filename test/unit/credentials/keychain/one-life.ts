import * as nodeFs from 'node:fs/promises';
import type { StorageFileSystem } from '../../../../electron/main/storage/encrypted-file';
import type { Keychain } from '../../../../electron/main/credentials/keychain/keychain-process';
import { succeed } from '../../../../shared/failure';

/** Runs one step of a program. Never resolves in the step in which the program is killed. */
export type Step = <T>(act: () => T | Promise<T>) => Promise<T>;

export interface Life {
  readonly step: Step;
  readonly taken: () => number;
  /** Resolves when the program has been killed; nothing runs after it. */
  readonly died: Promise<void>;
}

/** A program that is killed after `last` steps, when it comes to another. */
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

/** The steps of a program that is never killed. */
export const alive: Step = async (act) => act();

/**
 * A keychain over a map. Each change is a step, even a delete of nothing. Reads are no steps: a kill before a read
 * leaves the same items as the change before it.
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

/** A disk whose every change is a step. `fsync` is not waited for, because no test cuts the power. */
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
