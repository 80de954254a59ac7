import { describe, expect, it } from 'vitest';
import type { KeptAlarm } from '../../../electron/reader/changes/baseline';
import { lineOfAlarm, toldLine } from '../../../electron/reader/changes/history';
import { rowMarks } from '../../../shared/activity';
import { namedAccount } from '../../service/impostors';
import { smallAccount, smallContract, smallWallet } from '../../service/small-account';
import { remembering } from './remembering';

const { walletAddress: first } = smallWallet;
const meanwhile = '0x52908400098527886E0F7030069857D2E4169EE7';
const moved = { ...smallAccount, wallets: [{ ...smallWallet, walletAddress: meanwhile }] };

describe('an alarm whose value has gone back', () => {
  it('is counted as such, and about its record, which is not marked', async () => {
    const { take, alarmsOf, marks, isBlocked } = remembering().start();
    await take(smallAccount);
    expect((await take(moved)).revertedCount).toBe(0);
    const { alarms, alarmCount, revertedCount } = await take(smallAccount);
    expect([alarmCount, revertedCount]).toEqual([1, 1]);
    expect(alarms).toMatchObject([{ row: 0, isReverted: true }]);
    expect(await alarmsOf('wallets', 0)).toMatchObject([{ before: first, after: meanwhile }]);
    expect(await marks('wallets')).toEqual([]);
    expect([await isBlocked(first), await isBlocked(meanwhile)]).toEqual([false, true]);
  });

  it('marks its contract, whose address stays blocked', async () => {
    const { take, alarmsOf, marks, isBlocked } = remembering().start();
    await take(smallAccount);
    await take({ ...smallAccount, smartContracts: [{ ...smallContract, deployedBy: meanwhile }] });
    await take(smallAccount);
    expect(await alarmsOf('contracts', 0)).toMatchObject([{ isReverted: true }]);
    expect(await marks('contracts')).toEqual([rowMarks.alarm]);
    expect(await isBlocked(smallContract.address)).toBe(true);
  });

  it('is told as what it was and what it is, and leads to the record', async () => {
    const { take, history } = remembering().start();
    await take(smallAccount);
    await take(moved);
    await take(smallAccount);
    expect((await history({ kinds: ['alarm', 'reverted'] })).entries).toMatchObject([
      {
        ...{ kind: 'reverted', address: first, row: 0 },
        fields: [{ field: 'walletAddress', before: meanwhile, after: first }],
      },
      { kind: 'alarm', fields: [{ before: first, after: meanwhile }] },
    ]);
  });

  it('is told once, and is no change beside', async () => {
    const { take, history } = remembering().start();
    await take(smallAccount);
    await take(moved);
    expect(await take(smallAccount)).toMatchObject({ freshBeside: 0 });
    const { entries } = await history();
    expect(entries.map(({ kind }) => kind)).toEqual(['reverted', 'alarm', 'begun']);
  });

  it('is about no other record that has always had the value that was there meanwhile', async () => {
    const other = {
      ...smallWallet,
      id: 'other',
      walletName: 'Suppliers',
      walletAddress: meanwhile,
    };
    const [calm, swapped] = [
      { ...smallAccount, wallets: [smallWallet, other] },
      { ...smallAccount, wallets: [{ ...smallWallet, walletAddress: meanwhile }, other] },
    ];
    const { take, alarmsOf, marks } = remembering().start();
    await take(calm);
    await take(swapped);
    const { alarms } = await take(calm);
    expect(alarms).toMatchObject([{ row: 0, isReverted: true }]);
    expect([await alarmsOf('wallets', 0), await alarmsOf('wallets', 1)]).toEqual([alarms, []]);
    expect(await marks('wallets')).toEqual([]);
    // Nor when its own record is gone.
    await take(swapped);
    const gone = await take({ ...smallAccount, wallets: [other] });
    expect(gone.alarms).toMatchObject([{ row: null, isReverted: false }]);
    expect(await alarmsOf('wallets', 0)).toEqual([]);
  });

  it('is not raised anew where there is no value at all', async () => {
    const { take, history } = remembering().start();
    await take(smallAccount);
    await take(moved);
    await take(smallAccount);
    const none = { ...smallAccount, wallets: [{ ...smallWallet, walletAddress: null }] };
    expect(await take(none)).toMatchObject({ alarmCount: 1, revertedCount: 1 });
    await take(smallAccount);
    expect((await history({ kinds: ['alarm', 'reverted'] })).total).toBe(2);
    expect(await take(moved)).toMatchObject({ alarmCount: 1, revertedCount: 0 });
  });

  it('stays with its record while that has no value, until it is acknowledged there', async () => {
    const { take, alarmsOf, marks, acknowledge, history } = remembering().start();
    await take(smallAccount);
    await take(moved);
    for (const nothing of [null, '']) {
      const wallets = [{ ...smallWallet, walletAddress: nothing }];
      const { alarms } = await take({ ...smallAccount, wallets });
      expect(alarms).toMatchObject([{ row: 0, isReverted: false, after: meanwhile }]);
      expect(await alarmsOf('wallets', 0)).toEqual(alarms);
      expect(await marks('wallets')).toEqual([rowMarks.alarm]);
    }
    expect((await history({ kinds: ['alarm'] })).entries).toMatchObject([{ row: 0 }]);
    expect(await acknowledge([1])).toMatchObject({ alarmCount: 0 });
    expect((await take(moved)).alarmCount).toBe(0);
  });

  it('is acknowledged without anything being agreed to', async () => {
    const { take, acknowledge, history } = remembering().start();
    await take(smallAccount);
    await take(moved);
    await take(smallAccount);
    await acknowledge([1], 'asked');
    expect((await history({ kinds: ['acknowledged'] })).total).toBe(0);
    expect((await history({ kinds: ['settled'] })).entries).toMatchObject([
      { address: first, reason: 'asked', fields: [{ before: meanwhile, after: first }] },
    ]);
    expect((await history({ kinds: ['alarm', 'settled'] })).entries).toMatchObject([
      { kind: 'alarm', outcome: { waiting: null, isReverted: true, reason: 'asked' } },
    ]);
    expect((await take(moved)).alarmCount).toBe(1);
  });

  it('says nothing of a known record that is still gone', async () => {
    const account = namedAccount(12, 4);
    const [known = {}, ...rest] = account.wallets;
    const { take, history } = remembering().start();
    await take(account);
    await take({ ...account, wallets: [{ ...known, id: 'x', walletAddress: meanwhile }, ...rest] });
    const gone = await take({ ...account, wallets: rest });
    expect((await history({ kinds: ['reverted'] })).total).toBe(0);
    expect(gone).toMatchObject({ revertedCount: 1, knownGoneCount: 1 });
    expect(gone.alarms).toMatchObject([{ isReverted: true, isKnownGone: true }]);
    expect(await take(account)).toMatchObject({ revertedCount: 1, knownGoneCount: 0 });
  });
});

it('is told the right way round in lines of earlier versions, too', () => {
  const alarm: KeptAlarm = {
    ...{ list: 'wallets', key: 'Iw', name: 'Second', asset: 'ETH', address: meanwhile },
    ...{ field: 'walletAddress', before: first, after: meanwhile, noticedAt: 1, number: 1 },
    ...{ knownBy: 'same', isReverted: true, isKnownGone: false },
  };
  const written = lineOfAlarm(5, 'reverted', alarm);
  expect(written).toMatchObject({ address: meanwhile, fields: [{ before: first }] });
  expect(toldLine(written)).toMatchObject({
    address: first,
    fields: [{ before: meanwhile, after: first }],
  });
  const change = lineOfAlarm(5, 'alarm', alarm);
  expect(toldLine(change)).toBe(change);
});
