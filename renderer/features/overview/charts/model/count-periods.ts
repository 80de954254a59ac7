import { bisectRight } from 'd3-array';
import type { Periods } from './periods';

/** How many are in each period. */
export interface Counts {
  readonly totals: Uint32Array;
  /** Of group `g` in period `p`: at `p * groups + g`. */
  readonly byGroup: Uint32Array;
  /** How many are in no period, because they are earlier or later. */
  readonly beyond: number;
}

/** Which period a moment is in, from 0; -1 or the number of periods when it is before or after all of them. */
export const periodAt = ({ edges }: Periods, time: number): number => bisectRight(edges, time) - 1;

/** Counts times, in milliseconds since the epoch, by period and group; NaN is not counted anywhere. */
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
