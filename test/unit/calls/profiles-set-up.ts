import { accountCalls } from '../../../electron/main/accounts/feature';
import { newProfileCalls } from '../../../electron/main/profiles/new-profile';
import { profileCalls } from '../../../electron/main/profiles/feature';
import { appParts, freshKey } from './app-parts';

const key = freshKey();

/** An app with profiles of these names, their keys in the keychain or in this run's memory. */
export const setUp = async (...names: readonly string[]) => {
  const parts = appParts();
  const making = newProfileCalls({ ...parts, now: () => 0 });
  const ids: string[] = [];
  for (const name of names) {
    const saved = await making.saveProfile({
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
  const calls = {
    ...profileCalls(parts),
    ...accountCalls({ ...parts, acceptClock: () => undefined, isScreenLocked: () => false }),
  };
  return { ...parts, calls, ids, id };
};
