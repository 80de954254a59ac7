import { randomBytes } from 'node:crypto';
import { fail, succeed, type Result } from '../../../shared/failure';
import type { FileMarks } from '../kept/kept-file';
import { keyLength } from '../kept/sealed';
import type { SerialQueue } from '../storage/serial-queue';
import type { DataRecord } from './data-record';
import { isMissing, type SecretStore } from './secret-store';

/**
 * What the keychain has for the files of profiles. Records of version 0.1 have the file key beside the secrets; it is
 * used from there until the first file is written or the secrets change, whichever comes first.
 */
export interface ProfileData {
  /** The key of a profile's files. One whose record is gone, while its secrets are there, gets a new one. */
  fileKeyOf(profileId: string): Promise<Result<Uint8Array>>;
  readonly marks: FileMarks;
  /** Whether the record is there and cannot be read, so that the files are closed and nothing new is kept. */
  isDamaged(profileId: string): boolean;
  /**
   * Makes the record where there is none, with a new file key or with that of an earlier record: before secrets take the
   * place of such a record, and after the keychain has taken those of a new profile. To be called within a change.
   */
  ensure(profileId: string, earlierKey?: Uint8Array): Promise<Result<unknown>>;
  /** Drops what is known of a profile, and writes nothing of it any more. */
  forget(profileId: string): void;
  /** Drops all file keys; the next call reads its own again. */
  forgetAll(): void;
}

export interface ProfileDataOptions {
  readonly store: SecretStore;
  /** Runs changes of records one after the other. */
  readonly inTurn: SerialQueue;
  /** Whether this is one of the app's profiles. */
  readonly isKnown: (profileId: string) => boolean;
  readonly newFileKey?: () => Uint8Array;
}

interface Entry {
  record: DataRecord;
  isStored: boolean;
  /** A write of the record waits for its turn: it will have everything that is in the record by then. */
  isWaiting: boolean;
  /** The keychain has refused, or the profile is gone: nothing more is written until the record is read again. */
  isClosed: boolean;
}

export const createProfileData = ({
  store,
  inTurn,
  isKnown,
  newFileKey = () => randomBytes(keyLength),
}: ProfileDataOptions): ProfileData => {
  const entries = new Map<string, Entry>();
  const damaged = new Set<string>();

  const enter = (profileId: string, record: DataRecord, isStored: boolean): Result<Entry> => {
    const entry = { record, isStored, isWaiting: false, isClosed: false };
    entries.set(profileId, entry);
    damaged.delete(profileId);
    return succeed(entry);
  };

  const ensure = async (profileId: string, earlierKey?: Uint8Array): Promise<Result<Entry>> => {
    const entry = entries.get(profileId);
    if (entry?.isStored) return succeed(entry);
    const stored = await store.readData(profileId);
    if (stored.ok) return enter(profileId, stored.value, true);
    if (!isMissing(stored.error) && stored.error.code !== 'CREDENTIALS_DAMAGED') return stored;
    const record = entry?.record ?? { fileKey: earlierKey ?? newFileKey(), marks: {} };
    const saved = await store.saveData(profileId, record);
    return saved.ok ? enter(profileId, record, true) : saved;
  };

  const open = async (profileId: string): Promise<Result<Entry>> => {
    const known = entries.get(profileId);
    if (known) return succeed(known);
    const stored = await store.readData(profileId);
    if (stored.ok) return enter(profileId, stored.value, true);
    if (stored.error.code === 'CREDENTIALS_DAMAGED') damaged.add(profileId);
    if (!isMissing(stored.error)) return stored;
    // Of version 0.1, lost, or behind a lock: the other item tells.
    const secrets = await store.read(profileId);
    if (!secrets.ok) return secrets;
    const { fileKey } = secrets.value;
    if (fileKey) return enter(profileId, { fileKey, marks: {} }, false);
    // Asks again, because the keychain may have been unlocked in between.
    return isKnown(profileId) ? ensure(profileId) : fail('PROFILE_NOT_FOUND');
  };

  const write = async (profileId: string, entry: Entry): Promise<Result<null>> => {
    entry.isWaiting = false;
    if (entry.isClosed) return fail('CANCELLED');
    const saved = await store.saveData(profileId, entry.record);
    entry.isStored ||= saved.ok;
    // One prompt is enough: files that are ahead of their marks are as good.
    entry.isClosed ||= !saved.ok;
    return saved;
  };

  const opened = async (profileId: string): Promise<Result<Entry>> => {
    const known = entries.get(profileId);
    return known ? succeed(known) : inTurn(() => open(profileId));
  };

  return {
    fileKeyOf: async (profileId) => {
      const entry = await opened(profileId);
      return entry.ok ? succeed(entry.value.record.fileKey) : entry;
    },
    marks: {
      of: async (profileId, kind) => {
        const entry = await opened(profileId);
        return entry.ok ? succeed(entry.value.record.marks[kind] ?? null) : entry;
      },
      keep: (profileId, kind, mark) => {
        const entry = entries.get(profileId);
        if (!entry || entry.isClosed) return;
        const { record } = entry;
        entry.record = { ...record, marks: { ...record.marks, [kind]: mark } };
        if (entry.isWaiting) return;
        entry.isWaiting = true;
        void inTurn(() => write(profileId, entry)).catch(() => undefined);
      },
    },
    isDamaged: (profileId) => damaged.has(profileId),
    ensure,
    forget: (profileId) => {
      damaged.delete(profileId);
      const entry = entries.get(profileId);
      if (entry) entry.isClosed = true;
      entries.delete(profileId);
    },
    forgetAll: () => {
      entries.clear();
    },
  };
};
