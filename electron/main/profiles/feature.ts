import { readBaseUrl } from '../../../shared/base-url';
import { fail, succeed, type Result } from '../../../shared/failure';
import { keptKinds } from '../../../shared/kept';
import type { Profile } from '../../../shared/profile';
import type { Accounts } from '../accounts/accounts';
import type { Desk } from '../desk';
import type { Feature } from '../feature';
import type { Handlers } from '../ipc/answer-call';
import type { KeptFiles } from '../kept/kept-files';
import type { ProfileStore } from './profile-store';
import { keyChangeHandlers, type ChangeKeysContext } from './change-keys';
import { newProfileHandlers, type NewProfileContext } from './new-profile';
import { profileFileHandlers, type ProfileFileContext } from './profile-file';
import { destinationOf } from '../secrets/destination';
import type { ProfileSecrets } from '../secrets/profile-secrets';

export interface ProfilesContext extends ChangeKeysContext, NewProfileContext, ProfileFileContext {
  readonly profiles: ProfileStore;
  readonly secrets: ProfileSecrets;
  readonly accounts: Accounts;
  readonly desk: Desk;
  readonly files: Pick<KeptFiles, 'removeProfile' | 'removeKind'>;
  /** Everybody who remembers anything of a profile is to drop it: its keys are gone. */
  readonly onRemoved: (profileId: string) => void;
}

/** Choosing, adding, changing and removing profiles. */
export const createProfilesFeature = (options: ProfilesContext) => {
  const { profiles, secrets, accounts, desk, files, onRemoved } = options;

  const removeSecrets = (profile: Profile): Promise<Result<null>> =>
    secrets.remove(profile.id, profiles.isInKeychain(profile.id));

  /** After its secrets: without the key in them its files are only noise, should they be left. */
  const clear = (profile: Profile): Promise<Result<null>> => {
    onRemoved(profile.id);
    return files.removeProfile(profile.id);
  };

  const move = async (profile: Profile, typed: string): Promise<Result<Profile>> => {
    if (profile.kind === 'demo') return fail('BAD_REQUEST');
    const address = readBaseUrl(typed);
    if (!address.ok) return address;
    // Stored keys must not go to a new place because of a slip, or because the window was made to ask for it, or the
    // settings file written by another program: the person is asked by main, and not through the window.
    const shown = destinationOf(profile);
    const wanted = destinationOf({ ...profile, baseUrl: address.value });
    const bound = profile.secrets === 'none' ? null : await secrets.destination(profile.id);
    const from = bound === null || bound === shown ? profile.baseUrl : bound;
    const isKnown = (bound ?? shown) === wanted;
    const confirmed = isKnown ? succeed(null) : await desk.confirmAddress(from, address.value);
    if (!confirmed.ok) return confirmed;
    accounts.stop(profile.id);
    if (bound !== null && !isKnown) {
      const redirected = await secrets.redirect(profile.id, wanted);
      if (!redirected.ok) return redirected;
    }
    const moved = await profiles.change(profile.id, (saved) => ({
      ...saved,
      baseUrl: address.value,
      accepted: false,
    }));
    if (moved.ok) accounts.forget(profile.id);
    else if (bound !== null) await secrets.redirect(profile.id, bound);
    return moved;
  };

  const handlers = {
    selectProfile: ({ profileId }) => profiles.select(profileId),
    changeProfile: ({ profileId, name, colour, production, signedPath, waitSeconds }) => {
      const checked = profiles.checkName(name, profileId);
      if (!checked.ok) return checked;
      const traits = { name: checked.value, colour, production, signedPath };
      return profiles.change(profileId, (profile) => ({
        ...profile,
        ...traits,
        waitSeconds: waitSeconds ?? profile.waitSeconds,
        accepted: profile.accepted && profile.signedPath === signedPath,
      }));
    },
    moveProfile: ({ baseUrl }, profile) => move(profile, baseUrl),
    removeProfile: async ({ leaveKeys }, profile) => {
      const removed = await removeSecrets(profile);
      if (!removed.ok && !leaveKeys) return removed;
      const cleared = await clear(profile);
      if (!cleared.ok && !leaveKeys) return cleared;
      return profiles.remove([profile.id]);
    },
    removeEverything: async () => {
      const withoutSecrets: string[] = [];
      const withFiles: Profile[] = [];
      for (const profile of profiles.list()) {
        if (!(await removeSecrets(profile)).ok) continue;
        withoutSecrets.push(profile.id);
        if (!(await clear(profile)).ok) withFiles.push(profile);
      }
      await profiles.remove(withoutSecrets);
      const left = profiles.list().map(({ name }) => name);
      const filesLeft = withFiles.filter(({ id }) => !profiles.find(id).ok).map(({ name }) => name);
      // What earlier profiles may have left.
      if (left.length === 0) for (const kind of keptKinds) await files.removeKind(kind);
      return succeed({ left, filesLeft });
    },
  } satisfies Partial<Handlers>;

  return {
    handlers: {
      ...handlers,
      ...newProfileHandlers(options),
      ...keyChangeHandlers(options),
      ...profileFileHandlers(options),
    },
  } satisfies Feature;
};
