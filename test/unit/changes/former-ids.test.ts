import { describe, expect, it } from 'vitest';
import { at, ops, wallet, withWallets } from './few-wallets';
import { baselineHarness } from './baseline-harness';

const otherId = { ...ops, id: 'w9' };
const taker = wallet('w0', 'Another', at('2'));

describe('a former id of a known wallet', () => {
  it('raises an alarm if a wallet with another address gets it, also in a later run', async () => {
    const harness = baselineHarness();
    const { take, markSeen } = harness.start();
    await take(withWallets(ops));
    expect((await take(withWallets(otherId))).alarmCount).toBe(0);
    await markSeen();
    const next = harness.start();
    const { alarms } = await next.take(withWallets(otherId, taker));
    expect(alarms).toMatchObject([{ knownBy: 'twice', before: at('5'), after: at('2') }]);
    expect(await next.isBlocked(at('2'))).toBe(true);
    await next.acknowledge(null);
    expect((await next.take(withWallets(otherId, taker))).alarmCount).toBe(0);
    expect(await next.isBlocked(at('2'))).toBe(false);
  });

  it('also raises an alarm if that wallet was there before under an unknown id', async () => {
    const { take, markSeen, isBlocked } = baselineHarness().start();
    await take(withWallets(ops));
    await take(withWallets(otherId));
    await markSeen();
    expect((await take(withWallets(otherId, { ...taker, id: 'w1' }))).alarmCount).toBe(0);
    const { alarms } = await take(withWallets(otherId, taker));
    expect(alarms).toMatchObject([{ knownBy: 'twice', before: at('5'), after: at('2') }]);
    expect(await isBlocked(at('2'))).toBe(true);
  });

  it('can return to its wallet without an alarm, and each of several is remembered', async () => {
    const { take, markSeen } = baselineHarness().start();
    for (const answer of [ops, otherId, ops, { ...ops, id: 'w8' }, otherId]) {
      expect((await take(withWallets(answer))).alarmCount).toBe(0);
      await markSeen();
    }
    const { alarms } = await take(withWallets(otherId, { ...taker, id: 'w8' }));
    expect(alarms).toMatchObject([{ before: at('5'), after: at('2') }]);
  });

  it('raises no alarm if nobody had seen the wallet under it', async () => {
    const { take, markSeen } = baselineHarness().start();
    await take(withWallets());
    await take(withWallets(taker));
    await take(withWallets({ ...taker, id: 'w1' }));
    await markSeen();
    const { alarmCount } = await take(withWallets({ ...taker, id: 'w1' }, ops));
    expect(alarmCount).toBe(0);
  });

  it('raises an alarm if an unseen wallet that has just got the id loses it to another wallet', async () => {
    const { take } = baselineHarness().start();
    const newcomer = wallet('w4', 'Newcomer', at('3'));
    await take(withWallets());
    await take(withWallets(newcomer));
    const { alarms } = await take(withWallets({ ...newcomer, id: 'w0' }, taker));
    expect(alarms).toMatchObject([{ knownBy: 'twice', before: at('3'), after: at('2') }]);
  });
});
