import { fail, succeed, type Result } from '../../../shared/failure';
import type { Profile } from '../../../shared/profile';
import { destinationOf, type Binding, type Secrets } from '../credentials/keychain/record';
import type { ProfileSecrets } from '../credentials/keychain/profile-secrets';
import { type Credentials, importSigningKey } from './client/sign-jwt';

/** Credentials of one profile for one destination; after a change of address they are read again. */
interface Ready {
  readonly destination: string;
  readonly reading: Promise<Result<Credentials>>;
}

/** Turns stored secrets into credentials; fails with `CREDENTIALS_DAMAGED` when the key cannot be imported. */
export const toCredentials = async (secrets: Secrets): Promise<Result<Credentials>> => {
  try {
    return succeed({ apiKey: secrets.apiKey, key: await importSigningKey(secrets.privateKey) });
  } catch {
    return fail('CREDENTIALS_DAMAGED');
  }
};

/** `onRead` is called with the secrets each time they are read from their store and their key can be imported. */
export const createCredentialCache = (
  secrets: Pick<ProfileSecrets, 'read'>,
  onRead: (profile: Profile, secrets: Secrets & Pick<Binding, 'destination'>) => void,
) => {
  const ready = new Map<string, Ready>();
  const read = async (profile: Profile): Promise<Result<Credentials>> => {
    const stored = await secrets.read(profile);
    if (!stored.ok) return stored;
    const credentials = await toCredentials(stored.value);
    // Skip a damaged key: the demo service, which `onRead` registers the key with, could not use it.
    if (credentials.ok) onRead(profile, stored.value);
    return credentials;
  };
  return {
    get: async (profile: Profile): Promise<Result<Credentials>> => {
      const destination = destinationOf(profile);
      const known = ready.get(profile.id);
      const one =
        known?.destination === destination ? known : { destination, reading: read(profile) };
      ready.set(profile.id, one);
      let isRead = false;
      try {
        const result = await one.reading;
        isRead = result.ok;
        return result;
      } finally {
        if (!isRead && ready.get(profile.id) === one) ready.delete(profile.id);
      }
    },
    forget: (profileId: string): void => {
      ready.delete(profileId);
    },
    /** Drops the credentials of all profiles; the next call reads those of its profile again. */
    forgetAll: (): void => {
      ready.clear();
    },
  };
};

/** Imported credentials of profiles. Each is read from its store when first needed and cached until dropped. */
export type CredentialCache = ReturnType<typeof createCredentialCache>;
