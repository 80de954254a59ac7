import { expect, it } from 'vitest';
import { hasUntold } from '../../../renderer/features/changes/count-of';
import { otherAddress, coldStorage, smallAccount, smallWallet } from '../../service/small-account';
import { baselineHarness } from './baseline-harness';
import { at, ops, wallet, withWallets } from './few-wallets';

const account = { ...smallAccount, wallets: [smallWallet, coldStorage] };
const replaced = {
  ...account,
  wallets: [smallWallet, { ...coldStorage, id: 'new', walletAddress: otherAddress }],
};

it('a record that was replaced under its name is told once, by the alarm, unless alarms are not asked for', async () => {
  const { take, history, acknowledge } = baselineHarness().start();
  const kinds = async (filter = {}) => (await history(filter)).entries.map(({ kind }) => kind);
  await take(account);
  expect(await take(replaced)).toMatchObject({ fresh: 1, freshBeside: 0, alarmCount: 1 });
  expect(await kinds()).toEqual(['alarm', 'begun']);
  expect((await history()).total).toBe(2);
  expect(await kinds({ kinds: ['added'] })).toEqual(['added']);
  expect(await kinds({ kinds: ['removed'] })).toEqual(['removed']);
  const agreed = await acknowledge(null);
  expect([agreed.fresh, hasUntold(agreed)]).toEqual([0, false]);
  expect(await kinds()).toEqual(['alarm', 'begun']);
});

it('a replacement that is undone is told once, too', async () => {
  const { take, history } = baselineHarness().start();
  await take(account);
  await take(replaced);
  await take(account);
  expect((await history()).entries.map(({ kind }) => kind)).toEqual(['reverted', 'alarm', 'begun']);
});

it('a new record beside the one whose id it has is told beside the alarm', async () => {
  const { take, history } = baselineHarness().start();
  await take(account);
  const twin = { ...coldStorage, walletAddress: otherAddress };
  await take({ ...account, wallets: [...account.wallets, twin] });
  expect((await history()).entries.map(({ kind }) => kind)).toEqual(['added', 'alarm', 'begun']);
});

it('other records that came and went with the addresses of an alarm are told beside it', async () => {
  const { take, history } = baselineHarness().start();
  await take(withWallets(ops, wallet('gone', 'Reserve', ops.walletAddress)));
  const moved = { ...ops, walletAddress: at('6') };
  const { fresh, toldByAlarms } = await take(withWallets(moved, wallet('new', 'New', at('6'))));
  expect([fresh, toldByAlarms]).toEqual([3, 0]);
  const kinds = (await history()).entries.map(({ kind }) => kind);
  expect(kinds.toSorted()).toEqual(['added', 'alarm', 'begun', 'removed']);
});

it('an alarm tells of its own record only, where wallets of several assets share an address', async () => {
  const { take, history } = baselineHarness().start();
  const token = { ...coldStorage, id: 'token', asset: 'USDC' };
  const gone = { ...coldStorage, id: 'gone', asset: 'DAI', walletName: 'Savings' };
  const moved = { id: 'new', walletAddress: otherAddress };
  await take({ ...account, wallets: [smallWallet, gone, coldStorage, token] });
  await take({ ...replaced, wallets: [...replaced.wallets, { ...token, ...moved, id: 'other' }] });
  expect((await history()).entries.map(({ kind, asset }) => [kind, asset])).toEqual([
    ['removed', 'DAI'],
    ['alarm', 'USDC'],
    ['alarm', 'ETH'],
    ['begun', null],
  ]);
});
