import { readBaseUrl } from '../../../shared/base-url';
import { defined } from '../../../shared/defined';
import { fail, succeed, type Result } from '../../../shared/failure';
import type { Profile } from '../../../shared/profile';
import type { Feature } from '../feature';
import { createKeyChangeHandlers, type ChangeKeysContext } from './change-keys';
import { createNewProfileHandlers, type NewProfileContext } from './new-profile';
import { createProfileFileHandlers, type ProfileFileContext } from './profile-file';

type ProfilesContext = ChangeKeysContext & NewProfileContext & ProfileFileContext;

/** Choosing, adding, changing and removing profiles. */
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
    // Stored keys must not go to a new place because of a slip, or because the window was made to ask for it, or the
    // settings file written by another program: the person is asked by main, and not through the window. Without keys
    // there is nothing to send yet, and the question comes with them.
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
      // Its copy is not opened at another address, and is there again once the address is set back.
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
        // Put together in the queue of writes, so that of two changes at once neither undoes the other.
        const changed = await profiles.change(profileId, (profile) => {
          const next = { ...profile, ...defined({ ...changes, name: checked?.value }) };
          const signsAnother = next.signedPath !== profile.signedPath;
          found.isCalledOtherwise = signsAnother || next.waitSeconds !== profile.waitSeconds;
          return { ...next, accepted: profile.accepted && !signsAnother };
        });
        // What comes of a call as it was made until now would be told of one as it is made from now on.
        if (changed.ok && found.isCalledOtherwise) accounts.restart(changed.value);
        return changed;
      },
      moveProfile: ({ baseUrl }, profile) => move(profile, baseUrl),
      // Main cannot tell a click from a script, so what cannot be undone is asked outside the window.
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
