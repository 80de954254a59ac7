import { randomBytes } from 'node:crypto';
import { succeed, type Result } from '../../../shared/failure';
import { keyLength } from '../kept/sealed';
import type { Secrets } from './record';
import type { SecretStore } from './secret-store';

/** The secrets of profiles, wherever each of them is. Memory, where something is there, comes before the keychain. */
export interface ProfileSecrets {
  read(profileId: string): Promise<Result<Secrets>>;
  /** What goes into the keychain has a file key from then on: that of before, or a new one. */
  save(profileId: string, secrets: Secrets, home: 'keychain' | 'this-run'): Promise<Result<null>>;
  /**
   * The key of a profile's files; null where its secrets are for this run only, so that none of its files could be
   * opened again. A record of an earlier version is given one, written and read back like any change of keys.
   */
  fileKeyOf(profileId: string): Promise<Result<Uint8Array | null>>;
  /** Drops the file keys; the next call reads its own again. */
  forgetFileKeys(): void;
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
export const profileSecrets = (
  keychain: SecretStore,
  newFileKey: () => Uint8Array = () => randomBytes(keyLength),
): ProfileSecrets => {
  const memory = new Map<string, Secrets>();
  const waiting = new Set<string>();
  const fileKeys = new Map<string, Uint8Array>();
  let queue: Promise<unknown> = Promise.resolve();

  const wait = async <T>(profileId: string, call: Promise<Result<T>>): Promise<Result<T>> => {
    waiting.add(profileId);
    try {
      return await call;
    } finally {
      waiting.delete(profileId);
    }
  };

  /** Changes of records one after the other: a file key must not be written beside keys that have been replaced. */
  const inTurn = <T>(change: () => Promise<T>): Promise<T> => {
    const done = queue.then(change, change);
    queue = done;
    return done;
  };

  const read = async (profileId: string): Promise<Result<Secrets>> => {
    const stored = await keychain.read(profileId);
    if (stored.ok && stored.value.fileKey) fileKeys.set(profileId, stored.value.fileKey);
    return stored;
  };

  const write = async (profileId: string, secrets: Secrets): Promise<Result<Uint8Array>> => {
    const fileKey = secrets.fileKey ?? fileKeys.get(profileId) ?? newFileKey();
    const saved = await keychain.save(profileId, { ...secrets, fileKey });
    if (!saved.ok) return saved;
    fileKeys.set(profileId, fileKey);
    return succeed(fileKey);
  };

  const upgrade = async (profileId: string): Promise<Result<Uint8Array | null>> => {
    const known = fileKeys.get(profileId);
    if (known) return succeed(known);
    const stored = await read(profileId);
    if (!stored.ok) return stored;
    return stored.value.fileKey ? succeed(stored.value.fileKey) : write(profileId, stored.value);
  };

  return {
    read: (profileId) => {
      const kept = memory.get(profileId);
      return kept ? Promise.resolve(succeed(kept)) : wait(profileId, read(profileId));
    },
    save: async (profileId, secrets, home) => {
      if (home === 'this-run') {
        memory.set(profileId, secrets);
        return succeed(null);
      }
      const saved = await wait(
        profileId,
        inTurn(() => write(profileId, secrets)),
      );
      if (!saved.ok) return saved;
      memory.delete(profileId);
      return succeed(null);
    },
    fileKeyOf: async (profileId) => {
      if (memory.has(profileId)) return succeed(null);
      const known = fileKeys.get(profileId);
      if (known) return succeed(known);
      return wait(
        profileId,
        inTurn(() => upgrade(profileId)),
      );
    },
    forgetFileKeys: () => {
      fileKeys.clear();
    },
    remove: (profileId, inKeychain) => {
      memory.delete(profileId);
      fileKeys.delete(profileId);
      if (!inKeychain) return Promise.resolve(succeed(null));
      return wait(
        profileId,
        inTurn(() => keychain.remove(profileId)),
      );
    },
    inMemory: (profileId) => memory.has(profileId),
    isWaiting: (profileId) => waiting.has(profileId),
  };
};
