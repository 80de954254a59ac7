import { addressFields, type AccountHead, type ListName } from '../../../shared/account';
import type { Activity, ChangeCounts } from '../../../shared/activity';

const total = (counts: ChangeCounts): number =>
  counts.added + counts.changed + counts.renamed + counts.removed;

/** How many changes there are in all. */
export const changesIn = ({ counts }: Activity): number =>
  total(counts.wallets) + total(counts.contracts);

/** Whether there are changes that the history does not have: version 0.1 kept none. */
export const hasUntold = (activity: Activity): boolean =>
  activity.seenAt !== null && activity.fresh === 0 && changesIn(activity) > 0;

/** What is new, whether the history has it or not. */
export const freshOf = (activity: Activity): number =>
  hasUntold(activity) ? changesIn(activity) : activity.fresh;

/** What there is to look at: what is new, and alarms that were seen and wait to be acknowledged. */
export const countOf = (activity: Activity): number => freshOf(activity) + activity.seenAlarmCount;

/** Whether all alarms are about the address of a record. Where main has sent only some of them, it is not known. */
export const areOfAddresses = ({ alarms, alarmCount }: Activity): boolean =>
  alarms.length === alarmCount && alarms.every(({ list, field }) => field === addressFields[list]);

/** How many alarms are about what has changed, what has gone back, and what is gone with a known record. */
export const alarmCounts = ({
  alarmCount,
  revertedCount,
  knownGoneCount,
}: Activity): readonly [changed: number, back: number, gone: number] => [
  alarmCount - revertedCount,
  revertedCount - knownGoneCount,
  knownGoneCount,
];

/** What is known of an answer: what has changed, and the answer itself. */
interface Compared {
  readonly activity: Activity | null;
  readonly account: { readonly head: Pick<AccountHead, 'revision'> } | null;
}

/** How many records of a list are gone that were there when everything was last marked as seen; none where the answer on screen is not compared yet. */
export const goneFrom = (list: ListName, { activity, account }: Compared): number =>
  activity?.revision === account?.head.revision ? (activity?.counts[list].removed ?? 0) : 0;

/** Whether the answer on screen is the first one, which there was nothing to compare with. */
export const isFirstAnswer = ({ activity, account }: Compared): boolean =>
  activity?.isFirst === true && activity.revision === account?.head.revision;
