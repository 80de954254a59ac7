import { z } from 'zod';
import { fail, succeed, type Result } from '../../../shared/failure';
import { keyLength } from '../kept/sealed';

/** Both secrets of a profile. They stand or fall together: half a pair would sign with the wrong key. */
export interface Secrets {
  readonly apiKey: string;
  /** PKCS#8 DER. */
  readonly privateKey: Uint8Array;
}

/** Secrets, and where they may be sent: see `destinationOf`. */
export interface BoundSecrets extends Secrets {
  readonly destination: string;
}

/** What a profile's record has. */
export interface ProfileRecord extends BoundSecrets {
  /** 32 random bytes that the profile's files are sealed with. */
  readonly fileKey: Uint8Array;
}

/** A record as it was found: those of versions 1 and 2 have less in them. */
export type StoredRecord = Secrets & Partial<ProfileRecord>;

const version1 = z.strictObject({
  v: z.literal(1),
  apiKey: z.string().min(1),
  /** Base64 of PKCS#8 DER. */
  key: z.base64().min(1),
});

const version2 = version1.extend({
  v: z.literal(2),
  /** Base64 of the file key. */
  fileKey: z.base64().length(4 * Math.ceil(keyLength / 3)),
});

const version3 = version2.extend({
  v: z.literal(3),
  destination: z.string().min(1),
});

const recordSchema = z.discriminatedUnion('v', [version1, version2, version3]);

/** The one keychain item of a profile: ASCII text, because some backends end a value at a NUL. */
export const writeRecord = ({ apiKey, privateKey, fileKey, destination }: ProfileRecord): string =>
  JSON.stringify({
    v: 3,
    apiKey,
    key: Buffer.from(privateKey).toString('base64'),
    fileKey: Buffer.from(fileKey).toString('base64'),
    destination,
  });

/** Fails with `CREDENTIALS_DAMAGED` when the item is not one of ours any more. */
export const readRecord = (text: string): Result<StoredRecord> => {
  try {
    const record = recordSchema.parse(JSON.parse(text));
    const both = { apiKey: record.apiKey, privateKey: Buffer.from(record.key, 'base64') };
    if (record.v === 1) return succeed(both);
    const fileKey = Buffer.from(record.fileKey, 'base64');
    if (fileKey.length !== keyLength) return fail('CREDENTIALS_DAMAGED');
    return succeed(
      record.v === 2 ? { ...both, fileKey } : { ...both, fileKey, destination: record.destination },
    );
  } catch {
    return fail('CREDENTIALS_DAMAGED');
  }
};
