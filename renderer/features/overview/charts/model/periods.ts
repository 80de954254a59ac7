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
import type { Zone } from '../../../../ui/text/dates';

/** Milliseconds since the epoch: from one moment on, until just before another. */
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

/** More bars than these would be thinner than the eye can tell apart. */
export const mostPeriods = 400;

/** The most periods of a unit that are chosen for somebody who has not chosen. */
const calm: Readonly<Record<Unit, number>> = { day: 92, month: 180, year: Infinity };

/** Whole periods over a stretch of time. */
export interface Periods {
  readonly unit: Unit;
  /** Where each period begins, in milliseconds since the epoch, and where the last one ends. */
  readonly edges: Float64Array;
}

const outward = ({ from, to }: Span, unit: Unit, zone: Zone): Span => {
  const interval = intervals[zone][unit];
  return { from: +interval.floor(new Date(from)), to: +interval.ceil(new Date(to)) };
};

const countIn = ({ from, to }: Span, unit: Unit, zone: Zone): number =>
  intervals[zone][unit].count(new Date(from), new Date(to));

const fitting = (span: Span, zone: Zone): Unit =>
  units.find((unit) => countIn(outward(span, unit, zone), unit, zone) <= calm[unit]) ?? 'year';

/**
 * The periods that cover a span, by the calendar of a zone: days of 23 to 25 hours count as days. Of more than
 * `mostPeriods` the latest are taken. With `auto` the unit follows from the length of the span.
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

/** The span of one period, from 0. */
export const spanOf = ({ edges }: Periods, period: number): Span => ({
  from: edges[period] ?? NaN,
  to: edges[period + 1] ?? NaN,
});

/** All of the periods. */
export const spanOver = ({ edges }: Periods): Span => ({
  from: edges[0] ?? NaN,
  to: edges.at(-1) ?? NaN,
});

/** As many periods, some earlier (`by` below 0) or later; never beyond a span that holds them all. */
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

/** Beginnings of periods to write on an axis: round ones, about `most` of them. */
export const ticksOver = (periods: Periods, zone: Zone, most: number): readonly number[] => {
  const { from, to } = spanOver(periods);
  const ticks = (zone === 'utc' ? utcTicks : timeTicks)(new Date(from), new Date(to - 1), most);
  const edges = new Set(periods.edges);
  return ticks.map(Number).filter((tick) => edges.has(tick));
};
