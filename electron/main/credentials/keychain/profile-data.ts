import { randomBytes } from 'node:crypto';
import { fail, mapResult, succeed, type Code, type Result } from '../../../../shared/failure';
import type { FileMarks } from '../../storage/encrypted-file';
import { keyLength } from '../../storage/aead';
import type { SerialQueue } from '../../storage/serial-queue';
import type { DataRecord } from './record';
import { isMissing, type DataSlot, type SecretStore } from './secret-store';

/** `newer` is a record of a later version of the app; `refused` one that the keychain has not given. */
export type ClosedAs = 'damaged' | 'newer' | 'refused';

interface ProfileDataOptions {
  readonly store: SecretStore;
  /** Runs changes of records one after the other. */
  readonly inTurn: SerialQueue;
  /** Whether this is one of the app's profiles. */
  readonly isKnown: (profileId: string) => boolean;
  readonly newFileKey?: () => Uint8Array;
}

const closedBy: Partial<Record<Code, ClosedAs>> = {
  CREDENTIALS_DAMAGED: 'damaged',
  SETTINGS_NEWER: 'newer',
};

interface Entry {
  record: DataRecord;
  /** A write of the record waits for its turn: it will have everything that is in the record by then. */
  isWaiting: boolean;
  /** The keychain has refused, or the profile is gone: nothing more is written until the record is read again. */
  isGivenUp: boolean;
}

const isSameKey = (one: DataRecord, other: DataRecord): boolean =>
  Buffer.from(one.fileKey).equals(other.fileKey);

/**
 * What the keychain has for the files of profiles. Records of version 0.1 have the file key beside the secrets; it is
 * used from there until the first file is written or the secrets change, whichever comes first.
 */
export const createProfileData = ({
  store,
  inTurn,
  isKnown,
  newFileKey = () => randomBytes(keyLength),
}: ProfileDataOptions) => {
  const entries = new Map<string, Entry>();
  const closed = new Map<string, ClosedAs>();

  const enter = (profileId: string, record: DataRecord): Result<Entry> => {
    const entry = { record, isWaiting: false, isGivenUp: false };
    entries.set(profileId, entry);
    closed.delete(profileId);
    return succeed(entry);
  };

  /**
   * Makes the record where there is none, with a new file key or with that of an earlier record: before secrets take the
   * place of others, and after the keychain has taken those of a new profile. To be called within a change, with
   * the slot that was found in it.
   */
  const ensure = async (
    profileId: string,
    slot: DataSlot,
    earlierKey?: Uint8Array,
  ): Promise<Result<Entry>> => {
    const entry = entries.get(profileId);
    if (slot.value) {
      const isCurrent = entry && !entry.isGivenUp && isSameKey(entry.record, slot.value);
      return isCurrent ? succeed(entry) : enter(profileId, slot.value);
    }
    const record = entry?.record ?? { fileKey: earlierKey ?? newFileKey(), marks: {} };
    const saved = await slot.write(record);
    return saved.ok ? enter(profileId, record) : saved;
  };

  const openAlone = async (profileId: string): Promise<Result<Entry>> => {
    const known = entries.get(profileId);
    if (known) return succeed(known);
    const stored = await store.readData(profileId);
    return stored.ok ? enter(profileId, stored.value) : stored;
  };
  const open = async (profileId: string): Promise<Result<Entry>> => {
    const stored = await openAlone(profileId);
    if (stored.ok) return stored;
    if (!isMissing(stored.error)) {
      closed.set(profileId, closedBy[stored.error.code] ?? 'refused');
      return stored;
    }
    // Of version 0.1, lost, or behind a lock: the other item tells.
    const secrets = await store.read(profileId);
    if (!secrets.ok) return secrets;
    const { fileKey } = secrets.value;
    if (fileKey) return enter(profileId, { fileKey, marks: {} });
    if (!isKnown(profileId)) return fail('PROFILE_NOT_FOUND');
    // The keychain may have been unlocked in between.
    const slot = await store.seekData(profileId);
    return slot.ok ? ensure(profileId, slot.value) : slot;
  };

  const put = async (profileId: string, { record }: Entry): Promise<Result<null>> => {
    const slot = await store.seekData(profileId);
    if (!slot.ok) return slot;
    const stored = slot.value.value;
    // Files that were sealed with another key would be lost with it.
    if (stored && !isSameKey(stored, record)) return fail('CREDENTIALS_DAMAGED');
    return slot.value.write({ ...record, marks: { ...stored?.marks, ...record.marks } });
  };

  const write = async (profileId: string, entry: Entry): Promise<Result<null>> => {
    entry.isWaiting = false;
    if (entry.isGivenUp) return fail('CANCELLED');
    const saved = await put(profileId, entry);
    // One prompt is enough: files that are ahead of their marks are as good.
    entry.isGivenUp ||= !saved.ok;
    return saved;
  };

  const opened = async (profileId: string): Promise<Result<Entry>> => {
    const known = entries.get(profileId);
    return known ? succeed(known) : inTurn(() => open(profileId));
  };

  const marks: FileMarks = {
    of: async (profileId, kind) =>
      mapResult(await opened(profileId), ({ record }) => record.marks[kind] ?? null),
    keep: (profileId, kind, mark) => {
      const entry = entries.get(profileId);
      if (!entry || entry.isGivenUp) return;
      const { record } = entry;
      entry.record = { ...record, marks: { ...record.marks, [kind]: mark } };
      if (entry.isWaiting) return;
      entry.isWaiting = true;
      void inTurn(() => write(profileId, entry)).catch(() => undefined);
    },
  };
  return {
    /** The key of a profile's files. One whose record is gone for certain, while its secrets are there, gets a new one. */
    fileKeyOf: async (profileId: string): Promise<Result<Uint8Array>> =>
      mapResult(await opened(profileId), ({ record }) => record.fileKey),
    marks,
    /** Whether the key of a profile's files is at hand. */
    isOpen: (profileId: string): boolean => entries.has(profileId),
    /**
     * Gets the key of a profile's files at hand from its own item alone: the one with the secrets is not touched, so a
     * record of version 0.1 counts as none. Fails as the keychain does.
     */
    openAlone: (profileId: string): Promise<Result<unknown>> => inTurn(() => openAlone(profileId)),
    /** Why the files are closed and nothing new is kept, where the record is there, or may be, and cannot be read. */
    closedAs: (profileId: string): ClosedAs | null => closed.get(profileId) ?? null,
    ensure,
    /** Drops what is known of a profile, and writes nothing of it any more. */
    forget: (profileId: string): void => {
      closed.delete(profileId);
      const entry = entries.get(profileId);
      if (entry) entry.isGivenUp = true;
      entries.delete(profileId);
    },
    /** Drops all file keys; the next call reads its own again. */
    forgetAll: (): void => {
      entries.clear();
    },
  };
};
