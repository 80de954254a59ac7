import { z } from 'zod';
import { fail, succeed, type Result } from '../../../shared/failure';

/** Both secrets of a profile. They stand or fall together: half a pair would sign with the wrong key. */
export interface Secrets {
  readonly apiKey: string;
  /** PKCS#8 DER. */
  readonly privateKey: Uint8Array;
}

const recordSchema = z.strictObject({
  v: z.literal(1),
  apiKey: z.string().min(1),
  /** Base64 of PKCS#8 DER. */
  key: z.base64().min(1),
});

/** The one keychain item of a profile: ASCII text, because some backends end a value at a NUL. */
export const writeRecord = (secrets: Secrets): string =>
  JSON.stringify({
    v: 1,
    apiKey: secrets.apiKey,
    key: Buffer.from(secrets.privateKey).toString('base64'),
  });

/** Fails with `CREDENTIALS_DAMAGED` when the item is not one of ours any more. */
export const readRecord = (text: string): Result<Secrets> => {
  try {
    const record = recordSchema.parse(JSON.parse(text));
    return succeed({ apiKey: record.apiKey, privateKey: Buffer.from(record.key, 'base64') });
  } catch {
    return fail('CREDENTIALS_DAMAGED');
  }
};
