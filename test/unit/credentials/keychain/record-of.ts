import type { ProfileRecords } from '../../../../electron/main/credentials/keychain/profile-secrets';
import type { BoundSecrets, Secrets } from '../../../../electron/main/credentials/keychain/record';
import type { SecretStore } from '../../../../electron/main/credentials/keychain/secret-store';
import { succeed, type Result } from '../../../../shared/failure';

/** The address that the keys of tests may be sent to. */
export const destination = 'https://api.example.com';

export const bound = (secrets: Secrets): BoundSecrets => ({ ...secrets, destination });

/** A profile whose calls go to that address. */
export const called = (id: string, baseUrl = destination) => ({
  id,
  kind: 'service' as const,
  baseUrl,
});

/** A record as version 0.1 wrote it: for an origin, and with the file key in it. */
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

/** Profiles that share one destination, and may all have keychain items. */
export const profilesAt = (place: () => string | null): ProfileRecords => ({
  destination: place,
  announce: () => Promise.resolve(succeed(null)),
});

/** Stores secrets, whatever is there. */
export const saveIn = async (
  store: SecretStore,
  profileId: string,
  secrets: BoundSecrets,
): Promise<Result<null>> => {
  const slots = await store.seek(profileId);
  return slots.ok ? slots.value.secrets.write(secrets) : slots;
};
