import { randomUUID } from 'node:crypto';
import { absenceOf, type ListName } from '../../../shared/account';
import { succeed } from '../../../shared/failure';
import type { Handlers } from '../ipc/answer-call';
import type { StagedKeys } from '../credentials/keys/staged-keys';
import type { ProfileActs } from './profile-acts';
import type { ProfileStore } from './profile-store';
import { destinationOf } from '../credentials/keychain/destination';
import type { AgreedAddresses } from '../account/client/agreed-addresses';
import type { CallService } from '../account/agreed-calls';
import { checkDraft, tryCall } from './connection';

export interface NewProfileContext {
  readonly profiles: ProfileStore;
  readonly acts: ProfileActs;
  readonly staged: StagedKeys;
  readonly callService: CallService;
  readonly addresses: Pick<AgreedAddresses, 'agree'>;
  readonly stopTests: () => void;
  /** Monotonic clock, milliseconds. */
  readonly monotonic: () => number;
}

/** The first screen: trying a connection, and keeping it. */
export const newProfileHandlers = (
  options: NewProfileContext,
): Pick<Handlers, 'testConnection' | 'stopTests' | 'saveProfile'> => {
  const { profiles, acts, staged } = options;
  return {
    testConnection: async (draft) => {
      const connection = checkDraft(draft, staged);
      if (!connection.ok) return connection;
      const { apiKey, key } = connection.value;
      const start = options.monotonic();
      const result = await tryCall(
        connection.value,
        { apiKey, privateKey: key.pkcs8 },
        options.callService,
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
      options.stopTests();
      return succeed(null);
    },
    saveProfile: async (draft) => {
      const name = profiles.checkName(draft.name);
      if (!name.ok) return name;
      const connection = checkDraft(draft, staged);
      if (!connection.ok) return connection;
      const { apiKey, key, kind, baseUrl, signedPath, waitSeconds } = connection.value;
      // Before anything is kept: the keys are for this address from then on.
      const agreed = await options.addresses.agree(connection.value);
      if (!agreed.ok) return agreed;
      const kept = await acts.keep(
        {
          id: randomUUID(),
          name: name.value,
          baseUrl,
          signedPath,
          waitSeconds,
          kind,
          colour: 'grey',
          production: false,
          accepted: false,
          publicKey: key.facts,
        },
        {
          apiKey,
          privateKey: key.pkcs8,
          destination: destinationOf(connection.value),
        },
        draft.secrets,
      );
      if (kept.ok) staged.drop(draft.stagedKeyId);
      return kept;
    },
  };
};
