/** Longest text that main copies to the clipboard, in UTF-16 units. */
export const longestCopy = 60_000;

/** Whether the clipboard still held the copied text a moment later. Other programs can replace the text. */
export type ClipboardState = 'kept' | 'changed';

/** Result of copying rows as a table. */
export interface CopiedRows {
  readonly state: ClipboardState;
  /** Number of rows copied. */
  readonly count: number;
  /** Number of cells that were given a leading `'`, because a spreadsheet would have run them as formulas. */
  readonly guarded: number;
}
