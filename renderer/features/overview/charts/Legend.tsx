import { useMemo } from 'react';
import { chartWords } from '../../../i18n/charts';
import styles from './charts.module.css';
import { GroupName } from './GroupName';
import type { Grouping } from './model/group-rows';
import { Swatch } from './Swatch';
import type { GroupedBy } from './use-deployments';

interface Props {
  readonly grouping: Grouping;
  readonly by: GroupedBy;
}

/** Which colour and pattern is whose, and how many there are of each in all. */
export function Legend({ grouping, by }: Props) {
  const totals = useMemo(() => {
    const counts = new Uint32Array(grouping.groups);
    for (const group of grouping.groupOf) counts[group] = (counts[group] ?? 0) + 1;
    return [...counts];
  }, [grouping]);
  return (
    <ul className={styles['legend']} aria-label={chartWords.group}>
      {totals.map((total, group) => (
        <li key={group}>
          <Swatch group={group} />
          <span className={styles['name']}>
            <GroupName grouping={grouping} by={by} group={group} />
          </span>
          <span className={styles['number']}>{chartWords.count(total)}</span>
        </li>
      ))}
    </ul>
  );
}
