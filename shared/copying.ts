/** Longest text that main takes for the clipboard, in UTF-16 units. */
export const longestCopy = 60_000;

/** Whether the clipboard still held what had been copied a moment later; other programs can replace it. */
export type ClipboardState = 'kept' | 'changed';

/** What came of copying rows as a table. */
export interface CopiedRows {
  readonly state: ClipboardState;
  /** How many rows were copied. */
  readonly count: number;
  /** How many cells got a `'` in front, because a spreadsheet would have run them. */
  readonly guarded: number;
}
