import { describe, expect, it } from 'vitest';
import { demoAccount } from '../../electron/main/demo/demo-accounts';
import { bigAccount, type BigAccount } from './big-account';
import { hostileAccount, hostileTexts } from './hostile-account';

const nowMs = Date.UTC(2026, 10, 20, 12);
const demo = demoAccount(nowMs) as BigAccount;
const walletAddresses = demo.wallets.map(({ walletAddress }) => walletAddress);
const contractAddresses = demo.smartContracts.map(({ address }) => address);
const named = (name: string) => demo.smartContracts.find((contract) => contract.name === name);

describe('the demo account', () => {
  it('stays the same within a year', () => {
    expect(demoAccount(nowMs + 20 * 86_400_000)).toEqual(demo);
  });

  it('has records enough for every screen, each with its own id or address', () => {
    expect(demo.wallets.length).toBe(30);
    expect(demo.smartContracts.length).toBe(36);
    expect(new Set(demo.wallets.map(({ id }) => id)).size).toBe(30);
    expect(new Set(contractAddresses).size).toBe(36);
  });

  it('has wallets of the well-known assets and one of an unknown code', () => {
    const assets = new Set(demo.wallets.map(({ asset }) => asset));
    expect([...assets].sort()).toEqual(
      ['BTC', 'ETH', 'POLYGON', 'SOL', 'TDEP', 'USDC_ERC20', 'XRP'].sort(),
    );
  });

  it('has a look-alike pair: same first and last four digits, another middle', () => {
    const ends = (address: string) => `${address.slice(0, 6)}${address.slice(-4)}`;
    const target = walletAddresses[0] ?? '';
    const alike = walletAddresses.filter((address) => ends(address) === ends(target));
    expect(alike.length).toBe(2);
    expect(new Set(alike).size).toBe(2);
  });

  it('has one ETH address under two names and one that differs in case only', () => {
    const ethereum = demo.wallets.filter(({ asset }) => asset === 'ETH');
    const exact = new Set(ethereum.map(({ walletAddress }) => walletAddress));
    const folded = new Set([...exact].map((address) => address.toLowerCase()));
    expect(ethereum.length - exact.size).toBe(1);
    expect(exact.size - folded.size).toBe(1);
  });

  it('has addresses in lower and in upper case', () => {
    expect(walletAddresses.filter((address) => /^0x[0-9a-f]{40}$/.test(address)).length).toBe(2);
    expect(walletAddresses.filter((address) => /^0x[0-9A-F]{40}$/.test(address)).length).toBe(1);
  });

  it('has contracts by own wallets, an own contract, a stranger, a service and nobody', () => {
    const deployers = demo.smartContracts.map(({ deployedBy }) => deployedBy);
    const own = deployers.filter((by) => by !== undefined && walletAddresses.includes(by));
    const factory = named('Vesting factory')?.address;
    const strangers = deployers.filter(
      (by) => by?.startsWith('0x') && ![...walletAddresses, ...contractAddresses].includes(by),
    );
    expect(own.length).toBe(31);
    expect(deployers.filter((by) => by === factory).length).toBe(2);
    expect(strangers.length).toBe(1);
    expect(deployers.filter((by) => by === 'custody-provisioning-service').length).toBe(1);
    expect(deployers.filter((by) => by === undefined).length).toBe(1);
  });

  it('dates one contract in the future, one before 2015 and one not at all', () => {
    const dates = demo.smartContracts.map(({ deployedAt }) => deployedAt);
    const given = dates.filter((date) => date !== undefined);
    expect(dates.length - given.length).toBe(1);
    expect(given.filter((date) => Date.parse(date) > nowMs).length).toBe(1);
    expect(given.filter((date) => date < '2015').length).toBe(1);
    expect(given.filter((date) => new Date(date).toISOString() !== date)).toEqual([]);
  });
});

describe('a big account', () => {
  const options = { wallets: 1_000, contracts: 1_000, seed: 7 };

  it('is the same for the same seed and another for another', () => {
    expect(bigAccount(options)).toEqual(bigAccount(options));
    expect(bigAccount({ ...options, seed: 8 })).not.toEqual(bigAccount(options));
  });

  it('holds 100,000 wallets and 100,000 contracts, each with its own id or address', () => {
    const { wallets, smartContracts } = bigAccount({ wallets: 1e5, contracts: 1e5, seed: 1 });
    expect(new Set(wallets.map(({ id }) => id)).size).toBe(100_000);
    expect(new Set(smartContracts.map(({ address }) => address)).size).toBe(100_000);
  });

  it('has well-formed addresses and dates, and deployers of both kinds', () => {
    const { wallets, smartContracts } = bigAccount(options);
    const own = new Set(wallets.map(({ walletAddress }) => walletAddress));
    const byOwn = smartContracts.filter(({ deployedBy }) => own.has(deployedBy));
    expect([...own].filter((address) => !/^0x[0-9a-f]{40}$/.test(address))).toEqual([]);
    expect(smartContracts.filter(({ deployedAt }) => !/\.\d{3}Z$/.test(deployedAt))).toEqual([]);
    expect(byOwn.length).toBeGreaterThan(700);
    expect(byOwn.length).toBeLessThan(900);
  });

  it('may have no wallets at all', () => {
    expect(bigAccount({ wallets: 0, contracts: 3, seed: 1 }).smartContracts.length).toBe(3);
  });
});

describe('a hostile account', () => {
  const account = hostileAccount();

  it('has every hostile text in every field of a wallet and of a contract', () => {
    for (const text of Object.values(hostileTexts)) {
      const uses = (record: object) => Object.values(record).every((value) => value === text);
      expect(account.wallets.filter(uses).length).toBe(1);
      expect(account.smartContracts.filter(uses).length).toBe(1);
    }
  });

  it('has names of 1 MB and good neighbours', () => {
    expect(account.wallets.at(-1)?.walletName.length).toBe(1024 * 1024);
    expect(account.smartContracts.at(-1)?.name.length).toBe(1024 * 1024);
    expect(account.wallets[0]?.walletName).toBe('Operating account Zürich');
  });

  it('survives the way through JSON unchanged', () => {
    expect(JSON.parse(JSON.stringify(account))).toEqual(account);
  });
});
