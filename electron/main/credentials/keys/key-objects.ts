import { createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto';
import { fail, succeed, type Result } from '../../../../shared/failure';

/** Of PKCS#8 DER. Throws what the library throws, which may quote the key. */
export const privateKeyOf = (pkcs8: Uint8Array): KeyObject =>
  createPrivateKey({ key: Buffer.from(pkcs8), format: 'der', type: 'pkcs8' });

/** Of base64 of a SubjectPublicKeyInfo's DER (RFC 5280 section 4.1). Throws for anything else. */
export const publicKeyOf = (spki: string): KeyObject =>
  createPublicKey({ key: Buffer.from(spki, 'base64'), format: 'der', type: 'spki' });

/** PEM text of an RSA public key given as base64 of its SubjectPublicKeyInfo; `BAD_REQUEST` for anything else. */
export const publicKeyPem = (spki: string): Result<string> => {
  try {
    const key = publicKeyOf(spki);
    return key.asymmetricKeyType === 'rsa'
      ? succeed(key.export({ type: 'spki', format: 'pem' }).toString())
      : fail('BAD_REQUEST');
  } catch {
    return fail('BAD_REQUEST');
  }
};
