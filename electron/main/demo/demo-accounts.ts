import { createPublicKey } from 'node:crypto';
import type { Secrets } from '../credentials/keychain/record';
import { privateKeyOf } from '../credentials/keys/key-objects';
import { demoContracts } from './contracts';
import { type DemoService, startDemoService } from './service';
import { demoWallets } from './wallets';

/** The demo account (specification section 2); `nowMs` only dates its one future contract. */
export const demoAccount = (nowMs: number): unknown => ({
  userId: 'c0a7f3d2-58be-4e19-9d64-2b1f70e8a935',
  name: 'Meridian Treasury Operations',
  email: 'treasury.operations@example.com',
  wallets: demoWallets,
  smartContracts: demoContracts(nowMs),
});

/** `now` is in milliseconds since the epoch. */
export const createDemoAccounts = (now: () => number) => {
  let starting: Promise<DemoService> | undefined;
  let service: DemoService | undefined;
  return {
    /** Base URL, or an empty text before the service runs. */
    baseUrl: (): string => service?.baseUrl ?? '',
    /** Starts the service unless it runs already. */
    start: async (): Promise<void> => {
      starting ??= startDemoService({ clock: now, account: () => demoAccount(now()) });
      service = await starting;
    },
    /** Tells the running service the public key of a demo profile. */
    register: ({ apiKey, privateKey }: Secrets): void => {
      service?.register(apiKey, createPublicKey(privateKeyOf(privateKey)));
    },
  };
};

/** The demo service of this run and who is known to it. */
export type DemoAccounts = ReturnType<typeof createDemoAccounts>;
