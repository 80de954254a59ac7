import { createPublicKey, generateKeyPairSync, randomUUID } from 'node:crypto';
import type { DemoService } from '../../electron/main/demo/service';

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

/** Makes an RSA key and registers its public half under a new API key. */
export function registerFreshKey(
  service: Pick<DemoService, 'register'>,
  { bits = 2048, format = 'pkcs8' }: FreshKeyOptions = {},
): FreshKey {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: bits });
  const apiKey = randomUUID();
  service.register(apiKey, createPublicKey(privateKey));
  return { apiKey, privateKeyPem: privateKey.export({ type: format, format: 'pem' }).toString() };
}
