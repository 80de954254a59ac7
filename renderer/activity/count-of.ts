import type { Activity, ChangeCounts } from '../../shared/activity';

const total = (counts: ChangeCounts): number =>
  counts.added + counts.changed + counts.renamed + counts.removed;

/** How many changes there are in all. */
export const changesIn = ({ counts }: Activity): number =>
  total(counts.wallets) + total(counts.contracts);

/** What there is to look at: what is new, and alarms that were seen and wait to be acknowledged. */
export const countOf = ({ fresh, alarms, seenAt }: Activity): number =>
  fresh + (seenAt === null ? 0 : alarms.filter(({ noticedAt }) => noticedAt <= seenAt).length);
