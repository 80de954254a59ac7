import { afterEach, expect, it, vi } from 'vitest';
import {
  addressesBefore,
  addressesOf,
} from '../../../../../renderer/features/records/list/account-addresses';
import { smallContract, smallWallet } from '../../../../service/small-account';
import { stillWindow } from './still-window';

afterEach(() => {
  vi.unstubAllGlobals();
});

it('what is known of the addresses is kept while one list is still coming, if the other is unchanged', () => {
  const run = stillWindow();
  const [wallets, contracts] = [[smallWallet], [smallContract]];
  const beside = { former: [], notes: new Map(), evmAssets: new Set(['ETH']) };
  const progress = addressesOf({ wallets, contracts, ...beside });
  expect(addressesBefore(contracts, { wallets })).toBe(progress);
  expect(addressesBefore(contracts, { contracts })).toBe(progress);
  expect(addressesBefore(contracts, {})).toBe(progress);
  expect(addressesBefore(contracts, { wallets: [smallWallet] })).toBeNull();
  expect(addressesBefore(contracts, { contracts: [smallContract] })).toBeNull();
  expect(addressesBefore(undefined, { wallets })).toBeNull();
  // Pending work would disturb other tests.
  run();
});
