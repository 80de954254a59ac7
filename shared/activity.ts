import { longestAddress } from './address';
import type { FileHome } from './file-state';
import type { Field, ListName } from './account';

/** Most pairs of look-alike addresses that can be dismissed in one account. */
export const mostDismissed = 2000;

/** Longest name of a pair, in UTF-16 units: two addresses and a space. An address that fills itself up with spaces has none. */
export const longestPair = 2 * longestAddress + 1;

/** Pairs of addresses that look alike and that the person has said are none to warn of. */
export interface DismissedPairs {
  /** Two addresses each as `addressKey` gives them, white space in them escaped, in order, with a space between. */
  readonly pairs: readonly string[];
  readonly home: FileHome;
}

/** Fields whose value is pinned at first sight, and raises an alarm when it is another one later. */
export const pinnedFields = {
  wallets: ['walletAddress'],
  contracts: ['type', 'deployedBy'],
} as const satisfies Readonly<Record<ListName, readonly string[]>>;

/** A record as a change names it. */
interface NamedRecord {
  readonly list: ListName;
  readonly name: Field;
  readonly asset: Field;
  readonly address: Field;
  /** Place in the list of the answer that was compared; null when it is not in it. */
  readonly row: number | null;
}

/** A field that is not what it was. */
export interface FieldChange {
  readonly field: string;
  readonly before: Field;
  readonly after: Field;
}

/** What is different from what was seen last. `removed` is missing in this answer, and may come back with another one. */
export type ChangeKind = 'changed' | 'renamed' | 'added' | 'removed';

/**
 * By what an alarm knows a record. `same`: it is the record itself, with another value. `name`: a record is gone, and
 * another one has its name and asset. `twice`: its id is there once more, with another address.
 */
export const alarmReasons = ['same', 'name', 'twice'] as const;
export type AlarmReason = (typeof alarmReasons)[number];

/** A pinned value that has changed, until it is acknowledged. */
export interface Alarm extends NamedRecord, FieldChange {
  /** Names the alarm within its profile. */
  readonly number: number;
  readonly knownBy: AlarmReason;
  /** When it was noticed, in milliseconds since the epoch. */
  readonly noticedAt: number;
  /** When the value of before was first in an answer, likewise; null where it came otherwise, or it is not known. */
  readonly firstSeenAt: number | null;
  /** Whether the account has the old value again and not the new one. */
  readonly isReverted: boolean;
  /** Whether that is because a record in the place of a known one is gone, and the known one is not back. */
  readonly isKnownGone: boolean;
}

/** What is known of one record that no list says of it. */
export interface AlarmsOfRecord {
  readonly alarms: readonly Alarm[];
  /** Whether it has had another address, or one of its name and asset has, before the one of now was agreed to. */
  readonly hasMoved: boolean;
  /** Addresses that it had, and those of records that it was agreed to in the place of, the newest first. */
  readonly earlier: readonly string[];
  /**
   * Why its address is not to be taken along: an alarm about this record or about another one; or the person has agreed to
   * another address in its place since, which an older offline copy does not have. Null where nothing speaks against it.
   */
  readonly blockedBy: 'alarm' | 'replaced' | null;
}

/** What was known of the account is gone, or is older than it was: nothing tells what has changed since. */
export interface LostBaseline {
  /** Names it among the alarms of its profile: it is acknowledged like one of them. */
  readonly number: number;
  readonly noticedAt: number;
  readonly why: 'missing' | 'older' | 'damaged';
}

/** Who an answer says that the account belongs to. */
export interface AccountIdentity {
  readonly userId: Field;
  readonly name: Field;
  readonly email: Field;
}

/** What the service has answered in place of the account that is known. Nothing of it is shown before it is trusted. */
export interface OtherAccount {
  /** `user-id`: it has another one. `addresses`: more than half of at least five known addresses are replaced. */
  readonly why: 'user-id' | 'addresses';
  /**
   * What trusting it agrees to: its user ID alone, where most known addresses of wallets are with their records (of
   * contracts, where no wallet is known or the answer has no list of them), or all that it has.
   */
  readonly agreesTo: 'user-id' | 'everything';
  /** The account as it was last trusted. */
  readonly known: AccountIdentity & {
    /** False where no answer has told whose it is, but a file at most: then what is null is not known here. */
    readonly isHolderKnown: boolean;
    /** Records of the last trusted answer, or of the file that was imported before any. */
    readonly walletCount: number;
    readonly contractCount: number;
    /** Different addresses of these, of the lists that this answer has too. */
    readonly addressCount: number;
    /** Alarms that are open: agreeing to everything ends them. */
    readonly alarmCount: number;
    /** When the first answer of it was compared, in milliseconds since the epoch; null where that was not written down. */
    readonly firstSeenAt: number | null;
  };
  readonly answered: AccountIdentity & {
    readonly walletCount: number;
    readonly contractCount: number;
    /** How many of the known addresses it has; one that an alarm is about is not known. */
    readonly knownAddresses: number;
  };
}

/** An answer that is another account, and waits for the person to say so. */
export interface OtherAnswer extends OtherAccount {
  /** Names the answer, as the one of an `AccountHead` does. */
  readonly revision: number;
  /** When it was complete, in milliseconds since the epoch. */
  readonly receivedAt: number;
}

/**
 * What a line of the history tells. `settled`: an alarm whose value had gone back was acknowledged, and nothing was
 * agreed to. `begun`: the first answer. `trusted`: another account was trusted. `lost`: what was known is gone. `holder`:
 * what the account says of its holder. `returned`: a record is in the answer again.
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
  /** What was, and what is; empty where a record came or went. */
  readonly fields: readonly FieldChange[];
  /** What the person gave as a reason; null where none was given. */
  readonly reason: string | null;
  /** How many changes of this kind are told by this line: those beyond the first ones of an answer are only counted. */
  readonly count: number;
  /** Of an alarm, whether it waits to be acknowledged, or when and why it was; null once it is about nothing any more. */
  readonly outcome: AlarmOutcome | null;
  /** Whether it was there when everything was last marked as seen. */
  readonly isSeen: boolean;
  /** Place of the record in the list on screen; null when it is not in it. */
  readonly row: number | null;
}

/** What has become of an alarm. */
export type AlarmOutcome =
  /** It waits, and is acknowledged by this number. */
  | { readonly waiting: number }
  | {
      readonly waiting: null;
      readonly acknowledgedAt: number;
      readonly reason: string | null;
      /** Whether the value had gone back by then, so that nothing was agreed to. */
      readonly isReverted: boolean;
    };

/**
 * Whether a line came after everything was last marked as seen. What the person has done is no news to them, nor is an
 * alarm that they have acknowledged.
 */
export const isFresh = ({
  isSeen,
  kind,
  outcome,
}: Pick<HistoryEntry, 'isSeen' | 'kind' | 'outcome'>): boolean =>
  !isSeen &&
  outcome?.waiting !== null &&
  !['acknowledged', 'settled', 'trusted', 'begun'].includes(kind);

/** Which lines of the history are wanted; null stands for all. */
export interface HistoryFilter {
  readonly kinds: readonly HistoryKind[] | null;
  readonly list: HistoryEntry['list'] | null;
}

/** A part of the history, the newest first. */
export interface HistoryPage {
  readonly entries: readonly HistoryEntry[];
  /** How many lines the filter lets through. */
  readonly total: number;
  /** How many lines were dropped to make room for newer ones. */
  readonly dropped: number;
}

/** Most lines of the history that are kept. */
export const mostHistory = 5000;

/** Lines of the history answered at a time. */
export const historyAtOnce = 500;

/** Longest reason for an acknowledgement, in UTF-16 units. */
export const longestReason = 300;

/** An address that the account had, and does not have in the answer on screen. */
export interface FormerAddress {
  readonly list: ListName;
  readonly address: string;
  readonly name: string | null;
  readonly asset: string | null;
  /** Until when it was there, in milliseconds since the epoch; null where that was not written down. */
  readonly until: number | null;
}

/** A name that a record had when the account was last looked at, has no more, and that another record has now. */
export interface FormerName extends Omit<FormerAddress, 'until'> {
  /** What the record is called now, or was last. */
  readonly calledNow: string | null;
  /** Whether it is not in the account any more. */
  readonly isGone: boolean;
}

export type ChangeCounts = Readonly<Record<ChangeKind, number>>;

/** What has happened to an account since it was last looked at. */
export interface Activity {
  /** The answer that was compared; 0 before any. */
  readonly revision: number;
  /** Another one whenever what an alarm is about may be: an acknowledgement is of what was told with it. */
  readonly version: number;
  /** Whether all of it, and what the person has said of it, is in its file. */
  readonly home: FileHome;
  /**
   * When everything was last marked as seen, in milliseconds since the epoch; null before the first answer. It does
   * not tell what is new: the clock may have been wrong then, or may have been since.
   */
  readonly seenAt: number | null;
  /** Whether the last answer was the first one, which there was nothing to compare with. */
  readonly isFirst: boolean;
  readonly counts: Readonly<Record<ListName, ChangeCounts>>;
  /** How many changes and alarms the history has of since then, without alarms that were acknowledged. */
  readonly fresh: number;
  /** How many of these no alarm tells of: it tells of its value, and of its going back. */
  readonly freshBeside: number;
  /** The first alarms, oldest first. */
  readonly alarms: readonly Alarm[];
  readonly alarmCount: number;
  /** How many of all alarms were there when everything was last marked as seen. */
  readonly seenAlarmCount: number;
  /** How many of all alarms are about what is gone again. */
  readonly revertedCount: number;
  /** How many of these leave nothing in the account: a known record is gone, and what was put in its place, too. */
  readonly knownGoneCount: number;
  /** How many addresses of an older offline copy the person has agreed to replace since: they are not to be copied. */
  readonly replacedCount: number;
  /** Null while nothing is lost, or once that has been acknowledged. */
  readonly lost: LostBaseline | null;
}

/** Whether any address may not be copied: one of an alarm, or one that was replaced. */
export const mayHaveBlocked = ({
  alarmCount,
  replacedCount,
}: Pick<Activity, 'alarmCount' | 'replacedCount'>): boolean => alarmCount + replacedCount > 0;

/**
 * What a list says of a row: nothing, or by how it differs from what was seen last. `sameName`: a record that is known has
 * its name and asset, and another address; it is asked about before it is copied.
 */
export const rowMarks = {
  none: 0,
  added: 1,
  renamed: 2,
  changed: 3,
  alarm: 4,
  sameName: 5,
} as const;
