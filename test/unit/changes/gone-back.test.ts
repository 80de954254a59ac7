import { describe, expect, it } from 'vitest';
import { lineOfAlarm, toldLine } from '../../../electron/reader/changes/history';
import { rowMarks } from '../../../shared/activity';
import { namedAccount } from '../../service/answer-changes';
import { smallAccount, smallContract } from '../../service/small-account';
import { keptAlarm, moved, movedTo, wallet, withWallets, x, y } from './one-wallet';
import { baselineHarness } from './baseline-harness';

/** The activity after an alarm was raised and its value went back. */
const wentBack = async () => {
  const run = baselineHarness().start();
  await run.take(smallAccount);
  expect((await run.take(moved)).revertedCount).toBe(0);
  return { ...run, told: await run.take(smallAccount) };
};

describe('an alarm whose value has gone back', () => {
  it('is counted as reverted and belongs to its record, which is not marked', async () => {
    const { told, alarmsOf, marks, isBlocked } = await wentBack();
    expect(told).toMatchObject({ alarmCount: 1, revertedCount: 1, freshBeside: 0 });
    expect(told.alarms).toMatchObject([{ row: 0, isReverted: true }]);
    expect(await alarmsOf('wallets', 0)).toMatchObject([{ before: x, after: y }]);
    expect(await marks('wallets')).toEqual([]);
    expect([await isBlocked(x), await isBlocked(y)]).toEqual([false, true]);
  });

  it('is listed once, with the value it had and the value it has, and leads to the record', async () => {
    const { history } = await wentBack();
    expect((await history()).entries).toMatchObject([
      {
        kind: 'reverted',
        address: x,
        row: 0,
        fields: [{ field: 'walletAddress', before: y, after: x }],
      },
      { kind: 'alarm', fields: [{ before: x, after: y }] },
      { kind: 'begun' },
    ]);
  });

  it('marks its contract, whose address stays blocked', async () => {
    const { take, alarmsOf, marks, isBlocked } = baselineHarness().start();
    await take(smallAccount);
    await take({ ...smallAccount, smartContracts: [{ ...smallContract, deployedBy: y }] });
    await take(smallAccount);
    expect(await alarmsOf('contracts', 0)).toMatchObject([{ isReverted: true }]);
    expect(await marks('contracts')).toEqual([rowMarks.alarm]);
    expect(await isBlocked(smallContract.address)).toBe(true);
  });

  it('does not belong to another record that has always had the temporary value', async () => {
    const other = wallet({ id: 'other', walletName: 'Suppliers', walletAddress: y });
    const calm = withWallets(wallet(), other);
    const swapped = withWallets(wallet({ walletAddress: y }), other);
    const { take, alarmsOf, marks } = baselineHarness().start();
    await take(calm);
    await take(swapped);
    const { alarms } = await take(calm);
    expect(alarms).toMatchObject([{ row: 0, isReverted: true }]);
    expect([await alarmsOf('wallets', 0), await alarmsOf('wallets', 1)]).toEqual([alarms, []]);
    expect(await marks('wallets')).toEqual([]);
    // Nor when its own record is gone.
    await take(swapped);
    const gone = await take(withWallets(other));
    expect(gone.alarms).toMatchObject([{ row: null, isReverted: false }]);
    expect(await alarmsOf('wallets', 0)).toEqual([]);
  });

  it('is not raised again when the value is missing', async () => {
    const { take, history } = await wentBack();
    expect(await take(movedTo(null))).toMatchObject({ alarmCount: 1, revertedCount: 1 });
    await take(smallAccount);
    expect((await history({ kinds: ['alarm', 'reverted'] })).total).toBe(2);
    expect(await take(moved)).toMatchObject({ alarmCount: 1, revertedCount: 0 });
  });

  it('stays with its record while the value is missing, until it is acknowledged', async () => {
    const { take, alarmsOf, marks, acknowledge, history } = baselineHarness().start();
    await take(smallAccount);
    await take(moved);
    for (const nothing of [null, '']) {
      const { alarms } = await take(movedTo(nothing));
      expect(alarms).toMatchObject([{ row: 0, isReverted: false, after: y }]);
      expect(await alarmsOf('wallets', 0)).toEqual(alarms);
      expect(await marks('wallets')).toEqual([rowMarks.alarm]);
    }
    expect((await history({ kinds: ['alarm'] })).entries).toMatchObject([{ row: 0 }]);
    expect(await acknowledge([1])).toMatchObject({ alarmCount: 0 });
    expect((await take(moved)).alarmCount).toBe(0);
  });

  it('is acknowledged without accepting a new value', async () => {
    const { take, acknowledge, history } = await wentBack();
    await acknowledge([1], 'asked');
    expect((await history({ kinds: ['acknowledged'] })).total).toBe(0);
    expect((await history({ kinds: ['settled'] })).entries).toMatchObject([
      { address: x, reason: 'asked', fields: [{ before: y, after: x }] },
    ]);
    expect((await history({ kinds: ['alarm', 'settled'] })).entries).toMatchObject([
      { kind: 'alarm', outcome: { waiting: null, isReverted: true, reason: 'asked' } },
    ]);
    expect((await take(moved)).alarmCount).toBe(1);
  });

  it('reports no reverted value for a known record that is still missing', async () => {
    const account = namedAccount(12, 4);
    const [known = {}, ...rest] = account.wallets;
    const { take, history, acknowledge } = baselineHarness().start();
    await take(account);
    const inPlace = { ...known, id: 'x', walletAddress: y };
    await take({ ...account, wallets: [inPlace, ...rest] });
    const gone = await take({ ...account, wallets: rest });
    expect((await history({ kinds: ['reverted'] })).total).toBe(0);
    expect(gone).toMatchObject({ revertedCount: 1, knownGoneCount: 1 });
    expect(gone.alarms).toMatchObject([{ isReverted: true, isKnownGone: true }]);
    expect(await take(account)).toMatchObject({ revertedCount: 1, knownGoneCount: 0 });
    // Acknowledged while the record is missing, the first-seen value is still valid when the record is back.
    await take({ ...account, wallets: rest });
    await acknowledge(null);
    expect((await take(account)).alarmCount).toBe(0);
    expect((await take({ ...account, wallets: [inPlace, ...rest] })).alarmCount).toBe(1);
  });
});

it('lines of earlier versions also show a reverted value in the right order', () => {
  const alarm = keptAlarm({ isReverted: true });
  const written = lineOfAlarm(5, 'reverted', alarm);
  expect(written).toMatchObject({ address: y, fields: [{ before: x }] });
  expect(toldLine(written)).toMatchObject({
    address: x,
    fields: [{ before: y, after: x }],
  });
  const change = lineOfAlarm(5, 'alarm', alarm);
  expect(toldLine(change)).toBe(change);
});
