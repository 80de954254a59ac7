import type { ListName } from './account';
import type { Result } from './failure';

/** Largest file of a list that is read, in bytes. */
export const largestList = 64 * 1024 * 1024;

/** Most records of such a list: as many as an account may have. */
export const mostExpected = 200_000;

/** Why a record of a list is not compared. */
export type RecordProblem =
  | 'no-address'
  | 'rounded'
  /** A number in place of the address, as in a line of totals. */
  | 'number'
  | 'too-long'
  | 'repeated'
  | 'not-a-record'
  /** A line that was taken for the names of the columns, though these names are not known. */
  | 'heads'
  /** A line above that one. */
  | 'above-heads';

/** A record that is not compared. Lines of a CSV file, or records of a JSON file, from 1 on. */
export interface SkippedRecord {
  readonly place: number;
  readonly problem: RecordProblem;
}

/** Which column of a list is what, by its place; null where the list has none. */
export interface ExpectedColumns {
  readonly address: number;
  readonly name: number | null;
  readonly asset: number | null;
}

/** The same as far as the file says; no column of addresses where that is not certain. */
export interface GuessedColumns extends Omit<ExpectedColumns, 'address'> {
  readonly address: number | null;
}

/** What a file has, before it is compared. */
export interface ExpectedList {
  /** Whether records are told by their lines, or by their place in a JSON file. */
  readonly kind: 'csv' | 'json';
  /** Heads of the columns, each of at most 100 UTF-16 units; made up where the file has none. */
  readonly columns: readonly string[];
  /** The first records, for a person to see which column is what. */
  readonly sample: readonly (readonly string[])[];
  readonly records: number;
  /** Places of the columns in which one of the first records has an address of a known form. */
  readonly addressLike: readonly number[];
  readonly guess: GuessedColumns;
}

/** What came of comparing a record of a list with those of the account. */
export const comparedGroups = ['differs', 'missing', 'extra', 'equal'] as const;
export type ComparedGroup = (typeof comparedGroups)[number];

/** What is compared of a record; null where it has none. */
export interface ComparedValues {
  readonly name: string | null;
  readonly asset: string | null;
  readonly address: string | null;
}

/** A record of the list, of the account, or one of each that belong together. */
export interface ComparedRecord {
  readonly group: ComparedGroup;
  /** In the file; null for one that is not in it. */
  readonly place: number | null;
  readonly expected: ComparedValues | null;
  /** In the account; null for one that is not in it. */
  readonly row: number | null;
  readonly actual: ComparedValues | null;
  /** What is not the same; empty in all groups but `differs`. */
  readonly fields: readonly (keyof ComparedValues)[];
  /** Of one that is missing: which list of the account has its address, this one in records that are another's. */
  readonly elsewhere?: 'this-list' | 'other-list';
}

/** What a file has to compare with each list of the account, mostly the same; `LIST_NOT_READ` where it is nothing. */
export type ExpectedLists = Readonly<Record<ListName, Result<ExpectedList>>>;

/** A file that was chosen, and that main holds. */
export interface ChosenFile {
  /** Without its folder. */
  readonly fileName: string;
  /** Names the file within main; of no use to anyone else. */
  readonly listNumber: number;
  readonly lists: ExpectedLists;
}

/** The same, with what it has to compare with one list of the account. */
export type ChosenList = ChosenFile & ExpectedList;

/** What came of a comparison. */
export interface ComparisonSummary {
  readonly list: ListName;
  readonly counts: Readonly<Record<ComparedGroup, number>>;
  /** How many of those missing are in the account's other list. */
  readonly elsewhere: number;
  /** The first records that were not compared, and how many there are. */
  readonly skipped: readonly SkippedRecord[];
  readonly skippedCount: number;
  /** Addresses somewhere in the file that were not compared and that the account does not have: the first, and how many. */
  readonly strays: readonly string[];
  readonly strayCount: number;
}
