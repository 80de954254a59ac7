import type { AccountHead } from '../../../shared/account';
import { hostOf } from '../../../shared/base-url';
import { fail, succeed, type Result } from '../../../shared/failure';
import type { Profile } from '../../../shared/profile';
import type { NativeDialogs } from '../shell/native-dialogs';
import type { Feature } from '../feature';
import { certainOffset, silentCorrection } from './client/clock-policy';
import type { ServiceCalls } from './client/service-calls';
import type { Accounts } from './accounts';

interface AccountsContext {
  readonly accounts: Accounts;
  readonly service: Pick<ServiceCalls, 'acceptClock' | 'clockOf' | 'forgetClocks'>;
  readonly dialogs: Pick<NativeDialogs, 'confirmClock' | 'confirmTrust'>;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
}

/** The handlers that read the account of a profile. */
export const createAccountsFeature = ({ accounts, service, dialogs, now }: AccountsContext) => {
  /**
   * Asks the user, outside the window, to accept the service's clock when it is far off. Such a service could obtain
   * tokens dated ahead, so the window alone must not accept its clock.
   */
  const acceptClock = async (baseUrl: string): Promise<Result<null>> => {
    const estimate = service.clockOf(baseUrl).estimate();
    // Smaller offsets are corrected without asking.
    if (!estimate || Math.abs(certainOffset(estimate)) <= silentCorrection) return succeed(null);
    const computer = now();
    const clocks = { computer, service: computer + estimate.lower };
    const confirmed = await dialogs.confirmClock(hostOf(baseUrl), clocks);
    if (confirmed.ok) service.acceptClock(baseUrl, estimate.lower);
    return confirmed;
  };

  /** Asks the user, outside the window, whether to trust another account. Only the user can decide that. */
  const trust = async (profile: Profile, revision: number): Promise<Result<AccountHead>> => {
    const other = accounts.other(profile.id);
    if (other?.revision !== revision) return fail('ANSWER_REPLACED');
    const confirmed = await dialogs.confirmTrust(profile, other);
    return confirmed.ok ? accounts.trust(profile.id, revision) : confirmed;
  };

  return {
    handlers: {
      refreshAccount: (_request, profile) => accounts.refresh(profile),
      readOtherAccount: ({ profileId }) => succeed(accounts.other(profileId)),
      trustAccount: ({ revision }, profile) => trust(profile, revision),
      stopRefresh: ({ profileId }) => {
        accounts.stop(profileId);
        return succeed(null);
      },
      acceptClock: (_request, { baseUrl }) => acceptClock(baseUrl),
      readList: ({ profileId, revision, list, from }) =>
        accounts.askAbout(profileId, revision, 'readRows', { list, from }),
      readEnvelope: ({ profileId, revision }) =>
        accounts.askAbout(profileId, revision, 'readEnvelope', null),
    },
    // A call cannot survive a sleep, and the estimated clocks may be wrong afterwards.
    onSleep: () => {
      accounts.stopAll('sleep');
      service.forgetClocks();
    },
    onWake: service.forgetClocks,
    onProfileRemoved: accounts.forget,
    onQuit: accounts.stopAll,
  } satisfies Feature;
};
