import { longestAddress } from './address';
import type { FileHome } from './file-state';
import type { Field, ListName } from './account';

/** Longest text of a pair, in UTF-16 units: two addresses and a space. A longer pair cannot be dismissed. */
export const longestPair = 2 * longestAddress + 1;

/** Pairs of look-alike addresses that the user has dismissed. */
export interface DismissedPairs {
  /** Each pair: two address keys (`addressKey`), sorted, separated by a space; white space within a key is escaped. */
  readonly pairs: readonly string[];
  readonly home: FileHome;
}

/** Fields whose first-seen value is pinned. Another value later raises an alarm. */
export const pinnedFields = {
  wallets: ['walletAddress'],
  contracts: ['type', 'deployedBy'],
} as const satisfies Readonly<Record<ListName, readonly string[]>>;

/** The record that a change is about. */
interface NamedRecord {
  readonly list: ListName;
  readonly name: Field;
  readonly asset: Field;
  readonly address: Field;
  /** Row of the record in the list of the compared answer, from 0; null when the answer does not have the record. */
  readonly row: number | null;
}

/** A changed field. */
export interface FieldChange {
  readonly field: string;
  readonly before: Field;
  readonly after: Field;
}

/** How a record differs from what the user last saw. A `removed` record may be in a later answer again. */
export type ChangeKind = 'changed' | 'renamed' | 'added' | 'removed';

/**
 * How an alarm relates a row to a known record. `same`: the record itself has another value. `name`: the known record
 * is gone, and another record has its name, and its asset or an address of the same kind. `twice`: a second record has
 * the id of the known record, with another address.
 */
export const alarmReasons = ['same', 'name', 'twice'] as const;
export type AlarmReason = (typeof alarmReasons)[number];

/** A change of a pinned value that has not been acknowledged yet. */
export interface Alarm extends NamedRecord, FieldChange {
  /** Identifies the alarm within its profile. */
  readonly number: number;
  readonly knownBy: AlarmReason;
  /** When the change was noticed, in milliseconds since the epoch. */
  readonly noticedAt: number;
  /** When an answer first had the `before` value, in milliseconds since the epoch; null when that is not known. */
  readonly firstSeenAt: number | null;
  /** Whether the change is undone: `before` is back; for `name` and `twice`, the record with `after` is gone. */
  readonly isReverted: boolean;
  /** For `name` and `twice`: whether the change is undone and the `before` address is not in the account either. */
  readonly isKnownGone: boolean;
}

/** Alarms and earlier addresses of one record. */
export interface AlarmsOfRecord {
  readonly alarms: readonly Alarm[];
  /** Whether the record, or one with its name and asset, had another address before the user agreed to this one. */
  readonly hasMoved: boolean;
  /** Earlier addresses of the record, and of records that the user agreed to replace with this one; newest first. */
  readonly earlier: readonly string[];
  /**
   * Why the address must not be copied. `alarm`: an alarm is about the address, at this or another record. `replaced`:
   * the user has since agreed to replace the address, and this is an older offline copy. Null when it may be copied.
   */
  readonly blockedBy: 'alarm' | 'replaced' | null;
}

/** The baseline of the account is gone, damaged, or older than the one written last, so changes may be unknown. */
export interface LostBaseline {
  /** Identifies the loss among the alarms of its profile. It is acknowledged like an alarm. */
  readonly number: number;
  readonly noticedAt: number;
  readonly why: 'missing' | 'older' | 'damaged';
}

/** User ID, name and e-mail address of an account, as in the answer. */
export interface AccountIdentity {
  readonly userId: Field;
  readonly name: Field;
  readonly email: Field;
}

/** An answer with another account than the known one. Its records are not shown until the user trusts the account. */
export interface OtherAccount {
  /** `user-id`: the user ID differs. `addresses`: more than half of at least five known addresses are replaced. */
  readonly why: 'user-id' | 'addresses';
  /**
   * What the user agrees to by trusting the account. `user-id`: the user ID alone, when most known wallet addresses are
   * still with their records (contract addresses, when no wallet is known or the answer has no wallet list).
   * `everything`: all values of the answer.
   */
  readonly agreesTo: 'user-id' | 'everything';
  /** The account as it was last trusted. */
  readonly known: AccountIdentity & {
    /** False when no answer has named the holder yet, at most an imported file. A null value is then unknown. */
    readonly isHolderKnown: boolean;
    /** Records of the last trusted answer, or of the file that was imported before the first answer. */
    readonly walletCount: number;
    readonly contractCount: number;
    /** Distinct known addresses, in the lists that the new answer has too. */
    readonly addressCount: number;
    /** Open alarms. Agreeing to everything ends them. */
    readonly alarmCount: number;
    /** When the first answer was compared, in milliseconds since the epoch; null in files of version 0.1. */
    readonly firstSeenAt: number | null;
  };
  readonly answered: AccountIdentity & {
    readonly walletCount: number;
    readonly contractCount: number;
    /** Number of known addresses that the answer still has with their records. The address of an alarm is not known. */
    readonly knownAddresses: number;
  };
}

/** An answer with another account that waits for the user's decision. */
export interface OtherAnswer extends OtherAccount {
  /** Revision of the answer, as in `AccountHead`. */
  readonly revision: number;
  /** When the answer was complete, in milliseconds since the epoch. */
  readonly receivedAt: number;
}

/**
 * What a line of the history reports. `reverted`: the value of an alarm went back to the first-seen one. `settled`: the
 * user acknowledged an alarm after its value had gone back, which agrees to nothing. `begun`: the first answer.
 * `trusted`: the user trusted another account. `lost`: the baseline was lost. `holder`: user ID, name or e-mail address
 * of the account changed. `returned`: a removed record is in the answer again.
 */
export const historyKinds = [
  'alarm',
  'acknowledged',
  'reverted',
  'settled',
  'trusted',
  'lost',
  'begun',
  'holder',
  'changed',
  'renamed',
  'added',
  'returned',
  'removed',
] as const;
export type HistoryKind = (typeof historyKinds)[number];

/** One line of the history of an account. */
export interface HistoryEntry {
  /** Milliseconds since the epoch. */
  readonly at: number;
  readonly kind: HistoryKind;
  readonly list: ListName | 'account';
  readonly name: Field;
  readonly asset: Field;
  readonly address: Field;
  /** The changed fields; empty when a record was added or removed. */
  readonly fields: readonly FieldChange[];
  /** The user's reason for an acknowledgement; null when none was given. */
  readonly reason: string | null;
  /** Number of changes that the line stands for. Changes of an answer beyond the first ones share one line. */
  readonly count: number;
  /** Whether the line is that one: it names no record, and only counts changes. */
  readonly isCounting: boolean;
  /** Current state of an alarm; null for other kinds, and for an alarm that is neither open nor acknowledged. */
  readonly outcome: AlarmOutcome | null;
  /** Whether the line existed when everything was last marked as seen. */
  readonly isSeen: boolean;
  /** Row of the record in the list on screen; null when the list does not have the record. */
  readonly row: number | null;
}

/** Whether an alarm is open or was acknowledged. */
export type AlarmOutcome =
  /** The alarm is open; `waiting` is its number. */
  | { readonly waiting: number }
  | {
      readonly waiting: null;
      readonly acknowledgedAt: number;
      readonly reason: string | null;
      /** Whether the value had gone back before the acknowledgement, which then agreed to nothing. */
      readonly isReverted: boolean;
    };

/** Whether a line came after everything was marked as seen, and is neither a user's action nor acknowledged. */
export const isFresh = ({
  isSeen,
  kind,
  outcome,
}: Pick<HistoryEntry, 'isSeen' | 'kind' | 'outcome'>): boolean =>
  !isSeen &&
  outcome?.waiting !== null &&
  !['acknowledged', 'settled', 'trusted', 'begun'].includes(kind);

/** Selects lines of the history; null selects all. */
export interface HistoryFilter {
  readonly kinds: readonly HistoryKind[] | null;
  readonly list: HistoryEntry['list'] | null;
}

/** A page of the history, newest line first. */
export interface HistoryPage {
  readonly entries: readonly HistoryEntry[];
  /** Number of lines that match the filter, on all pages. */
  readonly total: number;
  /** Number of lines that were dropped to make room for newer lines. */
  readonly dropped: number;
}

/** Most lines of the history that are kept. */
export const mostHistory = 5000;

/** Most lines of a page of the history. */
export const historyAtOnce = 500;

/** Longest reason for an acknowledgement, in UTF-16 units. */
export const longestReason = 300;

/** An address that the account had earlier and that the answer on screen does not have. */
export interface FormerAddress {
  readonly list: ListName;
  readonly address: string;
  readonly name: string | null;
  readonly asset: string | null;
  /** When the account lost the address, in milliseconds since the epoch; null when this was not recorded. */
  readonly until: number | null;
}

/** A name that a known record had and lost, and that another record has now. */
export interface FormerName extends Omit<FormerAddress, 'until'> {
  /** Current name of the known record, or its last name. */
  readonly calledNow: string | null;
  /** Whether the known record is no longer in the account. */
  readonly isGone: boolean;
}

export type ChangeCounts = Readonly<Record<ChangeKind, number>>;

/** Alarms and changes of an account. */
export interface Activity {
  /** Revision of the compared answer; 0 before the first. */
  readonly revision: number;
  /** Differs whenever an alarm may be about another value. An acknowledgement names the version that the user saw. */
  readonly version: number;
  /** `disk` when the baseline, with all alarms and acknowledgements, is in its file. */
  readonly home: FileHome;
  /**
   * When everything was last marked as seen, in milliseconds since the epoch; null before the first answer. For display
   * only: the computer's clock may have been wrong, so this time does not decide what is new.
   */
  readonly seenAt: number | null;
  /** Whether the last answer was the first one, so that it was compared with nothing. */
  readonly isFirst: boolean;
  readonly counts: Readonly<Record<ListName, ChangeCounts>>;
  /** Number of changes since everything was marked as seen that are told by an alarm alone. Not counted in `fresh`. */
  readonly toldByAlarms: number;
  /** Number of changes and alarms since everything was marked as seen, without acknowledged alarms. */
  readonly fresh: number;
  /** How many of `fresh` are neither an alarm nor the return of an alarm's value. */
  readonly freshBeside: number;
  /** The first alarms, oldest first. */
  readonly alarms: readonly Alarm[];
  readonly alarmCount: number;
  /** Number of alarms that existed when everything was last marked as seen. */
  readonly seenAlarmCount: number;
  /** Number of alarms with `isReverted`. */
  readonly revertedCount: number;
  /** Number of alarms with `isKnownGone`. */
  readonly knownGoneCount: number;
  /** Number of addresses in an older offline copy that must not be copied: the user has agreed to replace them. */
  readonly replacedCount: number;
  /** Null when nothing is lost, or the loss has been acknowledged. */
  readonly lost: LostBaseline | null;
}

/** Whether some address must not be copied, because of an alarm or because it was replaced. */
export const mayHaveBlocked = (of: Pick<Activity, 'alarmCount' | 'replacedCount'>): boolean =>
  of.alarmCount + of.replacedCount > 0;

/**
 * Mark of a row in a list: none, or how the row differs from what the user last saw. `sameName`: a known record has the
 * same name and asset, and another address; the app asks before it copies the row's address.
 */
export const rowMarks = {
  none: 0,
  added: 1,
  renamed: 2,
  changed: 3,
  alarm: 4,
  sameName: 5,
} as const;
