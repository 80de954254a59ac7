import { createHash, createPrivateKey, type KeyObject } from 'node:crypto';

/**
 * Distances from the numbers that SHAKE256 derives for `p` and `q` to the next suitable primes. A prime is suitable if
 * the prime minus 1 does not have the factor 65537.
 */
const steps = { 4096: { p: 696n, q: 380n }, 8192: { p: 1404n, q: 2134n } } as const;

const prime = (bits: keyof typeof steps, name: 'p' | 'q'): bigint => {
  const bytes = createHash('shake256', { outputLength: bits / 16 })
    .update(`account-viewer test key ${bits} ${name}`)
    .digest();
  bytes.writeUInt8(bytes.readUInt8(0) | 0xc0, 0);
  bytes.writeUInt8(bytes.readUInt8(bytes.length - 1) | 1, bytes.length - 1);
  return BigInt(`0x${bytes.toString('hex')}`) + steps[bits][name];
};

/** Inverse of a number for the modulus, by the extended Euclidean algorithm. */
const inverse = (number: bigint, modulus: bigint): bigint => {
  let [rest, next, factor, nextFactor] = [modulus, number % modulus, 0n, 1n];
  while (next !== 0n) {
    const times = rest / next;
    [rest, next] = [next, rest - times * next];
    [factor, nextFactor] = [nextFactor, factor - times * nextFactor];
  }
  return factor < 0n ? factor + modulus : factor;
};

const base64url = (number: bigint): string => {
  const hex = number.toString(16);
  return Buffer.from(hex.padStart(hex.length + (hex.length % 2), '0'), 'hex').toString('base64url');
};

/** Returns a long RSA key computed from public numbers. Generating one of 8192 bits takes up to half a minute. */
export const knownKey = (bits: keyof typeof steps): KeyObject => {
  const [p, q, e] = [prime(bits, 'p'), prime(bits, 'q'), 65_537n];
  const d = inverse(e, (p - 1n) * (q - 1n));
  const parts = { n: p * q, e, d, p, q, dp: d % (p - 1n), dq: d % (q - 1n), qi: inverse(q, p) };
  const texts = Object.entries(parts).map(([name, part]) => [name, base64url(part)] as const);
  return createPrivateKey({ key: { kty: 'RSA', ...Object.fromEntries(texts) }, format: 'jwk' });
};
