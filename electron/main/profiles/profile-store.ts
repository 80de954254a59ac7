import { fail, mapResult, succeed, type Result } from '../../../shared/failure';
import type { FileHome, SecretHome } from '../../../shared/file-state';
import type { Profile } from '../../../shared/profile';
import { profileName } from '../../../shared/schemas';
import { normalized } from '../../../shared/stream-safe';
import { withoutUnseen } from '../../../shared/unseen';
import { destinationOf } from '../credentials/keychain/record';
import { mostProfiles, type SavedProfile, type Settings } from './settings/settings';
import type { SettingsFile } from './settings/settings-file';

/** Numbers of profiles added, left out because their name is taken, and left out because the limit is reached. */
interface AddedProfiles {
  readonly added: number;
  readonly taken: number;
  readonly noRoom: number;
}

interface ProfileStoreOptions {
  readonly file: SettingsFile;
  /** Base URL of this run's demo service. */
  readonly demoBaseUrl: () => string;
  /** Whether a profile's secrets are in this run's memory. */
  readonly inMemory: (profileId: string) => boolean;
  /** Called when state of this run changes without a change of the settings file. */
  readonly onChanged: () => void;
}

/** Form in which names are compared: without differences that users cannot see (NFKC, case, white space). */
const folded = (name: string): string =>
  withoutUnseen(normalized(name, 'NFKC')).trim().replace(/\s+/gu, ' ').toLocaleLowerCase('en');

/** The demo service gets a new port in every run, so its address is not saved. */
const toSaved = (profile: SavedProfile): SavedProfile =>
  profile.kind === 'demo' ? { ...profile, baseUrl: '' } : profile;

const without = (ids: readonly string[], gone: readonly string[]): readonly string[] =>
  ids.filter((id) => !gone.includes(id));

const withoutViews = (
  views: Settings['views'],
  isGone: (profileId: string) => boolean,
): Settings['views'] => Object.fromEntries(Object.entries(views).filter(([id]) => !isGone(id)));

export const createProfileStore = ({
  file,
  demoBaseUrl,
  inMemory,
  onChanged,
}: ProfileStoreOptions) => {
  /** Profiles that exist in this run only, and saved profiles as changed for this run only. */
  const thisRun = new Map<string, SavedProfile>();
  let active = file.current().activeProfileId;
  const keepForRun = (profile: SavedProfile): void => {
    thisRun.set(profile.id, profile);
    onChanged();
  };
  const dropOfRun = (profileId: string): void => {
    if (thisRun.delete(profileId)) onChanged();
  };
  const activate = (profileId: string): void => {
    active = profileId;
    onChanged();
  };

  const secretsOf = ({ id, publicKey }: SavedProfile): SecretHome => {
    if (inMemory(id)) return 'this-run';
    return publicKey ? 'keychain' : 'none';
  };
  const show = (profile: SavedProfile): Profile => ({
    ...profile,
    baseUrl: profile.kind === 'demo' ? demoBaseUrl() : profile.baseUrl,
    secrets: secretsOf(profile),
  });
  const findSaved = (profileId: string): SavedProfile | undefined =>
    file.current().profiles.find(({ id }) => id === profileId);
  const list = (): readonly Profile[] => {
    const saved = file.current().profiles.map((profile) => thisRun.get(profile.id) ?? profile);
    const added = [...thisRun.values()].filter(({ id }) => !findSaved(id));
    return [...saved, ...added].map(show);
  };
  const find = (profileId: string): Result<Profile> => {
    const profile = list().find(({ id }) => id === profileId);
    return profile ? succeed(profile) : fail('PROFILE_NOT_FOUND');
  };
  const isTaken = (name: string, ownId: string | undefined): boolean => {
    const wanted = folded(name);
    return list().some((profile) => profile.id !== ownId && folded(profile.name) === wanted);
  };
  const addForRun = (profile: SavedProfile): Result<Profile> => {
    if (isTaken(profile.name, profile.id)) return fail('NAME_TAKEN');
    keepForRun(profile);
    activate(profile.id);
    return find(profile.id);
  };
  /**
   * Writes settings unless the profile's name is taken. Checks the name in the queue, because another profile may have
   * taken it while the keychain was awaited.
   */
  const writeUnderName = async (
    { id, name }: SavedProfile,
    next: (settings: Settings) => Settings,
  ): Promise<Result<Profile>> => {
    const found = { taken: false };
    const written = await file.update((settings) => {
      found.taken = isTaken(name, id);
      return found.taken ? settings : next(settings);
    });
    if (found.taken) return fail('NAME_TAKEN');
    return written.ok ? find(id) : written;
  };
  const addSaved = async (profile: SavedProfile): Promise<Result<Profile>> => {
    const added = await writeUnderName(profile, (settings) => ({
      ...settings,
      profiles: [...settings.profiles, toSaved(profile)],
      pending: without(settings.pending, [profile.id]),
      activeProfileId: profile.id,
    }));
    if (!added.ok) return added;
    dropOfRun(profile.id);
    activate(profile.id);
    return added;
  };

  const addAll = async (profiles: readonly SavedProfile[]): Promise<Result<AddedProfiles>> => {
    let counts: AddedProfiles = { added: 0, taken: 0, noRoom: 0 };
    const written = await file.update((settings) => {
      const known = list();
      const names = new Set(known.map(({ name }) => folded(name)));
      const untaken = profiles.filter(({ name }) => {
        const isNew = !names.has(folded(name));
        names.add(folded(name));
        return isNew;
      });
      const added = untaken.slice(0, Math.max(0, mostProfiles - settings.profiles.length));
      counts = {
        added: added.length,
        taken: profiles.length - untaken.length,
        noRoom: untaken.length - added.length,
      };
      const [first] = added;
      if (!first) return settings;
      return {
        ...settings,
        profiles: [...settings.profiles, ...added.map(toSaved)],
        activeProfileId: known.length === 0 ? first.id : settings.activeProfileId,
      };
    });
    return mapResult(written, () => counts);
  };

  return {
    list,
    /** Fails with `PROFILE_NOT_FOUND` for an unknown id. */
    find,
    /** Where this profile's calls go, see `destinationOf`; null for an unknown id. */
    destination: (profileId: string): string | null => {
      const profile = find(profileId);
      return profile.ok ? destinationOf(profile.value) : null;
    },
    /** Whether the settings file has this profile, so that the keychain may have items of it. */
    isSaved: (profileId: string): boolean => findSaved(profileId) !== undefined,
    /**
     * Fails like every update where the settings file cannot be written. Rewrites the current settings if they name
     * profiles or pending ids.
     */
    checkWritable: (): Promise<Result<null>> =>
      file.update((settings) =>
        settings.profiles.length + settings.pending.length > 0 ? { ...settings } : settings,
      ),
    /**
     * Saves an id as pending before the keychain gets items under it. Writes nothing if the settings file already has
     * the id. The id stays pending until a profile with this id is added, or `settle` is called.
     */
    announce: async (profileId: string): Promise<Result<null>> => {
      if (findSaved(profileId) || file.current().pending.includes(profileId)) return succeed(null);
      return file.update(({ pending, ...settings }) => ({
        ...settings,
        pending: [...pending, profileId],
      }));
    },
    /** Ids without a profile under which the keychain may have items. */
    pending: (): readonly string[] =>
      without(
        file.current().pending,
        file.current().profiles.map(({ id }) => id),
      ),
    /** Removes ids from the pending ones: the keychain has no items under them. */
    settle: async (profileIds: readonly string[]): Promise<Result<null>> => {
      const isPending = (id: string): boolean => file.current().pending.includes(id);
      if (!profileIds.some(isPending)) return succeed(null);
      return file.update(({ pending, ...settings }) => ({
        ...settings,
        pending: without(pending, profileIds),
      }));
    },
    activeId: (): string | null =>
      list().some(({ id }) => id === active) ? active : (list()[0]?.id ?? null),
    /**
     * Returns the name as it is saved. Fails with `BAD_REQUEST` for an invalid name, and with `NAME_TAKEN` when another
     * profile has it. `ownId` is the profile that may keep its name.
     */
    checkName: (name: string, ownId?: string): Result<string> => {
      const parsed = profileName.safeParse(name);
      if (!parsed.success) return fail('BAD_REQUEST');
      return isTaken(parsed.data, ownId) ? fail('NAME_TAKEN') : succeed(parsed.data);
    },
    /** Adds a profile and makes it the active one. `this-run` keeps it out of the settings file. */
    add: async (profile: SavedProfile, home: FileHome): Promise<Result<Profile>> =>
      home === 'this-run' ? addForRun(profile) : addSaved(profile),
    /**
     * Appends profiles in one write: all of them, or none if the write fails. Leaves out and counts profiles whose name
     * is taken, also by an earlier one of `profiles`, and profiles beyond the limit. The active profile stays active;
     * if there was no profile, the first added one becomes active.
     */
    addAll,
    /**
     * Changes a profile. `this-run` leaves the settings file as it is, so the change is lost when the app ends. `disk`
     * saves a profile that existed in this run only, because its keys are saved now. Without `home` the profile stays
     * where it is.
     */
    change: async (
      profileId: string,
      change: (profile: SavedProfile) => SavedProfile,
      home?: FileHome,
    ): Promise<Result<Profile>> => {
      const saved = findSaved(profileId);
      const current = thisRun.get(profileId) ?? saved;
      if (!current) return fail('PROFILE_NOT_FOUND');
      const changed = change(current);
      if (isTaken(changed.name, profileId)) return fail('NAME_TAKEN');
      if (!saved && home === 'disk') return addSaved(changed);
      if (!saved || home === 'this-run') {
        keepForRun(changed);
        return find(profileId);
      }
      const written = await writeUnderName(changed, (settings) => ({
        ...settings,
        profiles: settings.profiles.map((profile) =>
          profile.id === profileId ? toSaved(change(profile)) : profile,
        ),
      }));
      // Changes made for this run stay in memory, unless the profile's keys are no longer those of this run.
      if (written.ok && !inMemory(profileId)) dropOfRun(profileId);
      else if (written.ok && thisRun.has(profileId)) keepForRun(changed);
      return written.ok ? find(profileId) : written;
    },
    select: async (profileId: string): Promise<Result<Profile>> => {
      const profile = find(profileId);
      if (!profile.ok) return profile;
      activate(profileId);
      // The last active profile is a convenience: a failed write must not prevent opening a profile.
      if (findSaved(profileId)) {
        await file.update((settings) => ({ ...settings, activeProfileId: profileId }));
      }
      return profile;
    },
    /**
     * Removes profiles in one step, so that no removed profile becomes active in between. The ids in `withKeys` become
     * pending: the keychain may still have items under them.
     */
    remove: async (
      profileIds: readonly string[],
      withKeys: readonly string[] = [],
    ): Promise<Result<null>> => {
      const isGone = (profileId: string): boolean => profileIds.includes(profileId);
      const written = profileIds.some(findSaved)
        ? await file.update((settings) => ({
            ...settings,
            profiles: settings.profiles.filter(({ id }) => !isGone(id)),
            views: withoutViews(settings.views, isGone),
            pending: [...without(settings.pending, withKeys), ...withKeys],
            activeProfileId: isGone(settings.activeProfileId ?? '')
              ? null
              : settings.activeProfileId,
          }))
        : succeed(null);
      for (const profileId of profileIds) dropOfRun(profileId);
      return written;
    },
  };
};

/** The profiles of the app: saved ones from the settings file, and those that exist in this run only. */
export type ProfileStore = ReturnType<typeof createProfileStore>;
