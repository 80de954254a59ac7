import { hostOf } from '../../../shared/base-url';
import { succeed, type Result } from '../../../shared/failure';
import type { Desk } from '../desk';
import type { Feature } from '../feature';
import type { Readers } from '../reader/readers';
import type { AgreedAddresses } from '../service/agreed-addresses';
import { certainOffset, silentCorrection } from '../service/clock-policy';
import type { ServiceCalls } from '../service/service-calls';
import type { Accounts } from './accounts';

export interface AccountsContext {
  readonly accounts: Accounts;
  readonly service: Pick<ServiceCalls, 'acceptClock' | 'clockOf' | 'forgetClocks'>;
  readonly addresses: Pick<AgreedAddresses, 'withdraw'>;
  readonly readers: Pick<Readers, 'stop'>;
  readonly desk: Pick<Desk, 'confirmClock'>;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
}

/** Reading the account of a profile. */
export const createAccountsFeature = ({
  accounts,
  service,
  addresses,
  readers,
  desk,
  now,
}: AccountsContext) => {
  /** A clock far off lets a service have requests signed ahead of their time: the window alone must not agree to it. */
  const acceptClock = async (baseUrl: string): Promise<Result<null>> => {
    const estimate = service.clockOf(baseUrl).estimate();
    // Smaller ones are corrected without a question.
    if (!estimate || Math.abs(certainOffset(estimate)) <= silentCorrection) return succeed(null);
    const computer = now();
    const clocks = { computer, service: computer + estimate.lower };
    const confirmed = await desk.confirmClock(hostOf(baseUrl), clocks);
    if (confirmed.ok) service.acceptClock(baseUrl, estimate.lower);
    return confirmed;
  };

  return {
    handlers: {
      refreshAccount: (_request, profile) => accounts.refresh(profile),
      stopRefresh: ({ profileId }) => {
        accounts.stop(profileId);
        return succeed(null);
      },
      acceptClock: (_request, { baseUrl }) => acceptClock(baseUrl),
      readList: ({ profileId, revision, list, from }) =>
        accounts.list(profileId, revision, list, from),
      readAnswerText: ({ profileId }) => succeed(accounts.answerText(profileId)),
    },
    onLock: addresses.withdraw,
    // A call cannot outlive a sleep, and what was known of clocks may be wrong after it.
    onSleep: () => {
      addresses.withdraw();
      accounts.stopAll();
      service.forgetClocks();
    },
    onWake: () => {
      service.forgetClocks();
    },
    onProfileRemoved: (profileId) => {
      accounts.forget(profileId);
    },
    onQuit: () => {
      addresses.withdraw();
      accounts.stopAll();
      readers.stop();
    },
  } satisfies Feature;
};
