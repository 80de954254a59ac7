import type { ListName } from '../../shared/account';

/**
 * Something known that an address can be mistaken for: a record, a record that had its name until now (`renamed`), a
 * record or an address that was there before (`former`), or an address with a note.
 */
export interface SimilarRecord {
  /** How the two are alike: in name and asset, or in the look of their addresses. */
  readonly by: 'name' | 'look';
  readonly known: 'record' | 'renamed' | 'former' | 'note';
  readonly list: ListName;
  /** The current or the last name. */
  readonly name: string | null;
  /** As shown on screen; null where it is not known which record is meant. */
  readonly address: string | null;
  /** When the account lost a former record or address, in milliseconds since the epoch; null where not recorded. */
  readonly until: number | null;
}

/** A character that no address contains. */
export interface OddCharacter {
  /** Such as `U+200B`. */
  readonly code: string;
  readonly kind: 'space' | 'unseen' | 'foreign';
  /** Number of occurrences. */
  readonly count: number;
}

/** Why the user is asked before an address is copied. */
export interface AddressDoubts {
  /** Whether the capitals of the address contradict its checksum. */
  readonly capitals: boolean;
  /** Whether it is the address of a record itself, and is not written as addresses of the record's asset are. */
  readonly malformed: boolean;
  /** The first kinds of characters that no address contains. */
  readonly odd: readonly OddCharacter[];
  /** The address without spaces and invisible characters; null where that is no plausible address. */
  readonly without: string | null;
  readonly similar: readonly SimilarRecord[];
}

/** Why the user is asked before rows are copied: the number of rows for each reason. */
export interface RowDoubts {
  readonly odd: number;
  readonly name: number;
  readonly look: number;
  readonly capitals: number;
  readonly malformed: number;
}

/** Rows to be copied, and the answer that they were chosen in: another answer may come while the question is open. */
export interface ChosenRows {
  readonly profileId: string;
  readonly revision: number;
  readonly list: ListName;
  readonly rows: Uint32Array;
  readonly columns: readonly string[];
}

/** An address that the user is asked about. */
export interface AskedAddress {
  readonly address: string;
  readonly doubts: AddressDoubts;
  /** Ids of other profiles that have an unacknowledged change with this address. */
  readonly alarmedIn: readonly string[];
  /** The records that had the address when the question was asked, as `recordKeysAt` returns them. */
  readonly holders: ReadonlySet<string> | null;
}

/** An address, rows with addresses, or selected text, to be copied only after the user has agreed. */
export type PendingCopy =
  | AskedAddress
  | (AskedAddress & { readonly selection: string })
  | { readonly chosen: ChosenRows; readonly counts: RowDoubts };
