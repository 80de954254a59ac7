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
 * Makes a profile show the public key of the private key it really has. The two are kept in different places, and
 * whatever ends the app between writing them leaves the profile with the fingerprint of the key before.
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

/** Remembers that the service has accepted a profile's keys; of another address, key or path by now that says nothing. */
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

/** Where a profile is whose keys are there: in the settings file, or gone with its keys when the app ends. */
const fileHome = (home: KeyHome): FileHome => (home === 'keychain' ? 'disk' : 'this-run');

interface ProfileActsContext {
  readonly profiles: ProfileStore;
  readonly secrets: ProfileSecrets;
  readonly files: Pick<ProfileFiles, 'removeProfile' | 'owners'>;
  readonly settings: Pick<SettingsFile, 'idsSetAside' | 'dropSetAside' | 'notice'>;
  /** Everybody who remembers anything of a profile is to drop it: its keys are gone. */
  readonly onRemoved: (profileId: string) => void;
}

const nothingStored: Result<Removed> = succeed('absent');

export const createProfileActs = (options: ProfileActsContext) => {
  const { profiles, secrets, files, settings, onRemoved } = options;
  const inTurn = createSerialQueue();
  let earlierWithFiles = 0;

  /** The keychain is asked whatever the settings say of the keys, as any program can write them. */
  const removeStored = (profileId: string): Promise<Result<Removed>> =>
    profiles.isSaved(profileId) || profiles.pending().includes(profileId)
      ? secrets.removeStored(profileId)
      : Promise.resolve(nothingStored);

  /** Ids that the keychain cannot be asked about stay pending. */
  const sweep = async (ids: readonly string[] = profiles.pending()): Promise<void> => {
    const clean: string[] = [];
    for (const id of ids) if ((await secrets.removeStored(id)).ok) clean.push(id);
    await profiles.settle(clean);
  };

  /** Saves keys, then their profile, which must never point at keys that are not there; or neither. */
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
    // What is in the keychain must not stay under the id of no saved profile.
    if (!written.ok && profiles.pending().includes(profileId)) await sweep([profileId]);
    return written;
  };

  /** After its secrets: without the key in them its files are only noise, should they be left. */
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

  /** What is left of profiles may be another by what was done. */
  const thenLook = async <Done>(act: Promise<Done>): Promise<Done> => {
    const done = await act;
    await lookForEarlier();
    return done;
  };

  /** Ids that have files, or had a profile in settings that were lost, and have none now. */
  const earlierIds = async (): Promise<readonly string[]> => {
    const ids = new Set([...(await files.owners()), ...(await settings.idsSetAside())]);
    return [...ids].filter(isEarlier);
  };

  const lookForEarlier = async (): Promise<void> => {
    const kind = settings.notice?.kind;
    const isUnseen = kind === 'newer' || kind === 'unreadable';
    earlierWithFiles = isUnseen ? 0 : (await files.owners()).filter(isEarlier).length;
  };

  /** Removes the keys and the files of earlier profiles; of those whose keys cannot be deleted, the files stay, too. */
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
    // They name the profiles, which are gone, and would lead nobody back to them.
    if (left.length + earlierLeft === 0) await settings.dropSetAside();
    return succeed({ left, filesLeft, absent, unknown: profiles.pending().length, earlierLeft });
  };

  return {
    /** For acts of others on keys and address of a profile. An act that waits for another one waits for ever. */
    inTurn,
    /** Keeps a new profile with its keys, or neither. */
    keep: (profile: SavedProfile, keys: BoundSecrets, home: KeyHome): Promise<Result<Profile>> =>
      inTurn(() => save(profile.id, keys, home, (place) => profiles.add(profile, place))),
    /** Gives a profile other keys, and changes it accordingly, or neither. */
    changeKeys: (
      profileId: string,
      keys: BoundSecrets,
      home: KeyHome,
      change: (before: SavedProfile) => SavedProfile,
    ): Promise<Result<Profile>> =>
      inTurn(async () => {
        // The service may have been waited for: keys of a profile that is gone have no place to be in.
        const known = profiles.find(profileId);
        if (!known.ok) return known;
        return save(profileId, keys, home, (place) => profiles.change(profileId, change, place));
      }),
    /**
     * How many earlier profiles have files here, or are named by settings that were set aside, and are not among the profiles
     * of now: the settings may have been lost.
     */
    countEarlier: async (): Promise<number> => (await earlierIds()).length,
    /** How many of them had files when that was last looked at; none where the settings may name some that nobody sees. */
    earlierWithFiles: (): number => earlierWithFiles,
    lookForEarlier: (): Promise<void> => inTurn(lookForEarlier),
    /**
     * Removes a profile with its keys and files, and says what the keychain had. Takes nothing away where the settings file,
     * which is to forget it, cannot be written. With `leaveKeys` it goes also where its keys cannot be deleted; its id then
     * stays pending, so that they are removed as soon as that is possible. Files that cannot be deleted hold nothing up.
     */
    remove: (profileId: string, leaveKeys: boolean): Promise<Result<Removal>> =>
      inTurn(() => thenLook(remove(profileId, leaveKeys))),
    /**
     * Removes keys and files of earlier profiles that have files, and says of how many some is left still. Fails in a run that
     * began with damaged settings, which the person is told to mend.
     */
    removeEarlier: (): Promise<Result<number>> =>
      inTurn(async () => {
        if (settings.notice) return fail('BAD_REQUEST');
        const ids = (await files.owners()).filter(isEarlier);
        return succeed(await thenLook(removeEarlier(ids)));
      }),
    /** Fails, before anything is taken away, where the settings file cannot be written: it may name profiles that nobody sees. */
    removeEverything: (): Promise<Result<WipeReport>> => inTurn(() => thenLook(removeEverything())),
    /** For the start: removes what an end of the app has left in the keychain, if that is open. */
    sweepAtStart: (): Promise<void> =>
      inTurn(async () => {
        const found: string[] = [];
        // Nothing is written that would make a locked keyring ask for its password. It also says that there is nothing.
        for (const id of profiles.pending()) if (await secrets.isStored(id)) found.push(id);
        if (found.length > 0) await sweep(found);
      }),
  };
};

/**
 * What changes the keychain and the settings file together: a profile comes, gets other keys, or goes. One act at a time,
 * and each in an order that leaves nothing in the keychain that the settings file does not name, whatever ends the app.
 */
export type ProfileActs = ReturnType<typeof createProfileActs>;
