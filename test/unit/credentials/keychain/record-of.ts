import type { ProfileRecords } from '../../../../electron/main/credentials/keychain/profile-secrets';
import type { BoundSecrets, Secrets } from '../../../../electron/main/credentials/keychain/record';
import type { SecretStore } from '../../../../electron/main/credentials/keychain/secret-store';
import { succeed, type Result } from '../../../../shared/failure';

/** Where the keys of tests may be sent. */
export const destination = 'https://api.example.com';

export const bound = (secrets: Secrets): BoundSecrets => ({ ...secrets, destination });

/** A profile whose calls go there. */
export const called = (id: string, baseUrl = destination) => ({
  id,
  kind: 'service' as const,
  baseUrl,
});

/** Text of a record as version 0.1 wrote it: for an origin, and with the key of the files in it. */
export const earlierRecord = (
  { apiKey, privateKey }: Secrets,
  fileKey: Uint8Array,
  origin = destination,
): string =>
  JSON.stringify({
    v: 3,
    apiKey,
    key: Buffer.from(privateKey).toString('base64'),
    fileKey: Buffer.from(fileKey).toString('base64'),
    destination: origin,
  });

/** Profiles that are all at one place, and may all have something in the keychain. */
export const profilesAt = (place: () => string | null): ProfileRecords => ({
  destination: place,
  announce: () => Promise.resolve(succeed(null)),
});

/** Puts secrets into a store, whatever is there. */
export const saveIn = async (
  store: SecretStore,
  profileId: string,
  secrets: BoundSecrets,
): Promise<Result<null>> => {
  const slots = await store.seek(profileId);
  return slots.ok ? slots.value.secrets.write(secrets) : slots;
};
