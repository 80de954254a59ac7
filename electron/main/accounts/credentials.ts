import { fail, succeed, type Result } from '../../../shared/failure';
import type { Profile } from '../../../shared/profile';
import type { Secrets } from '../secrets/record';
import type { ProfileSecrets } from '../secrets/profile-secrets';
import type { Credentials } from '../service/signed-request';
import { importSigningKey } from '../service/mint-token';

/** Ready-to-sign credentials of profiles, each read from its store once per run and only when needed. */
export interface CredentialCache {
  get(profile: Profile): Promise<Result<Credentials>>;
  forget(profileId: string): void;
  /** Drops every key; the next call reads its own from its store again. */
  forgetAll(): void;
}

/** Turns stored secrets into credentials; fails with `CREDENTIALS_DAMAGED` when the key cannot be imported. */
export const toCredentials = async (secrets: Secrets): Promise<Result<Credentials>> => {
  try {
    return succeed({ apiKey: secrets.apiKey, key: await importSigningKey(secrets.privateKey) });
  } catch {
    return fail('CREDENTIALS_DAMAGED');
  }
};

/** `onRead` sees secrets that have been found good, each time they are read from their store. */
export const credentialCache = (
  secrets: Pick<ProfileSecrets, 'read'>,
  onRead: (profile: Profile, secrets: Secrets) => void,
): CredentialCache => {
  const ready = new Map<string, Promise<Result<Credentials>>>();
  const read = async (profile: Profile): Promise<Result<Credentials>> => {
    const stored = await secrets.read(profile.id);
    if (!stored.ok) return stored;
    const credentials = await toCredentials(stored.value);
    // Only good ones: the demo service could not make anything of a damaged key.
    if (credentials.ok) onRead(profile, stored.value);
    return credentials;
  };
  return {
    get: async (profile) => {
      const reading = ready.get(profile.id) ?? read(profile);
      ready.set(profile.id, reading);
      const result = await reading;
      if (!result.ok && ready.get(profile.id) === reading) ready.delete(profile.id);
      return result;
    },
    forget: (profileId) => {
      ready.delete(profileId);
    },
    forgetAll: () => {
      ready.clear();
    },
  };
};
