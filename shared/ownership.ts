import type { ListName } from './account';

/** Roles of known addresses, starting with the user's own. */
export const addressRoles = [
  'wallet',
  'newcomer',
  'namesake',
  'contract',
  'unconfirmed',
  'remembered',
  'former',
  'gone',
  'deployer',
  'note',
] as const;

/**
 * What the app knows about an address.
 *
 * `wallet`, `contract`: a record of the last answer. `newcomer`: a wallet of the last answer that the user has not
 * marked as seen yet. `namesake`: a wallet with the name of a known record that has another address. `unconfirmed`: a
 * wallet of the last answer, while the baseline is lost or unreadable, or the service answers with another account.
 *
 * `remembered`: a record of the baseline, when there is no answer with its list, or only an offline copy older than the
 * baseline. `former`: a record had the address, and no record has it now, except perhaps in such an older copy. `gone`:
 * the record with the address is no longer in the account. `deployer`: deployed contracts, and has no record itself.
 * `note`: has a note of the user.
 */
export type AddressRole = (typeof addressRoles)[number];

/** What one profile knows about an address. */
export interface KnownAddress {
  readonly role: AddressRole;
  /** As the service sent the address, or as in the note. */
  readonly address: string;
  /** Name of the record, or of a deployer's first contract; at most 200 UTF-16 units. Null when there is none. */
  readonly name: string | null;
  /** Asset of that record or contract; at most 200 UTF-16 units. */
  readonly asset: string | null;
  /** List of the record, `contracts` for a deployer; null for a note. */
  readonly list: ListName | null;
  /** Row of the record in that list of the answer, from 0; null when the list does not have the record. */
  readonly row: number | null;
  /** When a former address was replaced or removed, in milliseconds since the epoch; null when not known. */
  readonly until: number | null;
  /** Number of contracts that a deployer deployed; 0 for other roles. */
  readonly contracts: number;
  /** Whether the address is the old or new value of an unacknowledged change, even if no alarm has been raised yet. */
  readonly isAlarmed: boolean;
}

/** A known address, and the profile that knows it. */
export interface AddressHit extends KnownAddress {
  readonly profileId: string;
}

/**
 * Answer to the question whether an address is the user's own. `changed`: part of an unacknowledged change. `alike`:
 * not known, but looks like a known address or is a mistyped one. `none`: not known.
 */
export type Verdict = AddressRole | 'changed' | 'alike' | 'none';

/** Why a text gets no verdict. `part`: part of a known address. `incomplete`: not one whole address of any network. */
export type NoVerdict = 'part' | 'incomplete';

/** Result of looking a text up among the addresses of all profiles. */
export interface AddressFindings {
  /** The address that was looked up: the text without spaces, invisible characters and surrounding text. */
  readonly asked: string;
  /** Null when `noVerdict` says why. */
  readonly verdict: Verdict | null;
  /** Null when there is a verdict. */
  readonly noVerdict: NoVerdict | null;
  /** The first known addresses that are exactly this one: those with `isAlarmed` first. */
  readonly hits: readonly AddressHit[];
  /** Number of all hits. */
  readonly hitCount: number;
  /** Ids of all profiles in which the address is part of an unacknowledged change. */
  readonly alarmedIn: readonly string[];
  /**
   * The first similar addresses. Similar means: the same first and last four characters, ignoring case; or at most
   * three different characters, with eight characters at one end the same.
   */
  readonly alikes: readonly AddressHit[];
  readonly alikeCount: number;
  /** Number of distinct addresses that the text was compared with. */
  readonly compared: number;
}

/**
 * Why the addresses of a profile were not compared, or only some of them. `unreadable` includes a lost baseline, until
 * the user acknowledges the loss.
 */
export type NotCompared = 'locked' | 'nothing-kept' | 'unreadable';

/** How the addresses of one profile were compared. */
export interface ComparedProfile {
  readonly profileId: string;
  /** When the compared answer was received, in milliseconds since the epoch; null when there was no answer. */
  readonly receivedAt: number | null;
  /** Revision of the compared answer when that answer is on screen, otherwise null. */
  readonly revision: number | null;
  /** Whether the service answers with another account now, so that the last trusted answer was compared. */
  readonly isAnother: boolean;
  /** Null when all known addresses of the profile were compared. */
  readonly notCompared: NotCompared | null;
}

export interface AddressReport extends AddressFindings {
  readonly profiles: readonly ComparedProfile[];
}

/** Longest text that can be looked up, in UTF-16 units. */
export const longestQuestion = 2000;
