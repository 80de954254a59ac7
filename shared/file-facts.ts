import type { AccountHead } from './account';

/** Origin of the records in an exported file, as far as main knows it. */
export interface FileOrigin {
  /** Host of the base URL, with port. */
  readonly host: string;
  /** When the answer with the records was received, in milliseconds since the epoch. */
  readonly receivedAt: number;
  readonly source: AccountHead['source'];
  /** Number of open alarms of the profile; null when not known, such as while first-seen addresses are lost. */
  readonly openAlarms: number | null;
}

/** Facts about a comparison, for its exported file. */
export interface ComparisonFacts extends FileOrigin {
  /** Name of the file with expected records, without the folder. */
  readonly fileName: string;
  /** SHA-256 of the file's bytes, in hexadecimal. */
  readonly fileSha256: string;
  /** When the records were compared, in milliseconds since the epoch. */
  readonly comparedAt: number;
}

/** Facts about an exported history that the baseline does not have. */
export interface HistoryFacts {
  /** Host of the base URL, with port. */
  readonly host: string;
  /** Milliseconds since the epoch. */
  readonly savedAt: number;
}
