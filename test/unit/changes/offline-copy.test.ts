import { beforeEach, describe, expect, it } from 'vitest';
import { succeed } from '../../../shared/failure';
import { smallAccount, smallWallet } from '../../service/small-account';
import { moved, movedTo, wallet, withWallets, x, y, z } from './one-wallet';
import { baselineHarness, type BaselineHarness } from './baseline-harness';

let harness: BaselineHarness;
beforeEach(() => {
  harness = baselineHarness();
});

describe('an offline copy', () => {
  it('shows alarms that were raised, and raises alarms that could not be stored before', async () => {
    const first = harness.start();
    await first.take(smallAccount);
    const newer = await first.take(movedTo(z), 'copy');
    expect(newer.alarms).toMatchObject([{ before: x, after: z }]);
    // The alarm already covers the address.
    expect(newer.replacedCount).toBe(0);
    expect(await first.isBlocked(z)).toBe(true);
    const second = harness.start();
    const copy = await second.take(movedTo(z), 'copy');
    expect(copy.alarms).toEqual(newer.alarms);
    expect(await second.marks('wallets')).toEqual([4]);
  });

  it('dated in the future by a clock that was since set back is no newer answer', async () => {
    const first = harness.start();
    await first.take(smallAccount);
    const { alarms } = await first.take(movedTo(z));
    expect(alarms).toMatchObject([{ before: x, after: z, isReverted: false }]);
    harness.edges.ahead = 86_400_000;
    const second = harness.start();
    const copy = await second.take(smallAccount, 'copy');
    expect(copy.alarms).toMatchObject([{ before: x, after: z, isReverted: false }]);
    expect((await second.history()).entries).toHaveLength((await first.history()).entries.length);
  });

  it('older than an alarm does not mark a record that still has its address', async () => {
    const first = harness.start();
    await first.take(smallAccount);
    await first.take(movedTo(z));
    harness.edges.ahead = -3_600_000;
    const second = harness.start();
    const copy = await second.take(smallAccount, 'copy');
    expect(copy.alarms).toMatchObject([{ after: z, row: null }]);
    expect(await second.marks('wallets')).toEqual([]);
  });

  it('older than the baseline raises no alarm', async () => {
    const { take } = harness.start();
    await take(smallAccount);
    const before = harness.edges.time;
    await take(withWallets(smallWallet, wallet({ id: 'other', walletAddress: z })));
    harness.edges.time = before - 5000;
    const old = await take(movedTo(y), 'copy');
    expect(old.alarmCount).toBe(0);
  });

  it('older than an acknowledged change blocks the replaced address', async () => {
    const { take, acknowledge } = harness.start();
    const before = harness.edges.time + 1;
    await take(smallAccount);
    await take(moved);
    await acknowledge(null);
    // The newest copy could not be written, so an older copy is opened.
    harness.edges.ahead = before - harness.edges.time - 1000;
    const next = harness.start();
    expect(await next.take(smallAccount, 'copy')).toMatchObject({
      alarmCount: 0,
      replacedCount: 1,
    });
    expect(await next.isBlocked(`to ${x}`)).toBe(true);
    expect(await next.isBlocked(y)).toBe(false);
    expect(await next.rowBlockedBy(0)).toBe('replaced');
    harness.edges.ahead = 0;
    expect((await next.take(moved)).replacedCount).toBe(0);
    expect([await next.isBlocked(x), await next.rowBlockedBy(0)]).toEqual([false, null]);
  });

  it.each([x, `${x} `])(
    'older than an acknowledged change does not block an address that another record still has (%j)',
    async (shared) => {
      const { take, acknowledge } = harness.start();
      const before = harness.edges.time + 1;
      const other = wallet({ id: 'other', walletName: 'Other', walletAddress: shared });
      const old = withWallets(wallet({ walletAddress: shared }), other);
      await take(old);
      await take(withWallets(wallet({ walletAddress: y }), other));
      await acknowledge(null);
      harness.edges.ahead = before - harness.edges.time - 1000;
      expect((await harness.start().take(old, 'copy')).replacedCount).toBe(0);
    },
  );

  it('blocks an address once another one was acknowledged in its place, unless a known record still has it', async () => {
    const twin = wallet({ id: 'twin', walletName: 'Twin' });
    const { take } = harness.start();
    await take(smallAccount);
    await take(moved);
    harness.edges.ahead = -3_600_000;
    const next = harness.start();
    await next.take(smallAccount, 'copy');
    expect(await next.isBlocked(x)).toBe(false);
    await next.acknowledge(null);
    expect(await next.isBlocked(x)).toBe(true);
    harness.edges.ahead = 0;
    const shared = withWallets(wallet({ walletAddress: y }), twin);
    await next.take(shared);
    await next.markSeen();
    harness.edges.ahead = -3_600_000;
    const last = harness.start();
    await last.take(withWallets(smallWallet, twin), 'copy');
    expect(await last.isBlocked(x)).toBe(false);
  });

  it('from before its addresses were replaced is another account once the new ones are trusted', async () => {
    const replacedWith = (digit: string) =>
      withWallets(
        ...['1', '2', '3', '4', '5', '6'].map((id) =>
          wallet({ id, walletName: id, walletAddress: `0x${id}${digit.repeat(39)}` }),
        ),
      );
    const { take, tryToTake, trust } = harness.start();
    await take(replacedWith('a'));
    expect(await tryToTake(replacedWith('b'))).toMatchObject({ value: { why: 'addresses' } });
    await trust(replacedWith('b'));
    const next = harness.start();
    harness.edges.ahead = -3_600_000;
    expect(await next.tryToTake(replacedWith('a'), 'copy')).toMatchObject({
      value: { why: 'addresses', known: { addressCount: 7 } },
    });
    expect(await next.tryToTake(replacedWith('b'), 'copy')).toEqual(succeed(null));
  });
});
