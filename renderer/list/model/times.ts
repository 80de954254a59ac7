import { finish, workThrough, type Work } from './work';

/** The times of the rows, each read once. */
export interface Times extends Work {
  /** Milliseconds since the epoch, NaN where there is none or it is doubtful. Reads what has not been read yet. */
  readonly all: () => Float64Array;
  /** The same once all are read, null until then. Costs nothing. */
  readonly known: () => Float64Array | null;
}

/** `timeOf` gives the time of a row. */
export const createTimes = (count: number, timeOf: (row: number) => number): Times => {
  // Made with the first time, because most columns are never asked for theirs.
  let times: Float64Array | undefined;
  let left = count;
  const work = workThrough(count, 256, (row) => {
    times ??= new Float64Array(count);
    times[row] = timeOf(row);
    left -= 1;
  });
  return {
    step: work.step,
    all: () => {
      finish(work);
      return times ?? new Float64Array(0);
    },
    known: () => (left === 0 ? (times ?? null) : null),
  };
};
