import { succeed, type Result } from '../../../shared/failure';
import type { Secrets } from './record';
import type { SecretStore } from './secret-store';

/** The secrets of profiles, wherever each of them is. Memory, where something is there, comes before the keychain. */
export interface ProfileSecrets {
  read(profileId: string): Promise<Result<Secrets>>;
  save(profileId: string, secrets: Secrets, home: 'keychain' | 'this-run'): Promise<Result<null>>;
  /**
   * Removes from memory and, if `inKeychain`, from the keychain.
   * Fails with `KEYCHAIN_LOCKED_OR_MISSING` where the keychain deleted nothing.
   */
  remove(profileId: string, inKeychain: boolean): Promise<Result<null>>;
  inMemory(profileId: string): boolean;
  /** What is being waited for: a keychain call of this profile is under way. */
  isWaiting(profileId: string): boolean;
}

/** `keychain` is the OS keychain as a store. Secrets of a run are kept here and never written to disk. */
export const profileSecrets = (keychain: SecretStore): ProfileSecrets => {
  const memory = new Map<string, Secrets>();
  const waiting = new Set<string>();

  const wait = async <T>(profileId: string, call: Promise<Result<T>>): Promise<Result<T>> => {
    waiting.add(profileId);
    try {
      return await call;
    } finally {
      waiting.delete(profileId);
    }
  };

  return {
    read: (profileId) => {
      const kept = memory.get(profileId);
      return kept ? Promise.resolve(succeed(kept)) : wait(profileId, keychain.read(profileId));
    },
    save: async (profileId, secrets, home) => {
      if (home === 'this-run') {
        memory.set(profileId, secrets);
        return succeed(null);
      }
      const saved = await wait(profileId, keychain.save(profileId, secrets));
      if (saved.ok) memory.delete(profileId);
      return saved;
    },
    remove: async (profileId, inKeychain) => {
      memory.delete(profileId);
      return inKeychain ? wait(profileId, keychain.remove(profileId)) : succeed(null);
    },
    inMemory: (profileId) => memory.has(profileId),
    isWaiting: (profileId) => waiting.has(profileId),
  };
};
