import { describe, expect, it } from 'vitest';
import type { Activity } from '../../../shared/activity';
import { fail } from '../../../shared/failure';
import { smallAccount, smallContract, smallWallet } from '../../service/small-account';
import { moved, movedTo, wallet, withWallets, x, y, z } from './one-wallet';
import { baselineHarness } from './baseline-harness';

const withContract = (changes: object) => ({
  ...smallAccount,
  smartContracts: [{ ...smallContract, ...changes }],
});

describe('a first-seen address', () => {
  it('raises an alarm with both values when it changes, and the new address is blocked', async () => {
    const { take, isBlocked, marks } = baselineHarness().start();
    await take(smallAccount);
    expect(await isBlocked(y)).toBe(false);
    const { alarms, alarmCount } = await take(moved);
    expect(alarmCount).toBe(1);
    expect(alarms[0]).toMatchObject({
      number: 1,
      list: 'wallets',
      name: smallWallet.walletName,
      field: 'walletAddress',
      before: x,
      after: y,
      noticedAt: 3000,
      isReverted: false,
    });
    expect([await isBlocked(y), await isBlocked(x)]).toEqual([true, false]);
    expect(await marks('wallets')).toEqual([4]);
  });

  it('is replaced only by the value that was shown, and not by a later one', async () => {
    const harness = baselineHarness();
    const { baselines, take, activity, markSeen, dismiss, isBlocked } = harness.start();
    const { profileId } = harness;
    await take(smallAccount);
    const shown = await take(moved);
    const newer = await take(movedTo(z));
    // The alarm stays one, from the pinned to the newest value.
    expect(newer.alarms).toMatchObject([{ number: 1, before: x, after: z, noticedAt: 3000 }]);
    const agreeTo = ({ version }: Activity, numbers: readonly number[] | null) =>
      baselines.handlers.acknowledge({ profileId, version, numbers, reason: null });
    for (const numbers of [[1], null]) {
      expect(await agreeTo(shown, numbers)).toEqual(fail('ANSWER_REPLACED'));
    }
    expect((await activity()).alarms).toEqual(newer.alarms);
    expect(await isBlocked(z)).toBe(true);
    // These two calls concern no alarm, so the version stays valid.
    await markSeen();
    await dismiss('a b', true);
    expect(await agreeTo(newer, [1])).toMatchObject({ value: { alarmCount: 0 } });
    expect(await isBlocked(z)).toBe(false);
  });

  it('is reported with the minute it was received, across runs; an acknowledged address has no minute', async () => {
    const harness = baselineHarness();
    harness.edges.time = 7.5 * 60_000;
    const { take: takeFirst, markSeen } = harness.start();
    await takeFirst(smallAccount);
    await markSeen();
    const { take, acknowledge } = harness.start();
    expect((await take(moved)).alarms).toMatchObject([{ before: x, firstSeenAt: 7 * 60_000 }]);
    await acknowledge([1]);
    expect((await take(movedTo(z))).alarms).toMatchObject([{ before: y, firstSeenAt: null }]);
  });

  it('keeps its alarm across answers, failures, runs and renames, until it is acknowledged', async () => {
    const harness = baselineHarness();
    const first = harness.start();
    await first.take(smallAccount);
    await first.take(moved);
    await first.take(withWallets(wallet({ walletAddress: y, walletName: 'Other' })));
    const second = harness.start();
    expect((await second.activity()).alarmCount).toBe(1);
    expect(await second.isBlocked(y)).toBe(true);
    const { alarms } = await second.acknowledge([1], 'asked by telephone');
    expect(alarms).toEqual([]);
    const acknowledged = {
      kind: 'acknowledged',
      at: harness.edges.time,
      fields: [{ before: x, after: y }],
      reason: 'asked by telephone',
    };
    const { entries } = await second.history({ kinds: ['acknowledged'] });
    expect(entries).toMatchObject([acknowledged]);
    expect(await second.isBlocked(y)).toBe(false);
    const third = harness.start();
    const activity = await third.take(moved);
    expect(activity.alarmCount).toBe(0);
    expect((await third.history({ kinds: ['acknowledged'] })).total).toBe(1);
    // Now y is pinned.
    expect((await third.take(smallAccount)).alarms).toMatchObject([{ before: y, after: x }]);
  });

  it("that was replaced stays known for its wallet, whatever the wallet's name becomes", async () => {
    const harness = baselineHarness();
    const other = wallet({ id: 'other', walletName: 'Other', walletAddress: z });
    const { take, acknowledge, hasMoved } = harness.start();
    await take(withWallets(wallet(), other));
    await take(withWallets(wallet({ walletAddress: y }), other));
    expect(await hasMoved(0)).toBe(false);
    await acknowledge([1]);
    expect([await hasMoved(0), await hasMoved(1)]).toEqual([true, false]);
    await take(withWallets(wallet({ walletAddress: y, walletName: 'Renamed' }), other));
    expect([await hasMoved(0), await hasMoved(1)]).toEqual([true, false]);
    const again = harness.start();
    await again.take(withWallets(other, wallet({ walletAddress: y, walletName: 'Renamed' })));
    expect([await again.hasMoved(0), await again.hasMoved(1)]).toEqual([false, true]);
  });

  it('stays pinned when it is seen, missing, null, or gone for a while', async () => {
    const { take, markSeen } = baselineHarness().start();
    await take(smallAccount);
    for (const between of [
      withWallets(),
      withWallets(null),
      { ...smallAccount, wallets: null },
      { ...smallAccount, wallets: 'x' },
      movedTo(null),
      movedTo(''),
      movedTo('  '),
    ]) {
      expect((await take(between)).alarmCount).toBe(0);
      await markSeen();
    }
    expect((await take(moved)).alarms).toMatchObject([{ before: x, after: y }]);
  });

  it('is the same without 0x, also for a record known by its address alone', async () => {
    const answerWith = (address: string) => ({
      ...withWallets(
        wallet({ walletAddress: address }),
        wallet({ id: null, walletAddress: address }),
      ),
      smartContracts: [{ ...smallContract, address, deployedBy: address }],
    });
    const { take } = baselineHarness().start();
    await take(answerWith(x));
    const { alarmCount, counts } = await take(answerWith(x.slice(2)));
    const none = { added: 0, removed: 0, renamed: 0, changed: 0 };
    expect([alarmCount, counts]).toEqual([0, { wallets: none, contracts: none }]);
  });

  it('made of hexadecimal digits ignores case; any other address does not', async () => {
    const { take } = baselineHarness().start();
    await take(smallAccount);
    const lower = await take(movedTo(x.toLowerCase()));
    expect([lower.alarmCount, lower.counts.wallets.changed]).toEqual([0, 0]);
    const other = wallet({ id: 'btc', walletAddress: '1BoatSLRHtKNngkdXEeobR76b53LETtpyT' });
    await take(withWallets(smallWallet, other));
    const changed = { ...other, walletAddress: other.walletAddress.toLowerCase() };
    expect((await take(withWallets(smallWallet, changed))).alarmCount).toBe(1);
  });

  it('that is no text is pinned as it is', async () => {
    const { take } = baselineHarness().start();
    await take(movedTo(12));
    expect((await take(movedTo('12'))).alarms).toMatchObject([
      { before: { raw: '12' }, after: '12' },
    ]);
  });

  it('that was missing at first is pinned when it comes', async () => {
    const { take } = baselineHarness().start();
    await take(movedTo(null));
    expect((await take(smallAccount)).alarmCount).toBe(0);
    expect((await take(moved)).alarmCount).toBe(1);
  });
});

describe('type and deployer of a contract', () => {
  it.each([
    ['type', 'Proxy', smallContract.type],
    ['deployedBy', y, smallContract.deployedBy],
  ])('raise an alarm: %s', async (field, after, before) => {
    const { take, isBlocked } = baselineHarness().start();
    await take(smallAccount);
    const { alarms } = await take(withContract({ [field]: after }));
    expect(alarms).toMatchObject([{ list: 'contracts', field, before, after }]);
    expect(await isBlocked(smallContract.address)).toBe(true);
  });

  it('raise no alarm when they go missing, and name and date never raise one', async () => {
    const { take } = baselineHarness().start();
    await take(smallAccount);
    const changes = { type: null, deployedBy: undefined, name: 'x', deployedAt: null };
    const { alarmCount, counts } = await take(withContract(changes));
    expect([alarmCount, counts.contracts.changed]).toEqual([0, 1]);
  });
});

describe('wallets that share an id', () => {
  const [eth, btc] = [wallet(), wallet({ asset: 'BTC', walletAddress: '1BoatSLRHtKNngkdXEeobR' })];

  it('raise no alarm in another order, when one is left out, or when it is back', async () => {
    const { take } = baselineHarness().start();
    await take(withWallets(eth, btc));
    for (const wallets of [[btc, eth], [btc], [eth], [eth, btc]]) {
      expect((await take(withWallets(...wallets))).alarmCount).toBe(0);
    }
  });

  it('raise an alarm when the address of one asset changes', async () => {
    const { take } = baselineHarness().start();
    await take(withWallets(eth, btc));
    const { alarms } = await take(withWallets(btc, wallet({ walletAddress: y })));
    expect(alarms).toMatchObject([{ before: x, after: y }]);
  });
});

it('wallets without an id are recognised by their address, and without an address by all their values', async () => {
  const { take } = baselineHarness().start();
  const [bare, blank] = [wallet({ id: null }), wallet({ id: '', walletAddress: null })];
  await take(withWallets(bare, blank));
  const renamed = { ...bare, walletName: 'Other' };
  const { counts, alarmCount } = await take(withWallets({ ...blank, walletName: 'x' }, renamed));
  expect(counts.wallets).toEqual({ added: 1, removed: 1, renamed: 1, changed: 0 });
  expect(alarmCount).toBe(0);
});

it('an address that became a number is blocked', async () => {
  const { take, isBlocked } = baselineHarness().start();
  await take(smallAccount);
  await take(movedTo(12345678));
  expect([await isBlocked('12345678'), await isBlocked('87654321')]).toEqual([true, false]);
});

it.each([0, 10, 301, 16_000_000])(
  'an address that became JSON is blocked, and so is each text in it, beside a text of %i characters',
  async (length) => {
    const { take, isBlocked } = baselineHarness().start();
    await take(smallAccount);
    const json = { memo: 'm'.repeat(length), address: ['the new one'], note: '"' };
    await take(movedTo(json));
    const asked = [JSON.stringify(json), 'the new one', 'another one'];
    expect(await Promise.all(asked.map(isBlocked))).toEqual([true, true, false]);
  },
);
