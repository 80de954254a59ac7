import { describe, expect, it } from 'vitest';
import { leftOf, partsOf, wholeAnswers } from '../../../../renderer/features/changes/history-lines';
import {
  filterOf,
  historyViews,
  type HistoryView,
} from '../../../../renderer/store/history-filter';
import {
  historyKinds,
  isFresh,
  type HistoryEntry,
  type HistoryKind,
} from '../../../../shared/activity';
import { entryWith } from '../activity-parts';

const entryAt = (at: number, changes: Partial<HistoryEntry> = {}): HistoryEntry =>
  entryWith({ at, ...changes });

const dayOf = (at: number): string => `day ${Math.floor(at / 10)}`;

/** Days of entries at these times, of which the oldest `seen` were seen; null is an account never read. */
const daysOf = (times: readonly number[], seen: number | null) =>
  partsOf(
    times.map((at, place) => entryAt(at, { isSeen: place >= times.length - (seen ?? 0) })),
    seen === null ? null : 1,
    dayOf,
  );

const shapeOf = (times: readonly number[], seen: number | null) =>
  daysOf(times, seen).map(({ lines, isContinued, isBelowLine }) => [
    lines.map(({ entries }) => entries[0]?.at),
    ...(isContinued ? ['continued'] : []),
    ...(isBelowLine ? ['below the line'] : []),
  ]);

/** The keys of the entries in each line of the only day. */
const linesOf = (...entries: readonly HistoryEntry[]) =>
  partsOf(entries, null, () => 'day').flatMap(({ lines }) =>
    lines.map((line) => line.entries.map(({ key }) => key)),
  );

const many = (count: number, changes: Partial<HistoryEntry> = {}): readonly HistoryEntry[] =>
  Array.from({ length: count }, () => entryAt(1, changes));

const counted = { name: null, asset: null, address: null, count: 30, isCounting: true } as const;

describe('the days of a history', () => {
  it('begins a day at each other date, and keeps the order', () => {
    expect(shapeOf([25, 24, 12, 3, 1], null)).toEqual([[[25, 24]], [[12]], [[3, 1]]]);
  });

  it('draws the "seen" line between days, within a day, and above everything', () => {
    expect(shapeOf([25, 24, 12], 1)).toEqual([[[25, 24]], [[12], 'below the line']]);
    expect(shapeOf([25, 24, 12], 2)).toEqual([
      [[25]],
      [[24], 'continued', 'below the line'],
      [[12]],
    ]);
    expect(shapeOf([25, 24], 2)).toEqual([[[25, 24], 'below the line']]);
  });

  it('draws no line if everything on screen is new, or nothing is there', () => {
    expect([shapeOf([25, 24], 0), shapeOf([], 0)]).toEqual([[[[25, 24]]], []]);
  });

  it('draws the line by what was seen, also if the clock was set back', () => {
    expect(shapeOf([25, 24, 42, 41], 2)).toEqual([[[25, 24]], [[42, 41], 'below the line']]);
    expect(shapeOf([25, 42, 24], 2)).toEqual([[[25]], [[42], 'below the line'], [[24]]]);
  });

  it('has another key for each part, even if a date occurs twice', () => {
    const keysOf = (times: readonly number[], seen: number) =>
      daysOf(times, seen).map(({ key }) => key);
    const [newest, middle, oldest] = keysOf([25, 35, 24], 0);
    expect(new Set([newest, middle, oldest]).size).toBe(3);
    // Reading older entries changes no key.
    expect(keysOf([25, 35], 0)).toEqual([newest, middle]);
    expect(new Set(keysOf([25, 24, 35, 34, 23, 22], 3)).size).toBe(4);
  });

  it('gives entries keys of their own, whichever newer ones come and older ones go', () => {
    const answer = [entryAt(2), entryAt(2)];
    expect(linesOf(...answer, entryAt(1))).toEqual([['2 0'], ['2 1'], ['1 0']]);
    expect(linesOf(entryAt(3), ...answer)).toEqual([['3 0'], ['2 0'], ['2 1']]);
  });

  it('begins with the alarms that wait to be acknowledged', () => {
    const alarm = { kind: 'alarm', outcome: { waiting: 1 } } as const;
    const settled = {
      waiting: null,
      acknowledgedAt: 9,
      reason: null,
      isReverted: false,
    } as const;
    const entries = [entryAt(3), entryAt(2, { ...alarm, outcome: settled }), entryAt(1, alarm)];
    expect(linesOf(...entries)).toEqual([['1 0'], ['3 0'], ['2 0']]);
  });
});

describe('the changes of one answer', () => {
  it('share a line if more than five are of one kind, in their order', () => {
    expect(linesOf(...many(5))).toHaveLength(5);
    expect(linesOf(...many(6))).toEqual([['1 5', '1 4', '1 3', '1 2', '1 1', '1 0']]);
    expect(linesOf(...many(6), entryAt(1, { kind: 'added' }))).toEqual([
      ['1 5', '1 4', '1 3', '1 2', '1 1', '1 0'],
      ['1 6'],
    ]);
  });

  it('share a line only within one list, one answer and one acknowledgement', () => {
    const other = many(3, { list: 'contracts' });
    expect(linesOf(...many(3), ...other)).toHaveLength(6);
    expect(linesOf(...many(3), ...many(3, { at: 2 }))).toHaveLength(6);
    const at = (acknowledgedAt: number) => ({
      waiting: null,
      acknowledgedAt,
      reason: null,
      isReverted: false,
    });
    const alarms = [...many(3, { outcome: at(5) }), ...many(3, { outcome: at(6) })];
    expect(linesOf(...alarms)).toHaveLength(6);
  });

  it('end with those that are only counted, and report the total', () => {
    const entries = [...many(8), entryAt(1, counted)];
    const [part] = partsOf(entries, null, dayOf);
    expect(part?.lines.map(({ count }) => count)).toEqual([38]);
    expect(part?.lines[0]?.entries.at(-1)?.count).toBe(30);
  });

  it('are shown once all of them have been read', () => {
    const entries = [entryAt(2), ...many(3)];
    expect(wholeAnswers(entries, 9)).toHaveLength(1);
    expect(wholeAnswers(entries, 4)).toHaveLength(4);
    expect(wholeAnswers(many(3), 9)).toEqual([]);
  });
});

describe('a new entry of a history', () => {
  it('came after everything was seen, and is no action of the user', () => {
    expect([isFresh(entryAt(6)), isFresh(entryAt(6, { isSeen: true }))]).toEqual([true, false]);
    expect(isFresh(entryAt(6, { kind: 'acknowledged' }))).toBe(false);
    expect(isFresh(entryAt(6, { kind: 'trusted' }))).toBe(false);
  });
});

describe('the filters of a history', () => {
  it('contain every kind exactly once', () => {
    const narrow = Object.values<readonly HistoryKind[] | null>(historyViews).flatMap(
      (kinds) => kinds ?? [],
    );
    expect(new Set(narrow)).toEqual(new Set(historyKinds));
    expect(narrow).toHaveLength(historyKinds.length);
  });

  it('ask main for the kinds in the given list', () => {
    const all: HistoryView = 'all';
    expect(filterOf({ view: all, list: null })).toEqual({ kinds: null, list: null });
    expect(filterOf({ view: 'gone', list: 'contracts' })).toEqual({
      kinds: ['removed'],
      list: 'contracts',
    });
  });
});

it('the number of entries not drawn includes those of an incomplete answer', () => {
  const all = [...many(150, { at: 3 }), ...many(450, { at: 2 }), entryAt(1)];
  expect([leftOf(all.slice(0, 500), all.length), leftOf(all, all.length)]).toEqual([451, 0]);
});
