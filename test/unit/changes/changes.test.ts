import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { seeAnswer } from '../../../electron/reader/changes/acknowledge';
import { compareList } from '../../../electron/reader/changes/compare-list';
import { nothingAnswered } from '../../../electron/reader/changes/given-lists';
import { matchList } from '../../../electron/reader/changes/match-list';
import { valuesOf } from '../../../electron/reader/changes/identity';
import {
  emptyMemory,
  packMemory,
  unpackMemory,
} from '../../../electron/reader/changes/memory-content';
import { watchAnswer } from '../../../electron/reader/changes/watch';
import type { Wallet } from '../../../shared/account';
import { bigAccount } from '../../service/big-account';
import { smallAccount, smallContract, smallWallet } from '../../service/small-account';
import { remembering, type Remembering } from './remembering';

let desk: Remembering;
beforeEach(async () => {
  desk = await remembering();
});
afterEach(async () => {
  await desk.end();
});

const none = { added: 0, removed: 0, renamed: 0, changed: 0 };
const second = { ...smallWallet, id: 'second', walletAddress: 'other', walletName: 'Second' };

describe('changes since the last look', () => {
  it('are none after the first answer', async () => {
    const { take } = desk.start();
    const { seenAt, counts } = await take(smallAccount);
    expect([seenAt, counts]).toEqual([2000, { wallets: none, contracts: none }]);
  });

  it('are what is new, renamed, changed, or not in the answer, with the values of both times', async () => {
    const { take, history, marks } = desk.start();
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

  it('stay until they are marked as seen, over answers and runs', async () => {
    await desk.start().take(smallAccount);
    const { take } = desk.start();
    const both = { ...smallAccount, wallets: [smallWallet, second] };
    for (let answers = 0; answers < 3; answers += 1) {
      expect((await take(both)).counts.wallets.added).toBe(1);
    }
    const later = desk.start();
    expect((await later.take(both, 'copy')).counts.wallets.added).toBe(1);
    desk.edges.time = 99_000;
    expect(await later.markSeen()).toMatchObject({
      value: { seenAt: 99_000, counts: { wallets: none, contracts: none } },
    });
    expect(await later.marks('wallets')).toEqual([]);
    expect((await desk.start().take(both)).counts.wallets).toEqual(none);
    const gone = await desk.start().take(smallAccount);
    expect(gone.counts.wallets).toEqual({ ...none, removed: 1 });
  });

  it('that have been marked as seen and undone are changes again', async () => {
    const { take, markSeen } = desk.start();
    const both = { ...smallAccount, wallets: [smallWallet, second] };
    await take(both);
    await take(smallAccount);
    await markSeen();
    expect((await take(smallAccount)).counts.wallets).toEqual(none);
    expect((await take(both)).counts.wallets).toEqual({ ...none, added: 1 });
  });

  it('of an answer that another has replaced are not told, nor marked as seen', async () => {
    const { memories, take } = desk.start();
    await take(smallAccount);
    await take({ ...smallAccount, wallets: [smallWallet, second] });
    const replaced = { ok: false, error: { code: 'ANSWER_REPLACED' } };
    expect(await memories.alarmsOf(desk.profileId, 1, 'wallets', 0)).toEqual(replaced);
    expect(await memories.marks(desk.profileId, 1, 'wallets')).toEqual(replaced);
    expect(await memories.markSeen(desk.profileId, 1)).toEqual(replaced);
  });

  it('leave an alarm where it is when they are marked as seen', async () => {
    const { take, markSeen, isBlocked } = desk.start();
    await take(smallAccount);
    const moved = { ...smallAccount, wallets: [{ ...smallWallet, walletAddress: 'elsewhere' }] };
    await take(moved);
    expect(await markSeen()).toMatchObject({
      value: { alarmCount: 1, counts: { wallets: none } },
    });
    expect((await desk.start().take(moved)).alarmCount).toBe(1);
    expect(await isBlocked('elsewhere')).toBe(true);
  });

  it('claim nothing is missing where entries could not be read', async () => {
    const { take } = desk.start();
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
const compare = (memory: ReturnType<typeof emptyMemory>, wallets: readonly Wallet[]) =>
  compareList(
    'wallets',
    matchList('wallets', memory.tables.wallets, given(wallets).lists.wallets.rows),
    true,
  );

describe('any list, with ids and addresses missing or twice', () => {
  it('in any order, or with any of it left out, changes nothing and raises nothing', () => {
    fc.assert(
      fc.property(
        anyList,
        fc.array(fc.nat(), { minLength: 12, maxLength: 12 }),
        (list, numbers) => {
          const { memory } = watchAnswer(emptyMemory(), given(list), 1);
          const shuffled = list
            .map((wallet, index) => ({ wallet, at: numbers[index] ?? 0 }))
            .toSorted((a, b) => a.at - b.at)
            .map(({ wallet }) => wallet);
          const same = compare(memory, shuffled);
          expect([same.counts, same.moved, same.first]).toEqual([none, [], []]);
          const part = shuffled.slice(0, Math.ceil(shuffled.length / 2));
          const watched = watchAnswer(memory, given(part, false), 2);
          expect(watched.memory.alarms).toEqual([]);
          const removed = shuffled.length - part.length;
          expect(compare(watched.memory, part).counts).toEqual({ ...none, removed });
          const whole = watchAnswer(watched.memory, given(shuffled), 3);
          expect(whole.memory.alarms).toEqual([]);
        },
      ),
      { numRuns: 300 },
    );
  });

  it('that has been seen is no change, whatever was there before; and alarms stay', () => {
    fc.assert(
      fc.property(anyList, anyList, (before, after) => {
        const first = watchAnswer(emptyMemory(), given(before), 1);
        const next = watchAnswer(first.memory, given(after), 2);
        fc.pre(next.other === null);
        const seen = seeAnswer(next.memory, given(after), 3);
        expect(compare(seen, after).counts).toEqual(none);
        expect(seen.alarms).toEqual(next.memory.alarms);
      }),
      { numRuns: 300 },
    );
  });

  it('is remembered over a run as it was', () => {
    fc.assert(
      fc.property(anyList, anyList, (before, after) => {
        const first = watchAnswer(emptyMemory(), given(before), 1);
        const { memory } = watchAnswer(first.memory, given(after), 2);
        const read = unpackMemory(packMemory(memory));
        expect(read).toEqual(memory);
      }),
    );
  });
});

describe('100,000 wallets and as many contracts', () => {
  it('are compared, and what changed among them is found', () => {
    const account = bigAccount({ wallets: 100_000, contracts: 100_000, seed: 3 });
    const all = (wallets: typeof account.wallets) => ({
      ...nothingAnswered,
      lists: {
        wallets: { rows: wallets.map(valuesOf.wallets), isWhole: true },
        contracts: { rows: account.smartContracts.map(valuesOf.contracts), isWhole: true },
      },
    });
    const first = watchAnswer(emptyMemory(), all(account.wallets), 1);
    const wallets = account.wallets.map((wallet, index) =>
      index === 50_000 ? { ...wallet, walletAddress: 'elsewhere' } : wallet,
    );
    const { memory } = watchAnswer(first.memory, all(wallets.toReversed()), 2);
    expect(memory.alarms).toMatchObject([{ after: 'elsewhere' }]);
  });
});

describe('a content that packMemory did not make', () => {
  it.each(['', 'x', '{}\n', 'null\n', '{"seenAt":1,"lastNumber":0,"alarms":[],"acknowledged":[]}'])(
    'is none: %j',
    (text) => {
      expect(unpackMemory(Buffer.from(text))).toBeUndefined();
    },
  );

  it.each([
    '[]',
    '["wallets",5]',
    '["x",[]]',
    '["wallets",[[1,["a"]]]]',
    '["wallets",[[1,[1,2,3,4]]]]',
    '5',
  ])('is none with a line of %j', (line) => {
    const head = '{"seenAt":1,"lastNumber":0,"alarms":[],"acknowledged":[]}';
    expect(unpackMemory(Buffer.from(`${head}\n${line}\n`))).toBeUndefined();
    expect(unpackMemory(Buffer.from(`${head}\n`))).toBeDefined();
  });
});
