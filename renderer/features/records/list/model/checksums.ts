import type { ChecksumState } from '../../../../../shared/list-view';
import { workThrough, type Work } from './work';

/** What the capitals of the rows' addresses say, as far as it has been worked out. */
export interface Checksums extends Work {
  /** null: not worked out yet. */
  readonly of: (row: number) => ChecksumState | null;
  /** How many rows have been worked out: the first ones. */
  readonly known: () => number;
}

const states: readonly ChecksumState[] = ['valid', 'none', 'mismatch', 'unchecked'];

/** `judge` may hash, which takes some 10 microseconds: it is called for a few rows in each step, and nowhere else. */
export const createChecksums = (
  count: number,
  judge: (row: number) => ChecksumState,
): Checksums => {
  const judged = new Uint8Array(count);
  let known = 0;
  const { step } = workThrough(count, 16, (row) => {
    judged[row] = states.indexOf(judge(row));
    known = row + 1;
  });
  return {
    step,
    of: (row) => (row < known ? (states[judged[row] ?? 0] ?? null) : null),
    known: () => known,
  };
};
