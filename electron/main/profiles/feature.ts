import { readBaseUrl } from '../../../shared/base-url';
import { fail, succeed, type Result } from '../../../shared/failure';
import type { Profile } from '../../../shared/profile';
import type { Accounts } from '../accounts/accounts';
import type { Desk } from '../desk';
import type { Feature } from '../feature';
import type { Handlers } from '../ipc/answer-call';
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
}

/** Choosing, adding, changing and removing profiles. */
export const createProfilesFeature = (options: ProfilesContext) => {
  const { profiles, secrets, accounts, desk, acts } = options;

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
    return acts.inTurn(async () => {
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
    });
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
    removeProfile: ({ profileId, leaveKeys }) => acts.remove(profileId, leaveKeys),
    removeEverything: async () => succeed(await acts.removeEverything()),
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
