import { describe, expect, it } from 'vitest';
import { forgetExcess } from '../../../electron/reader/memory/forget';
import type { Entry, Tables } from '../../../electron/reader/memory/table';

const entry = (name: string, isSeen: boolean): Entry => ({
  values: [name, 'ETH', name, name],
  isSeen,
});
/** Each weighs 215. */
const named = {
  seen: entry('seen', true),
  gone: entry('gone', false),
  also: entry('also', false),
  news: entry('news', false),
  here: entry('here', false),
  warn: entry('warn', false),
};
const all = Object.values(named);

const tablesOf = (entries: readonly Entry[]): Tables => ({
  wallets: new Map(entries.map((one) => [JSON.stringify(one.values[0]).slice(1, -1), [one]])),
  contracts: new Map(),
});

const left = (most: number, entries: readonly Entry[] = all): readonly string[] => {
  const tables = tablesOf(entries);
  const present = new Set([named.here]);
  const first = new Set([named.news]);
  const alarmed = new Set(['warn']);
  forgetExcess({ tables, present: new Set([...present, ...first]), first, alarmed }, most);
  return [...tables.wallets.keys()];
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

  it('leaves the others of one identity', () => {
    const tables: Tables = {
      wallets: new Map([['same', [named.gone, named.seen]]]),
      contracts: new Map([['also', [named.also]]]),
    };
    const nothing = new Set<never>();
    forgetExcess({ tables, present: nothing, first: nothing, alarmed: nothing }, 215);
    expect([[...tables.wallets.values()].flat(), tables.contracts.size]).toEqual([[named.seen], 0]);
  });
});
