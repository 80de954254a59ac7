import { cutField, type Field, type ListName } from '../../../shared/account';
import { isFresh, type Alarm } from '../../../shared/activity';
import type { BaselineHead } from '../../../shared/reader-messages';
import { alarmId } from './alarms';
import type { KeptAlarm, Baseline } from './baseline';
import type { AllFindings } from './track-changes';

/** Most alarms told at once; the rest is counted. */
const mostTold = 100;

/** Longest value told, in UTF-16 units: no address is as long, and a name of a megabyte must not fill a message. */
const longestTold = 2000;

/** A value as it crosses to the window. */
export const shownField = (field: Field): Field => cutField(field, longestTold);

const shownAlarm = (alarm: KeptAlarm, row: number | null): Alarm => ({
  number: alarm.number,
  list: alarm.list,
  knownBy: alarm.knownBy,
  field: alarm.field,
  noticedAt: alarm.noticedAt,
  isReverted: alarm.isReverted,
  name: shownField(alarm.name),
  asset: shownField(alarm.asset),
  address: shownField(alarm.address),
  before: shownField(alarm.before),
  after: shownField(alarm.after),
  row,
});

/** All alarms about a row of the account that is open, as many as are told at once. */
export const alarmsOfRow = (
  { alarms }: Pick<Baseline, 'alarms'>,
  findings: AllFindings,
  list: ListName,
  row: number,
): readonly Alarm[] => {
  const ids = new Set<string>();
  for (const [id, rows] of findings[list].alarmed) if (rows.includes(row)) ids.add(id);
  if (ids.size === 0) return [];
  return alarms
    .filter((alarm) => ids.has(alarmId(alarm)))
    .slice(0, mostTold)
    .map((alarm) => shownAlarm(alarm, row));
};

const noCounts = { changed: 0, renamed: 0, added: 0, removed: 0 } as const;

/** What main keeps at hand of a baseline, and of what was found. */
export const headOf = (
  { seenAt, alarms, lost, dismissed, history }: Baseline,
  findings: AllFindings | null,
): BaselineHead => ({
  activity: {
    seenAt,
    counts: {
      wallets: findings?.wallets.counts ?? noCounts,
      contracts: findings?.contracts.counts ?? noCounts,
    },
    fresh: history.lines.reduce((sum, line) => (isFresh(line, seenAt) ? sum + line.count : sum), 0),
    alarms: alarms.slice(0, mostTold).map((alarm) => {
      const rows = findings?.[alarm.list].alarmed.get(alarmId(alarm));
      return shownAlarm(alarm, rows?.[0] ?? null);
    }),
    alarmCount: alarms.length,
    revertedCount: alarms.filter(({ isReverted }) => isReverted).length,
    lost,
  },
  dismissed,
});
