import { randomUUID } from 'node:crypto';
import type { SigningKey } from '../credentials/keys/read-private-key';
import { destinationOf, type Secrets } from '../credentials/keychain/record';
import type { ProfileStore } from './profile-store';
import { freshProfile } from './settings/settings';
import { readApiKey } from '../../../shared/api-key';
import { readBaseUrl } from '../../../shared/base-url';
import type { RequestOf } from '../../../shared/contract';
import { succeed, type Result } from '../../../shared/failure';
import { toCredentials } from '../account/credentials';
import type { RequestOwner } from '../diagnostics/requests/request-journal';
import type { StagedKeys } from '../credentials/keys/staged-keys';
import type { Addressed, AgreedAddresses } from '../account/client/agreed-addresses';
import type { CallService, ServiceCall } from '../account/client/service-calls';
import type { Target } from '../account/client/get-account';
import { absenceOf, type ListName } from '../../../shared/account';
import { abortedBy, isAborted, type StoppableWork } from '../timers';
import type { Handlers } from '../ipc/dispatcher';
import type { ProfileActs } from './profile-acts';

/** A draft whose address, API key and private key are valid. */
interface Connection extends Target, Addressed {
  readonly apiKey: string;
  readonly key: SigningKey;
}

const checkDraft = (draft: RequestOf<'testConnection'>, staged: StagedKeys): Result<Connection> => {
  const baseUrl = readBaseUrl(draft.baseUrl);
  if (!baseUrl.ok) return baseUrl;
  const checked = readApiKey(draft.apiKey);
  if (!checked.ok) return checked;
  const key = staged.find(draft.stagedKeyId);
  if (!key.ok) return key;
  return succeed({
    kind: 'service',
    baseUrl: baseUrl.value,
    signedPath: draft.signedPath,
    waitSeconds: freshProfile.waitSeconds,
    apiKey: checked.value,
    key: key.value,
  });
};

/** Makes one real call with secrets that need not be saved. Fails with `ABORTED` once `signal` is aborted. */
export const tryCall = async <Answer>(
  target: Target & Addressed,
  secrets: Secrets,
  call: ServiceCall<Answer>,
  signal: AbortSignal,
  owner?: RequestOwner,
): Promise<Result<Answer>> => {
  const credentials = await toCredentials(secrets);
  if (!credentials.ok) return credentials;
  if (isAborted(signal)) return abortedBy(signal);
  const exchange = await call(target, credentials.value, signal, {}, owner);
  return exchange.result;
};

export interface NewProfileContext {
  readonly profiles: ProfileStore;
  readonly acts: ProfileActs;
  readonly staged: StagedKeys;
  readonly callService: CallService;
  readonly addresses: Pick<AgreedAddresses, 'agree'>;
  readonly tests: StoppableWork;
  /** Monotonic clock, milliseconds. */
  readonly monotonic: () => number;
}

/** Handlers of the first screen: testing a connection and saving it as a profile. */
export const createNewProfileHandlers = (
  options: NewProfileContext,
): Pick<Handlers, 'testConnection' | 'stopTests' | 'saveProfile'> => {
  const { profiles, acts, staged, tests } = options;
  return {
    testConnection: async (draft) => {
      const connection = checkDraft(draft, staged);
      if (!connection.ok) return connection;
      const { apiKey, key } = connection.value;
      const start = options.monotonic();
      const result = await tests.run((signal) =>
        tryCall(connection.value, { apiKey, privateKey: key.pkcs8 }, options.callService, signal),
      );
      if (!result.ok) return result;
      const { name, walletCount, contractCount, differences } = result.value;
      const given = (list: ListName, count: number) =>
        absenceOf(differences, list) ? null : count;
      return succeed({
        name: typeof name === 'string' ? name : null,
        walletCount: given('wallets', walletCount),
        contractCount: given('contracts', contractCount),
        milliseconds: Math.round(options.monotonic() - start),
      });
    },
    stopTests: () => {
      tests.stop();
      return succeed(null);
    },
    saveProfile: async (draft) => {
      const name = profiles.checkName(draft.name);
      if (!name.ok) return name;
      const connection = checkDraft(draft, staged);
      if (!connection.ok) return connection;
      const { apiKey, key, ...connected } = connection.value;
      // Asked before anything is saved, because the keys are bound to this address from then on.
      const agreed = await options.addresses.agree(connection.value);
      if (!agreed.ok) return agreed;
      const kept = await acts.keep(
        {
          ...freshProfile,
          ...connected,
          id: randomUUID(),
          name: name.value,
          publicKey: key.facts,
        },
        { apiKey, privateKey: key.pkcs8, destination: destinationOf(connected) },
        draft.secrets,
      );
      if (kept.ok) staged.drop(draft.stagedKeyId);
      return kept;
    },
  };
};
