import { createPublicKey } from 'node:crypto';
import { fail, succeed, type Result } from '../../../../shared/failure';

/** PEM text of an RSA public key given as base64 of its SubjectPublicKeyInfo; `BAD_REQUEST` for anything else. */
export const publicKeyPem = (spki: string): Result<string> => {
  try {
    const key = createPublicKey({ key: Buffer.from(spki, 'base64'), format: 'der', type: 'spki' });
    return key.asymmetricKeyType === 'rsa'
      ? succeed(key.export({ type: 'spki', format: 'pem' }).toString())
      : fail('BAD_REQUEST');
  } catch {
    return fail('BAD_REQUEST');
  }
};
