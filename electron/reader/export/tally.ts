/** How far an export has come; grows while its text is made. */
export interface Tally {
  rows: number;
  /** Cells that a spreadsheet would have run or changed; they begin with a `'` now. */
  guarded: number;
}
