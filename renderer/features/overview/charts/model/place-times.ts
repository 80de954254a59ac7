import { doubtOf } from '../../../../ui/text/dates';
import type { Span } from './periods';

/** What is on no time axis, and why. */
export const lanes = ['undated', 'invalid', 'no-zone', 'before-2015', 'future'] as const;
export type Lane = (typeof lanes)[number];

/** Contracts on the time axis and beside it, by the groups that they are coloured by. */
export interface Placed {
  /** By row: milliseconds since the epoch, NaN for what is in a lane. */
  readonly times: Float64Array;
  /** From the first to just after the last; null when nothing is on the axis. */
  readonly span: Span | null;
  /** How many of each group are in a lane. */
  readonly lanes: Readonly<Record<Lane, Uint32Array>>;
}

interface Rows {
  /** By row: milliseconds since the epoch, NaN for a time that is missing or not certain. */
  readonly times: Float64Array;
  /** Why a row has none. */
  readonly laneOf: (row: number) => 'undated' | 'invalid' | 'no-zone';
  /** By row: the number of its group. */
  readonly groupOf: Uint8Array;
  readonly groups: number;
}

/** Puts each row on the axis or into a lane, in one pass; `now` is in milliseconds since the epoch. */
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

/** Whether at least so many are on the axis. */
export const areDated = ({ times }: Placed, least: number): boolean => {
  let dated = 0;
  for (let row = 0; row < times.length && dated < least; row += 1)
    if (!Number.isNaN(times[row])) dated += 1;
  return dated >= least;
};
