import { describe, expect, it } from 'vitest';
import { rowMarks } from '../../../shared/activity';
import { smallContract } from '../../service/small-account';
import { at, ops, wallet, withWallets } from './few-wallets';
import { baselineHarness } from './baseline-harness';

const renamed = { ...ops, walletName: 'Hot' };
const newcomer = wallet('w2', 'Hot', at('2'));

const { added, renamed: isRenamed, sameName } = rowMarks;

describe('a known wallet whose new name was not seen yet', () => {
  const known = withWallets(ops);
  const beside = withWallets(renamed, newcomer);
  it.each([
    ['before', [withWallets(renamed), beside, beside]],
    ['in one answer', [beside, beside]],
  ])('owns that name, and a newcomer with the name does not: renamed %s', async (_when, steps) => {
    const { take, marks } = baselineHarness().start();
    await take(known);
    for (const step of steps) expect((await take(step)).alarmCount).toBe(0);
    expect((await marks('wallets'))?.slice(0, 2)).toEqual([isRenamed, sameName]);
    const { alarms } = await take(withWallets(newcomer));
    expect(alarms).toMatchObject([{ knownBy: 'name', before: at('5'), after: at('2') }]);
  });

  it("also owns the name if it was acknowledged in place of the name's earlier wallet", async () => {
    const harness = baselineHarness();
    const { take, acknowledge } = harness.start();
    await take(withWallets(wallet('w1', 'Hot', at('8')), ops));
    expect((await take(withWallets(renamed))).alarmCount).toBe(1);
    await acknowledge(null);
    for (const again of [harness.start(), harness.start()]) {
      expect((await again.take(beside)).alarmCount).toBe(0);
      expect((await again.marks('wallets'))?.slice(0, 2)).toEqual([0, sameName]);
    }
    const { alarms } = await harness.start().take(withWallets(newcomer));
    expect(alarms).toMatchObject([{ before: at('5'), after: at('2') }]);
  });

  it('loses the name once it has its previous name again, so that another known wallet may get it', async () => {
    const { take, marks } = baselineHarness().start();
    const two = wallet('w7', 'Two', at('7'));
    await take(withWallets(ops, two));
    await take(withWallets(renamed, two));
    const exchanged = withWallets(ops, { ...two, walletName: 'Hot' });
    for (const step of [exchanged, exchanged]) {
      await take(step);
      expect((await marks('wallets'))?.slice(0, 2)).toEqual([0, isRenamed]);
    }
  });
});

describe('known wallets that get one new name together', () => {
  const wallets = ['1', '2', '3', '4', '5'].map((digit) =>
    wallet(`w${digit}`, `Wallet ${digit}`, at(digit)),
  );
  const archived = wallets.map((one) => ({ ...one, walletName: 'Archive' }));

  it.each([false, true])('all own it, also when one goes, seen: %s', async (isSeen) => {
    const { take, marks, markSeen } = baselineHarness().start();
    await take(withWallets(...wallets));
    for (const step of [archived, archived, archived.slice(1), archived.slice(1)]) {
      expect((await take(withWallets(...step))).alarmCount).toBe(0);
      if (isSeen) await markSeen();
      else expect((await marks('wallets'))?.slice(0, 4)).toEqual([1, 2, 3, 4].map(() => isRenamed));
    }
  });

  it('own it without a wallet whose address changed too, which alone raises an alarm', async () => {
    const { take, acknowledge } = baselineHarness().start();
    await take(withWallets(...wallets));
    const [first, ...rest] = archived;
    const moved = withWallets({ ...first, walletAddress: at('9') }, ...rest);
    for (const step of [moved, moved]) {
      expect((await take(step)).alarms).toMatchObject([{ knownBy: 'same', after: at('9') }]);
    }
    await acknowledge(null);
    expect((await take(moved)).alarmCount).toBe(0);
  });
});

describe('an alarm that is acknowledged', () => {
  const token = { ...smallContract, name: 'Token', address: at('1') };
  const old = { ...token, name: 'Old', address: at('2') };
  const contracts = (...smartContracts: readonly object[]) => ({
    ...withWallets(),
    smartContracts,
  });
  const assets = ['ETH', 'USDC', 'DAI'];
  const ofAssets = (one: object) => assets.map((asset) => ({ ...one, asset }));
  const hot = (id: string | null) => wallet(id, 'Hot', at('1'));
  it.each([
    [
      'a contract that was there twice',
      contracts(token, token, old),
      contracts({ ...old, name: 'Token' }),
    ],
    [
      'a wallet of three assets without ids',
      withWallets(...ofAssets(hot(null)), ...ofAssets({ ...ops, id: null })),
      withWallets(...ofAssets(wallet(null, 'Hot', at('5')))),
    ],
    [
      'a wallet of three assets with one id',
      withWallets(...ofAssets(hot('w1')), ...ofAssets(ops)),
      withWallets(...ofAssets(renamed)),
    ],
    [
      'two wallets of one name and address',
      withWallets(hot('w1'), hot('w3'), ops),
      withWallets(renamed),
    ],
  ])('is not raised again: another record in place of %s', async (_what, before, after) => {
    const { take, acknowledge } = baselineHarness().start();
    await take(before);
    expect((await take(after)).alarmCount).toBe(1);
    await acknowledge(null);
    for (const step of [after, after]) expect((await take(step)).alarmCount).toBe(0);
  });

  it('is one of two if a wallet has moved and has the name of a removed wallet, and each is acknowledged by itself', async () => {
    const cold = wallet('w1', 'Cold', at('4'));
    const taken = withWallets({ ...cold, walletName: 'Hot', walletAddress: at('3') });
    for (const first of [0, 1]) {
      const { take, acknowledge } = baselineHarness().start();
      await take(withWallets(cold, wallet('w2', 'Hot', at('1'))));
      const { alarms } = await take(taken);
      expect(alarms).toMatchObject([
        { knownBy: 'same', before: at('4'), after: at('3') },
        { knownBy: 'name', before: at('1'), after: at('3') },
      ]);
      await acknowledge([alarms[first]?.number ?? 0]);
      const left = await take(taken);
      expect(left.alarms).toMatchObject([{ number: alarms[1 - first]?.number }]);
      await acknowledge(null);
      for (const step of [taken, taken]) expect((await take(step)).alarmCount).toBe(0);
    }
  });
});

describe('a new id of a known wallet that was not seen yet', () => {
  const cold = wallet('w3', 'Cold', at('6'));
  const reissued = withWallets({ ...cold, id: 'n3' });

  it.each(['Cold', 'Cold vault'])(
    'is known: another address under it with the name %j raises an alarm, once',
    async (name) => {
      const { take, acknowledge } = baselineHarness().start();
      await take(withWallets(cold));
      expect((await take(reissued)).alarmCount).toBe(0);
      const moved = withWallets(wallet('n3', name, at('9')));
      expect((await take(moved)).alarms).toMatchObject([
        { knownBy: 'twice', before: at('6'), after: at('9') },
      ]);
      await acknowledge(null);
      for (const step of [moved, moved]) expect((await take(step)).alarmCount).toBe(0);
    },
  );

  it('raises an alarm at once if a newcomer has it in the same answer', async () => {
    const { take } = baselineHarness().start();
    await take(withWallets(cold));
    const both = withWallets({ ...cold, id: 'n3' }, wallet('n3', 'New', at('9')));
    for (const step of [both, both]) {
      expect((await take(step)).alarms).toMatchObject([{ before: at('6'), after: at('9') }]);
    }
  });
});

it("a wallet without an address does not own another wallet's name, so its first address raises an alarm once that wallet goes", async () => {
  const { take, marks, markSeen } = baselineHarness().start();
  const hot = wallet('w1', 'Hot', at('1'));
  await take(withWallets(hot, wallet('w2', 'Hot', null)));
  for (let time = 0; time < 2; time += 1) {
    expect((await take(withWallets(hot, newcomer))).alarmCount).toBe(0);
    expect((await marks('wallets'))?.[1]).toBe(sameName);
  }
  await markSeen();
  expect((await take(withWallets(newcomer))).alarms).toMatchObject([
    { knownBy: 'name', before: at('1'), after: at('2') },
  ]);
});

it('a newcomer with a name of its own is only marked as added', async () => {
  const { take, marks } = baselineHarness().start();
  await take(withWallets(ops));
  await take(withWallets(ops, newcomer));
  expect((await marks('wallets'))?.slice(0, 2)).toEqual([0, added]);
});
