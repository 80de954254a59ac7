import type { ListName } from './account';
import type { Result } from './failure';

/** Largest file with expected records that is read, in bytes. */
export const largestList = 64 * 1024 * 1024;

/** Most expected records: as many as an account may have. */
export const mostExpected = 200_000;

/** Why an expected record is not compared. */
export type RecordProblem =
  | 'no-address'
  /** A long number that a spreadsheet has rounded, so that its last digits are lost. */
  | 'rounded'
  /** A number in place of the address, as in a line of totals. */
  | 'number'
  | 'too-long'
  | 'repeated'
  | 'not-a-record'
  /** The line read as the header, although its names do not prove that: the address column's name is unknown. */
  | 'heads'
  /** A line above the header. */
  | 'above-heads';

/** An expected record that is not compared. */
export interface SkippedRecord {
  /** Line of a CSV file, or position of the record in a JSON file; from 1. */
  readonly place: number;
  readonly problem: RecordProblem;
}

/** Indices of the columns of an expected list, from 0; null for a column that the list does not have. */
export interface ExpectedColumns {
  readonly address: number;
  readonly name: number | null;
  readonly asset: number | null;
}

/** The columns that the app recognizes in a file; `address` is null when the column is not certain. */
export interface GuessedColumns extends Omit<ExpectedColumns, 'address'> {
  readonly address: number | null;
}

/** The records of a file, before they are compared. */
export interface ExpectedList {
  /** `csv`: `place` is a line. `json`: `place` is the position of a record. */
  readonly kind: 'csv' | 'json';
  /** Headers of the columns, each of at most 100 UTF-16 units; column numbers when the file has no headers. */
  readonly columns: readonly string[];
  /** Cells of the first records, so that the user can see what each column holds. */
  readonly sample: readonly (readonly string[])[];
  /** Number of records. */
  readonly records: number;
  /** Indices of the columns in which one of the first records has an address of a known form. */
  readonly addressLike: readonly number[];
  readonly guess: GuessedColumns;
}

/** Results of comparing expected records with the records of the account. */
export const comparedGroups = ['differs', 'missing', 'extra', 'equal'] as const;
export type ComparedGroup = (typeof comparedGroups)[number];

/** The compared values of a record; null for a value that the record does not have. */
export interface ComparedValues {
  readonly name: string | null;
  readonly asset: string | null;
  readonly address: string | null;
}

/** An expected record, a record of the account, or a matching pair of both. */
export interface ComparedRecord {
  readonly group: ComparedGroup;
  /** Line or position in the file; null when the file does not have the record. */
  readonly place: number | null;
  readonly expected: ComparedValues | null;
  /** Row in the list of the account; null when the account does not have the record. */
  readonly row: number | null;
  readonly actual: ComparedValues | null;
  /** The fields that differ; empty in all groups except `differs`. */
  readonly fields: readonly (keyof ComparedValues)[];
  /**
   * Only for a missing record: which list of the account has its address. `this-list`: in a record that matches another
   * expected record.
   */
  readonly elsewhere?: 'this-list' | 'other-list';
}

/** Expected records for each list of the account, mostly the same for both; `LIST_NOT_READ` when there are none. */
export type ExpectedLists = Readonly<Record<ListName, Result<ExpectedList>>>;

/** A file that the user has chosen and main holds in memory. */
export interface ChosenFile {
  /** Name without the folder. */
  readonly fileName: string;
  /** Identifies the file within main. */
  readonly listNumber: number;
  readonly lists: ExpectedLists;
}

/** A chosen file with its expected records for one list of the account. */
export type ChosenList = ChosenFile & ExpectedList;

/** Summary of a comparison. */
export interface ComparisonSummary {
  readonly list: ListName;
  readonly counts: Readonly<Record<ComparedGroup, number>>;
  /** Number of missing records whose address is in the other list of the account. */
  readonly elsewhere: number;
  /** The first records that were not compared; `skippedCount` is the number of all. */
  readonly skipped: readonly SkippedRecord[];
  readonly skippedCount: number;
  /**
   * The first addresses anywhere in the file that were not compared and that the account does not have; `strayCount` is
   * the number of all.
   */
  readonly strays: readonly string[];
  readonly strayCount: number;
}
