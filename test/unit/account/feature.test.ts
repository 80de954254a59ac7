import { expect, it } from 'vitest';
import { createAccountsFeature } from '../../../electron/main/account/feature';
import { createServerClock } from '../../../electron/main/account/client/server-clock';
import { fail } from '../../../shared/failure';
import { createAccounts } from '../../../electron/main/account/accounts';
import { quietParts } from './quiet-parts';

it('a sleep ends the calls that are under way, and clocks are forgotten then and on waking (security I11; fault 52)', () => {
  const done: string[] = [];
  const accounts = createAccounts({
    ...quietParts,
    callAccount: () => Promise.resolve({ result: fail('ABORTED') }),
  });
  const feature = createAccountsFeature({
    accounts: { ...accounts, stopAll: (ender) => void done.push(`calls end by ${ender}`) },
    service: {
      acceptClock: () => undefined,
      clockOf: () => createServerClock({ wall: () => 0, monotonic: () => 0 }),
      forgetClocks: () => void done.push('clocks forgotten'),
    },
    dialogs: {
      confirmClock: () => Promise.resolve(fail('CANCELLED')),
      confirmTrust: () => Promise.resolve(fail('CANCELLED')),
    },
    now: () => 0,
  });
  feature.onSleep();
  expect(done).toEqual(['calls end by sleep', 'clocks forgotten']);
  feature.onWake();
  expect(done.slice(2)).toEqual(['clocks forgotten']);
});
