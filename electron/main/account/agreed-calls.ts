import type { Profile } from '../../../shared/profile';
import type { AnswerSummary } from '../../../shared/reader-messages';
import type { RequestJournal, RequestOwner } from '../diagnostics/requests/request-journal';
import { summaryOf } from '../reader/session';
import type { ProfileSecrets } from '../credentials/keychain/profile-secrets';
import type { Addressed, AgreedAddresses } from './client/agreed-addresses';
import type { Exchange, RequestWatch, Target, Watch } from './client/get-account';
import type { ServiceCalls } from './client/service-calls';
import type { Credentials } from './client/sign-jwt';

type Seen = Omit<Watch, keyof RequestWatch>;

/**
 * Calls the service to see what it says; tests and the app hand in different networks. Of an owner's calls the requests
 * are noted.
 */
export type CallService = (
  target: Target & Addressed,
  credentials: Credentials,
  signal: AbortSignal,
  seen?: Seen,
  owner?: RequestOwner,
) => Promise<Exchange<AnswerSummary>>;

interface ServiceCallerOptions {
  readonly addresses: Pick<AgreedAddresses, 'agree'>;
  readonly secrets: Pick<ProfileSecrets, 'bind'>;
  readonly journal: Pick<RequestJournal, 'watch'>;
  readonly service: Pick<ServiceCalls, 'call'>;
}

/**
 * The one way to a service: the person is asked before the first call to a base URL, and a token is made only after they
 * have agreed.
 */
export const createServiceCaller = ({
  addresses,
  secrets,
  journal,
  service,
}: ServiceCallerOptions) => {
  const call = (
    owner: RequestOwner | null,
    target: Target,
    credentials: Credentials,
    signal: AbortSignal,
    seen: Seen,
  ): Promise<Exchange> =>
    journal.watch({ baseUrl: target.baseUrl, owner }, (watch) =>
      service.call(target, credentials, signal, { ...seen, ...watch }),
    );
  /** Reads the account of a profile. */
  const callAccount = async (
    profile: Profile,
    credentials: Credentials,
    signal: AbortSignal,
    seen: Seen = {},
  ): Promise<Exchange> => {
    const agreed = await addresses.agree(profile, { signal });
    if (!agreed.ok) return { result: agreed };
    void secrets.bind(profile);
    return call({ profile, purpose: 'account' }, profile, credentials, signal, seen);
  };
  const callService: CallService = async (target, credentials, signal, seen = {}, owner) => {
    const agreed = await addresses.agree(target, { signal });
    if (!agreed.ok) return { result: agreed };
    const exchange = await call(owner ?? null, target, credentials, signal, seen);
    return { ...exchange, result: summaryOf(exchange.result) };
  };
  return { callAccount, callService };
};
