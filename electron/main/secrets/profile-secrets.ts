import { fail, succeed, type Result } from '../../../shared/failure';
import type { KeyHome } from '../../../shared/kept';
import type { Profile } from '../../../shared/profile';
import type { FileMarks } from '../kept/kept-file';
import { createSerialQueue } from '../storage/serial-queue';
import { destinationOf } from './destination';
import { createProfileData } from './profile-data';
import type { BoundSecrets, Secrets, StoredRecord } from './record';
import type { SecretStore } from './secret-store';

/** The secrets of profiles, wherever each of them is. Memory, where something is there, comes before the keychain. */
export interface ProfileSecrets {
  /**
   * The keys of a profile, for calls to the very address that is handed in with it: fails with `HOST_CHANGED` where they
   * were given for another one.
   */
  read(profile: Called): Promise<Result<Secrets>>;
  /** What goes into the keychain has a file key beside it from then on: that of before, or a new one. */
  save(profileId: string, secrets: BoundSecrets, home: KeyHome): Promise<Result<null>>;
  /** Where the keys may be sent; null where they cannot be read, or where their record does not say. */
  destination(profileId: string): Promise<string | null>;
  /** Lets the keys be sent to another place, and to no other, from then on. */
  redirect(profileId: string, destination: string): Promise<Result<null>>;
  /**
   * The key of a profile's files; null where its secrets are for this run only, so that none of its files could be
   * opened again. Nothing of it touches the item that the secrets are in.
   */
  fileKeyOf(profileId: string): Promise<Result<Uint8Array | null>>;
  /** What the keychain says of the files of profiles whose secrets are there. */
  readonly marks: FileMarks;
  /** Whether the key of a profile's files was found damaged, so that they are closed. */
  isFileKeyDamaged(profileId: string): boolean;
  /** Drops the file keys; the next call reads its own again. */
  forgetFileKeys(): void;
  /**
   * Removes from memory and, if `inKeychain`, from the keychain.
   * Fails with `KEYCHAIN_LOCKED_OR_MISSING` where the keychain deleted nothing.
   */
  remove(profileId: string, inKeychain: boolean): Promise<Result<null>>;
  inMemory(profileId: string): boolean;
}

/** Whose keys, and where they are about to be sent. */
export type Called = Pick<Profile, 'id' | 'kind' | 'baseUrl'>;

const wasGivenFor = (destination: string): { host?: string } =>
  URL.canParse(destination) ? { host: new URL(destination).host } : {};

/**
 * `keychain` is the OS keychain as a store. Secrets of a run are kept here and never written to disk.
 * `placeOf` is where a profile's address is now, for records of earlier versions; null where there is no such profile.
 */
export const profileSecrets = (
  keychain: SecretStore,
  placeOf: (profileId: string) => string | null,
  newFileKey?: () => Uint8Array,
): ProfileSecrets => {
  const memory = new Map<string, BoundSecrets>();

  /** For changes of records: a file key must not be written beside keys that have been replaced. */
  const inTurn = createSerialQueue();

  const data = createProfileData({
    store: keychain,
    inTurn,
    isKnown: (profileId) => placeOf(profileId) !== null,
    ...(newFileKey ? { newFileKey } : {}),
  });

  /** Puts secrets in the place of what was `stored`. The file key of an earlier record is brought to safety first. */
  const write = async (
    profileId: string,
    { apiKey, privateKey, destination }: BoundSecrets,
    stored: Result<StoredRecord>,
  ): Promise<Result<null>> => {
    const earlierKey = stored.ok ? stored.value.fileKey : undefined;
    const moved = earlierKey ? await data.ensure(profileId, earlierKey) : succeed(null);
    if (!moved.ok) return moved;
    const saved = await keychain.save(profileId, { apiKey, privateKey, destination });
    if (!saved.ok) return saved;
    const made = await data.ensure(profileId);
    return made.ok ? succeed(null) : made;
  };

  /** Gives a record of an earlier version what it lacks: the place its profile's address is at. */
  const bind = async (profileId: string): Promise<Result<null>> => {
    const stored = await keychain.read(profileId);
    if (!stored.ok) return stored;
    const { destination = placeOf(profileId) } = stored.value;
    if (destination === null) return fail('PROFILE_NOT_FOUND');
    if (stored.value.destination !== undefined) return succeed(null);
    return write(profileId, { ...stored.value, destination }, stored);
  };

  const onlyFor = (profile: Called, secrets: StoredRecord): Result<Secrets> => {
    const { destination } = secrets;
    return destination === undefined || destination === destinationOf(profile)
      ? succeed(secrets)
      : fail('HOST_CHANGED', wasGivenFor(destination));
  };

  const read = async (profile: Called): Promise<Result<Secrets>> => {
    const stored = await keychain.read(profile.id);
    if (!stored.ok) return stored;
    if (stored.value.destination === undefined) void inTurn(() => bind(profile.id));
    return onlyFor(profile, stored.value);
  };

  const redirect = async (profileId: string, destination: string): Promise<Result<null>> => {
    const stored = await keychain.read(profileId);
    return stored.ok ? write(profileId, { ...stored.value, destination }, stored) : stored;
  };

  return {
    read: async (profile) => {
      const kept = memory.get(profile.id);
      return kept ? onlyFor(profile, kept) : read(profile);
    },
    save: async (profileId, secrets, home) => {
      if (home === 'this-run') {
        memory.set(profileId, secrets);
        return succeed(null);
      }
      const saved = await inTurn(async () =>
        write(profileId, secrets, await keychain.read(profileId)),
      );
      if (!saved.ok) return saved;
      memory.delete(profileId);
      return succeed(null);
    },
    destination: async (profileId) => {
      const kept = memory.get(profileId);
      if (kept) return kept.destination;
      const stored = await keychain.read(profileId);
      return stored.ok ? (stored.value.destination ?? null) : null;
    },
    redirect: async (profileId, destination) => {
      const kept = memory.get(profileId);
      if (!kept) return inTurn(() => redirect(profileId, destination));
      memory.set(profileId, { ...kept, destination });
      return succeed(null);
    },
    fileKeyOf: async (profileId) =>
      memory.has(profileId) ? succeed(null) : data.fileKeyOf(profileId),
    marks: data.marks,
    isFileKeyDamaged: (profileId) => data.isDamaged(profileId),
    forgetFileKeys: () => {
      data.forgetAll();
    },
    remove: async (profileId, inKeychain) => {
      memory.delete(profileId);
      data.forget(profileId);
      if (!inKeychain) return succeed(null);
      return inTurn(async () => {
        const removed = await keychain.remove(profileId);
        // Whatever has been read of it meanwhile must not be written again.
        data.forget(profileId);
        return removed;
      });
    },
    inMemory: (profileId) => memory.has(profileId),
  };
};
