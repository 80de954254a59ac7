import type { Field } from '../../../shared/account';
import {
  changesAtOnce,
  type AcknowledgedAlarm,
  type Alarm,
  type RecordChange,
} from '../../../shared/activity';
import type { MemoryHead } from '../../../shared/reader-messages';
import type { KeptAcknowledged, KeptAlarm, Memory } from './memory-content';
import type { AllFindings } from './watch';

/** Most alarms and acknowledgements told at once; the rest is counted. */
const mostTold = 100;

/** Longest value told, in UTF-16 units: no address is as long, and a name of a megabyte must not fill a message. */
const longestTold = 2000;

const cut = (text: string): string =>
  text.length > longestTold ? `${text.slice(0, longestTold)}…` : text;

const shownField = (field: Field): Field => {
  if (field === null) return null;
  return typeof field === 'string' ? cut(field) : { raw: cut(field.raw) };
};

const shownNames = <
  Named extends { readonly name: Field; readonly asset: Field; readonly address: Field },
>(
  named: Named,
): Named => ({
  ...named,
  name: shownField(named.name),
  asset: shownField(named.asset),
  address: shownField(named.address),
});

/** A change as it crosses to the window. */
export const shownChange = ({ fields, ...change }: RecordChange): RecordChange => ({
  ...shownNames(change),
  fields: fields.map(({ field, before, after }) => ({
    field,
    before: shownField(before),
    after: shownField(after),
  })),
});

/** As many changes as are told at a time, from a place on; those of wallets come first. */
export const changesFrom = (
  { wallets: { changes: first }, contracts: { changes: second } }: AllFindings,
  from: number,
): readonly RecordChange[] => {
  const page = first.slice(from, from + changesAtOnce);
  const start = Math.max(from - first.length, 0);
  return [...page, ...second.slice(start, start + changesAtOnce - page.length)];
};

const shownAlarm = ({
  number,
  list,
  field,
  noticedAt,
  isReverted,
  ...alarm
}: KeptAlarm): Alarm => ({
  number,
  list,
  field,
  noticedAt,
  isReverted,
  name: shownField(alarm.name),
  asset: shownField(alarm.asset),
  address: shownField(alarm.address),
  before: shownField(alarm.before),
  after: shownField(alarm.after),
  row: null,
});

const shownAcknowledged = (alarm: KeptAcknowledged): AcknowledgedAlarm => ({
  ...shownAlarm(alarm),
  acknowledgedAt: alarm.acknowledgedAt,
});

const noCounts = { changed: 0, renamed: 0, added: 0, removed: 0 } as const;

/** What main keeps at hand of a memory, and of what was found. */
export const headOf = (
  { seenAt, alarms, acknowledged, dismissed }: Memory,
  findings: AllFindings | null,
): MemoryHead => ({
  activity: {
    seenAt,
    counts: {
      wallets: findings?.wallets.counts ?? noCounts,
      contracts: findings?.contracts.counts ?? noCounts,
    },
    alarms: alarms.slice(0, mostTold).map(shownAlarm),
    alarmCount: alarms.length,
    acknowledged: acknowledged.slice(0, mostTold).map(shownAcknowledged),
  },
  dismissed,
});
