import { doubtOf } from '../../ui/text/dates';

/**
 * The rows with the latest times, latest first; of equal times, the first row first. Skips doubtful times, such as
 * times in the future. `now` is in milliseconds since the epoch.
 */
export const latestOf = (times: Float64Array, now: number, most: number): readonly number[] => {
  const taken: number[] = [];
  const timeOf = (row: number | undefined): number => times[row ?? -1] ?? -Infinity;
  for (let row = 0; row < times.length; row += 1) {
    const time = times[row] ?? NaN;
    if (Number.isNaN(time) || doubtOf(time, now)) continue;
    if (taken.length === most && time <= timeOf(taken.at(-1))) continue;
    const after = taken.findIndex((other) => timeOf(other) < time);
    taken.splice(after < 0 ? taken.length : after, 0, row);
    if (taken.length > most) taken.pop();
  }
  return taken;
};
