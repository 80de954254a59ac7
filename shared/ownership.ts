import type { ListName } from './account';

/** What an address is known as, the nearest to the person's own first. */
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
 * A wallet or a contract of the last answer; `newcomer` a wallet of it that nobody has looked at yet; `namesake` one that
 * has the name of a known record with another address; `unconfirmed` a wallet of it, where what was remembered to compare it with is
 * lost or cannot be read, or where the service answers with another account now; `remembered` one that was looked at, where
 * the answer is not kept, or is an offline copy of before; `former` one that a record had and none has now, which such a copy
 * may still have; `gone` that of a record that is not in the account any more; `deployer` of contracts, and of no record;
 * `note` of the person's own.
 */
export type AddressRole = (typeof addressRoles)[number];

/** What one profile knows of an address. */
export interface KnownAddress {
  readonly role: AddressRole;
  /** As the service sent it, or as it was noted. */
  readonly address: string;
  /** Of the record, of at most 200 UTF-16 units; of a deployer, of the first contract. Null where there is none. */
  readonly name: string | null;
  readonly asset: string | null;
  /** The list of the record, or of the contracts; null for a note. */
  readonly list: ListName | null;
  /** Place of the record in that list of the answer; null where it is not in it. */
  readonly row: number | null;
  /** Until when a former one was there, in milliseconds since the epoch; null where that is not known. */
  readonly until: number | null;
  /** How many contracts it deployed; 0 for all but deployers. */
  readonly contracts: number;
  /** Whether it is in a change that nobody has acknowledged, as the old value or as the new one; an alarm may not be raised yet. */
  readonly isAlarmed: boolean;
}

/** A record, former address or note, and the profile that knows it. */
export interface AddressHit extends KnownAddress {
  readonly profileId: string;
}

/**
 * What comes of the question whether an address is the person's own: `changed` for one in an alarm that nobody has
 * acknowledged, `alike` for one that only looks like a known one or is a slip for it, `none` for one that nobody knows.
 */
export type Verdict = AddressRole | 'changed' | 'alike' | 'none';

/** Why a text gets no verdict: `part` of a known address, or `incomplete` as an address of any network. */
export type NoVerdict = 'part' | 'incomplete';

/** What the addresses of all profiles say about a text. */
export interface AddressFindings {
  /** The address that was looked for: the text without spaces, what cannot be seen, and what was sent around it. */
  readonly asked: string;
  readonly verdict: Verdict | null;
  /** Null where there is a verdict. */
  readonly noVerdict: NoVerdict | null;
  /** The first of those who know exactly this address: those of open changes, then the nearest. */
  readonly hits: readonly AddressHit[];
  /** How many there are in all. */
  readonly hitCount: number;
  /** The profiles that have it in a change that nobody has acknowledged, among all of them. */
  readonly alarmedIn: readonly string[];
  /**
   * The first addresses with the same first and last four characters, in any case, or with all but three characters the
   * same, eight at one end among them.
   */
  readonly alikes: readonly AddressHit[];
  readonly alikeCount: number;
  /** How many different addresses it was compared with. */
  readonly compared: number;
}

/**
 * Why the addresses of a profile could not be compared, or only in part: `unreadable` also where what is remembered of it
 * is lost, until the person acknowledges that.
 */
export type NotCompared = 'locked' | 'nothing-kept' | 'unreadable';

/** What is known of one profile's part in it. */
export interface ComparedProfile {
  readonly profileId: string;
  /** When the answer was received that it was compared with, in milliseconds since the epoch; null without one. */
  readonly receivedAt: number | null;
  /** The answer's revision, where it is the one on screen. */
  readonly revision: number | null;
  /** Whether the service answers with another account now: it was compared with the last trusted answer. */
  readonly isAnother: boolean;
  /** Null where all that is known of it was compared. */
  readonly notCompared: NotCompared | null;
}

export interface AddressReport extends AddressFindings {
  readonly profiles: readonly ComparedProfile[];
}

/** Longest text that is taken for a question, in UTF-16 units. */
export const longestQuestion = 2000;
