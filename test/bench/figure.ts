import { inMs } from './measure';

/** One measured row of the table that the bench prints. */
export interface Figure {
  /** Row of the table of targets. */
  readonly row: number;
  /** What was measured, and at which size. */
  readonly measure: string;
  /** The app's figure, with its unit. */
  readonly ours: string;
  /** The figure it is compared with, with its name and unit. */
  readonly against: string;
  /** Ours by theirs. */
  readonly ratio: number;
  readonly target: number;
  /** Which side of the target is good. */
  readonly compare: 'at-most' | 'at-least';
}

/** Two times in milliseconds, of which ours may be `target` times the other at most. */
export const figureOf = (
  row: number,
  measure: string,
  [ours, name, theirs]: readonly [number, string, number],
  target: number,
): Figure => ({
  row,
  measure,
  ours: inMs(ours),
  against: `${name} ${inMs(theirs)}`,
  ratio: ours / theirs,
  target,
  compare: 'at-most',
});

/** `quick` takes fewer rounds: enough to see a mistake, too few to argue about. */
interface BenchOptions {
  readonly quick: 'quick' | 'full';
}

/** What each part of the bench exports as `run`. Rejects when the part cannot be run. */
export type RunPart = (options: BenchOptions) => Promise<readonly Figure[]>;

const verdict = ({ ratio, target, compare }: Figure): string => {
  if (Number.isNaN(ratio)) return 'NOT MEASURED';
  if (compare === 'at-most' ? ratio <= target : ratio >= target) return 'meets';
  const missedBy = compare === 'at-most' ? ratio / target - 1 : 1 - ratio / target;
  return `MISSES by ${(missedBy * 100).toFixed(0)} %`;
};

/** The line of one figure: row, measure, both figures, ratio, target, verdict. */
export const lineOf = (figure: Figure): string => {
  const { row, measure, ours, against, ratio, target, compare } = figure;
  const wanted = `${compare === 'at-most' ? '≤' : '≥'} ${target}×`;
  return [
    String(row).padStart(2),
    measure.padEnd(48),
    ours.padStart(9),
    `against ${against}`.padEnd(42),
    `${ratio.toFixed(2)}×`.padStart(6),
    wanted.padEnd(8),
    verdict(figure),
  ].join('  ');
};
