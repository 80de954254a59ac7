import { createPublicKey, generateKeyPairSync, randomUUID, type KeyObject } from 'node:crypto';
import type { DemoService } from '../../electron/main/demo/service';

const usualBits = 2048;

/** `bits` is the RSA modulus, 2048 unless given; `format` the PEM's, PKCS#8 unless given. */
export interface FreshKeyOptions {
  readonly bits?: number;
  readonly format?: 'pkcs8' | 'pkcs1';
}

/** Both secrets of an account the service knows. */
export interface FreshKey {
  readonly apiKey: string;
  readonly privateKeyPem: string;
}

/** Keys that were made for earlier calls. As many as one test needs different ones: each takes a third of a second. */
const made: KeyObject[] = [];
const mostMade = 4;

const makeKey = (bits: number): KeyObject =>
  generateKeyPairSync('rsa', { modulusLength: bits }).privateKey;

/** The usual keys take turns. */
function usualKey(): KeyObject {
  const key = (made.length === mostMade && made.shift()) || makeKey(usualBits);
  made.push(key);
  return key;
}

/** Registers the public half of an RSA key under a new API key. */
export function registerFreshKey(
  service: Pick<DemoService, 'register'>,
  { bits = usualBits, format = 'pkcs8' }: FreshKeyOptions = {},
): FreshKey {
  const privateKey = bits === usualBits ? usualKey() : makeKey(bits);
  const apiKey = randomUUID();
  service.register(apiKey, createPublicKey(privateKey));
  return { apiKey, privateKeyPem: privateKey.export({ type: format, format: 'pem' }).toString() };
}
