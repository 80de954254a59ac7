/** Forms in which records leave the app. */
export const exportFormats = ['csv', 'json', 'signed-json'] as const;
export type ExportFormat = (typeof exportFormats)[number];

/** How far an export has come. */
export interface ExportProgress {
  /** Records written so far. */
  readonly written: number;
  readonly total: number;
}

/** How others find out that a signed export is as it was signed. */
export interface ExportProof {
  readonly signatureName: string;
  readonly publicKeyName: string;
  /** To be run in the folder of the file. */
  readonly command: string;
}

/** What has been written. Names are without their folder. */
export interface ExportReport {
  readonly fileName: string;
  /** How many records are in it. */
  readonly count: number;
  /** How many cells got a `'` in front, because a spreadsheet would have run them. */
  readonly guarded: number;
  /** Null but for signed exports. */
  readonly proof: ExportProof | null;
}
