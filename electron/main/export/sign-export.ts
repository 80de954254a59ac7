import { createPublicKey, verify, webcrypto } from 'node:crypto';
import { promisify } from 'node:util';
import type { SigningHandle } from '../service/mint-token';

const openingBrace = 0x7b;

/**
 * Detached RS256 signature (RSASSA-PKCS1-v1_5, SHA-256) over exactly these bytes, found good by the public key that
 * goes along; undefined when that key is another one.
 *
 * The same key signs tokens. What a token's signature covers is base64url, a dot and base64url (RFC 7515 section 5.1),
 * which has no brace: nothing that begins with one can ever be presented as a token. Anything else is refused here.
 */
export const signExport = async (
  key: SigningHandle,
  spki: string,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<Uint8Array | undefined> => {
  if (bytes[0] !== openingBrace) throw new Error('only JSON objects are signed');
  const signed = await webcrypto.subtle.sign('RSASSA-PKCS1-v1_5', key, bytes);
  const signature = new Uint8Array(signed);
  const publicKey = createPublicKey({
    key: Buffer.from(spki, 'base64'),
    format: 'der',
    type: 'spki',
  });
  const good = await promisify(verify)('sha256', bytes, publicKey, signature);
  return good ? signature : undefined;
};
