import { describe, expect, it } from 'vitest';
import { demoAccount } from '../../electron/main/demo/account';
import type { BigAccount } from './big-account';

const nowMs = Date.UTC(2026, 10, 20, 12);

describe('the demo account', () => {
  const { wallets, smartContracts } = demoAccount(nowMs) as BigAccount;
  const addresses = wallets.map(({ walletAddress }) => walletAddress);
  const contracts = smartContracts.map(({ address }) => address);
  const ofEther = wallets
    .filter(({ asset }) => asset === 'ETH')
    .map(({ walletAddress }) => walletAddress);
  const deployers = smartContracts.map(({ deployedBy }) => deployedBy);
  const dates = smartContracts.map(({ deployedAt }) => deployedAt);
  const factory = smartContracts.find(({ name }) => name === 'Vesting factory')?.address;

  it.each<[string, readonly unknown[], number]>([
    ['wallets, each with its own id', [...new Set(wallets.map(({ id }) => id))], 30],
    ['contracts, each with its own address', [...new Set(contracts)], 36],
    ['addresses of ETH, as one of them has two names', [...new Set(ofEther)], 19],
    [
      'of these if capitals do not count',
      [...new Set(ofEther.map((address) => address.toLowerCase()))],
      18,
    ],
    ['addresses in lower case', addresses.filter((one) => /^0x[0-9a-f]{40}$/u.test(one)), 2],
    ['addresses in upper case', addresses.filter((one) => /^0x[0-9A-F]{40}$/u.test(one)), 1],
    ['contracts by own wallets', deployers.filter((by) => addresses.includes(by ?? '')), 31],
    ['contracts by an own contract', deployers.filter((by) => by === factory), 2],
    [
      'contracts by a stranger',
      deployers.filter((by) => by?.startsWith('0x') && ![...addresses, ...contracts].includes(by)),
      1,
    ],
    ['contracts by a service', deployers.filter((by) => by === 'custody-provisioning-service'), 1],
    [
      'dates written otherwise than specified',
      dates.filter((date) => date !== undefined && new Date(date).toISOString() !== date),
      0,
    ],
    // Tests in `e2e/` check how the lists, the charts and the overview show the account.
  ])('has as many %s as its screens need', (_what, found, count) => {
    expect(found).toHaveLength(count);
  });

  it('does not change within a year, and has the well-known assets and one unknown code', () => {
    expect(demoAccount(nowMs + 20 * 86_400_000)).toEqual(demoAccount(nowMs));
    expect([...new Set(wallets.map(({ asset }) => asset))].sort()).toEqual(
      'BTC ETH POLYGON SOL TDEP USDC_ERC20 XRP'.split(' '),
    );
  });
});
