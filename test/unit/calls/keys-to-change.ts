import { signingKey } from './app-parts';
import { setUp as setUpProfiles } from './profiles-set-up';

export const oldKey = signingKey();
export const newKey = signingKey('other');

/** A profile in the keychain, and another pair of keys for it. */
export const setUpKeys = async () => {
  const { calls, id: profileId, ...parts } = await setUpProfiles('One');
  const { stagedKeyId } = parts.staged.stage(newKey);
  const both = {
    profileId,
    apiKey: 'new-api-key',
    stagedKeyId,
    secrets: 'keychain' as const,
    untested: false,
  };
  return { ...parts, both, profileId, ...calls };
};

/** The API key that a profile has, and its private key in base64. */
export const secretsOf = async ({ keysOf, profileId }: Awaited<ReturnType<typeof setUpKeys>>) => {
  const read = await keysOf(profileId);
  return read.ok && [read.value.apiKey, Buffer.from(read.value.privateKey).toString('base64')];
};

export const base64 = ({ pkcs8 }: typeof oldKey): string => pkcs8.toString('base64');
