import { createAccountsFeature } from '../../../electron/main/accounts/feature';
import { createProfilesFeature } from '../../../electron/main/profiles/feature';
import { succeed } from '../../../shared/failure';
import { appParts, freshKey } from './app-parts';
import { asCalled } from './as-called';

const key = freshKey();

/** An app with profiles of these names, their keys in the keychain or in this run's memory. */
export const setUp = async (...names: readonly string[]) => {
  const parts = appParts();
  const service = { acceptClock: () => undefined, forgetClocks: () => undefined };
  const calls = asCalled(
    {
      getState: () => succeed(parts.state()),
      ...createProfilesFeature(parts).handlers,
      ...createAccountsFeature({ ...parts, service, readers: { stop: () => undefined } }).handlers,
    },
    (profileId) => parts.profiles.find(profileId),
  );
  const ids: string[] = [];
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
  const [id = ''] = ids;
  return { ...parts, calls, ids, id };
};
