import { createPublicKey, type KeyObject } from 'node:crypto';

const MIN_MODULUS_BITS = 2048;

function parsePublicKey(pem: string): KeyObject {
  if (!/^\s*-----BEGIN (RSA )?PUBLIC KEY-----/.test(pem) || pem.includes('PRIVATE KEY')) {
    throw new TypeError('A PEM public key is required.');
  }
  const key = createPublicKey(pem);
  const bits = key.asymmetricKeyDetails?.modulusLength ?? 0;
  if (key.asymmetricKeyType !== 'rsa' || bits < MIN_MODULUS_BITS) {
    throw new TypeError('RS256 requires an RSA key of 2048 bits or more.');
  }
  return key;
}

/** Associates a public key with an API key; throws as `Judge.register` says. */
export function register(keys: Map<string, KeyObject>, apiKey: string, publicKeyPem: string): void {
  if (apiKey === '') throw new TypeError('An API key is required.');
  keys.set(apiKey, parsePublicKey(publicKeyPem));
}
