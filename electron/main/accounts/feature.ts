import { succeed } from '../../../shared/failure';
import type { Feature } from '../feature';
import type { Readers } from '../reader/readers';
import type { ServiceCalls } from '../service/service-calls';
import type { Accounts } from './accounts';

export interface AccountsContext {
  readonly accounts: Accounts;
  readonly service: Pick<ServiceCalls, 'acceptClock' | 'forgetClocks'>;
  readonly readers: Pick<Readers, 'stop'>;
}

/** Reading the account of a profile. */
export const createAccountsFeature = ({ accounts, service, readers }: AccountsContext) =>
  ({
    handlers: {
      refreshAccount: (_request, profile) => accounts.refresh(profile),
      stopRefresh: ({ profileId }) => {
        accounts.stop(profileId);
        return succeed(null);
      },
      acceptClock: (_request, { baseUrl }) => {
        service.acceptClock(baseUrl);
        return succeed(null);
      },
      readList: ({ profileId, revision, list, from }) =>
        accounts.list(profileId, revision, list, from),
      readAnswerText: ({ profileId }) => succeed(accounts.answerText(profileId)),
    },
    // A call cannot outlive a sleep, and what was known of clocks may be wrong after it.
    onSleep: () => {
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
      accounts.stopAll();
      readers.stop();
    },
  }) satisfies Feature;
