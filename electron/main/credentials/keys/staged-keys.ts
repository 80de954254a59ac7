import { randomUUID } from 'node:crypto';
import { defined } from '../../../../shared/defined';
import { fail, succeed, type Code, type Result } from '../../../../shared/failure';
import type { LockedKey, StagedKey } from '../../../../shared/profile';
import { type SigningKey, unlockPrivateKey } from './read-private-key';
import { createSerialQueue } from '../../storage/serial-queue';

/** An encrypted key text as it came in. */
interface LockedText {
  readonly bytes: Uint8Array;
  /** Name of the chosen file without its folder; absent for the clipboard. */
  readonly fileName?: string;
}

/** A form has one key; a few more allow for choosing again without losing the one that worked. */
const mostStaged = 8;

/** In memory of its own: what Node copies by itself may go into memory that buffers share. */
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
    /** Takes the bytes over: they are overwritten with zeros when dropped, or when eight newer keys have come. */
    stage: (key: SigningKey, fileName?: string): Omit<StagedKey, 'origin'> => {
      const stagedKeyId = randomUUID();
      staged.set(stagedKeyId, key);
      limit(staged);
      return { stagedKeyId, ...key.facts, ...defined({ fileName }) };
    },
    /** A copy, so that what is being saved is whole whatever is dropped; `BAD_REQUEST` for an id that is not staged (any more). */
    find: (stagedKeyId: string): Result<SigningKey> => {
      const key = staged.get(stagedKeyId);
      return key ? succeed({ ...key, pkcs8: copyOf(key.pkcs8) }) : fail('BAD_REQUEST');
    },
    /** Takes the bytes over likewise. */
    stageLocked: (bytes: Uint8Array, fileName?: string): LockedKey => {
      const lockedKeyId = randomUUID();
      locked.set(lockedKeyId, { bytes, ...defined({ fileName }) });
      limit(locked);
      return { lockedKeyId, ...defined({ fileName }) };
    },
    /** `BAD_REQUEST` for an id that is not staged (any more). The bytes are those staged, not a copy. */
    findLocked: (lockedKeyId: string): Result<LockedText> => {
      const text = locked.get(lockedKeyId);
      return text ? succeed(text) : fail('BAD_REQUEST');
    },
    /** Forgets a key or a locked text; nothing happens for an id that is neither. */
    drop,
    /** Forgets all of them. */
    dropAll: (): void => {
      for (const id of [...staged.keys(), ...locked.keys()]) drop(id);
    },
  };
};

/** Keys read but not yet saved, and texts that wait for their passphrase. The window holds only ids and public facts. */
export type StagedKeys = ReturnType<typeof createStagedKeys>;

/** What a reading gives; `CANCELLED` when nobody wants it any more, and then it leaves no key behind. */
export const whileWanted = async (
  isWanted: () => boolean,
  read: () => Promise<Result<SigningKey>>,
): Promise<Result<SigningKey>> => {
  const key = isWanted() ? await read() : fail('CANCELLED');
  if (isWanted()) return key;
  if (key.ok) key.value.pkcs8.fill(0);
  return fail('CANCELLED');
};

/** After these another passphrase may be tried; a key that has been opened and is of no use may not stay. */
const keepsLocked: ReadonlySet<Code> = new Set(['CANCELLED', 'KEY_WRONG_PASSPHRASE']);

/**
 * Opens a key that waits for its passphrase, and stages it. One at a time, because each may take a processor for seconds:
 * the newest is what the person wants, and those before it, like all when nobody is at the screen any more, end with
 * `CANCELLED` and leave no key behind.
 */
export const createKeyUnlocker = (staged: StagedKeys) => {
  const inTurn = createSerialQueue();
  let last = 0;

  return async (lockedKeyId: string, passphrase: string): Promise<Result<StagedKey>> => {
    const locked = staged.findLocked(lockedKeyId);
    if (!locked.ok) return locked;
    const { bytes, fileName } = locked.value;
    const number = (last += 1);
    // One that has been dropped meanwhile is not found any more, and its bytes are overwritten.
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
