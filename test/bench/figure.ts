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

/** `quick` takes fewer rounds: enough to see a mistake, too few to argue about. */
export interface BenchOptions {
  readonly quick: 'quick' | 'full';
}

/** What each part of the bench exports as `run`. Rejects when the part cannot be run. */
export type RunPart = (options: BenchOptions) => Promise<readonly Figure[]>;
