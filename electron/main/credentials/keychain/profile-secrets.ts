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

/** Keys that have been saved, while it is open whether their profile can be. One of both is to be called. */
interface Saved {
  /** The profile is saved with them: what was of this run is kept in its files from now on. */
  settle(): void;
  /** Puts back the keys that were there before, or none, as far as the keychain lets that be done. */
  undo(): Promise<unknown>;
}

/** What is known of profiles outside the keychain. */
export interface ProfileRecords {
  /** Where a profile's address is now, for records of version 0.1; null where there is no such profile. */
  destination(profileId: string): string | null;
  /** Writes an id down before the keychain gets anything under it, so that nothing there is ever under an unknown one. */
  announce(profileId: string): Promise<Result<unknown>>;
}

/** Whose keys, and where they are about to be sent. */
export type Called = Pick<Profile, 'id' | 'kind' | 'baseUrl'>;

/** What is said of records that are there and are none of this version's. */
const unreadable: ReadonlySet<Code> = new Set(['CREDENTIALS_DAMAGED', 'SETTINGS_NEWER']);

/** What a record says of where its keys may go, and nothing else of it. */
const bindingIn = ({ destination, origin }: Binding): Binding => defined({ destination, origin });

/** `HOST_CHANGED` where keys were given for another place than the one that is wanted. */
const checkBinding = ({ destination, origin }: Binding, wanted: string): Result<null> => {
  const isFor = destination === undefined ? origin === originOf(wanted) : destination === wanted;
  if (isFor) return succeed(null);
  const given = destination ?? origin ?? '';
  return fail('HOST_CHANGED', { keysFor: URL.canParse(given) ? given : undefined });
};

/** `keychain` is the OS keychain as a store. Secrets of a run are kept here and never written to disk. */
export const createProfileSecrets = (
  keychain: SecretStore,
  profiles: ProfileRecords,
  newFileKey?: () => Uint8Array,
) => {
  const keysOfThisRun = new Map<string, BoundSecrets>();
  /** Profiles whose keys were of this run, and may be so again: what moves into their files now could be lost with them. */
  const unsettled = new Set<string>();

  const keepsNoFiles = (profileId: string): boolean =>
    keysOfThisRun.has(profileId) || unsettled.has(profileId);

  /** For changes of records: a file key must not be written beside keys that have been replaced. */
  const inTurn = createSerialQueue();

  const data = createProfileData({
    store: keychain,
    inTurn,
    isKnown: (profileId) => profiles.destination(profileId) !== null,
    ...defined({ newFileKey }),
  });

  /** Puts secrets in the place of what was found; before, a file key is kept beside those, or the old ones stay. */
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

  /** Profiles whose records, as last read, do not say that the person has agreed to their address. */
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

  /** Puts secrets into the keychain; what they take the place of is put back by what is answered. */
  const replace = async (
    profileId: string,
    secrets: BoundSecrets,
  ): Promise<Result<Saved['undo']>> => {
    const slots = await keychain.seek(profileId);
    if (!slots.ok) return slots;
    const { value: stored } = slots.value.secrets;
    // Whoever gives keys may have been told that there are none, by a keyring that was locked then.
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
     * The keys of a profile, for calls to the very address that is handed in with it: fails with `HOST_CHANGED` where they
     * were given for another one. `destination` is there where the person has agreed to that address.
     */
    read: async (profile: Called): Promise<Result<Secrets & Pick<Binding, 'destination'>>> => {
      const kept = keysOfThisRun.get(profile.id);
      return kept ? onlyFor(profile, kept) : read(profile);
    },
    /**
     * Puts keys in the place of others, or where there are none. What goes into the keychain has a file key beside it from
     * then on: that of before, or a new one. `HOST_CHANGED` where their profile is at another address than they are for.
     */
    save: async (
      profileId: string,
      secrets: BoundSecrets,
      home: KeyHome,
    ): Promise<Result<Saved>> => {
      // It may have moved since the person was asked; a new one is nowhere yet.
      const wanted = profiles.destination(profileId) ?? secrets.destination;
      const checked = checkBinding(secrets, wanted);
      if (!checked.ok) return checked;
      const kept = keysOfThisRun.get(profileId);
      const settle = (): void => {
        unsettled.delete(profileId);
      };
      const undoInMemory = (): void => {
        settle();
        if (kept) keysOfThisRun.set(profileId, kept);
        else keysOfThisRun.delete(profileId);
      };
      if (home === 'this-run') {
        keysOfThisRun.set(profileId, secrets);
        return succeed({
          settle,
          undo: () => {
            undoInMemory();
            return Promise.resolve();
          },
        });
      }
      const saved = await inTurn(() => replace(profileId, secrets));
      if (!saved.ok) return saved;
      if (kept) unsettled.add(profileId);
      keysOfThisRun.delete(profileId);
      return succeed({
        settle,
        undo: () => {
          undoInMemory();
          return saved.value();
        },
      });
    },
    /** What the keys are bound to; nothing where they cannot be read. */
    bindingOf: async (profileId: string): Promise<Binding> => {
      const kept = keysOfThisRun.get(profileId);
      if (kept) return bindingIn(kept);
      const stored = await keychain.read(profileId);
      return stored.ok ? bindingIn(stored.value) : {};
    },
    /** Keeps in a record of version 0.1 that the person has agreed to the address of its profile. */
    bind: async (profile: Called): Promise<Result<null>> =>
      unbound.has(profile.id) ? inTurn(() => bind(profile)) : succeed(null),
    /** Lets the keys be sent to another place, and to no other, from then on: the person has agreed. */
    redirect: async (profileId: string, destination: string): Promise<Result<null>> => {
      const kept = keysOfThisRun.get(profileId);
      if (!kept) return inTurn(() => redirect(profileId, destination));
      keysOfThisRun.set(profileId, { ...kept, destination });
      return succeed(null);
    },
    /**
     * The key of a profile's files; null where its secrets are for this run only, so that none of its files could be
     * opened again, and as long as they are not settled in the keychain. Nothing of it touches the item that the secrets
     * are in.
     */
    fileKeyOf: async (profileId: string): Promise<Result<Uint8Array | null>> =>
      keepsNoFiles(profileId) ? succeed(null) : data.fileKeyOf(profileId),
    /**
     * Gets the key of a profile's files at hand without touching its secrets, so that its files can be looked into while
     * another profile is on screen. False for a profile that keeps nothing. Fails as the keychain does.
     */
    openFiles: async (profileId: string): Promise<Result<boolean>> =>
      keepsNoFiles(profileId)
        ? succeed(false)
        : mapResult(await data.openAlone(profileId), () => true),
    /** Whether that answers without the keychain. */
    areFilesOpen: (profileId: string): boolean => keepsNoFiles(profileId) || data.isOpen(profileId),
    /** What the keychain says of the files of profiles whose secrets are there. */
    marks: data.marks,
    /** Why a profile's files are closed, where their key is there and cannot be read. */
    closedAs: data.closedAs,
    /** Drops the file keys; the next call reads its own again. */
    forgetFileKeys: data.forgetAll,
    /** Removes what the keychain has of a profile, wherever its keys are said to be. It may have to be unlocked for that. */
    removeStored: (profileId: string): Promise<Result<Removed>> =>
      inTurn(async () => {
        const removed = await keychain.remove(profileId);
        // What has been read of its files must not be written again. Keys of this run stay.
        if (removed.ok) data.forget(profileId);
        return removed;
      }),
    /** Whether the keychain gives anything of a profile; a locked one may give nothing. */
    isStored: async (profileId: string): Promise<boolean> => {
      const stored = [await keychain.read(profileId), await keychain.readData(profileId)];
      return stored.some((record) => record.ok || unreadable.has(record.error.code));
    },
    /**
     * Whether there are keys that a write to the keychain would take the place of, for certain. It may have to be unlocked
     * for that.
     */
    holds: (profileId: string): Promise<Result<boolean>> =>
      inTurn(async () =>
        mapResult(await keychain.seek(profileId), ({ secrets }) => secrets.value !== null),
      ),
    /** Drops the keys of this run, and what is known of the profile's files. */
    forget: (profileId: string): void => {
      keysOfThisRun.delete(profileId);
      unsettled.delete(profileId);
      data.forget(profileId);
    },
    inMemory: (profileId: string): boolean => keysOfThisRun.has(profileId),
  };
};

/** The secrets of profiles, wherever each of them is. Memory, where something is there, comes before the keychain. */
export type ProfileSecrets = ReturnType<typeof createProfileSecrets>;
