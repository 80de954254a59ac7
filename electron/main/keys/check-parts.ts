import type { KeyObject } from 'node:crypto';

const numberOf = (base64url = ''): bigint =>
  BigInt(`0x${Buffer.from(base64url, 'base64url').toString('hex')}`);

/**
 * Whether the parts of an RSA private key belong together (RFC 8017 section 3.2). Signing once does not tell:
 * OpenSSL makes up for one damaged part with the others, while BoringSSL, and so Electron, refuses the whole key.
 * Throws when a part is missing or zero.
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
