import { describe, expect, it } from 'vitest';
import { isFolded, isNew, partsOf } from '../../../../renderer/activity/timeline';
import {
  filterOf,
  historyViews,
  type HistoryView,
} from '../../../../renderer/state/history-filter';
import { historyKinds, type HistoryEntry, type HistoryKind } from '../../../../shared/activity';

const entryAt = (at: number, changes: Partial<HistoryEntry> = {}): HistoryEntry => ({
  at,
  kind: 'renamed',
  list: 'wallets',
  name: 'Vault',
  asset: 'ETH',
  address: null,
  fields: [],
  reason: null,
  count: 1,
  row: null,
  ...changes,
});

const dayOf = (at: number): string => `day ${Math.floor(at / 10)}`;

const shapeOf = (times: readonly number[], seenAt: number | null) =>
  partsOf(
    times.map((at) => entryAt(at)),
    seenAt,
    dayOf,
  ).map(({ entries, isContinued, isBelowLine }) => [
    entries.map(({ at }) => at),
    ...(isContinued ? ['continued'] : []),
    ...(isBelowLine ? ['below the line'] : []),
  ]);

describe('the days of a history', () => {
  it('begins one with each other day, and keeps the order', () => {
    expect(shapeOf([25, 24, 12, 3, 1], null)).toEqual([[[25, 24]], [[12]], [[3, 1]]]);
  });

  it('draws the line between days, within a day, and above everything', () => {
    expect(shapeOf([25, 24, 12], 15)).toEqual([[[25, 24]], [[12], 'below the line']]);
    expect(shapeOf([25, 24, 12], 24)).toEqual([
      [[25]],
      [[24], 'continued', 'below the line'],
      [[12]],
    ]);
    expect(shapeOf([25, 24], 30)).toEqual([[[25, 24], 'below the line']]);
  });

  it('draws no line where everything on screen is new, and where nothing is', () => {
    expect(shapeOf([25, 24], 20)).toEqual([[[25, 24]]]);
    expect(shapeOf([], 20)).toEqual([]);
  });

  it('says for each part where it begins', () => {
    const entries = [25, 24, 12].map((at) => entryAt(at));
    expect(partsOf(entries, 24, dayOf).map(({ from }) => from)).toEqual([0, 1, 2]);
  });
});

describe('what is new in a history', () => {
  it('is what came after everything was seen, and was not done by the person', () => {
    expect(isNew(entryAt(6), 5)).toBe(true);
    expect(isNew(entryAt(5), 5)).toBe(false);
    expect(isNew(entryAt(6), null)).toBe(false);
    expect(isNew(entryAt(6, { kind: 'acknowledged' }), 5)).toBe(false);
    expect(isNew(entryAt(6, { kind: 'trusted' }), 5)).toBe(false);
  });

  it('tells lines that only count from those about a record, and about the account', () => {
    const nameless = { name: null, asset: null, address: null };
    expect(isFolded(entryAt(1))).toBe(false);
    expect(isFolded(entryAt(1, { name: null }))).toBe(false);
    expect(isFolded(entryAt(1, { ...nameless, count: 900 }))).toBe(true);
    expect(isFolded(entryAt(1, nameless))).toBe(true);
    expect(isFolded(entryAt(1, { ...nameless, list: 'account' }))).toBe(false);
  });
});

describe('what a history can be narrowed to', () => {
  it('lets every kind about a record through somewhere', () => {
    const narrow = Object.values<readonly HistoryKind[] | null>(historyViews).flatMap(
      (kinds) => kinds ?? [],
    );
    // The account itself is a place, and has no view of its own.
    const ofRecords = historyKinds.filter((kind) => kind !== 'begun');
    expect(new Set(narrow)).toEqual(new Set(ofRecords));
  });

  it('asks main for these kinds in this list', () => {
    const all: HistoryView = 'all';
    expect(filterOf({ view: all, list: null })).toEqual({ kinds: null, list: null });
    expect(filterOf({ view: 'gone', list: 'contracts' })).toEqual({
      kinds: ['removed'],
      list: 'contracts',
    });
  });
});
