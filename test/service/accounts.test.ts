import { describe, expect, it } from 'vitest';
import { demoAccount } from '../../electron/main/demo/account';
import { bigAccount, type BigAccount } from './big-account';
import { hostileAccount, hostileTexts } from './hostile-account';

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
  const ends = (address = '') => `${address.slice(0, 6)}${address.slice(-4)}`;

  it.each<[string, readonly unknown[], number]>([
    ['wallets', wallets, 30],
    ['wallets, each with its own id', [...new Set(wallets.map(({ id }) => id))], 30],
    ['contracts', contracts, 36],
    ['contracts, each with its own address', [...new Set(contracts)], 36],
    [
      'addresses that look alike',
      [...new Set(addresses)].filter((address) => ends(address) === ends(addresses[0])),
      2,
    ],
    ['ETH wallets', ofEther, 20],
    ['addresses of these, as one of them has two names', [...new Set(ofEther)], 19],
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
    ['contracts by nobody', deployers.filter((by) => by === undefined), 1],
    ['contracts without a date', dates.filter((date) => date === undefined), 1],
    ['contracts of the future', dates.filter((date) => Date.parse(date ?? '') > nowMs), 1],
    [
      'dates written otherwise than specified',
      dates.filter((date) => date !== undefined && new Date(date).toISOString() !== date),
      0,
    ],
    ['contracts before 2015', dates.filter((date) => date !== undefined && date < '2015'), 1],
  ])('has as many %s as its screens need', (_what, found, count) => {
    expect(found).toHaveLength(count);
  });

  it('stays the same within a year, of the well-known assets and one unknown code', () => {
    expect(demoAccount(nowMs + 20 * 86_400_000)).toEqual(demoAccount(nowMs));
    expect([...new Set(wallets.map(({ asset }) => asset))].sort()).toEqual(
      'BTC ETH POLYGON SOL TDEP USDC_ERC20 XRP'.split(' '),
    );
  });
});

it('a big account is the same for the same seed, and has deployers of both kinds', () => {
  const options = { wallets: 1_000, contracts: 1_000, seed: 7 };
  expect(bigAccount(options)).toEqual(bigAccount(options));
  expect(bigAccount({ ...options, seed: 8 })).not.toEqual(bigAccount(options));
  const { wallets, smartContracts } = bigAccount(options);
  const own = new Set(wallets.map(({ walletAddress }) => walletAddress));
  const byOwn = smartContracts.filter(({ deployedBy }) => own.has(deployedBy));
  expect(byOwn.length).toBeGreaterThan(700);
  expect(byOwn.length).toBeLessThan(900);
});

it('a hostile account has every hostile text in every field of a wallet and of a contract', () => {
  const { wallets, smartContracts } = hostileAccount();
  for (const text of Object.values(hostileTexts)) {
    const uses = (record: object) => Object.values(record).every((value) => value === text);
    expect(wallets.filter(uses)).toHaveLength(1);
    expect(smartContracts.filter(uses)).toHaveLength(1);
  }
});
