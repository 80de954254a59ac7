import { createPublicKey, generateKeyPairSync, randomUUID, type KeyObject } from 'node:crypto';
import type { WatchedService } from './watched-service';
import { usualKeyPair } from '../keys/usual-key-pair';

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

let turn = 0;

/** As many as one test needs different ones take turns. */
function nextUsualKey(): KeyObject {
  turn = (turn + 1) % 4;
  return usualKeyPair(`of a service ${turn}`).privateKey;
}

/** Registers the public half of an RSA key under a new API key. */
export function registerFreshKey(
  service: Pick<WatchedService, 'register'>,
  { bits = usualBits, format = 'pkcs8' }: FreshKeyOptions = {},
): FreshKey {
  const privateKey =
    bits === usualBits
      ? nextUsualKey()
      : generateKeyPairSync('rsa', { modulusLength: bits }).privateKey;
  const apiKey = randomUUID();
  service.register(apiKey, createPublicKey(privateKey));
  return { apiKey, privateKeyPem: privateKey.export({ type: format, format: 'pem' }).toString() };
}
