import { describe, expect, it } from 'vitest';
import { isFresh } from '../../../shared/activity';
import { namedAccount } from '../../service/answer-changes';
import { smallAccount } from '../../service/small-account';
import { moved, movedTo, wallet, withWallets, y, z } from './one-wallet';
import { baselineHarness } from './baseline-harness';

const w = `0x${'3'.repeat(40)}`;

describe('the outcome of an alarm in the history', () => {
  it('is waiting with a number, then when and why it was acknowledged, in the same line', async () => {
    const harness = baselineHarness();
    const { take, acknowledge, history } = harness.start();
    await take(smallAccount);
    await take(moved);
    expect((await history()).entries).toMatchObject([
      { kind: 'alarm', outcome: { waiting: 1 } },
      { kind: 'begun', outcome: null },
    ]);
    await acknowledge([1], 'asked');
    const { entries, total } = await history();
    expect(total).toBe(2);
    const acknowledgedAt = harness.edges.time;
    const settled = { waiting: null, acknowledgedAt, reason: 'asked', isReverted: false };
    expect(entries[0]?.outcome).toEqual(settled);
    // Without the alarm's line, the acknowledgement is a line of its own.
    expect((await history({ kinds: ['acknowledged'] })).total).toBe(1);
  });

  it('is kept for each change of a value, and a later alarm waits again', async () => {
    const { take, acknowledge, history } = baselineHarness().start();
    await take(smallAccount);
    await take(moved);
    await take(movedTo(z));
    const waiting = { outcome: { waiting: 1 } };
    expect((await history({ list: 'wallets' })).entries).toMatchObject([waiting, waiting]);
    await acknowledge([1]);
    await take(smallAccount);
    const settled = { outcome: { waiting: null } };
    expect((await history({ list: 'wallets' })).entries).toMatchObject([
      { outcome: { waiting: 2 } },
      settled,
      settled,
    ]);
  });

  it('is told apart for several records that replace one record', async () => {
    const account = namedAccount(12, 4);
    const [first = {}, ...rest] = account.wallets;
    const { take, acknowledge, history } = baselineHarness().start();
    await take(account);
    const twin = (walletAddress: string) => ({ ...first, id: walletAddress, walletAddress });
    const { alarms } = await take({ ...account, wallets: [twin(y), twin(z), ...rest] });
    expect(alarms).toHaveLength(2);
    await acknowledge([1]);
    const { entries } = await history({ kinds: ['alarm', 'acknowledged'] });
    const outcomeOf = (after: string) =>
      entries.find(({ fields }) => fields[0]?.after === after)?.outcome;
    expect([outcomeOf(y)?.waiting, outcomeOf(z)?.waiting]).toEqual([null, 2]);
  });

  it.each([
    ['another address', z],
    ['the same address', y],
  ])(
    'is told apart for a moved value and a record added under its id: %s',
    async (_which, walletAddress) => {
      const { take, acknowledge, history } = baselineHarness().start();
      await take(smallAccount);
      const added = wallet({ walletName: 'Added', walletAddress });
      const wallets = [...moved.wallets, added];
      const { alarms } = await take(withWallets(...wallets));
      const [same, twice] = (['same', 'twice'] as const).map((reason) =>
        alarms.find(({ knownBy }) => knownBy === reason),
      );
      const waiting = async () =>
        (await history({ kinds: ['alarm', 'acknowledged'] })).entries
          .map(({ outcome }) => outcome?.waiting)
          .toSorted();
      await acknowledge([twice?.number ?? 0]);
      expect(await waiting()).toEqual([same?.number, null]);
      const movedOn = wallets.map((one) =>
        one.walletName === same?.name ? { ...one, walletAddress: w } : one,
      );
      await take(withWallets(...movedOn));
      expect(await waiting()).toEqual([same?.number, same?.number, null]);
      await acknowledge(null);
      expect(await waiting()).toEqual([null, null, null]);
    },
  );

  it('is waiting for both of two identical records until both are acknowledged', async () => {
    const { take, acknowledge, history } = baselineHarness().start();
    await take(smallAccount);
    const [one] = moved.wallets;
    await take(withWallets(one, one));
    const waiting = async () =>
      (await history()).entries
        .filter(({ kind }) => kind === 'alarm')
        .map(({ outcome }) => outcome?.waiting);
    await acknowledge([2]);
    expect(await waiting()).toEqual([1, 1]);
    await acknowledge([1]);
    expect(await waiting()).toEqual([null, null]);
  });

  it("counts as new only what came since everything was seen, without the user's own actions", async () => {
    const { take, acknowledge, markSeen, activity } = baselineHarness().start();
    await take(smallAccount);
    expect(await take(moved)).toMatchObject({ fresh: 1, freshBeside: 0 });
    const both = await take(withWallets(wallet({ walletName: 'Other', walletAddress: y })));
    expect(both).toMatchObject({ fresh: 2, freshBeside: 1 });
    expect(await acknowledge([1])).toMatchObject({ fresh: 1, freshBeside: 1 });
    await markSeen();
    expect((await activity()).fresh).toBe(0);
  });

  it('is not new once acknowledged, even for many alarms at once, of which 100 are listed', async () => {
    const wallets = (at: string) =>
      Array.from({ length: 2000 }, (_, place) =>
        wallet({
          id: `${place}`,
          walletName: `Desk ${place}`,
          // Fewer than half of them move, so that it is the same account.
          walletAddress: `${place < 900 ? at : 'stays'} ${place}`,
        }),
      );
    const { take, acknowledge, history, isBlocked } = baselineHarness().start();
    await take(withWallets(...wallets('before')));
    const now = withWallets(...wallets('now'));
    const found = await take(now);
    expect(found).toMatchObject({ alarmCount: 900, fresh: 900, freshBeside: 0 });
    expect([found.alarms.length, await isBlocked('now 899')]).toEqual([100, true]);
    expect(await acknowledge(null)).toMatchObject({ alarmCount: 0, fresh: 0 });
    const { entries } = await history({ kinds: ['alarm', 'acknowledged'] });
    expect(entries.filter((entry) => entry.address !== null && isFresh(entry))).toEqual([]);
    expect((await take(now)).alarmCount).toBe(0);
  });

  it('is also shown for a wallet whose id is too long for its lines', async () => {
    const id = '9'.repeat(600);
    const { take, acknowledge, history } = baselineHarness().start();
    await take(withWallets(wallet({ id })));
    await take(withWallets(wallet({ id, walletAddress: y })));
    expect((await history()).entries[0]).toMatchObject({ kind: 'alarm', outcome: { waiting: 1 } });
    expect((await acknowledge([1])).fresh).toBe(0);
    expect((await history()).entries[0]).toMatchObject({ outcome: { waiting: null } });
  });
});
