import { defined } from '../../../../shared/defined';
import { fail, mapResult, succeed, type Code, type Result } from '../../../../shared/failure';
import type { KeyHome } from '../../../../shared/file-state';
import type { Profile } from '../../../../shared/profile';
import { createSerialQueue } from '../../storage/serial-queue';
import {
  destinationOf,
  originOf,
  type Binding,
  type BoundSecrets,
  type Secrets,
  type StoredRecord,
} from './record';
import { createProfileData } from './profile-data';
import { missing, type Removed, type SecretStore, type Slots } from './secret-store';

/** Keys that were saved before their profile is. The caller must call one of the two methods. */
interface Saved {
  /** To be called once the profile is saved: data that was kept in memory for this run may then go into its files. */
  settle(): void;
  /** Restores the previous keys, or removes the new ones if there were none, as far as the keychain allows. */
  undo(): Promise<unknown>;
}

/** Facts about profiles that are stored outside the keychain. */
export interface ProfileRecords {
  /** The profile's current destination, see `destinationOf`; null if there is no such profile. */
  destination(profileId: string): string | null;
  /** Records an ID before the keychain gets an item under it, so that the keychain has no items of unknown profiles. */
  announce(profileId: string): Promise<Result<unknown>>;
}

/** The profile whose keys are needed, and the address that they are about to be sent to. */
export type Called = Pick<Profile, 'id' | 'kind' | 'baseUrl'>;

/** Failures of reading a record that exists but is not of this version. */
const unreadable: ReadonlySet<Code> = new Set(['CREDENTIALS_DAMAGED', 'SETTINGS_NEWER']);

/** Only the binding of a record, without its keys. */
const bindingIn = ({ destination, origin }: Binding): Binding => defined({ destination, origin });

/** Fails with `HOST_CHANGED` when keys were given for another destination than `wanted`. */
const checkBinding = ({ destination, origin }: Binding, wanted: string): Result<null> => {
  const isFor = destination === undefined ? origin === originOf(wanted) : destination === wanted;
  if (isFor) return succeed(null);
  const given = destination ?? origin ?? '';
  return fail('HOST_CHANGED', { keysFor: URL.canParse(given) ? given : undefined });
};

/**
 * `keychain` is the store in the OS keychain. Secrets for this run only stay in memory and are never written to disk.
 */
export const createProfileSecrets = (
  keychain: SecretStore,
  profiles: ProfileRecords,
  newFileKey?: () => Uint8Array,
) => {
  const keysOfThisRun = new Map<string, BoundSecrets>();
  /**
   * Profiles whose keys have moved from memory to the keychain and may move back by `undo`. Data that goes into their
   * files now could be lost.
   */
  const unsettled = new Set<string>();

  const keepsNoFiles = (profileId: string): boolean =>
    keysOfThisRun.has(profileId) || unsettled.has(profileId);

  /** Runs changes of records one after another, so that no file key is written beside keys that have been replaced. */
  const inTurn = createSerialQueue();

  const data = createProfileData({
    store: keychain,
    inTurn,
    isKnown: (profileId) => profiles.destination(profileId) !== null,
    ...defined({ newFileKey }),
  });

  /**
   * Writes secrets into the slot. Before secrets are replaced, ensures the data record; if that fails, the old secrets
   * stay. For a new profile, ensures the data record afterwards.
   */
  const write = async (
    profileId: string,
    { apiKey, privateKey, destination }: BoundSecrets,
    slots: Slots,
  ): Promise<Result<null>> => {
    const announced = await profiles.announce(profileId);
    if (!announced.ok) return announced;
    const { value: before } = slots.secrets;
    const ready = before ? await data.ensure(profileId, slots.data, before.fileKey) : succeed(null);
    if (!ready.ok) return ready;
    const saved = await slots.secrets.write({ apiKey, privateKey, destination });
    if (!saved.ok || before) return saved;
    return mapResult(await data.ensure(profileId, slots.data), () => null);
  };

  /** Profiles whose records, as last read, do not contain the user's agreement to their address. */
  const unbound = new Set<string>();

  const bind = async (profile: Called): Promise<Result<null>> => {
    const slots = await keychain.seek(profile.id);
    if (!slots.ok) return slots;
    const { value: stored } = slots.value.secrets;
    if (!stored) return missing;
    if (profiles.destination(profile.id) === null) return fail('PROFILE_NOT_FOUND');
    const destination = destinationOf(profile);
    const checked = checkBinding(stored, destination);
    if (!checked.ok) return checked;
    const bound =
      stored.destination === undefined
        ? await write(profile.id, { ...stored, destination }, slots.value)
        : succeed(null);
    if (bound.ok) unbound.delete(profile.id);
    return bound;
  };

  const onlyFor = <S extends Secrets & Binding>(profile: Called, secrets: S): Result<S> =>
    mapResult(checkBinding(secrets, destinationOf(profile)), () => secrets);

  const read = async (profile: Called): Promise<Result<StoredRecord>> => {
    const stored = await keychain.read(profile.id);
    if (!stored.ok) return stored;
    if (stored.value.destination === undefined) unbound.add(profile.id);
    return onlyFor(profile, stored.value);
  };

  const redirect = async (profileId: string, destination: string): Promise<Result<null>> => {
    const slots = await keychain.seek(profileId);
    if (!slots.ok) return slots;
    const { value: stored } = slots.value.secrets;
    return stored ? write(profileId, { ...stored, destination }, slots.value) : missing;
  };

  /** Saves secrets in the keychain. Returns a function that restores the previous ones. */
  const replace = async (
    profileId: string,
    secrets: BoundSecrets,
  ): Promise<Result<Saved['undo']>> => {
    const slots = await keychain.seek(profileId);
    if (!slots.ok) return slots;
    const { value: stored } = slots.value.secrets;
    // The user may enter keys because a locked keyring reported none. Do not replace keys for another destination.
    const checked = stored ? checkBinding(stored, secrets.destination) : succeed(null);
    if (!checked.ok) return checked;
    const saved = await write(profileId, secrets, slots.value);
    if (!saved.ok) return saved;
    return succeed(() =>
      inTurn(async () => {
        const now = await keychain.seek(profileId);
        if (!now.ok) return now;
        const { destination } = secrets;
        return stored
          ? now.value.secrets.write({ destination, ...stored })
          : now.value.secrets.remove();
      }),
    );
  };

  return {
    /**
     * The keys of a profile for calls to the given address. Fails with `HOST_CHANGED` when they were given for another
     * one. `destination` is present if the user has agreed to that address.
     */
    read: async (profile: Called): Promise<Result<Secrets & Pick<Binding, 'destination'>>> => {
      const kept = keysOfThisRun.get(profile.id);
      return kept ? onlyFor(profile, kept) : read(profile);
    },
    /**
     * Saves or replaces the keys of a profile. Keys saved in the keychain get a data record with the previous file key
     * or a new one. Fails with `HOST_CHANGED` when the profile's address is not the one that the keys are for.
     */
    save: async (
      profileId: string,
      secrets: BoundSecrets,
      home: KeyHome,
    ): Promise<Result<Saved>> => {
      // The profile's address may have changed since the user was asked. A new profile is not saved yet.
      const wanted = profiles.destination(profileId) ?? secrets.destination;
      const checked = checkBinding(secrets, wanted);
      if (!checked.ok) return checked;
      const kept = keysOfThisRun.get(profileId);
      const undoStored: Result<Saved['undo']> =
        home === 'keychain'
          ? await inTurn(() => replace(profileId, secrets))
          : succeed(() => Promise.resolve());
      if (!undoStored.ok) return undoStored;
      if (home === 'this-run') keysOfThisRun.set(profileId, secrets);
      else {
        if (kept) unsettled.add(profileId);
        keysOfThisRun.delete(profileId);
      }
      const settle = (): void => {
        unsettled.delete(profileId);
      };
      return succeed({
        settle,
        undo: () => {
          settle();
          if (kept) keysOfThisRun.set(profileId, kept);
          else keysOfThisRun.delete(profileId);
          return undoStored.value();
        },
      });
    },
    /** What the keys of a profile are bound to; empty when they cannot be read. */
    bindingOf: async (profileId: string): Promise<Binding> => {
      const kept = keysOfThisRun.get(profileId);
      if (kept) return bindingIn(kept);
      const stored = await keychain.read(profileId);
      return stored.ok ? bindingIn(stored.value) : {};
    },
    /** Stores the user's agreement to the profile's address, if its record is of version 0.1 and lacks it. */
    bind: async (profile: Called): Promise<Result<null>> =>
      unbound.has(profile.id) ? inTurn(() => bind(profile)) : succeed(null),
    /** Binds the keys to another destination, which the user has agreed to. */
    redirect: async (profileId: string, destination: string): Promise<Result<null>> => {
      const kept = keysOfThisRun.get(profileId);
      if (!kept) return inTurn(() => redirect(profileId, destination));
      keysOfThisRun.set(profileId, { ...kept, destination });
      return succeed(null);
    },
    /**
     * The key of a profile's files. Null when the secrets are for this run only, because a later run could not open the
     * files, and until saved secrets are settled. Reads the item with the secrets only when the data item is missing.
     */
    fileKeyOf: async (profileId: string): Promise<Result<Uint8Array | null>> =>
      keepsNoFiles(profileId) ? succeed(null) : data.fileKeyOf(profileId),
    /**
     * Loads the key of a profile's files without touching its secrets, so that the files can be read while another
     * profile is on screen. Resolves to false for a profile that keeps no files. Fails as the keychain does.
     */
    openFiles: async (profileId: string): Promise<Result<boolean>> =>
      keepsNoFiles(profileId)
        ? succeed(false)
        : mapResult(await data.openAlone(profileId), () => true),
    /** Whether `openFiles` resolves without asking the keychain. */
    areFilesOpen: (profileId: string): boolean => keepsNoFiles(profileId) || data.isOpen(profileId),
    /** The marks of encrypted files, which the keychain stores. */
    marks: data.marks,
    /** Why a profile's files can be neither read nor written, when their key is or may be there but cannot be read. */
    closedAs: data.closedAs,
    /** Drops the file keys from memory; the next call reads its key again. */
    forgetFileKeys: data.forgetAll,
    /**
     * Removes a profile's items from the keychain, whatever the settings say about where its keys are. May show the
     * keychain's prompt to unlock.
     */
    removeStored: (profileId: string): Promise<Result<Removed>> =>
      inTurn(async () => {
        const removed = await keychain.remove(profileId);
        // Drop the data record, so that a queued write does not restore it. Keys for this run stay.
        if (removed.ok) data.forget(profileId);
        return removed;
      }),
    /** Whether the keychain returns any record of a profile. A locked keychain may return none. */
    isStored: async (profileId: string): Promise<boolean> => {
      const stored = [await keychain.read(profileId), await keychain.readData(profileId)];
      return stored.some((record) => record.ok || unreadable.has(record.error.code));
    },
    /** Whether the keychain has keys that a write would replace, known for certain. May show its prompt to unlock. */
    holds: (profileId: string): Promise<Result<boolean>> =>
      inTurn(async () =>
        mapResult(await keychain.seek(profileId), ({ secrets }) => secrets.value !== null),
      ),
    /** Drops the keys for this run and the data record of a profile from memory. */
    forget: (profileId: string): void => {
      keysOfThisRun.delete(profileId);
      unsettled.delete(profileId);
      data.forget(profileId);
    },
    inMemory: (profileId: string): boolean => keysOfThisRun.has(profileId),
  };
};

/** The secrets of profiles, in memory or in the keychain. Those in memory take precedence. */
export type ProfileSecrets = ReturnType<typeof createProfileSecrets>;
