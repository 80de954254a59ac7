import { randomUUID } from 'node:crypto';
import { succeed } from '../../../shared/failure';
import type { Handlers } from '../ipc/answer-call';
import type { StagedKeys } from '../keys/staged-keys';
import type { ProfileStore } from './profile-store';
import { destinationOf } from '../secrets/destination';
import type { ProfileSecrets } from '../secrets/profile-secrets';
import { checkDraft, tryCall, type CallService } from './connection';

export interface NewProfileContext {
  readonly profiles: ProfileStore;
  readonly secrets: ProfileSecrets;
  readonly staged: StagedKeys;
  readonly callService: CallService;
  /** Monotonic clock, milliseconds. */
  readonly monotonic: () => number;
}

/** The first screen: trying a connection, and keeping it. */
export const newProfileHandlers = (
  options: NewProfileContext,
): Pick<Handlers, 'testConnection' | 'saveProfile'> => {
  const { profiles, secrets, staged } = options;
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
      const { name, walletCount, contractCount } = result.value;
      return succeed({
        name: typeof name === 'string' ? name : null,
        walletCount,
        contractCount,
        milliseconds: Math.round(options.monotonic() - start),
      });
    },
    // Secrets first, profile second: a profile must never point at secrets that are not there.
    saveProfile: async (draft) => {
      const name = profiles.checkName(draft.name);
      if (!name.ok) return name;
      const connection = checkDraft(draft, staged);
      if (!connection.ok) return connection;
      const { apiKey, key, baseUrl, signedPath, waitSeconds } = connection.value;
      const id = randomUUID();
      const destination = destinationOf({ kind: 'service', baseUrl });
      const given = { apiKey, privateKey: key.pkcs8, destination };
      const kept = await secrets.save(id, given, draft.secrets);
      if (!kept.ok) {
        // What was written and could not be read back must not stay under an id that nobody knows.
        await secrets.remove(id, draft.secrets === 'keychain');
        return kept;
      }
      const added = await profiles.add(
        {
          id,
          name: name.value,
          baseUrl,
          signedPath,
          waitSeconds,
          kind: 'service',
          colour: 'grey',
          production: false,
          accepted: false,
          publicKey: key.facts,
        },
        draft.secrets === 'keychain' ? 'disk' : 'this-run',
      );
      if (added.ok) staged.drop(draft.stagedKeyId);
      else await secrets.remove(id, draft.secrets === 'keychain');
      return added;
    },
  };
};
