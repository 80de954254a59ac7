import { randomBytes } from 'node:crypto';
import type { BoundSecrets, ProfileRecord, Secrets } from '../../../electron/main/secrets/record';

/** Where the keys of tests may be sent. */
export const destination = 'https://api.example.com';

export const bound = (secrets: Secrets): BoundSecrets => ({ ...secrets, destination });

/** A profile whose calls go there. */
export const called = (id: string, baseUrl = destination) => ({
  id,
  kind: 'service' as const,
  baseUrl,
});

/** A record as this version writes it. */
export const recordOf = (secrets: Secrets): ProfileRecord => ({
  ...bound(secrets),
  fileKey: randomBytes(32),
});

/** Text of a record as versions 1 and 2 wrote it. */
export const earlierRecord = ({ apiKey, privateKey }: Secrets, fileKey?: Uint8Array): string => {
  const both = { apiKey, key: Buffer.from(privateKey).toString('base64') };
  return JSON.stringify(
    fileKey
      ? { v: 2, ...both, fileKey: Buffer.from(fileKey).toString('base64') }
      : { v: 1, ...both },
  );
};
