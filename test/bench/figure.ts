import { inMs } from './measure';

/** One measured row of the table that the bench prints. */
export interface Figure {
  /** Row number in the table of targets. */
  readonly row: number;
  /** What was measured, and at which size. */
  readonly measure: string;
  /** The app's measured value, with its unit. */
  readonly ours: string;
  /** The value compared with, with its name and unit. */
  readonly against: string;
  /** The app's value divided by the other. NaN when one was not measured. */
  readonly ratio: number;
  readonly target: number;
  /** Whether `target` is the largest or the smallest ratio that meets it. */
  readonly compare: 'at-most' | 'at-least';
}

/** Returns the figure for two times in milliseconds. The app's time may be at most `target` times the other. */
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

/** `quick` runs fewer rounds: enough to notice a mistake, too few for reliable ratios. */
interface BenchOptions {
  readonly quick: 'quick' | 'full';
}

/** The function that each part of the bench exports as `run`. Rejects when the part cannot be run. */
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
