import { createPublicKey, verify } from 'node:crypto';
import type { PublicKeyFacts } from '../../../shared/profile';
import { signatureOf } from './read-token';

/**
 * Whether a token is signed with RS256 by the private key of this public key. Checked by another library than the one
 * that signs, and whatever algorithm the token's header names.
 */
export const isSignedBy = (token: string, publicKey: PublicKeyFacts | null): boolean => {
  if (!publicKey) return false;
  const signature = signatureOf(token);
  const signed = token.slice(0, -signature.length - 1);
  try {
    const der = Buffer.from(publicKey.spki, 'base64');
    const key = createPublicKey({ key: der, format: 'der', type: 'spki' });
    return verify('RSA-SHA256', Buffer.from(signed), key, Buffer.from(signature, 'base64url'));
  } catch {
    return false;
  }
};
