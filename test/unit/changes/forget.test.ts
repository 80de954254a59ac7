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
  knownBy: 'same',
} as KeptAlarm;

const left = (most: number, entries: readonly Entry[] = all): readonly unknown[] => {
  const tables: Tables = { wallets: [...entries], contracts: [] };
  forgetExcess({ tables, alarms: [alarm] }, new Set([named.news]), most + 220);
  return tables.wallets.map(({ values }) => values[0]);
};

describe('records beyond the size that can be opened again', () => {
  it('are kept up to the limit', () => {
    expect(left(6 * 215)).toEqual(all.map(({ values }) => values[0]));
  });

  it('are forgotten oldest first, among removed records that nobody has seen', () => {
    expect(left(5 * 215)).toEqual(['seen', 'also', 'news', 'here', 'warn']);
    expect(left(4 * 215)).toEqual(['seen', 'news', 'here', 'warn']);
  });

  it('are then the new records of this answer', () => {
    expect(left(3 * 215)).toEqual(['seen', 'here', 'warn']);
  });

  it('are never records that the user has seen, that are present, or that have an alarm', () => {
    expect(left(0)).toEqual(['seen', 'here', 'warn']);
  });

  it.each<KeptAlarm['knownBy']>(['twice', 'name'])(
    'are never an impostor, even if this answer has it for the first time (%s)',
    (knownBy) => {
      const impostors = [entry('put', false, true), entry('went', false)];
      const tables: Tables = { wallets: [named.news, ...impostors, named.gone], contracts: [] };
      const alarms = impostors.map(
        ({ values }) => ({ ...alarm, key: 'Iknown', knownBy, after: values[2] }) as KeptAlarm,
      );
      forgetExcess({ tables, alarms }, new Set([named.news, ...impostors.slice(0, 1)]), 0);
      expect(tables.wallets).toEqual(impostors);
    },
  );

  it('count long values and pins', () => {
    const long: Entry = { ...named.gone, pins: { walletAddress: { raw: 'x'.repeat(1000) } } };
    expect(left(3 * 215, [named.seen, long, named.here])).toEqual(['seen', 'here']);
  });

  it('make room for the texts of alarms, however long', () => {
    const long = { ...alarm, after: 'x'.repeat(108) };
    const tables: Tables = { wallets: [named.gone, named.seen], contracts: [] };
    forgetExcess({ tables, alarms: [long] }, new Set(), 2 * 215 + 320);
    expect(tables.wallets).toHaveLength(2);
    forgetExcess({ tables, alarms: [long] }, new Set(), 2 * 215 + 319);
    expect(tables.wallets).toEqual([named.seen]);
  });

  it('are forgotten from both lists', () => {
    const tables: Tables = { wallets: [named.gone, named.seen], contracts: [named.also] };
    forgetExcess({ tables, alarms: [] }, new Set(), 215);
    expect(tables).toEqual({ wallets: [named.seen], contracts: [] });
  });
});

it('each answer forgets what it adds beyond the limit', () => {
  const answered = (...types: readonly string[]) => {
    const rows = types.map((type, at) => [`Contract ${at}`, 'ETH', `${at}`, type, null, null]);
    return { ...nothingAnswered, lists: { wallets: null, contracts: { rows, isWhole: true } } };
  };
  const { baseline: known } = trackChanges(emptyBaseline(), answered('Proxy'), 1);
  // One byte per character: each is at most a third of the limit.
  const long = 'x'.repeat(50_000_000);
  const { baseline } = trackChanges(known, answered('Proxy', long, long, long), 2);
  expect(baseline.tables.contracts.map(({ values }) => values[0])).toEqual([
    'Contract 0',
    'Contract 2',
    'Contract 3',
  ]);
});

it('a baseline larger than its file may be is refused, so that no alarm is raised that would be lost after the run', () => {
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
