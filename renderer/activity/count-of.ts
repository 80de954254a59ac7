import type { Activity, ChangeCounts } from '../../shared/activity';

const total = (counts: ChangeCounts): number =>
  counts.added + counts.changed + counts.renamed + counts.removed;

/** How many changes there are in all. */
export const changesIn = ({ counts }: Activity): number =>
  total(counts.wallets) + total(counts.contracts);

/** What there is to look at: changes and alarms. */
export const countOf = (activity: Activity): number => changesIn(activity) + activity.alarmCount;
