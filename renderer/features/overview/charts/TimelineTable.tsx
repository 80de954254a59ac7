import { sum } from 'd3-array';
import { useState } from 'react';
import type { Zone } from '../../../../shared/profile';
import { useZone } from '../../../store/store';
import { chartWords } from '../../../i18n/overview';
import { GroupName } from './Swatch';
import { type Counts, type Periods, lanes } from './periods';
import { periodText } from './period-text';
import type { Deployments } from './use-deployments';
import styles from './charts.module.css';

interface Props {
  readonly deployments: Deployments;
  readonly periods: Periods;
  readonly counts: Counts;
}

interface Line {
  readonly name: string;
  readonly total: number;
  readonly counts: readonly number[];
}

/** The periods that have contracts, then the lanes. */
const linesOf = ({ deployments, periods, counts }: Props, zone: Zone): readonly Line[] => {
  const { placed, colouring } = deployments;
  const drawn = [...counts.totals].flatMap((total, period): readonly Line[] => {
    const start = period * colouring.groups;
    return total === 0
      ? []
      : [
          {
            name: periodText(periods.edges[period] ?? 0, periods.unit, zone),
            total,
            counts: [...counts.byGroup.subarray(start, start + colouring.groups)],
          },
        ];
  });
  const beside = lanes.map((lane) => ({
    name: chartWords.lanes[lane],
    total: sum(placed.lanes[lane]),
    counts: [...placed.lanes[lane]],
  }));
  return [...drawn, ...beside.filter(({ total }) => total > 0)];
};

/** The numbers of the chart as a table. Rendered only while open. */
export function TimelineTable(props: Props) {
  const [isOpen, setOpen] = useState(false);
  const zone = useZone();
  const { deployments } = props;
  return (
    <details
      onToggle={({ currentTarget }) => {
        setOpen(currentTarget.open);
      }}
    >
      <summary>{chartWords.table}</summary>
      {isOpen && (
        <div
          className={styles['tableBox']}
          role="region"
          aria-label={chartWords.table}
          tabIndex={0}
        >
          <table className={styles['table']} aria-label={chartWords.title}>
            <thead>
              <tr>
                <th scope="col">{chartWords.columns.period}</th>
                <th scope="col">{chartWords.columns.total}</th>
                {Array.from({ length: deployments.colouring.groups }, (_none, group) => (
                  <th key={group} scope="col">
                    <GroupName deployments={deployments} group={group} />
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {linesOf(props, zone).map(({ name, total, counts }) => (
                <tr key={name}>
                  <th scope="row">{name}</th>
                  <td>{chartWords.count(total)}</td>
                  {counts.map((count, group) => (
                    <td key={group}>{chartWords.count(count)}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </details>
  );
}
