import { addressFields, type AccountHead, type ListName } from '../../../shared/account';
import type { Activity, ChangeCounts } from '../../../shared/activity';

const total = (counts: ChangeCounts): number =>
  counts.added + counts.changed + counts.renamed + counts.removed;

/** Number of changes in both lists. */
export const changesIn = ({ counts }: Activity): number =>
  total(counts.wallets) + total(counts.contracts);

/** Whether there are changes without history entries: version 0.1 kept no history. */
export const hasUntold = (activity: Activity): boolean =>
  activity.seenAt !== null &&
  activity.fresh === 0 &&
  activity.toldByAlarms === 0 &&
  changesIn(activity) > 0;

/** Number of new changes, with or without a history entry. */
export const freshOf = (activity: Activity): number =>
  hasUntold(activity) ? changesIn(activity) : activity.fresh;

/** Number of new changes, plus alarms that were seen but not acknowledged. */
export const countOf = (activity: Activity): number => freshOf(activity) + activity.seenAlarmCount;

/** Whether all alarms are about the address of a record; false if main sent only some of them. */
export const areOfAddresses = ({ alarms, alarmCount }: Activity): boolean =>
  alarms.length === alarmCount && alarms.every(({ list, field }) => field === addressFields[list]);

/**
 * How many alarms are about a change that stands, about one that is undone with the known value back, and about one
 * that is undone while the known record is not back (`isKnownGone`).
 */
export const alarmCounts = ({
  alarmCount,
  revertedCount,
  knownGoneCount,
}: Activity): readonly [changed: number, back: number, gone: number] => [
  alarmCount - revertedCount,
  revertedCount - knownGoneCount,
  knownGoneCount,
];

/** The activity, and the answer on screen that it may belong to. */
interface Compared {
  readonly activity: Activity | null;
  readonly account: { readonly head: Pick<AccountHead, 'revision'> } | null;
}

/**
 * How many records of a list are gone since everything was last marked as seen; 0 if the answer on screen is not
 * compared yet.
 */
export const goneFrom = (list: ListName, { activity, account }: Compared): number =>
  activity?.revision === account?.head.revision ? (activity?.counts[list].removed ?? 0) : 0;

/** Whether the answer on screen is the first of the account, with no earlier answer to compare with. */
export const isFirstAnswer = ({ activity, account }: Compared): boolean =>
  activity?.isFirst === true && activity.revision === account?.head.revision;
