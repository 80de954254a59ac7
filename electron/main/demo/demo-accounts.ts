import { createPrivateKey, createPublicKey } from 'node:crypto';
import type { Secrets } from '../secrets/record';
import { demoAccount } from './account';
import { startDemoService, type DemoService } from './service';

/** The demo service of this run and who is known to it. */
export interface DemoAccounts {
  /** Base URL, or an empty text before the service runs. */
  baseUrl(): string;
  /** Starts the service unless it runs already. */
  start(): Promise<void>;
  /** Tells the running service the public key of a demo profile. */
  register(secrets: Secrets): void;
}

/** `now` is in milliseconds since the epoch. */
export const demoAccounts = (now: () => number): DemoAccounts => {
  let starting: Promise<DemoService> | undefined;
  let service: DemoService | undefined;
  return {
    baseUrl: () => service?.baseUrl ?? '',
    start: async () => {
      starting ??= startDemoService({ clock: now, account: () => demoAccount(now()) });
      service = await starting;
    },
    register: ({ apiKey, privateKey }) => {
      const key = createPrivateKey({ key: Buffer.from(privateKey), format: 'der', type: 'pkcs8' });
      service?.register(apiKey, createPublicKey(key));
    },
  };
};
