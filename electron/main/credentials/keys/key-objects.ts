import {
  createHash,
  createPrivateKey,
  createPublicKey,
  type KeyObject,
  sign,
  verify,
} from 'node:crypto';
import { promisify } from 'node:util';
import { fail, succeed, type Result } from '../../../../shared/failure';
import type { PublicKeyFacts } from '../../../../shared/profile';

/** The private key of PKCS#8 DER. Throws the library's error, which may quote the key. */
export const privateKeyOf = (pkcs8: Uint8Array): KeyObject =>
  createPrivateKey({ key: Buffer.from(pkcs8), format: 'der', type: 'pkcs8' });

/** The public key of a SubjectPublicKeyInfo's DER in base64 (RFC 5280 section 4.1). Throws for anything else. */
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

/** What may be shown of an RSA public key. */
export const factsOf = (publicKey: KeyObject): PublicKeyFacts => {
  const spki = publicKey.export({ type: 'spki', format: 'der' });
  return {
    bits: publicKey.asymmetricKeyDetails?.modulusLength ?? 0,
    fingerprint: `SHA256:${createHash('sha256').update(spki).digest('base64')}`,
    spki: spki.toString('base64'),
  };
};

/** The facts of the public half of a stored private key, given as PKCS#8 DER. */
export const publicFactsOf = (privateKey: Uint8Array): PublicKeyFacts =>
  factsOf(createPublicKey(privateKeyOf(privateKey)));

const numberOf = (base64url = ''): bigint =>
  BigInt(`0x${Buffer.from(base64url, 'base64url').toString('hex')}`);

/**
 * Whether the parts of an RSA private key belong together (RFC 8017 section 3.2). A test signature does not show that:
 * OpenSSL replaces one damaged part by the others, while BoringSSL, and so Electron, refuses the whole key. Throws when
 * a part is missing or zero.
 */
export const partsBelongTogether = (key: KeyObject): boolean => {
  const { n, e, d, p, q, dp, dq, qi } = key.export({ format: 'jwk' });
  const [first, second] = [numberOf(p), numberOf(q)];
  const [exponent, privateExponent] = [numberOf(e), numberOf(d)];
  return (
    first * second === numberOf(n) &&
    (exponent * privateExponent) % (first - 1n) === 1n &&
    (exponent * privateExponent) % (second - 1n) === 1n &&
    privateExponent % (first - 1n) === numberOf(dp) &&
    privateExponent % (second - 1n) === numberOf(dq) &&
    (numberOf(qi) * second) % first === 1n
  );
};

const signAside = promisify(sign);

/**
 * Whether one key verifies what the other signs. Signing with the longest keys takes a third of a second, without
 * blocking main. Rejects with the library's error, which may quote the key.
 */
export const arePair = async (privateKey: KeyObject, publicKey: KeyObject): Promise<boolean> => {
  const probe = Buffer.from('account-viewer');
  return verify('RSA-SHA256', probe, publicKey, await signAside('RSA-SHA256', probe, privateKey));
};
