import { describe, expect, it } from 'vitest';
import { createChangeCalls } from '../../../electron/reader/changes/change-calls';
import { forgetExcess } from '../../../electron/reader/changes/forget';
import { emptyBaseline, type KeptAlarm } from '../../../electron/reader/changes/baseline';
import type { Entry, Tables } from '../../../electron/reader/changes/table';
import { nothingAnswered } from '../../../electron/reader/changes/given-lists';
import { trackChanges } from '../../../electron/reader/changes/track-changes';
import { readAccount } from '../../../electron/reader/read-account';
import { fail, succeed } from '../../../shared/failure';
import { smallAccount } from '../../service/small-account';
import { valueOf } from '../value-of';

const entry = (name: string, isKnown: boolean, isPresent = false): Entry => ({
  values: [name, 'ETH', name, name],
  isSeen: isKnown,
  isKnown,
  isPresent,
  isFormer: false,
  isOwn: true,
});
/** Each weighs 215. */
const named = {
  seen: entry('seen', true),
  gone: entry('gone', false),
  also: entry('also', false),
  news: entry('news', false, true),
  here: entry('here', false, true),
  warn: entry('warn', false),
};
const all = Object.values(named);

/** Weighs 220. */
const alarm = {
  key: 'Iwarn',
  name: 'warn',
  asset: 'ETH',
  address: 'warn',
  before: 'x',
  after: '12345678',
} as KeptAlarm;

const left = (most: number, entries: readonly Entry[] = all): readonly unknown[] => {
  const tables: Tables = { wallets: [...entries], contracts: [] };
  forgetExcess({ tables, alarms: [alarm] }, new Set([named.news]), most + 220);
  return tables.wallets.map(({ values }) => values[0]);
};

describe('what is remembered beyond what can be opened again', () => {
  it('is nothing up to the limit', () => {
    expect(left(6 * 215)).toEqual(all.map(({ values }) => values[0]));
  });

  it('goes the oldest first, of what is gone and nobody has looked at', () => {
    expect(left(5 * 215)).toEqual(['seen', 'also', 'news', 'here', 'warn']);
    expect(left(4 * 215)).toEqual(['seen', 'news', 'here', 'warn']);
  });

  it('is then what this answer has for the first time', () => {
    expect(left(3 * 215)).toEqual(['seen', 'here', 'warn']);
  });

  it('is never what the person has seen, what is there, or what an alarm is about', () => {
    expect(left(0)).toEqual(['seen', 'here', 'warn']);
  });

  it('counts long values, and pins beside them', () => {
    const long: Entry = { ...named.gone, pins: { walletAddress: { raw: 'x'.repeat(1000) } } };
    expect(left(3 * 215, [named.seen, long, named.here])).toEqual(['seen', 'here']);
  });

  it('makes room for what alarms say, however long that is', () => {
    const long = { ...alarm, after: 'x'.repeat(108) };
    const tables: Tables = { wallets: [named.gone, named.seen], contracts: [] };
    forgetExcess({ tables, alarms: [long] }, new Set(), 2 * 215 + 320);
    expect(tables.wallets).toHaveLength(2);
    forgetExcess({ tables, alarms: [long] }, new Set(), 2 * 215 + 319);
    expect(tables.wallets).toEqual([named.seen]);
  });

  it('goes of both lists', () => {
    const tables: Tables = { wallets: [named.gone, named.seen], contracts: [named.also] };
    forgetExcess({ tables, alarms: [] }, new Set(), 215);
    expect(tables).toEqual({ wallets: [named.seen], contracts: [] });
  });
});

it('with each answer what it adds is forgotten where there is too much', () => {
  const answered = (...types: readonly string[]) => {
    const rows = types.map((type, at) => [`Contract ${at}`, 'ETH', `${at}`, type, null, null]);
    return { ...nothingAnswered, lists: { wallets: null, contracts: { rows, isWhole: true } } };
  };
  const { baseline: known } = trackChanges(emptyBaseline(), answered('Proxy'), 1);
  // Each in one byte for a character: a third of what is remembered at most.
  const long = 'x'.repeat(50_000_000);
  const { baseline } = trackChanges(known, answered('Proxy', long, long, long), 2);
  expect(baseline.tables.contracts.map(({ values }) => values[0])).toEqual([
    'Contract 0',
    'Contract 2',
    'Contract 3',
  ]);
});

it('a baseline that is larger than its file may be is not taken, so that no alarm is raised that would not outlive the run', () => {
  const account = valueOf(readAccount(Buffer.from(JSON.stringify(smallAccount))));
  const { calls } = createChangeCalls(account, undefined, 100);
  expect(calls.openBaseline({ baseline: 1 }, new Uint8Array())).toEqual(succeed(null));
  const request = {
    baseline: 1,
    becomes: 2,
    now: 1,
    source: 'service',
    lost: null,
    isAhead: false,
  } as const;
  expect(calls.compareAccount(request)).toEqual(fail('TOO_COMPLEX'));
  const { calls: roomy } = createChangeCalls(account);
  roomy.openBaseline({ baseline: 1 }, new Uint8Array());
  expect(roomy.compareAccount(request)).toMatchObject({ ok: true, value: { other: null } });
});
