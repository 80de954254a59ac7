import { fail, succeed, type Result } from '../../../shared/failure';
import type { Profile } from '../../../shared/profile';
import { destinationOf, type Binding, type Secrets } from '../credentials/keychain/record';
import type { ProfileSecrets } from '../credentials/keychain/profile-secrets';
import { type Credentials, importSigningKey } from './client/sign-jwt';

/** Credentials are bound to the place that they were read for: after a change of address they are read again. */
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

/** `onRead` sees secrets that have been found good, each time they are read from their store. */
export const createCredentialCache = (
  secrets: Pick<ProfileSecrets, 'read'>,
  onRead: (profile: Profile, secrets: Secrets & Pick<Binding, 'destination'>) => void,
) => {
  const ready = new Map<string, Ready>();
  const read = async (profile: Profile): Promise<Result<Credentials>> => {
    const stored = await secrets.read(profile);
    if (!stored.ok) return stored;
    const credentials = await toCredentials(stored.value);
    // Only good ones: the demo service could not make anything of a damaged key.
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
      const result = await one.reading;
      if (!result.ok && ready.get(profile.id) === one) ready.delete(profile.id);
      return result;
    },
    forget: (profileId: string): void => {
      ready.delete(profileId);
    },
    /** Drops every key; the next call reads its own from its store again. */
    forgetAll: (): void => {
      ready.clear();
    },
  };
};

/** Ready-to-sign credentials of profiles, each read from its store once per run and only when needed. */
export type CredentialCache = ReturnType<typeof createCredentialCache>;
