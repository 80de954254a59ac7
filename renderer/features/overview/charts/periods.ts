import { bisectRight } from 'd3-array';
import {
  timeDay,
  timeMonth,
  timeTicks,
  timeYear,
  utcDay,
  utcMonth,
  utcTicks,
  utcYear,
  type CountableTimeInterval,
} from 'd3-time';
import type { Zone } from '../../../../shared/profile';
import { doubtOf } from '../../../ui/text/dates';

/** A time span in milliseconds since the epoch, from `from` until just before `to`. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

export const units = ['day', 'month', 'year'] as const;
export type Unit = (typeof units)[number];

const intervals: Readonly<Record<Zone, Readonly<Record<Unit, CountableTimeInterval>>>> = {
  local: { day: timeDay, month: timeMonth, year: timeYear },
  utc: { day: utcDay, month: utcMonth, year: utcYear },
};

/** Most periods shown: more bars would be too thin to tell apart. */
export const mostPeriods = 400;

/** Most periods of each unit in the automatic choice. */
const mostAutomatic: Readonly<Record<Unit, number>> = { day: 92, month: 180, year: Infinity };

/** Consecutive whole periods. */
export interface Periods {
  readonly unit: Unit;
  /** Start of each period, in milliseconds since the epoch, and the end of the last one. */
  readonly edges: Float64Array;
}

const outward = ({ from, to }: Span, unit: Unit, zone: Zone): Span => {
  const interval = intervals[zone][unit];
  return { from: +interval.floor(new Date(from)), to: +interval.ceil(new Date(to)) };
};

const countIn = ({ from, to }: Span, unit: Unit, zone: Zone): number =>
  intervals[zone][unit].count(new Date(from), new Date(to));

const fitting = (span: Span, zone: Zone): Unit =>
  units.find((unit) => countIn(outward(span, unit, zone), unit, zone) <= mostAutomatic[unit]) ??
  'year';

/**
 * The periods that cover a span, by the calendar of a zone: days of 23 to 25 hours count as days. If there are more
 * than `mostPeriods`, returns the latest. `auto` chooses the unit by the length of the span.
 */
export const periodsOver = (span: Span, wish: Unit | 'auto', zone: Zone): Periods => {
  const unit = wish === 'auto' ? fitting(span, zone) : wish;
  const interval = intervals[zone][unit];
  const whole = outward(span, unit, zone);
  const least = +interval.offset(new Date(whole.to), -mostPeriods);
  const from = Math.max(whole.from, least);
  const starts = interval.range(new Date(from), new Date(whole.to)).map(Number);
  return { unit, edges: Float64Array.from([...starts, whole.to]) };
};

/** Span of one period, counted from 0. */
export const spanOf = ({ edges }: Periods, period: number): Span => ({
  from: edges[period] ?? NaN,
  to: edges[period + 1] ?? NaN,
});

/** Span of all periods together. */
export const spanOver = ({ edges }: Periods): Span => ({
  from: edges[0] ?? NaN,
  to: edges.at(-1) ?? NaN,
});

/** Span of the same number of periods, one earlier (`by` -1) or later (`by` 1). Unchanged at the end of `whole`. */
export const shifted = (periods: Periods, by: -1 | 1, whole: Span, zone: Zone): Span => {
  const shown = spanOver(periods);
  const isAtEnd = by < 0 ? shown.from <= whole.from : shown.to >= whole.to;
  if (isAtEnd) return shown;
  const interval = intervals[zone][periods.unit];
  return {
    from: +interval.offset(new Date(shown.from), by),
    to: +interval.offset(new Date(shown.to), by),
  };
};

/**
 * Starts of periods to label on an axis, about `most` of them. Uses round times if all of them are starts of periods.
 * Otherwise, as with weekly ticks for monthly periods, returns every n-th start.
 */
export const ticksOver = (periods: Periods, zone: Zone, most: number): readonly number[] => {
  const { from, to } = spanOver(periods);
  const round = (zone === 'utc' ? utcTicks : timeTicks)(new Date(from), new Date(to - 1), most);
  const edges = new Set(periods.edges);
  const ticks = round.map(Number);
  if (ticks.length > 1 && ticks.every((tick) => edges.has(tick))) return ticks;
  const starts = Array.from(periods.edges.subarray(0, -1));
  const step = Math.ceil(starts.length / most);
  return starts.filter((_, at) => at % step === 0);
};

/** Number of times in each period. */
export interface Counts {
  readonly totals: Uint32Array;
  /** Count of group `g` in period `p`, at `p * groups + g`. */
  readonly byGroup: Uint32Array;
  /** Number of times before or after all periods. */
  readonly beyond: number;
}

/** Index of the period that contains a time; -1 before the first period, the number of periods after the last. */
export const periodAt = ({ edges }: Periods, time: number): number => bisectRight(edges, time) - 1;

/** Counts times, in milliseconds since the epoch, by period and group. NaN is not counted anywhere. */
export const countPeriods = (
  times: Float64Array,
  groupOf: Uint8Array,
  groups: number,
  periods: Periods,
): Counts => {
  const count = periods.edges.length - 1;
  const totals = new Uint32Array(count);
  const byGroup = new Uint32Array(count * groups);
  let beyond = 0;
  for (let row = 0; row < times.length; row += 1) {
    const time = times[row] ?? NaN;
    if (Number.isNaN(time)) continue;
    const period = periodAt(periods, time);
    if (period < 0 || period >= count) {
      beyond += 1;
      continue;
    }
    const place = period * groups + (groupOf[row] ?? 0);
    totals[period] = (totals[period] ?? 0) + 1;
    byGroup[place] = (byGroup[place] ?? 0) + 1;
  }
  return { totals, byGroup, beyond };
};

/** Shortest span, in milliseconds: a day is the shortest period. The day on which clocks go forward is shorter. */
const shortest = 24 * 3_600_000;

/** Moves a span into another, which is at least as long. */
const within = ({ from, to }: Span, whole: Span): Span => {
  const shift = Math.max(whole.from - from, 0) + Math.min(whole.to - to, 0);
  return { from: from + shift, to: to + shift };
};

/** The span that is `factor` times as long, around the time `at`; null if that covers all of `whole`. */
export const zoom = (shown: Span, whole: Span, at: number, factor: number): Span | null => {
  const now = shown.to - shown.from;
  const length = Math.max(now * factor, Math.min(shortest, now));
  if (length >= whole.to - whole.from) return null;
  const share = (at - shown.from) / now;
  const from = at - length * Math.min(Math.max(share, 0), 1);
  return within({ from, to: from + length }, whole);
};

/** Reasons why a contract is not on the time axis. */
export const lanes = ['undated', 'invalid', 'no-zone', 'before-2015', 'future'] as const;
export type Lane = (typeof lanes)[number];

/** Which contracts are on the time axis and which in the lanes, by colour group. */
export interface Placed {
  /** By row: milliseconds since the epoch; NaN for a row in a lane. */
  readonly times: Float64Array;
  /** From the first time to just after the last; null if no row is on the axis. */
  readonly span: Span | null;
  /** Number of rows of each group in a lane. */
  readonly lanes: Readonly<Record<Lane, Uint32Array>>;
}

interface Rows {
  /** By row: milliseconds since the epoch; NaN for a missing or uncertain time. */
  readonly times: Float64Array;
  /** Why a row has no time. */
  readonly laneOf: (row: number) => 'undated' | 'invalid' | 'no-zone';
  /** By row: the index of its group. */
  readonly groupOf: Uint8Array;
  readonly groups: number;
}

/** Puts each row on the axis or into a lane, in one pass. `now` is in milliseconds since the epoch. */
export const placeTimes = ({ times, laneOf, groupOf, groups }: Rows, now: number): Placed => {
  const placed = new Float64Array(times.length).fill(NaN);
  const none = (): Uint32Array => new Uint32Array(groups);
  const counts = {
    undated: none(),
    invalid: none(),
    'no-zone': none(),
    'before-2015': none(),
    future: none(),
  };
  let [first, last] = [Infinity, -Infinity];
  for (let row = 0; row < times.length; row += 1) {
    const time = times[row] ?? NaN;
    const lane = Number.isNaN(time) ? laneOf(row) : doubtOf(time, now);
    if (lane) {
      const group = groupOf[row] ?? 0;
      counts[lane][group] = (counts[lane][group] ?? 0) + 1;
    } else {
      placed[row] = time;
      if (time < first) first = time;
      if (time > last) last = time;
    }
  }
  return {
    times: placed,
    span: last < first ? null : { from: first, to: last + 1 },
    lanes: counts,
  };
};

/** Whether at least `least` rows are on the axis. */
export const areDated = ({ times }: Placed, least: number): boolean => {
  let dated = 0;
  for (let row = 0; row < times.length && dated < least; row += 1)
    if (!Number.isNaN(times[row])) dated += 1;
  return dated >= least;
};
