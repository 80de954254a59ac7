import { createPublicKey, randomUUID } from 'node:crypto';
import type { WatchedService } from './watched-service';
import { usualKeyPair } from '../keys/usual-key-pair';

/** Both secrets of an account that is registered with the service. */
export interface FreshKey {
  readonly apiKey: string;
  readonly privateKeyPem: string;
}

let turn = 0;

/** Registers the public half of an RSA key of 2048 bits under a new API key. Uses four key pairs in turn. */
export function registerFreshKey(service: Pick<WatchedService, 'register'>): FreshKey {
  turn = (turn + 1) % 4;
  const { privateKey } = usualKeyPair(`of a service ${turn}`);
  const apiKey = randomUUID();
  service.register(apiKey, createPublicKey(privateKey));
  return { apiKey, privateKeyPem: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString() };
}
