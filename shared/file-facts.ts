import type { AccountHead } from './account';

/** Where the records of a file are from, as far as main knows that. */
export interface FileOrigin {
  /** Host of the base URL, with port. */
  readonly host: string;
  /** Milliseconds since the epoch of the answer that the records are from. */
  readonly receivedAt: number;
  readonly source: AccountHead['source'];
  /**
   * Alarms of the profile that nobody has acknowledged yet; null where that is not known, such as while first-seen addresses
   * are lost.
   */
  readonly openAlarms: number | null;
}

/** What a comparison says of itself in a file. */
export interface ComparisonFacts extends FileOrigin {
  /** Name of the list's file, without its folder. */
  readonly fileName: string;
  /** SHA-256 of its bytes, in hexadecimal. */
  readonly fileSha256: string;
  /** Milliseconds since the epoch of the comparison. */
  readonly comparedAt: number;
}

/** What a history says of itself in a file, beside what is remembered. */
export interface HistoryFacts {
  /** Host of the base URL, with port. */
  readonly host: string;
  /** Milliseconds since the epoch. */
  readonly savedAt: number;
}
