import { cumsum, sum } from 'd3-array';
import { chartWords } from '../../../i18n/overview';
import styles from './charts.module.css';
import { lanes, type Lane, type Placed } from './model/periods';
import { useFill } from './Swatch';

interface Props {
  readonly placed: Placed;
  readonly onOpen: (lane: 'before-2015' | 'future') => void;
}

const canOpen = (lane: Lane): lane is 'before-2015' | 'future' =>
  lane === 'before-2015' || lane === 'future';

/**
 * A lane for each reason why contracts are not on the axis, coloured like the bars and
 * as long as their share of all; nothing when all are on it.
 */
export function LaneList({ placed, onOpen }: Props) {
  const fill = useFill();
  const filled = lanes.filter((lane) => sum(placed.lanes[lane]) > 0);
  const all = placed.times.length;
  if (filled.length === 0) return null;
  return (
    <div>
      <h3 className={styles['laneTitle']}>{chartWords.lanesTitle}</h3>
      <ul className={styles['lanes']}>
        {filled.map((lane) => {
          const counts = [...placed.lanes[lane]];
          const total = sum(counts);
          const ends = cumsum(counts);
          const name = chartWords.lanes[lane];
          return (
            <li key={lane} className={styles['lane']}>
              {canOpen(lane) ? (
                <button
                  type="button"
                  className={styles['link']}
                  onClick={() => {
                    onOpen(lane);
                  }}
                >
                  {name}
                </button>
              ) : (
                <span>{name}</span>
              )}
              <svg
                className={styles['laneBar']}
                style={{ inlineSize: `${(total / all) * 100}%` }}
                aria-hidden="true"
              >
                {counts.map((count, group) => (
                  <rect
                    key={group}
                    x={`${(((ends[group] ?? 0) - count) / total) * 100}%`}
                    width={`${(count / total) * 100}%`}
                    height="100%"
                    fill={fill(group)}
                  />
                ))}
              </svg>
              <span className={styles['number']}>{chartWords.count(total)}</span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
