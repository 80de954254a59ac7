import { fail, succeed, type Result } from '../../../shared/failure';
import type { FileHome, KeyHome } from '../../../shared/file-state';
import type { Profile, Removal, WipeReport } from '../../../shared/profile';
import { accountIdentity } from '../account-files';
import type { ProfileFiles } from '../storage/profile-files';
import type { ProfileSecrets } from '../credentials/keychain/profile-secrets';
import type { BoundSecrets, Secrets } from '../credentials/keychain/record';
import type { Removed } from '../credentials/keychain/secret-store';
import { publicFactsOf } from '../credentials/keys/key-objects';
import type { SavedProfile } from './settings/settings';
import type { SettingsFile } from './settings/settings-file';
import { createSerialQueue } from '../storage/serial-queue';
import type { ProfileStore } from './profile-store';

/**
 * Sets a profile's public key to that of its stored private key. The two are stored in different places, so an app that
 * ends between the two writes leaves the previous key's fingerprint in the profile.
 */
export const matchPublicKey = async (
  profiles: ProfileStore,
  profile: Profile,
  { privateKey }: Secrets,
): Promise<void> => {
  const publicKey = publicFactsOf(privateKey);
  if (publicKey.fingerprint === profile.publicKey?.fingerprint) return;
  await profiles.change(profile.id, (known) => ({ ...known, publicKey, accepted: false }));
};

/** Saves that the service accepted a profile's keys, unless the address, key or path has changed since the call. */
export const noteAccepted = async (
  profiles: Pick<ProfileStore, 'change'>,
  called: Profile,
  result: Result<unknown>,
): Promise<void> => {
  if (!result.ok || called.accepted) return;
  const isCalled = (profile: SavedProfile): boolean =>
    profile.signedPath === called.signedPath &&
    accountIdentity(profile) === accountIdentity(called);
  await profiles.change(called.id, (profile) =>
    isCalled(profile) ? { ...profile, accepted: true } : profile,
  );
};

/** Where a profile is stored, by where its keys are: in the settings file, or in memory until the app ends. */
const fileHome = (home: KeyHome): FileHome => (home === 'keychain' ? 'disk' : 'this-run');

interface ProfileActsContext {
  readonly profiles: ProfileStore;
  readonly secrets: ProfileSecrets;
  readonly files: Pick<ProfileFiles, 'removeProfile' | 'owners'>;
  readonly settings: Pick<SettingsFile, 'idsSetAside' | 'dropSetAside' | 'notice'>;
  /** Called when a profile's keys are gone, so that all features drop what they remember of the profile. */
  readonly onRemoved: (profileId: string) => void;
}

const nothingStored: Result<Removed> = succeed('absent');

export const createProfileActs = (options: ProfileActsContext) => {
  const { profiles, secrets, files, settings, onRemoved } = options;
  const inTurn = createSerialQueue();
  let earlierWithFiles = 0;

  /**
   * Deletes a profile's keychain items. Does not rely on what the settings file says about its keys, because any
   * program can write that file.
   */
  const removeStored = (profileId: string): Promise<Result<Removed>> =>
    profiles.isSaved(profileId) || profiles.pending().includes(profileId)
      ? secrets.removeStored(profileId)
      : Promise.resolve(nothingStored);

  /** Deletes the keychain items of pending ids. Ids for which the keychain fails stay pending. */
  const sweep = async (ids: readonly string[] = profiles.pending()): Promise<void> => {
    const clean: string[] = [];
    for (const id of ids) if ((await secrets.removeStored(id)).ok) clean.push(id);
    await profiles.settle(clean);
  };

  /** Saves keys, then their profile, or neither. In this order no profile names keys that do not exist. */
  const save = async (
    profileId: string,
    keys: BoundSecrets,
    home: KeyHome,
    write: (home: FileHome) => Promise<Result<Profile>>,
  ): Promise<Result<Profile>> => {
    const saved = await secrets.save(profileId, keys, home);
    const written = saved.ok ? await write(fileHome(home)) : saved;
    if (saved.ok && written.ok) saved.value.settle();
    else if (saved.ok) await saved.value.undo();
    // Keychain items must not stay under an id that no saved profile has.
    if (!written.ok && profiles.pending().includes(profileId)) await sweep([profileId]);
    return written;
  };

  /** Runs after the deletion of the keychain items: without the key in them, files that are left are unreadable. */
  const clear = (profileId: string): Promise<Result<null>> => {
    secrets.forget(profileId);
    onRemoved(profileId);
    return files.removeProfile(profileId);
  };

  const remove = async (profileId: string, leaveKeys: boolean): Promise<Result<Removal>> => {
    const known = profiles.find(profileId);
    if (!known.ok) return known;
    if (profiles.isSaved(profileId)) {
      const writable = await profiles.checkWritable();
      if (!writable.ok) return writable;
    }
    const removed = await removeStored(profileId);
    if (!removed.ok && !leaveKeys) return removed;
    const filesLeft = !(await clear(profileId)).ok;
    const gone = await profiles.remove([profileId], removed.ok ? [] : [profileId]);
    if (!gone.ok) return gone;
    if (removed.ok) await sweep();
    if (!removed.ok) return succeed({ keys: 'unknown', filesLeft });
    const isRight = removed.value === 'absent' && known.value.secrets !== 'keychain';
    return succeed({ keys: isRight ? 'none' : removed.value, filesLeft });
  };

  const isEarlier = (id: string): boolean => !profiles.find(id).ok;

  /** Waits for an operation, then counts the earlier profiles again: the operation may have changed their number. */
  const thenLook = async <Done>(act: Promise<Done>): Promise<Done> => {
    const done = await act;
    await lookForEarlier();
    return done;
  };

  /** Ids that have files, or are named in settings set aside, and have no profile now. */
  const earlierIds = async (): Promise<readonly string[]> => {
    const ids = new Set([...(await files.owners()), ...(await settings.idsSetAside())]);
    return [...ids].filter(isEarlier);
  };

  const lookForEarlier = async (): Promise<void> => {
    const kind = settings.notice?.kind;
    const isUnseen = kind === 'newer' || kind === 'unreadable';
    earlierWithFiles = isUnseen ? 0 : (await files.owners()).filter(isEarlier).length;
  };

  /**
   * Removes keys and files of earlier profiles. If an earlier profile's keys cannot be deleted, its files stay, too.
   * Returns the number of profiles of which something is left.
   */
  const removeEarlier = async (ids: readonly string[]): Promise<number> => {
    let left = 0;
    for (const id of ids) {
      const removed = await secrets.removeStored(id);
      if (!removed.ok || !(await files.removeProfile(id)).ok) left += 1;
    }
    return left;
  };

  const removeEverything = async (): Promise<Result<WipeReport>> => {
    const writable = await profiles.checkWritable();
    if (!writable.ok) return writable;
    const earlier = await earlierIds();
    const withoutSecrets: string[] = [];
    const absent: string[] = [];
    const withFiles: Profile[] = [];
    for (const profile of profiles.list()) {
      const removed = await removeStored(profile.id);
      if (!removed.ok) continue;
      withoutSecrets.push(profile.id);
      if (removed.value === 'absent' && profile.secrets === 'keychain') absent.push(profile.name);
      if (!(await clear(profile.id)).ok) withFiles.push(profile);
    }
    const gone = await profiles.remove(withoutSecrets);
    if (!gone.ok) return gone;
    await sweep();
    const left = profiles.list().map(({ name }) => name);
    const filesLeft = withFiles.filter(({ id }) => !profiles.find(id).ok).map(({ name }) => name);
    const earlierLeft = left.length === 0 ? await removeEarlier(earlier) : earlier.length;
    // Settings set aside name the removed profiles, and are of no further use.
    if (left.length + earlierLeft === 0) await settings.dropSetAside();
    return succeed({ left, filesLeft, absent, unknown: profiles.pending().length, earlierLeft });
  };

  return {
    /**
     * Queue for other operations on a profile's keys and address. An operation that waits for another one never ends.
     */
    inTurn,
    /** Saves a new profile with its keys, or neither. */
    keep: (profile: SavedProfile, keys: BoundSecrets, home: KeyHome): Promise<Result<Profile>> =>
      inTurn(() => save(profile.id, keys, home, (place) => profiles.add(profile, place))),
    /** Replaces a profile's keys and changes the profile accordingly, or does neither. */
    changeKeys: (
      profileId: string,
      keys: BoundSecrets,
      home: KeyHome,
      change: (before: SavedProfile) => SavedProfile,
    ): Promise<Result<Profile>> =>
      inTurn(async () => {
        // The profile may have been removed while the service was awaited.
        const known = profiles.find(profileId);
        if (!known.ok) return known;
        return save(profileId, keys, home, (place) => profiles.change(profileId, change, place));
      }),
    /**
     * Number of earlier profiles: they have files, or are named in settings set aside, and are not among the current
     * profiles. The settings may have been lost.
     */
    countEarlier: async (): Promise<number> => (await earlierIds()).length,
    /**
     * Number of earlier profiles with files, as last counted. 0 when the settings file is newer or unreadable, because
     * it may name these profiles.
     */
    earlierWithFiles: (): number => earlierWithFiles,
    lookForEarlier: (): Promise<void> => inTurn(lookForEarlier),
    /**
     * Removes a profile with its keys and files, and returns what the keychain had. Removes nothing when the settings
     * file cannot be written. With `leaveKeys`, removes the profile even when its keys cannot be deleted. Its id then
     * stays pending, and the keys are deleted as soon as possible. Files that cannot be deleted do not stop the
     * removal.
     */
    remove: (profileId: string, leaveKeys: boolean): Promise<Result<Removal>> =>
      inTurn(() => thenLook(remove(profileId, leaveKeys))),
    /**
     * Removes keys and files of earlier profiles that have files. Returns the number of profiles of which something is
     * left. Fails with `BAD_REQUEST` in a run that started with a problem in the settings file, which the user is asked
     * to repair.
     */
    removeEarlier: (): Promise<Result<number>> =>
      inTurn(async () => {
        if (settings.notice) return fail('BAD_REQUEST');
        const ids = (await files.owners()).filter(isEarlier);
        return succeed(await thenLook(removeEarlier(ids)));
      }),
    /**
     * Removes all profiles. Fails before anything is removed when the settings file cannot be written, because it may
     * name profiles that are not listed.
     */
    removeEverything: (): Promise<Result<WipeReport>> => inTurn(() => thenLook(removeEverything())),
    /** Called at the start: removes keychain items that an interrupted operation left, if the keychain is open. */
    sweepAtStart: (): Promise<void> =>
      inTurn(async () => {
        const found: string[] = [];
        // A locked keyring also reports no item. Nothing is written here that would make it prompt for its password.
        for (const id of profiles.pending()) if (await secrets.isStored(id)) found.push(id);
        if (found.length > 0) await sweep(found);
      }),
  };
};

/**
 * Operations that change the keychain and the settings file together: adding a profile, replacing its keys, removing
 * it. One runs at a time, in an order that leaves no keychain item that the settings file does not name, whenever the
 * app ends.
 */
export type ProfileActs = ReturnType<typeof createProfileActs>;
