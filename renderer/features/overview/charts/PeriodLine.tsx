import { Button } from '../../../ui/Button';
import { chartWords } from '../../../i18n/charts';
import styles from './charts.module.css';
import { GroupName } from './GroupName';
import type { Counts } from './model/count-periods';
import type { Grouping } from './model/group-rows';
import { Swatch } from './Swatch';
import type { GroupedBy } from './use-deployments';

interface Props {
  readonly period: number;
  /** What the period is called. */
  readonly text: string;
  readonly counts: Counts;
  readonly grouping: Grouping;
  readonly by: GroupedBy;
  readonly onOpen: (period: number) => void;
}

/** What is in the period under the pointer, or the one that keys have gone to. */
export function PeriodLine({ period, text, counts, grouping, by, onOpen }: Props) {
  const total = counts.totals[period] ?? 0;
  const start = period * grouping.groups;
  const parts = [...counts.byGroup.subarray(start, start + grouping.groups)];
  return (
    <div className={styles['line']}>
      <p className={styles['parts']}>
        <strong>{chartWords.period(text, chartWords.contracts(total))}</strong>
        {parts.map((count, group) =>
          count === 0 ? null : (
            <span key={group} className={styles['part']}>
              <Swatch group={group} />
              <GroupName grouping={grouping} by={by} group={group} />
              <span className={styles['number']}>{chartWords.count(count)}</span>
            </span>
          ),
        )}
      </p>
      <Button
        kind="quiet"
        disabled={total === 0}
        onClick={() => {
          onOpen(period);
        }}
      >
        {chartWords.open}
      </Button>
    </div>
  );
}
