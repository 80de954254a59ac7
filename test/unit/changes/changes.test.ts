import { describe, expect, it } from 'vitest';
import { markAnswerSeen } from '../../../electron/reader/changes/acknowledge';
import { compareList } from '../../../electron/reader/changes/compare-list';
import { nothingAnswered } from '../../../electron/reader/changes/given-lists';
import { matchList } from '../../../electron/reader/changes/match-list';
import { valuesOf } from '../../../electron/reader/changes/identity';
import {
  emptyBaseline,
  packBaseline,
  unpackBaseline,
} from '../../../electron/reader/changes/baseline';
import { trackChanges } from '../../../electron/reader/changes/track-changes';
import type { Wallet } from '../../../shared/account';
import { fail } from '../../../shared/failure';
import { bigAccount } from '../../service/big-account';
import { smallAccount, smallContract, smallWallet } from '../../service/small-account';
import { baselineHarness } from './baseline-harness';
import { fc, forAll, forAllIn } from '../for-all';

const none = { added: 0, removed: 0, renamed: 0, changed: 0 };
const second = { ...smallWallet, id: 'second', walletAddress: 'other', walletName: 'Second' };

describe('a line of the history', () => {
  it('is about a record that has nothing but its id, and about one that has lost everything else', async () => {
    const { take, history } = baselineHarness().start();
    await take({ ...smallAccount, wallets: [smallWallet] });
    const bare = (id: string) => ({ id, asset: null, walletAddress: null, walletName: null });
    await take({ ...smallAccount, wallets: [bare(smallWallet.id), bare('new')] });
    const [added, changed] = (await history()).entries;
    expect(added).toMatchObject({ kind: 'added', isCounting: false, count: 1, row: 1 });
    expect(changed).toMatchObject({ kind: 'changed', isCounting: false, count: 1, row: 0 });
    expect(changed?.fields).toHaveLength(3);
  });

  it('only counts those of an answer that have no line of their own, even a single one', async () => {
    const { take, history } = baselineHarness().start();
    await take(smallAccount);
    const added = Array.from({ length: 201 }, (_, at) => ({
      ...second,
      id: `added ${at}`,
      walletAddress: `address ${at}`,
    }));
    await take({ ...smallAccount, wallets: [...smallAccount.wallets, ...added], name: 'Other' });
    const { entries } = await history();
    expect(entries.filter(({ isCounting }) => isCounting)).toEqual([
      expect.objectContaining({ list: 'wallets', kind: 'added', count: 1, row: null }),
    ]);
    expect(entries.find(({ list }) => list === 'account')?.isCounting).toBe(false);
  });
});

describe('changes since the last look', () => {
  it('are none after the first answer', async () => {
    const { take } = baselineHarness().start();
    const { seenAt, isFirst, counts } = await take(smallAccount);
    expect([seenAt, isFirst, counts]).toEqual([2000, true, { wallets: none, contracts: none }]);
    // Only the first answer begins the history.
    expect((await take(smallAccount)).isFirst).toBe(false);
  });

  it('are stored with the second answer, though it is the same, so that it is not taken for the first one later', async () => {
    const harness = baselineHarness();
    const { take } = harness.start();
    await take(smallAccount);
    expect((await harness.start().activity()).isFirst).toBe(true);
    await take(smallAccount);
    expect((await harness.start().activity()).isFirst).toBe(false);
  });

  it('are new, renamed, changed and missing records, with both values', async () => {
    const { take, history, marks } = baselineHarness().start();
    const third = { ...second, id: 'third', walletAddress: 'third', walletName: 'Third' };
    await take({ ...smallAccount, wallets: [smallWallet, third] });
    const activity = await take({
      ...smallAccount,
      wallets: [
        { ...second, id: 'new', walletName: 'New' },
        { ...smallWallet, walletName: 'Renamed' },
      ],
      smartContracts: [{ ...smallContract, name: 'x', deployedAt: null }],
    });
    expect(activity.counts).toEqual({
      wallets: { ...none, added: 1, removed: 1, renamed: 1 },
      contracts: { ...none, changed: 1 },
    });
    expect((await history()).entries).toMatchObject([
      {
        kind: 'changed',
        list: 'contracts',
        row: 0,
        fields: [
          { field: 'name', before: smallContract.name, after: 'x' },
          { field: 'deployedAt', before: smallContract.deployedAt, after: null },
        ],
      },
      { kind: 'removed', row: null, name: 'Third', fields: [] },
      { kind: 'added', row: 0, name: 'New', fields: [] },
      {
        kind: 'renamed',
        row: 1,
        fields: [{ field: 'walletName', before: smallWallet.walletName, after: 'Renamed' }],
      },
      { kind: 'begun' },
    ]);
    expect([await marks('wallets'), await marks('contracts')]).toEqual([[1, 2], [3]]);
  });

  it('stay until they are marked as seen, across answers and runs', async () => {
    const harness = baselineHarness();
    await harness.start().take(smallAccount);
    const { take } = harness.start();
    const both = { ...smallAccount, wallets: [smallWallet, second] };
    for (let answers = 0; answers < 3; answers += 1) {
      expect((await take(both)).counts.wallets.added).toBe(1);
    }
    const later = harness.start();
    expect((await later.take(both, 'copy')).counts.wallets.added).toBe(1);
    harness.edges.time = 99_000;
    expect(await later.markSeen()).toMatchObject({
      value: { seenAt: 99_000, counts: { wallets: none, contracts: none } },
    });
    expect(await later.marks('wallets')).toEqual([]);
    expect((await harness.start().take(both)).counts.wallets).toEqual(none);
    const gone = await harness.start().take(smallAccount);
    expect(gone.counts.wallets).toEqual({ ...none, removed: 1 });
  });

  it('that were seen and then undone are changes again', async () => {
    const { take, markSeen } = baselineHarness().start();
    const both = { ...smallAccount, wallets: [smallWallet, second] };
    await take(both);
    await take(smallAccount);
    await markSeen();
    expect((await take(smallAccount)).counts.wallets).toEqual(none);
    expect((await take(both)).counts.wallets).toEqual({ ...none, added: 1 });
  });

  it('of a replaced answer are neither returned nor marked as seen', async () => {
    const harness = baselineHarness();
    const { baselines, take } = harness.start();
    const before = await take(smallAccount);
    await take({ ...smallAccount, wallets: [smallWallet, second] });
    const { profileId } = harness;
    const earlier = { profileId, revision: 1, list: 'wallets' } as const;
    const { readAlarms, readMarks, markSeen } = baselines.handlers;
    for (const answer of [
      readAlarms({ ...earlier, row: 0 }),
      readMarks(earlier),
      // The newer changes were not on screen.
      markSeen({ profileId, version: before.version }),
    ]) {
      expect(await answer).toEqual(fail('ANSWER_REPLACED'));
    }
  });

  it.each<[string, object]>([
    ['without lists', { wallets: null, smartContracts: null }],
    ['in another order', { wallets: [second, smallWallet] }],
  ])('are none in an answer %s', async (_what, changes) => {
    const { take, history } = baselineHarness().start();
    const full = { ...smallAccount, wallets: [smallWallet, second] };
    await take(full);
    for (const answer of [{ ...full, ...changes }, full]) {
      const { counts, fresh, alarmCount } = await take(answer);
      expect(counts).toEqual({ wallets: none, contracts: none });
      expect([fresh, alarmCount]).toEqual([0, 0]);
    }
    expect((await history()).entries.map(({ kind }) => kind)).toEqual(['begun']);
  });

  it('report nothing as missing if entries could not be read', async () => {
    const { take } = baselineHarness().start();
    await take({ ...smallAccount, wallets: [smallWallet, second] });
    const { counts } = await take({ ...smallAccount, wallets: [smallWallet, 5] });
    expect(counts.wallets.removed).toBe(0);
  });
});

const field = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom('a', 'b', 'c', 'ETH', 'BTC', '') },
  { weight: 1, arbitrary: fc.constant(null) },
  { weight: 1, arbitrary: fc.record({ raw: fc.constantFrom('1', '{}') }) },
);
const anyWallet: fc.Arbitrary<Wallet> = fc.record({
  id: field,
  asset: field,
  walletAddress: field,
  walletName: field,
});
const anyList = fc.array(anyWallet, { maxLength: 12 });
const given = (wallets: readonly Wallet[], isWhole = true) => ({
  ...nothingAnswered,
  lists: { wallets: { rows: wallets.map(valuesOf.wallets), isWhole }, contracts: null },
});
const compare = (baseline: ReturnType<typeof emptyBaseline>, wallets: readonly Wallet[]) =>
  compareList(
    'wallets',
    matchList('wallets', baseline.tables.wallets, given(wallets).lists.wallets.rows),
    true,
  );

describe('any list, with ids and addresses missing or duplicated', () => {
  it('in any order, or with parts left out, shows no change and raises no alarm', () => {
    forAllIn(300)(
      anyList,
      fc.array(fc.nat(), { minLength: 12, maxLength: 12 }),
      (list, numbers) => {
        const { baseline } = trackChanges(emptyBaseline(), given(list), 1);
        const shuffled = list
          .map((wallet, index) => ({ wallet, at: numbers[index] ?? 0 }))
          .toSorted((a, b) => a.at - b.at)
          .map(({ wallet }) => wallet);
        const same = compare(baseline, shuffled);
        expect([same.counts, same.moved, same.first]).toEqual([none, [], []]);
        const part = shuffled.slice(0, Math.ceil(shuffled.length / 2));
        const watched = trackChanges(baseline, given(part, false), 2);
        expect(watched.baseline.alarms).toEqual([]);
        const removed = shuffled.length - part.length;
        expect(compare(watched.baseline, part).counts).toEqual({ ...none, removed });
        const whole = trackChanges(watched.baseline, given(shuffled), 3);
        expect(whole.baseline.alarms).toEqual([]);
      },
    );
  });

  it('that has been seen has no changes, whatever was there before, and keeps its alarms', () => {
    forAllIn(300)(anyList, anyList, (before, after) => {
      const first = trackChanges(emptyBaseline(), given(before), 1);
      const next = trackChanges(first.baseline, given(after), 2);
      fc.pre(next.other === null);
      const seen = markAnswerSeen(next.baseline, given(after), 3);
      expect(compare(seen, after).counts).toEqual(none);
      expect(seen.alarms).toEqual(next.baseline.alarms);
    });
  });

  it('is the same after a restart', () => {
    forAll(anyList, anyList, (before, after) => {
      const first = trackChanges(emptyBaseline(), given(before), 60_000);
      const { baseline } = trackChanges(first.baseline, given(after), 120_000);
      const read = unpackBaseline(packBaseline(baseline));
      expect(read).toEqual(baseline);
    });
  });
});

it('100,000 wallets and 100,000 contracts are compared, and the change among them is found', () => {
  const account = bigAccount({ wallets: 100_000, contracts: 100_000, seed: 3 });
  const all = (wallets: typeof account.wallets) => ({
    ...nothingAnswered,
    lists: {
      wallets: { rows: wallets.map(valuesOf.wallets), isWhole: true },
      contracts: { rows: account.smartContracts.map(valuesOf.contracts), isWhole: true },
    },
  });
  const first = trackChanges(emptyBaseline(), all(account.wallets), 1);
  const wallets = account.wallets.map((wallet, index) =>
    index === 50_000 ? { ...wallet, walletAddress: 'elsewhere' } : wallet,
  );
  const { baseline } = trackChanges(first.baseline, all(wallets.toReversed()), 2);
  expect(baseline.alarms).toMatchObject([{ after: 'elsewhere' }]);
});

it('60,000 identical records are compared in time proportional to their number (H2)', () => {
  const rows = Array.from({ length: 60_000 }, () => [null, null, null, null]);
  const lists = { wallets: { rows, isWhole: true }, contracts: null };
  const all = { ...nothingAnswered, lists };
  const first = trackChanges(emptyBaseline(), all, 1);
  const { baseline } = trackChanges(first.baseline, all, 2);
  expect(baseline.tables.wallets).toHaveLength(60_000);
  expect(baseline.alarms).toEqual([]);
});

describe('content that packBaseline did not write', () => {
  it.each(['', 'x', '{}\n', 'null\n', '{"seenAt":1,"lastNumber":0,"alarms":[],"acknowledged":[]}'])(
    'is rejected: %j',
    (text) => {
      expect(unpackBaseline(Buffer.from(text))).toBeUndefined();
    },
  );

  it.each([
    '[]',
    '["wallets",5]',
    '["x",[]]',
    '["wallets",[[1,["a"]]]]',
    '["wallets",[[1,[1,2,3,4]]]]',
    '5',
  ])('is rejected with a line of %j', (line) => {
    const head = '{"seenAt":1,"lastNumber":0,"alarms":[],"acknowledged":[]}';
    expect(unpackBaseline(Buffer.from(`${head}\n${line}\n`))).toBeUndefined();
    expect(unpackBaseline(Buffer.from(`${head}\n`))).toBeDefined();
  });
});
