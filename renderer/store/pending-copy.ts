import type { ListName } from '../../shared/account';

/**
 * Something that is known and that an address can be taken for: a record, one that has had its name until now, one that
 * was there, or a note.
 */
export interface KnownTwin {
  /** By its name and asset, or by how its address looks. */
  readonly by: 'name' | 'look';
  readonly known: 'record' | 'renamed' | 'former' | 'note';
  readonly list: ListName;
  /** What it is called, now or at last. */
  readonly name: string | null;
  /** As it is written on screen; null where it is not known which record it is. */
  readonly address: string | null;
  /** Until when a former one was there, in milliseconds since the epoch; null where that is not known. */
  readonly until: number | null;
}

/** A character that no address has. */
export interface OddCharacter {
  /** Such as `U+200B`. */
  readonly code: string;
  readonly kind: 'space' | 'unseen' | 'foreign';
  /** How often it is there. */
  readonly count: number;
}

/** Why an address is asked about before it is copied. */
export interface AddressDoubts {
  /** Its capitals contradict it. */
  readonly capitals: boolean;
  /** It is the own address of a record, and is not written as those of its asset are. */
  readonly malformed: boolean;
  /** The first kinds of them. */
  readonly odd: readonly OddCharacter[];
  /** What it would be without spaces and what cannot be seen; null where that is no plausible address. */
  readonly without: string | null;
  readonly twins: readonly KnownTwin[];
}

/** Why rows are asked about, each with how many of them there are. */
export interface RowDoubts {
  readonly odd: number;
  readonly name: number;
  readonly look: number;
  readonly capitals: number;
  readonly malformed: number;
}

/** Rows to be copied, of the answer that they were chosen in: another may come while a question is open. */
export interface ChosenRows {
  readonly profileId: string;
  readonly revision: number;
  readonly list: ListName;
  readonly rows: Uint32Array;
  readonly columns: readonly string[];
}

/** One address that is asked about. */
export interface AskedAddress {
  readonly address: string;
  readonly doubts: AddressDoubts;
  /** Ids of other profiles in which it is in a change that nobody has acknowledged. */
  readonly alarmedIn: readonly string[];
  /** The records that had it when it was asked about, as `holdersOf` has them. */
  readonly holders: ReadonlySet<string> | null;
}

/** An address, rows with addresses, or selected text, that is copied only after a question. */
export type PendingCopy =
  | AskedAddress
  | (AskedAddress & { readonly selection: string })
  | { readonly chosen: ChosenRows; readonly counts: RowDoubts };
