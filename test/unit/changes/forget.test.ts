import { describe, expect, it } from 'vitest';
import { forgetExcess } from '../../../electron/reader/changes/forget';
import type { KeptAlarm } from '../../../electron/reader/changes/baseline';
import type { Entry, Tables } from '../../../electron/reader/changes/table';

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

const alarm = { key: 'Iwarn' } as KeptAlarm;

const left = (most: number, entries: readonly Entry[] = all): readonly unknown[] => {
  const tables: Tables = { wallets: [...entries], contracts: [] };
  // The alarm weighs 400.
  forgetExcess({ tables, alarms: [alarm] }, new Set([named.news]), most + 400);
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

  it('goes of both lists', () => {
    const tables: Tables = { wallets: [named.gone, named.seen], contracts: [named.also] };
    forgetExcess({ tables, alarms: [] }, new Set(), 215);
    expect(tables).toEqual({ wallets: [named.seen], contracts: [] });
  });
});
