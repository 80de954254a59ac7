import { readBaseUrl } from '../../../shared/base-url';
import { defined } from '../../../shared/defined';
import { fail, succeed, type Result } from '../../../shared/failure';
import type { Profile } from '../../../shared/profile';
import type { Feature } from '../feature';
import { createKeyChangeHandlers, type ChangeKeysContext } from './change-keys';
import { createNewProfileHandlers, type NewProfileContext } from './new-profile';
import { createProfileFileHandlers, type ProfileFileContext } from './profile-file';

type ProfilesContext = ChangeKeysContext & NewProfileContext & ProfileFileContext;

/** Selects, adds, changes and removes profiles. */
export const createProfilesFeature = (options: ProfilesContext) => {
  const { profiles, secrets, accounts, addresses, dialogs, acts, tests } = options;

  const move = async (profile: Profile, typed: string): Promise<Result<Profile>> => {
    if (profile.kind === 'demo') return fail('BAD_REQUEST');
    const address = readBaseUrl(typed);
    if (!address.ok) return address;
    const wanted = address.value;
    const { destination, origin } =
      profile.secrets === 'none' ? {} : await secrets.bindingOf(profile.id);
    const isBound = destination === wanted;
    const mayGo = isBound || profile.secrets === 'none';
    if (mayGo && profile.baseUrl === wanted) return succeed(profile);
    // Main asks the user in a dialog outside the window before stored keys go to another address: the request may be a
    // slip or come from a compromised window, and another program may have written the settings file. A profile without
    // keys has nothing to send yet. The user is asked when its keys are entered.
    const movedFrom = destination ?? origin ?? profile.baseUrl;
    const agreed = mayGo
      ? succeed(null)
      : await addresses.agree(
          { ...profile, baseUrl: wanted },
          movedFrom === wanted ? {} : { movedFrom },
        );
    if (!agreed.ok) return agreed;
    accounts.stop(profile.id);
    return acts.inTurn(async () => {
      const hasBinding = destination !== undefined || origin !== undefined;
      if (hasBinding && !isBound) {
        const redirected = await secrets.redirect(profile.id, wanted);
        if (!redirected.ok) return redirected;
      }
      const moved = await profiles.change(profile.id, (saved) => ({
        ...saved,
        baseUrl: wanted,
        accepted: false,
      }));
      // Keeps the offline copy: it is not opened for another address, and is usable again once the address is set back.
      if (moved.ok) accounts.forget(profile.id, true);
      else if (destination !== undefined) await secrets.redirect(profile.id, destination);
      return moved;
    });
  };

  return {
    handlers: {
      selectProfile: ({ profileId }) => profiles.select(profileId),
      changeProfile: async ({ profileId, name, ...changes }) => {
        const checked = name === undefined ? null : profiles.checkName(name, profileId);
        if (checked && !checked.ok) return checked;
        const found = { isCalledOtherwise: false };
        // The change is applied inside the write queue, so that concurrent changes do not undo each other.
        const changed = await profiles.change(profileId, (profile) => {
          const next = { ...profile, ...defined({ ...changes, name: checked?.value }) };
          const signsAnother = next.signedPath !== profile.signedPath;
          found.isCalledOtherwise = signsAnother || next.waitSeconds !== profile.waitSeconds;
          return { ...next, accepted: profile.accepted && !signsAnother };
        });
        // A refresh that is under way uses the previous path or wait, so it is made again with the new ones.
        if (changed.ok && found.isCalledOtherwise) accounts.restart(changed.value);
        return changed;
      },
      moveProfile: ({ baseUrl }, profile) => move(profile, baseUrl),
      // Main cannot distinguish a click from a script, so removal is confirmed in a dialog outside the window.
      removeProfile: async ({ profileId, leaveKeys }, profile) => {
        const agreed = await dialogs.confirmRemoval(profile, leaveKeys);
        return agreed.ok ? acts.remove(profileId, leaveKeys) : agreed;
      },
      removeEverything: async () => {
        const earlier = await acts.countEarlier();
        const agreed = await dialogs.confirmRemoveEverything(profiles.list().length, earlier);
        return agreed.ok ? acts.removeEverything() : agreed;
      },
      removeEarlier: async () => {
        const earlier = acts.earlierWithFiles();
        if (earlier === 0) return succeed(0);
        const agreed = await dialogs.confirmRemoveEverything(0, earlier);
        return agreed.ok ? acts.removeEarlier() : agreed;
      },
      ...createNewProfileHandlers(options),
      ...createKeyChangeHandlers(options),
      ...createProfileFileHandlers(options),
    },
    onLock: () => {
      tests.stop('lock');
    },
    onSleep: () => {
      tests.stop('sleep');
    },
    onQuit: tests.stop,
  } satisfies Feature;
};
