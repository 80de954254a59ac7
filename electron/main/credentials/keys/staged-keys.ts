import { randomUUID } from 'node:crypto';
import { defined } from '../../../../shared/defined';
import { fail, succeed, type Code, type Result } from '../../../../shared/failure';
import type { LockedKey, StagedKey } from '../../../../shared/profile';
import { type SigningKey, unlockPrivateKey } from './read-private-key';
import { createSerialQueue } from '../../storage/serial-queue';

/** An encrypted key text as it was read. */
interface LockedText {
  readonly bytes: Uint8Array;
  /** Name of the chosen file without its folder; absent for the clipboard. */
  readonly fileName?: string;
}

/** Most keys of each kind. A form has one key; the others let a user choose again without losing one that worked. */
const mostStaged = 8;

/** A copy in separate memory. A copy made by `Buffer.from` alone may be in memory that buffers share. */
const copyOf = (bytes: Uint8Array): Buffer => Buffer.from(Uint8Array.from(bytes).buffer);

export const createStagedKeys = () => {
  const staged = new Map<string, SigningKey>();
  const locked = new Map<string, LockedText>();

  const drop = (id: string): void => {
    staged.get(id)?.pkcs8.fill(0);
    staged.delete(id);
    locked.get(id)?.bytes.fill(0);
    locked.delete(id);
  };

  const limit = (all: ReadonlyMap<string, unknown>): void => {
    const [oldest] = all.keys();
    if (oldest !== undefined && all.size > mostStaged) drop(oldest);
  };

  return {
    /**
     * Takes ownership of the key's bytes: overwrites them with zeros on `drop`, and when eight newer keys are staged.
     */
    stage: (key: SigningKey, fileName?: string): Omit<StagedKey, 'origin'> => {
      const stagedKeyId = randomUUID();
      staged.set(stagedKeyId, key);
      limit(staged);
      return { stagedKeyId, ...key.facts, ...defined({ fileName }) };
    },
    /**
     * A copy of a staged key, so that dropping the key does not affect one that is being saved. Fails with
     * `BAD_REQUEST` for an ID that is not staged (any more).
     */
    find: (stagedKeyId: string): Result<SigningKey> => {
      const key = staged.get(stagedKeyId);
      return key ? succeed({ ...key, pkcs8: copyOf(key.pkcs8) }) : fail('BAD_REQUEST');
    },
    /** Takes ownership of the bytes, as `stage` does. */
    stageLocked: (bytes: Uint8Array, fileName?: string): LockedKey => {
      const lockedKeyId = randomUUID();
      locked.set(lockedKeyId, { bytes, ...defined({ fileName }) });
      limit(locked);
      return { lockedKeyId, ...defined({ fileName }) };
    },
    /** The staged text itself, not a copy. Fails with `BAD_REQUEST` for an ID that is not staged (any more). */
    findLocked: (lockedKeyId: string): Result<LockedText> => {
      const text = locked.get(lockedKeyId);
      return text ? succeed(text) : fail('BAD_REQUEST');
    },
    /** Drops a key or a locked text and overwrites its bytes; does nothing for an unknown ID. */
    drop,
    /** Drops all keys and locked texts. */
    dropAll: (): void => {
      for (const id of [...staged.keys(), ...locked.keys()]) drop(id);
    },
  };
};

/**
 * Keys read but not yet saved, and key texts that wait for their passphrase. The window gets only IDs and public facts.
 */
export type StagedKeys = ReturnType<typeof createStagedKeys>;

/** Returns what `read` does. Fails with `CANCELLED` once `isWanted` returns false, and then overwrites the key. */
export const whileWanted = async (
  isWanted: () => boolean,
  read: () => Promise<Result<SigningKey>>,
): Promise<Result<SigningKey>> => {
  const key = isWanted() ? await read() : fail('CANCELLED');
  if (isWanted()) return key;
  if (key.ok) key.value.pkcs8.fill(0);
  return fail('CANCELLED');
};

/** Failures after which the locked text stays for another passphrase. After others it is of no use and is dropped. */
const keepsLocked: ReadonlySet<Code> = new Set(['CANCELLED', 'KEY_WRONG_PASSPHRASE']);

/**
 * Returns a function that decrypts a locked key text and stages the key, one at a time, because each may take a
 * processor for seconds. A newer call makes older ones fail with `CANCELLED`, and so does dropping the locked text, as
 * when the screen is locked. A cancelled call leaves no key behind.
 */
export const createKeyUnlocker = (staged: StagedKeys) => {
  const inTurn = createSerialQueue();
  let last = 0;

  return async (lockedKeyId: string, passphrase: string): Promise<Result<StagedKey>> => {
    const locked = staged.findLocked(lockedKeyId);
    if (!locked.ok) return locked;
    const { bytes, fileName } = locked.value;
    const number = (last += 1);
    // A locked text that has been dropped meanwhile is not found, and its bytes are overwritten.
    const isWanted = (): boolean => number === last && staged.findLocked(lockedKeyId).ok;
    return inTurn(async () => {
      const key = await whileWanted(isWanted, () => unlockPrivateKey(bytes, passphrase, isWanted));
      if (key.ok || !keepsLocked.has(key.error.code)) staged.drop(lockedKeyId);
      if (!key.ok) return key;
      const origin = fileName === undefined ? 'clipboard' : 'file';
      return succeed({ ...staged.stage(key.value, fileName), origin });
    });
  };
};
