import type { Explorer } from '../../shared/explorer';

/** An explorer as it is typed, and as it applies: not at all where it is new. */
export interface ExplorerRow {
  readonly typed: Explorer;
  readonly inForce: Explorer | null;
}

/** Explorers as they are being edited. */
export interface ExplorerEdit {
  readonly rows: readonly ExplorerRow[];
  /** Those of main that the rows were made from, or have been made to fit since. */
  readonly of: readonly Explorer[];
  /** How many changes of the rows are being written. */
  readonly saves: number;
}
