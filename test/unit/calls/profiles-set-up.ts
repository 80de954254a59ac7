import { createAccountsFeature } from '../../../electron/main/account/feature';
import { createProfilesFeature } from '../../../electron/main/profiles/feature';
import { createServerClock } from '../../../electron/main/account/client/server-clock';
import { appParts, signingKey } from './app-parts';
import { asCalled } from './as-called';

const key = signingKey();

/** The handlers for profiles and accounts, with no clock information about the service. */
export const profileHandlers = (parts: ReturnType<typeof appParts>) => {
  const clock = createServerClock({ wall: () => 0, monotonic: () => 0 });
  const service = {
    acceptClock: () => undefined,
    clockOf: () => clock,
    forgetClocks: () => undefined,
  };
  return {
    ...createProfilesFeature(parts).handlers,
    ...createAccountsFeature({ ...parts, service, now: () => 0 }).handlers,
  };
};

/**
 * An app with profiles of these names, with their keys in the keychain or in this run's memory, at an agreed address.
 */
export const setUp = async (...names: readonly string[]) => {
  const parts = appParts();
  const calls = asCalled(profileHandlers(parts), (profileId) => parts.profiles.find(profileId));
  const ids: string[] = [];
  parts.edges.confirms = true;
  for (const name of names) {
    const saved = await calls.saveProfile({
      baseUrl: 'https://api.example.com',
      signedPath: 'endpoint',
      apiKey: `key-of-${name}`,
      stagedKeyId: parts.staged.stage(key).stagedKeyId,
      name,
      secrets: name.startsWith('Passing') ? 'this-run' : 'keychain',
    });
    if (saved.ok) ids.push(saved.value.id);
  }
  parts.edges.confirms = false;
  parts.asked.length = 0;
  const [id = ''] = ids;
  return { ...parts, calls, ids, id };
};
