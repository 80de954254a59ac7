import type { Field, ListName } from './account';

/** Fields whose value is pinned at first sight, and raises an alarm when it is another one later. */
export const pinnedFields = {
  wallets: ['walletAddress'],
  contracts: ['type', 'deployedBy'],
} as const satisfies Readonly<Record<ListName, readonly string[]>>;

/** A record as a change names it. */
export interface NamedRecord {
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

/** What is different from what was seen last. `removed` is "not in this answer", which need not mean gone. */
export const changeKinds = ['changed', 'renamed', 'added', 'removed'] as const;
export type ChangeKind = (typeof changeKinds)[number];

export interface RecordChange extends NamedRecord {
  readonly kind: ChangeKind;
  /** Empty for records that were added or removed. */
  readonly fields: readonly FieldChange[];
}

/** A pinned value that has changed, until it is acknowledged. */
export interface Alarm extends NamedRecord, FieldChange {
  /** Names the alarm within its profile. */
  readonly number: number;
  /** When it was noticed, in milliseconds since the epoch. */
  readonly noticedAt: number;
  /** Whether the record has its old value again. */
  readonly isReverted: boolean;
}

/** An alarm that the person has seen. */
export interface AcknowledgedAlarm extends Alarm {
  readonly acknowledgedAt: number;
}

export type ChangeCounts = Readonly<Record<ChangeKind, number>>;

/** What has happened to an account since it was last looked at. */
export interface Activity {
  /** The answer that was compared; 0 before any. */
  readonly revision: number;
  /** When everything was last marked as seen, in milliseconds since the epoch; null before the first answer. */
  readonly seenAt: number | null;
  readonly counts: Readonly<Record<ListName, ChangeCounts>>;
  /** The first alarms, oldest first. */
  readonly alarms: readonly Alarm[];
  readonly alarmCount: number;
  /** The last acknowledged ones, newest first. */
  readonly acknowledged: readonly AcknowledgedAlarm[];
}

/** Changes answered at a time. */
export const changesAtOnce = 100;

/** What a list says of a row: nothing, or by how it differs from what was seen last. */
export const rowMarks = { none: 0, added: 1, renamed: 2, changed: 3, alarm: 4 } as const;
