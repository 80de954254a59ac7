import { readFile, writeFile } from 'node:fs/promises';
import { beforeEach, describe, expect, it } from 'vitest';
import { rowMarks } from '../../../shared/activity';
import { namedAccount } from '../../service/answer-changes';
import { succeed } from '../../../shared/failure';
import { valueOf } from '../value-of';
import { baselineHarness, type BaselineHarness } from './baseline-harness';

let harness: BaselineHarness;
beforeEach(() => {
  harness = baselineHarness();
});

describe('a known account', () => {
  const account = namedAccount(12, 4);
  const [first = {}, ...rest] = account.wallets;
  const hex = (at: number) => account.wallets[at]?.['walletAddress'];
  const elsewhere = '0x52908400098527886E0F7030069857D2E4169EE7';

  it('marks a newcomer with the name of a known record, and raises an alarm once the known record is gone, even if the newcomer was seen', async () => {
    const { take, marks, markSeen } = harness.start();
    await take(account);
    const twin = { ...first, id: 'new', walletAddress: elsewhere };
    const both = { ...account, wallets: [twin, ...account.wallets] };
    expect((await take(both)).alarmCount).toBe(0);
    expect((await marks('wallets'))?.[0]).toBe(rowMarks.sameName);
    await markSeen();
    expect(await marks('wallets')).toEqual([]);
    expect((await take(both)).alarmCount).toBe(0);
    const alone = { ...account, wallets: [twin, ...rest] };
    const later = harness.start();
    expect((await later.take(alone)).alarms).toMatchObject([
      { knownBy: 'name', before: first.walletAddress, after: elsewhere },
    ]);
    expect((await later.take(alone)).alarmCount).toBe(1);
    await later.acknowledge([1]);
    expect((await later.take(alone)).alarmCount).toBe(0);
    expect((await harness.start().take(alone)).alarmCount).toBe(0);
  });

  it('marks a record of another asset that has the name of a removed record', async () => {
    const { take, marks } = harness.start();
    await take(account);
    const walletAddress = '1BoatSLRHtKNngkdXEeobR76b53LETtpyT';
    const next = { ...first, id: 'new', asset: 'BTC', walletAddress };
    expect((await take({ ...account, wallets: [next, ...rest] })).alarmCount).toBe(0);
    expect((await marks('wallets'))?.[0]).toBe(rowMarks.sameName);
    await take({ ...account, wallets: [next, ...account.wallets] });
    expect((await marks('wallets'))?.[0]).toBe(rowMarks.added);
  });

  it('raises an alarm again when a record returns that an acknowledged record had replaced', async () => {
    const { take, acknowledge, markSeen } = harness.start();
    await take(account);
    const next = {
      ...account,
      wallets: [{ ...first, id: 'new', walletAddress: elsewhere }, ...rest],
    };
    await take(next);
    await acknowledge([1]);
    await markSeen();
    const back = await take(account);
    expect(back.alarms).toMatchObject([
      { knownBy: 'name', before: elsewhere, after: hex(0), row: 0 },
    ]);
    expect(await harness.start().take(account)).toMatchObject({ alarmCount: 1 });
  });

  it('compares later records with the record acknowledged in place of a known one', async () => {
    const { take, acknowledge, alarmsOf } = harness.start();
    await take(account);
    const next = { ...first, id: 'new', walletAddress: elsewhere };
    const { alarms } = await take({ ...account, wallets: [next, ...rest] });
    expect(alarms).toMatchObject([{ knownBy: 'name', before: hex(0), after: elsewhere, row: 0 }]);
    expect([await alarmsOf('wallets', 0), await alarmsOf('wallets', 1)]).toEqual([alarms, []]);
    await acknowledge([1], 'asked by telephone');
    const again = harness.start();
    expect((await again.take({ ...account, wallets: [next, ...rest] })).alarmCount).toBe(0);
    expect(await again.former()).toMatchObject([{ address: hex(0), name: 'Vault 0-0' }]);
    const third = {
      ...first,
      id: 'third',
      walletAddress: '0x8617E340B3D01FA5F11F306F4090FD50E238070D',
    };
    expect((await again.take({ ...account, wallets: [third, ...rest] })).alarms).toMatchObject([
      { before: elsewhere, after: '0x8617E340B3D01FA5F11F306F4090FD50E238070D' },
    ]);
  });

  it('marks and blocks the address of an alarm under whatever name it appears', async () => {
    const { take, marks, isBlocked, history } = harness.start();
    await take(account);
    await take({ ...account, wallets: [{ ...first, walletAddress: elsewhere }, ...rest] });
    const moved = { ...first, id: 'x', walletName: 'Other', walletAddress: elsewhere };
    await take({ ...account, wallets: [...rest, moved] });
    expect((await marks('wallets'))?.at(-1)).toBe(rowMarks.alarm);
    expect(await isBlocked(elsewhere)).toBe(true);
    const alarm = (await history({ kinds: ['alarm'] })).entries[0];
    expect(alarm?.row).toBe(rest.length);
  });

  it('is recognised as another account even after a nearly empty answer', async () => {
    for (const between of [[], account.wallets.slice(0, 4)]) {
      const run = baselineHarness();
      const { take, tryToTake } = run.start();
      await take(account);
      await take({ ...account, wallets: between });
      const others = namedAccount(12, 0, 7).wallets;
      const { smartContracts } = account;
      const answered = await tryToTake({ ...account, wallets: others, smartContracts });
      expect(answered).toMatchObject({ value: { why: 'addresses' } });
    }
  });

  it.each([
    [4, null],
    [5, { why: 'addresses' }],
  ])(
    'is another account once more than half of eight addresses differ: %i',
    async (others, told) => {
      const { take, tryToTake } = harness.start();
      const known = namedAccount(8, 0);
      await take(known);
      const wallets = known.wallets.map((wallet, at) =>
        at < others ? { ...wallet, walletAddress: `0x${String(at).repeat(40)}` } : wallet,
      );
      const answered = valueOf(await tryToTake({ ...known, wallets }));
      if (told === null) expect(answered).toBeNull();
      else expect(answered).toMatchObject(told);
    },
  );

  it.each([
    [4, 9],
    [8, 4],
  ])('is the same account if %i of eight addresses are gone and %i are new', async (gone, come) => {
    const { take, tryToTake } = harness.start();
    const known = namedAccount(8, 0);
    await take(known);
    const wallets = [...known.wallets.slice(gone), ...namedAccount(come, 0, 7).wallets];
    expect(valueOf(await tryToTake({ ...known, wallets }))).toBeNull();
  });

  it('is another account if all wallets are gone and as many contracts are new', async () => {
    const { take, tryToTake } = harness.start();
    const known = namedAccount(6, 0);
    await take(known);
    const smartContracts = Array.from({ length: 6 }, (_, at) => ({
      name: `Contract ${at}`,
      asset: 'ETH',
      address: `0x${String(at).repeat(40)}`,
    }));
    const answered = await tryToTake({ ...known, wallets: [], smartContracts });
    expect(answered).toMatchObject({ value: { why: 'addresses' } });
  });

  it.each([
    ['that has moved', { ...first, walletAddress: elsewhere }],
    ['in the place of another one', { ...first, id: 'new', walletAddress: elsewhere }],
  ])('accepts no record %s by marking everything as seen', async (_what, next) => {
    const { take, markSeen, isBlocked } = harness.start();
    await take(account);
    const changed = { ...account, wallets: [next, ...rest] };
    await take(changed);
    const seen = valueOf(await markSeen());
    expect([seen.alarmCount, seen.counts.wallets.changed]).toEqual([1, 0]);
    const again = harness.start();
    expect((await again.take(changed)).alarmCount).toBe(1);
    expect([await isBlocked(elsewhere), await again.isBlocked(elsewhere)]).toEqual([true, true]);
    expect((await again.marks('wallets'))?.[0]).toBe(rowMarks.alarm);
    // The record's address is no former address of a known record either.
    await again.take(account);
    expect(await again.former()).toEqual([]);
  });

  it('shows the alarm of a record under whatever name it appears, until it is gone', async () => {
    const { take, marks, alarmsOf, markSeen } = harness.start();
    await take(account);
    const next = { ...first, id: 'new', walletAddress: elsewhere };
    await take({ ...account, wallets: [next, ...rest] });
    const renamed = { ...next, walletName: 'Harmless' };
    const beside = { ...account, wallets: [...account.wallets, renamed] };
    await take(beside);
    expect((await marks('wallets'))?.at(-1)).toBe(rowMarks.alarm);
    await markSeen();
    await take(beside);
    expect((await marks('wallets'))?.at(-1)).toBe(rowMarks.alarm);
    expect(await alarmsOf('wallets', 12)).toMatchObject([{ isReverted: false }]);
    expect((await take(account)).alarms).toMatchObject([{ isReverted: true }]);
  });

  it('can be compared with another account without showing or storing anything of it', async () => {
    const { take, openAnswer, baselines, history } = harness.start();
    await take(account);
    const before = [await history(), await readFile(harness.file)];
    const whyOf = async (answer: unknown) => {
      const { session } = valueOf(await openAnswer(answer));
      const other = valueOf(await baselines.findOther(harness.profileId, session));
      session.close();
      return other?.why ?? null;
    };
    expect(await whyOf({ ...account, userId: 'somebody else' })).toBe('user-id');
    expect(await whyOf({ ...account, name: 'Renamed' })).toBeNull();
    expect([await history(), await readFile(harness.file)]).toEqual(before);
    expect((await take({ ...account, name: 'Renamed' })).alarmCount).toBe(0);
  });

  it('is opened again if it could not be read while new keys were tested', async () => {
    await harness.start().take(account);
    const { baselines, openAnswer, activity } = harness.start();
    const { key } = harness.edges;
    harness.edges.key = harness.unavailable;
    const { session } = valueOf(await openAnswer(account));
    expect(await baselines.findOther(harness.profileId, session)).toEqual(succeed(null));
    session.close();
    harness.edges.key = key;
    expect((await activity()).home).toBe('disk');
  });

  it('is known from an offline copy if nothing else is stored', async () => {
    const { take } = harness.start();
    await take(account, 'copy');
    const next = { ...first, walletAddress: elsewhere };
    expect((await take({ ...account, wallets: [next, ...rest] })).alarmCount).toBe(1);
  });

  it.each(['missing', 'older'] as const)(
    'reports a baseline that is %s until the user acknowledges that, also after leaving the profile and in later runs',
    async (why) => {
      await harness.start().take(account);
      const earlier = await readFile(harness.file);
      await harness.start().take({ ...account, name: 'Other' });
      if (why === 'missing') await harness.lose();
      else await writeFile(harness.file, earlier);
      const { take, leave } = harness.start();
      const { lost } = await take(account);
      expect(lost).toMatchObject({ why });
      await leave();
      expect((await take(account)).lost).toEqual(lost);
      const later = harness.start();
      expect((await later.take(account)).lost).toEqual(lost);
      const numbers = [lost?.number ?? 0];
      expect((await later.acknowledge(numbers, 'moved my files')).lost).toBeNull();
      await later.leave();
      expect((await later.take(account)).lost).toBeNull();
      const kinds = (await harness.start().history()).entries.map(({ kind }) => kind);
      expect(kinds.slice(0, 3).toSorted()).toEqual(['acknowledged', 'begun', 'lost']);
    },
  );
});
