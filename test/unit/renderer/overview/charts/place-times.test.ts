import { describe, expect, it } from 'vitest';
import {
  countPeriods,
  lanes,
  periodsOver,
  placeTimes,
  spanOf,
} from '../../../../../renderer/features/overview/charts/periods';
import {
  searchFor,
  searchForFuture,
} from '../../../../../renderer/features/overview/charts/period-text';
import { contractList } from '../../../../../renderer/features/records/list/columns';
import { readSearch } from '../../../../../renderer/features/records/list/model/read-search';

const now = Date.UTC(2026, 10, 21, 12);
const day = 24 * 3_600_000;

/** The time as the list reads it; NaN if it is missing or cannot be read. */
type Row = Readonly<{ time: number; isGiven: boolean; group: number }>;

const place = (rows: readonly Row[]) =>
  placeTimes(
    {
      times: Float64Array.from(rows, ({ time }) => time),
      laneOf: (row) => (rows[row]?.isGiven ? 'invalid' : 'undated'),
      groupOf: Uint8Array.from(rows, ({ group }) => group),
      groups: 4,
    },
    now,
  );

describe('contracts beside and on the time axis', () => {
  it('are each in one place, and the axis spans those on it', () => {
    const times = [now - day, now, 0, NaN, now - 3 * day, now - day, 1, now + day];
    const placed = place(times.map((time, row) => ({ time, isGiven: true, group: row % 4 })));
    expect([...placed.times]).toEqual([
      now - day,
      now,
      NaN,
      NaN,
      now - 3 * day,
      now - day,
      NaN,
      NaN,
    ]);
    expect(placed.span).toEqual({ from: now - 3 * day, to: now + 1 });
    const counts = lanes.flatMap((lane) => [...placed.lanes[lane]].join(''));
    expect(counts).toEqual(['0000', '0001', '0000', '0020', '0001']);
  });

  it.each([
    ['undated', NaN, false],
    ['invalid', NaN, true],
    ['before-2015', Date.UTC(1970, 0, 1), true],
    ['before-2015', Date.UTC(2015, 0, 1) - 1, true],
    ['future', now + 5 * 60_000 + 1, true],
    ['future', Date.UTC(2038, 0, 19, 3, 14, 8), true],
    ['future', Date.UTC(9999, 11, 31), true],
  ] as const)('have a lane: %s for %d', (lane, time, isGiven) => {
    const placed = place([{ time, isGiven, group: 2 }]);
    expect(placed.lanes[lane][2]).toBe(1);
    expect(placed.span).toBeNull();
  });

  it.each([Date.UTC(2015, 0, 1), now - day, now, now + 5 * 60_000])(
    'are on the axis if nothing is doubtful: %d',
    (time) => {
      expect(place([{ time, isGiven: true, group: 0 }]).span).toEqual({ from: time, to: time + 1 });
    },
  );
});

it('the list of a place has as many contracts as its bar and lane say, also in the current period', () => {
  /** How many of these times a search finds. */
  const foundBy = (search: string, times: readonly number[]): number => {
    const { after, before } = readSearch(search, contractList.operators, 'utc');
    return times.filter((time) => time >= (after ?? -Infinity) && time < (before ?? Infinity))
      .length;
  };

  // In the current month: long ago, now, at the edge of the doubtful range, beyond it, and at the month's end.
  const times = [now - 5 * day, now, now + 5 * 60_000, now + 5 * 60_000 + 1, now + 5 * day];
  const placed = place(times.map((time) => ({ time, isGiven: true, group: 0 })));
  const periods = periodsOver(placed.span ?? { from: now, to: now }, 'month', 'utc');
  const { totals } = countPeriods(placed.times, new Uint8Array(times.length), 1, periods);
  const bar = searchFor(spanOf(periods, totals.length - 1), 'utc', now);
  expect([totals.at(-1), foundBy(bar, times)]).toEqual([3, 3]);
  expect([placed.lanes.future[0], foundBy(searchForFuture(now), times)]).toEqual([2, 2]);
});
