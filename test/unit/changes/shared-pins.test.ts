import { describe, expect, it } from 'vitest';
import { rowMarks } from '../../../shared/activity';
import { smallAccount, smallContract } from '../../service/small-account';
import { wallet, withWallets, x, y, z } from './one-wallet';
import { baselineHarness } from './baseline-harness';

/** One wallet with two assets. Both have the same address until a test changes it. */
const walletAt = (eth: unknown, usdc: unknown) =>
  withWallets(
    wallet({ asset: 'ETH', walletAddress: eth }),
    wallet({ asset: 'USDC', walletAddress: usdc }),
  );

describe('records with one id and one address', () => {
  it('have one alarm for each changed address, which is blocked, listed once and acknowledged for its own record', async () => {
    const { take, acknowledge, isBlocked, marks, history } = baselineHarness().start();
    await take(walletAt(x, x));
    const { alarms } = await take(walletAt(y, z));
    expect(alarms).toMatchObject([
      { asset: 'ETH', before: x, after: y, row: 0 },
      { asset: 'USDC', before: x, after: z, row: 1 },
    ]);
    expect([await isBlocked(y), await isBlocked(z)]).toEqual([true, true]);
    for (let time = 0; time < 3; time += 1) await take(walletAt(y, z));
    expect((await history({ kinds: ['alarm'] })).total).toBe(2);

    const left = await acknowledge([Number(alarms[1]?.number)]);
    expect(left.alarms).toMatchObject([{ number: alarms[0]?.number, after: y, row: 0 }]);
    expect([await isBlocked(y), await isBlocked(z)]).toEqual([true, false]);
    expect((await marks('wallets'))?.[0]).toBe(rowMarks.alarm);
    expect((await take(walletAt(y, z))).alarms).toMatchObject([{ before: x, after: y }]);
  });

  it('share one alarm and one acknowledgement if they change alike', async () => {
    const { take, acknowledge, isBlocked } = baselineHarness().start();
    await take(walletAt(x, x));
    const { alarms } = await take(walletAt(y, y));
    expect(alarms).toMatchObject([{ before: x, after: y }]);
    expect((await acknowledge(null)).alarmCount).toBe(0);
    expect((await take(walletAt(y, y))).alarmCount).toBe(0);
    expect(await isBlocked(y)).toBe(false);
    // The acknowledged address now counts as right for both.
    expect((await take(walletAt(y, x))).alarms).toMatchObject([{ before: y, after: x, row: 1 }]);
  });

  it("keep one record's alarm when the other changes again, whose alarm stays the same with a new value", async () => {
    const { take, history } = baselineHarness().start();
    await take(walletAt(x, x));
    const { alarms: before } = await take(walletAt(y, z));
    const { alarms } = await take(walletAt('elsewhere', z));
    expect(alarms).toMatchObject([
      { number: before[0]?.number, asset: 'ETH', after: 'elsewhere' },
      { number: before[1]?.number, asset: 'USDC', after: z },
    ]);
    expect((await history({ kinds: ['alarm'] })).total).toBe(3);
  });

  it.each([
    ['first', walletAt(x, z), [true, false]],
    ['second', walletAt(y, x), [false, true]],
  ] as const)('report for the %s that its value is back', async (_which, back, reverted) => {
    const { take } = baselineHarness().start();
    await take(walletAt(x, x));
    await take(walletAt(y, z));
    const { alarms } = await take(back);
    expect(alarms.map(({ isReverted }) => isReverted)).toEqual(reverted);
  });

  it('are acknowledged with the last shown address if there is none now', async () => {
    const { take, acknowledge } = baselineHarness().start();
    await take(walletAt(x, x));
    await take(walletAt(y, z));
    await take(walletAt(null, z));
    expect((await acknowledge(null)).alarmCount).toBe(0);
    expect((await take(walletAt(y, z))).alarmCount).toBe(0);
  });
});

it('a contract on two chains has an alarm for each changed deployer', async () => {
  const { take } = baselineHarness().start();
  const deployedBy = (one: string, other: string) => ({
    ...smallAccount,
    smartContracts: [
      { ...smallContract, asset: 'ETH', deployedBy: one },
      { ...smallContract, asset: 'POLYGON', deployedBy: other },
    ],
  });
  await take(deployedBy(x, x));
  expect((await take(deployedBy(y, z))).alarms).toMatchObject([
    { asset: 'ETH', field: 'deployedBy', after: y },
    { asset: 'POLYGON', field: 'deployedBy', after: z },
  ]);
});

it('agreeing to a deployer that is missing just now leaves the record that still has the known one', async () => {
  const { take, acknowledge } = baselineHarness().start();
  const both = (stays: object, moves: object) => ({
    ...smallAccount,
    smartContracts: [
      { ...smallContract, asset: 'POLYGON', type: 'Vault', deployedBy: x, ...stays },
      { ...smallContract, deployedBy: x, ...moves },
    ],
  });
  const moved = { type: 'Proxy', deployedBy: y };
  await take(both({}, {}));
  await take(both({}, moved));
  const missing = { ...moved, name: 'Renamed', deployedBy: '' };
  expect((await take(both({ type: '' }, missing))).alarmCount).toBe(2);
  await acknowledge(null);
  expect((await take(both({}, moved))).alarmCount).toBe(0);
});

it('an address of several records is blocked for each of them while one has an alarm about it', async () => {
  const at = (...addresses: readonly string[]) =>
    withWallets(
      ...addresses.map((walletAddress, place) =>
        wallet({ id: `${place}`, walletName: `${place}`, walletAddress }),
      ),
    );
  const { take, acknowledge, rowBlockedBy } = baselineHarness().start();
  const blocked = () => Promise.all([0, 1, 2].map(rowBlockedBy));
  await take(at(x, z, y));
  expect(await blocked()).toEqual([null, null, null]);
  await take(at(y, z, y));
  expect(await blocked()).toEqual(['alarm', null, 'alarm']);
  await acknowledge(null);
  expect(await blocked()).toEqual([null, null, null]);
});
