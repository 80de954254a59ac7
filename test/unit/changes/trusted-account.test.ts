import { describe, expect, it } from 'vitest';
import { namedAccount } from '../../service/answer-changes';
import { valueOf } from '../value-of';
import { baselineHarness } from './baseline-harness';

const elsewhere = `0x${'e'.repeat(40)}`;

describe('another account that is trusted', () => {
  const account = namedAccount(12, 4);
  const [first = {}, ...rest] = account.wallets;
  const moved = { ...account, wallets: [{ ...first, walletAddress: elsewhere }, ...rest] };
  const others = { ...namedAccount(12, 4, 7), userId: 'other' };

  it('replaces only the user ID if most addresses are known: alarms stay', async () => {
    const harness = baselineHarness();
    const { take, tryToTake, trust, isBlocked, history } = harness.start();
    await take(account);
    const { alarms } = await take(moved);
    const answered = { ...moved, userId: 'other' };
    expect(valueOf(await tryToTake(answered))).toMatchObject({
      agreesTo: 'user-id',
      known: { addressCount: 16, alarmCount: 1 },
      answered: { knownAddresses: 15 },
    });
    const trusted = await trust(answered, 'user-id');
    expect(trusted.alarms).toEqual(alarms);
    expect(await isBlocked(elsewhere)).toBe(true);
    const again = harness.start();
    expect((await again.take(answered)).alarms).toEqual(alarms);
    const kinds = (await history()).entries.map(({ kind }) => kind);
    expect(kinds).toEqual(['trusted', 'alarm', 'begun']);
    expect(valueOf(await again.tryToTake(account))).toMatchObject({ why: 'user-id' });
  });

  it('ends the message about a lost baseline only if everything is trusted', async () => {
    const harness = baselineHarness();
    await harness.start().take(account);
    await harness.lose();
    const { take, trust, history } = harness.start();
    const { lost } = await take(account);
    expect(lost).toMatchObject({ why: 'missing' });
    expect((await trust({ ...account, userId: 'other' }, 'user-id')).lost).toEqual(lost);
    expect((await trust(others)).lost).toBeNull();
    expect((await take(others)).lost).toBeNull();
    const [decided] = (await history()).entries;
    expect(decided).toMatchObject({ kind: 'acknowledged', list: 'account' });
  });

  it('raises an alarm for each address that its answer has changed', async () => {
    const { take, tryToTake, trust, isBlocked } = baselineHarness().start();
    await take(account);
    const newcomer = { ...first, id: 'n', walletName: 'New', walletAddress: `0x${'a'.repeat(40)}` };
    const answered = { ...moved, wallets: [...moved.wallets, newcomer], userId: 'other' };
    await tryToTake(answered);
    const { alarms, counts } = await trust(answered, 'user-id');
    expect(alarms).toMatchObject([{ before: first.walletAddress, after: elsewhere, row: 0 }]);
    expect(counts.wallets.added).toBe(1);
    expect(await isBlocked(elsewhere)).toBe(true);
  });

  it.each([
    ['foreign addresses beside the known ones', (at: number) => `0x${String(at % 10).repeat(39)}f`],
    [
      'each the address of another record',
      (at: number) => account.wallets[(at + 1) % 12]?.['walletAddress'],
    ],
  ])('replaces everything if the known records have %s', async (_what, addressOf) => {
    const { take, tryToTake } = baselineHarness().start();
    await take(account);
    const wallets = account.wallets.map((wallet, at) => ({
      ...wallet,
      walletAddress: addressOf(at),
    }));
    const reserve = account.wallets.map((wallet, at) => ({
      ...wallet,
      id: `reserve ${at}`,
      walletName: `Reserve ${at}`,
    }));
    const answered = { ...account, userId: 'other', wallets: [...wallets, ...reserve] };
    expect(valueOf(await tryToTake(answered))).toMatchObject({
      agreesTo: 'everything',
      answered: { knownAddresses: 4 },
    });
  });

  it('replaces everything if only the contracts, which are public, are the same', async () => {
    const { take, tryToTake } = baselineHarness().start();
    const known = namedAccount(6, 12);
    await take(known);
    const wallets = namedAccount(6, 0, 7).wallets;
    expect(valueOf(await tryToTake({ ...known, userId: 'other', wallets }))).toMatchObject({
      agreesTo: 'everything',
    });
  });

  it('raises an alarm for every known record whose address differs, if only the user ID is trusted', async () => {
    const { take, trust } = baselineHarness().start();
    await take(account);
    const wallets = account.wallets.map((wallet, at) => ({
      ...wallet,
      walletAddress: `0x${at.toString(16).repeat(40)}`,
    }));
    const answered = { ...account, userId: 'other', wallets };
    expect((await trust(answered, 'user-id')).alarmCount).toBe(12);
    expect((await take(answered)).alarmCount).toBe(12);
  });

  it('is not needed when the first-seen addresses return', async () => {
    const { take } = baselineHarness().start();
    await take(account);
    const changed = (count: number) => ({
      ...account,
      wallets: account.wallets.map((wallet, at) =>
        at < count ? { ...wallet, walletAddress: `0x${at.toString(16).repeat(40)}` } : wallet,
      ),
    });
    await take(changed(7));
    await take(changed(12));
    expect((await take(account)).alarms.every(({ isReverted }) => isReverted)).toBe(true);
  });

  it('replaces everything if most addresses differ: open alarms end, and the history says so', async () => {
    const { take, tryToTake, trust, isBlocked, history } = baselineHarness().start();
    await take(account);
    await take(moved);
    expect(valueOf(await tryToTake(others))).toMatchObject({
      agreesTo: 'everything',
      known: { alarmCount: 1 },
      answered: { knownAddresses: 0 },
    });
    expect(await trust(others)).toMatchObject({ alarmCount: 0, counts: { wallets: { added: 0 } } });
    expect(await isBlocked(elsewhere)).toBe(false);
    const [ended] = (await history({ kinds: ['acknowledged'] })).entries;
    expect(ended?.fields).toMatchObject([{ before: first.walletAddress, after: elsewhere }]);
  });

  it('counts as seen with all changes of records that were known before', async () => {
    const { take, tryToTake, trust } = baselineHarness().start();
    await take(account);
    const renamed = { ...first, walletName: 'Another' };
    const answered = { ...others, wallets: [renamed, ...others.wallets] };
    expect(valueOf(await tryToTake(answered))).toMatchObject({ agreesTo: 'everything' });
    expect((await trust(answered)).counts.wallets).toMatchObject({ renamed: 0, changed: 0 });
  });

  it('has its own names from then on', async () => {
    const { take, tryToTake, trust, markSeen } = baselineHarness().start();
    await take(account);
    await tryToTake(others);
    await trust(others);
    const [known = {}, ...more] = others.wallets;
    const twin = { ...known, id: 'twin', walletAddress: elsewhere };
    await take({ ...others, wallets: [known, twin, ...more] });
    await markSeen();
    expect((await take({ ...others, wallets: [twin, ...more] })).alarms).toMatchObject([
      { knownBy: 'name', before: known['walletAddress'], after: elsewhere },
    ]);
  });
});
