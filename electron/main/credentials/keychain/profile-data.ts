import { randomBytes } from 'node:crypto';
import { fail, mapResult, succeed, type Code, type Result } from '../../../../shared/failure';
import type { FileMarks } from '../../storage/encrypted-file';
import { keyLength } from '../../storage/aead';
import type { SerialQueue } from '../../storage/serial-queue';
import type { DataRecord } from './record';
import { isMissing, type DataSlot, type SecretStore } from './secret-store';

/**
 * Why a data record cannot be used: `newer` if a later version wrote it, `refused` if the keychain did not return it.
 */
export type ClosedAs = 'damaged' | 'newer' | 'refused';

interface ProfileDataOptions {
  readonly store: SecretStore;
  /** Runs changes of records one after another. */
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
  /** A write is queued. It will write the record as it is when its turn comes. */
  isWaiting: boolean;
  /** A write failed, or the profile was forgotten. Nothing is written until the record is read again. */
  isGivenUp: boolean;
}

const isSameKey = (one: DataRecord, other: DataRecord): boolean =>
  Buffer.from(one.fileKey).equals(other.fileKey);

/**
 * Reads and writes the data records of profiles, which hold the key and the marks of their encrypted files. A record of
 * version 0.1 has the file key in the item with the secrets. That key gets a data record when the first file is written
 * or the secrets change, whichever comes first.
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
   * Writes the data record if there is none, with the file key in memory, `earlierKey` or a new key. Called before
   * secrets are replaced, and after those of a new profile are saved. Must run inside a queued change, with the slot
   * read there.
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
    // The data record is still that of version 0.1, or lost, or locked. The item with the secrets shows which.
    const secrets = await store.read(profileId);
    if (!secrets.ok) return secrets;
    const { fileKey } = secrets.value;
    if (fileKey) return enter(profileId, { fileKey, marks: {} });
    if (!isKnown(profileId)) return fail('PROFILE_NOT_FOUND');
    // The keychain may have been unlocked meanwhile, so look again.
    const slot = await store.seekData(profileId);
    return slot.ok ? ensure(profileId, slot.value) : slot;
  };

  const put = async (profileId: string, { record }: Entry): Promise<Result<null>> => {
    const slot = await store.seekData(profileId);
    if (!slot.ok) return slot;
    const stored = slot.value.value;
    // Without the stored key, the files encrypted with it would be lost.
    if (stored && !isSameKey(stored, record)) return fail('CREDENTIALS_DAMAGED');
    return slot.value.write({ ...record, marks: { ...stored?.marks, ...record.marks } });
  };

  const write = async (profileId: string, entry: Entry): Promise<Result<null>> => {
    entry.isWaiting = false;
    if (entry.isGivenUp) return fail('CANCELLED');
    const saved = await put(profileId, entry);
    // Do not cause another prompt. Files that are newer than their marks are accepted.
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
    /** The key of a profile's files. Made anew when the data record is certainly missing and the secrets are there. */
    fileKeyOf: async (profileId: string): Promise<Result<Uint8Array>> =>
      mapResult(await opened(profileId), ({ record }) => record.fileKey),
    marks,
    /** Whether the key of a profile's files is in memory. */
    isOpen: (profileId: string): boolean => entries.has(profileId),
    /**
     * Loads the key of a profile's files from the data item only. Does not touch the item with the secrets, so a record
     * of version 0.1 counts as missing. Fails as the keychain does.
     */
    openAlone: (profileId: string): Promise<Result<unknown>> => inTurn(() => openAlone(profileId)),
    /** Why the files can be neither read nor written, when the record is or may be there but cannot be read. */
    closedAs: (profileId: string): ClosedAs | null => closed.get(profileId) ?? null,
    ensure,
    /** Drops the record of a profile from memory, and cancels its queued write. */
    forget: (profileId: string): void => {
      closed.delete(profileId);
      const entry = entries.get(profileId);
      if (entry) entry.isGivenUp = true;
      entries.delete(profileId);
    },
    /** Drops all file keys from memory; the next call reads its key again. */
    forgetAll: (): void => {
      entries.clear();
    },
  };
};
