import { readBaseUrl } from '../../../shared/base-url';
import { fail, succeed, type Result } from '../../../shared/failure';
import { keptKinds } from '../../../shared/kept';
import type { AppState, Profile } from '../../../shared/profile';
import type { Accounts } from '../accounts/accounts';
import type { Desk } from '../dialogs';
import type { TokenJournal } from '../inspector/token-journal';
import type { Handlers } from '../ipc/answer-call';
import type { KeptFiles } from '../kept/kept-files';
import type { ProfileStore } from './profile-store';
import { destinationOf } from '../secrets/destination';
import type { ProfileSecrets } from '../secrets/profile-secrets';

export interface ProfileCallsOptions {
  readonly profiles: ProfileStore;
  readonly secrets: ProfileSecrets;
  readonly accounts: Accounts;
  readonly desk: Pick<Desk, 'confirmAddress'>;
  readonly journal: Pick<TokenJournal, 'forget'>;
  readonly files: Pick<KeptFiles, 'removeProfile' | 'removeKind'>;
  readonly state: () => AppState;
}

type ProfileCalls = Pick<
  Handlers,
  | 'getState'
  | 'selectProfile'
  | 'changeProfile'
  | 'moveProfile'
  | 'removeProfile'
  | 'removeEverything'
>;

/** Choosing, changing and removing profiles. */
export const profileCalls = (options: ProfileCallsOptions): ProfileCalls => {
  const { profiles, secrets, accounts, desk, journal, files, state } = options;

  const stateAfter = async (change: Promise<Result<unknown>>): Promise<Result<AppState>> => {
    const done = await change;
    return done.ok ? succeed(state()) : done;
  };

  const forget = async (profile: Profile): Promise<Result<null>> => {
    accounts.forget(profile.id);
    const removed = await profiles.remove(profile.id);
    if (removed.ok) journal.forget(profile.id);
    return removed;
  };

  const removeSecrets = (profile: Profile): Promise<Result<null>> =>
    secrets.remove(profile.id, profiles.isInKeychain(profile.id));

  /** After its secrets: without the key in them its files are only noise, should they be left. */
  const clear = (profile: Profile): Promise<Result<null>> => {
    accounts.forget(profile.id);
    return files.removeProfile(profile.id);
  };

  return {
    getState: () => Promise.resolve(succeed(state())),
    selectProfile: ({ profileId }) => profiles.select(profileId),
    changeProfile: ({ profileId, name, colour, production, signedPath }) => {
      const checked = profiles.checkName(name, profileId);
      if (!checked.ok) return Promise.resolve(checked);
      const traits = { name: checked.value, colour, production, signedPath };
      return stateAfter(
        profiles.change(profileId, (profile) => ({
          ...profile,
          ...traits,
          accepted: profile.accepted && profile.signedPath === signedPath,
        })),
      );
    },
    moveProfile: async ({ profileId, baseUrl }) => {
      const profile = profiles.find(profileId);
      if (!profile.ok) return profile;
      if (profile.value.kind === 'demo') return fail('BAD_REQUEST');
      const address = readBaseUrl(baseUrl);
      if (!address.ok) return address;
      // Stored keys must not go to a new place because of a slip, or because the window was made to ask for it, or the
      // settings file written by another program: the person is asked by main, and not through the window.
      const shown = destinationOf(profile.value);
      const wanted = destinationOf({ ...profile.value, baseUrl: address.value });
      const bound = profile.value.secrets === 'none' ? null : await secrets.destination(profileId);
      const from = bound === null || bound === shown ? profile.value.baseUrl : bound;
      const isKnown = (bound ?? shown) === wanted;
      if (!isKnown && !(await desk.confirmAddress(from, address.value))) return fail('CANCELLED');
      accounts.stop(profileId);
      if (bound !== null && !isKnown) {
        const redirected = await secrets.redirect(profileId, wanted);
        if (!redirected.ok) return redirected;
      }
      const moved = await profiles.change(profileId, (saved) => ({
        ...saved,
        baseUrl: address.value,
        accepted: false,
      }));
      if (moved.ok) {
        accounts.forget(profileId);
        return succeed(state());
      }
      if (bound !== null) await secrets.redirect(profileId, bound);
      return moved;
    },
    removeProfile: async ({ profileId, leaveKeys }) => {
      const profile = profiles.find(profileId);
      if (!profile.ok) return profile;
      const removed = await removeSecrets(profile.value);
      if (!removed.ok && !leaveKeys) return removed;
      const cleared = await clear(profile.value);
      if (!cleared.ok && !leaveKeys) return cleared;
      return stateAfter(forget(profile.value));
    },
    removeEverything: async () => {
      const left: string[] = [];
      const filesLeft: string[] = [];
      for (const profile of profiles.list()) {
        const removed = await removeSecrets(profile);
        const cleared = removed.ok ? await clear(profile) : removed;
        const forgotten = removed.ok ? await forget(profile) : removed;
        if (!forgotten.ok) left.push(profile.name);
        else if (!cleared.ok) filesLeft.push(profile.name);
      }
      // What earlier profiles may have left.
      if (left.length === 0) for (const kind of keptKinds) await files.removeKind(kind);
      return succeed({ state: state(), left, filesLeft });
    },
  };
};
