/** Forms in which records leave the app. */
export const exportFormats = ['csv', 'json', 'signed-json'] as const;
export type ExportFormat = (typeof exportFormats)[number];

/** What stands between the cells of a table. */
export const separators = ['comma', 'semicolon', 'tab'] as const;
export type Separator = (typeof separators)[number];

/** How an export was chosen last, for the next one. Whether notes go along is asked anew each time. */
export interface ExportHabits {
  readonly format: ExportFormat;
  /** Null: what is usual in the language of the window. */
  readonly separator: Separator | null;
  /** Whether a table begins with a line that says where it is from. */
  readonly provenance: boolean;
}

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
  /** How many cells got a `'` in front, because a spreadsheet would have run or changed them. */
  readonly guarded: number;
  /** Null but for signed exports. */
  readonly proof: ExportProof | null;
}
