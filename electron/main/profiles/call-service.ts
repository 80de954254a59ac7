import type { Profile } from '../../../shared/profile';
import type { AnswerSummary } from '../../../shared/reader-messages';
import type { RequestJournal } from '../inspector/request-journal';
import { summaryOf } from '../reader/read-answer';
import type { ProfileSecrets } from '../secrets/profile-secrets';
import type { Addressed, AgreedAddresses } from '../service/agreed-addresses';
import type { Exchange, Target } from '../service/get-account';
import type { ServiceCalls, Watch } from '../service/service-calls';
import type { Credentials } from '../service/signed-request';

type Call<Made> = (
  target: Target & Addressed,
  credentials: Credentials,
  signal: AbortSignal,
  watch?: Omit<Watch, 'onSigned'>,
) => Promise<Made>;

/** Calls the service to see what it says; tests and the app hand in different networks. */
export type CallService = Call<Exchange<AnswerSummary>>;

export interface ServiceCallerOptions {
  readonly addresses: Pick<AgreedAddresses, 'agree'>;
  readonly secrets: Pick<ProfileSecrets, 'bind'>;
  readonly journal: Pick<RequestJournal, 'watch'>;
  readonly service: Pick<ServiceCalls, 'call'>;
}

/**
 * The one way to a service: the person is asked before the first call to a base URL, and a token is made only after they
 * have agreed.
 */
export const serviceCaller = ({ addresses, secrets, journal, service }: ServiceCallerOptions) => {
  const callFor =
    (profile: Profile | null): Call<Exchange> =>
    async (target, credentials, signal, watch) => {
      const { baseUrl } = target;
      const agreed = await addresses.agree(target, { signal });
      if (!agreed.ok) return { result: agreed };
      if (profile) void secrets.bind(profile);
      return journal.watch({ baseUrl, profile }, (onSigned) =>
        service.call(target, credentials, signal, { ...watch, onSigned }),
      );
    };
  const callUnsaved = callFor(null);
  /** A request of no profile's: a test of keys, or a check of a connection. */
  const callService: CallService = async (...call) => {
    const exchange = await callUnsaved(...call);
    return { ...exchange, result: summaryOf(exchange.result) };
  };
  return { callFor, callService };
};

/** Calls that can be stopped all together: nobody waits for them any more, or the computer sleeps. */
export interface StoppableCalls {
  readonly callService: CallService;
  /** Those that are under way end with `ABORTED`. */
  readonly stop: () => void;
}

export const stoppableCalls = (callService: CallService): StoppableCalls => {
  const underWay = new Set<AbortController>();
  return {
    callService: async (target, credentials, signal, watch) => {
      const controller = new AbortController();
      underWay.add(controller);
      try {
        const either = AbortSignal.any([signal, controller.signal]);
        return await callService(target, credentials, either, watch);
      } finally {
        underWay.delete(controller);
      }
    },
    stop: () => {
      for (const controller of underWay) controller.abort();
    },
  };
};
