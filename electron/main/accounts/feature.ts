import { succeed } from '../../../shared/failure';
import type { Accounts } from './accounts';
import type { Handlers } from '../ipc/answer-call';
import type { ProfileStore } from '../profiles/profile-store';
import type { ProfileSecrets } from '../secrets/profile-secrets';

export interface AccountCallsOptions {
  readonly profiles: ProfileStore;
  readonly accounts: Accounts;
  readonly secrets: Pick<ProfileSecrets, 'isWaiting'>;
  readonly acceptClock: (baseUrl: string) => void;
  readonly isScreenLocked: () => boolean;
}

/** Reading the account of a profile. */
export const accountCalls = ({
  profiles,
  accounts,
  secrets,
  acceptClock,
  isScreenLocked,
}: AccountCallsOptions): Pick<
  Handlers,
  | 'refreshAccount'
  | 'isScreenLocked'
  | 'stopRefresh'
  | 'acceptClock'
  | 'getWait'
  | 'readList'
  | 'readAnswerText'
> => ({
  refreshAccount: async ({ profileId }) => {
    const profile = profiles.find(profileId);
    return profile.ok ? accounts.refresh(profile.value) : profile;
  },
  isScreenLocked: () => Promise.resolve(succeed(isScreenLocked())),
  stopRefresh: ({ profileId }) => {
    accounts.stop(profileId);
    return Promise.resolve(succeed(null));
  },
  acceptClock: ({ profileId }) => {
    const profile = profiles.find(profileId);
    if (!profile.ok) return Promise.resolve(profile);
    acceptClock(profile.value.baseUrl);
    return Promise.resolve(succeed(null));
  },
  getWait: ({ profileId }) => {
    const refreshing = accounts.isRefreshing(profileId) ? 'service' : null;
    return Promise.resolve(succeed(secrets.isWaiting(profileId) ? 'keychain' : refreshing));
  },
  readList: ({ profileId, revision, list }) =>
    Promise.resolve(accounts.list(profileId, revision, list)),
  readAnswerText: ({ profileId }) => Promise.resolve(succeed(accounts.answerText(profileId))),
});
