import { z } from 'zod';
import { fail, succeed, type Result } from '../../../shared/failure';
import { keyLength } from '../kept/sealed';

/** Both secrets of a profile. They stand or fall together: half a pair would sign with the wrong key. */
export interface Secrets {
  readonly apiKey: string;
  /** PKCS#8 DER. */
  readonly privateKey: Uint8Array;
  /** 32 random bytes that the profile's files are sealed with. Absent in records of earlier versions. */
  readonly fileKey?: Uint8Array;
}

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

const recordSchema = z.discriminatedUnion('v', [version1, version2]);

/** The one keychain item of a profile: ASCII text, because some backends end a value at a NUL. */
export const writeRecord = ({ apiKey, privateKey, fileKey }: Secrets): string => {
  const both = { apiKey, key: Buffer.from(privateKey).toString('base64') };
  return JSON.stringify(
    fileKey
      ? { v: 2, ...both, fileKey: Buffer.from(fileKey).toString('base64') }
      : { v: 1, ...both },
  );
};

/** Fails with `CREDENTIALS_DAMAGED` when the item is not one of ours any more. */
export const readRecord = (text: string): Result<Secrets> => {
  try {
    const record = recordSchema.parse(JSON.parse(text));
    const both = { apiKey: record.apiKey, privateKey: Buffer.from(record.key, 'base64') };
    if (record.v === 1) return succeed(both);
    const fileKey = Buffer.from(record.fileKey, 'base64');
    return fileKey.length === keyLength
      ? succeed({ ...both, fileKey })
      : fail('CREDENTIALS_DAMAGED');
  } catch {
    return fail('CREDENTIALS_DAMAGED');
  }
};
