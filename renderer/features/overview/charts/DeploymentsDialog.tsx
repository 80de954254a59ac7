import { cumsum, sum } from 'd3-array';
import { useMemo, useRef, useState } from 'react';
import type { SmartContract } from '../../../../shared/account';
import { chartWords } from '../../../i18n/overview';
import { showSearched } from '../../../store/list-actions';
import { useValuesHidden } from '../../../store/store';
import { Dialog, useOpenDialog } from '../../../ui/Dialog';
import { RadioGroup } from '../../../ui/RadioGroup';
import { useFocusOnUnmount } from '../../../ui/focus';
import { Axis } from './Axis';
import typography from '../../../ui/typography.module.css';
import styles from './charts.module.css';
import { GroupName, Patterns, Swatch, useFill } from './Swatch';
import { lanes, units, type Lane, type Unit } from './periods';
import { searchForAncient, searchForFuture } from './period-text';
import { type Deployments, type GroupedBy, useDeployments } from './use-deployments';

/** Colour, pattern, name and total of each group. */
function Legend({ deployments }: { readonly deployments: Deployments }) {
  const { colouring } = deployments;
  const totals = useMemo(() => {
    const counts = new Uint32Array(colouring.groups);
    for (const group of colouring.groupOf) counts[group] = (counts[group] ?? 0) + 1;
    return [...counts];
  }, [colouring]);
  return (
    <ul className={styles['legend']} aria-label={chartWords.group}>
      {totals.map((total, group) => (
        <li key={group}>
          <Swatch group={group} />
          <span className={styles['name']}>
            <GroupName deployments={deployments} group={group} />
          </span>
          <span className={styles['number']}>{chartWords.count(total)}</span>
        </li>
      ))}
    </ul>
  );
}

/** The search that finds the records of a lane; null if no search can. */
const searchOf = (lane: Lane, now: number): string | null => {
  if (lane === 'future') return searchForFuture(now);
  return lane === 'before-2015' ? searchForAncient() : null;
};

/**
 * One lane for each reason why contracts are not on the axis, coloured like the bars and as long as its share of all
 * contracts. Empty if all are on the axis.
 */
function LaneList({ deployments: { placed, now } }: { readonly deployments: Deployments }) {
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
          const search = searchOf(lane, now);
          return (
            <li key={lane} className={styles['lane']}>
              {search === null ? (
                <span>{name}</span>
              ) : (
                <button
                  type="button"
                  className={styles['link']}
                  onClick={() => {
                    showSearched('contracts', search);
                  }}
                >
                  {name}
                </button>
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

interface Props {
  readonly contracts: readonly SmartContract[];
}

function Drawn({ contracts }: Props) {
  const [by, setBy] = useState<GroupedBy>('type');
  const [wish, setWish] = useState<Unit | 'auto'>('auto');
  const deployments = useDeployments(contracts, by);
  if (!deployments) return <p className={typography['muted']}>{chartWords.reading}</p>;
  const { span } = deployments.placed;
  return (
    <>
      <div className={styles['bar']}>
        <RadioGroup
          named
          name={chartWords.unit}
          options={(['auto', ...units] as const).map((value) => ({
            value,
            label: chartWords.units[value],
          }))}
          value={wish}
          onChange={setWish}
        />
        <RadioGroup
          named
          name={chartWords.group}
          options={(['type', 'deployedBy'] as const).map((value) => ({
            value,
            label: chartWords.groups[value],
          }))}
          value={by}
          onChange={setBy}
        />
      </div>
      <Legend deployments={deployments} />
      {span ? (
        <Axis deployments={deployments} whole={span} wish={wish} />
      ) : (
        <p className={typography['muted']}>{chartWords.noDates}</p>
      )}
      <LaneList deployments={deployments} />
    </>
  );
}

/** Removed while values are hidden. */
function Shown({ contracts }: Props) {
  const whole = useRef<HTMLDivElement>(null);
  useFocusOnUnmount(whole);
  return (
    <div ref={whole} className={styles['timeline']}>
      <Patterns>
        <Drawn contracts={contracts} />
      </Patterns>
    </div>
  );
}

/**
 * Dialog that shows when the contracts were deployed. Shows no chart while values are hidden, because each bar reveals
 * a time.
 */
export function DeploymentsDialog({
  contracts,
  onClose,
}: Props & { readonly onClose: () => void }) {
  const dialog = useOpenDialog();
  const hidden = useValuesHidden();
  return (
    <Dialog dialog={dialog} size="wide" title={chartWords.title} onClose={onClose}>
      {hidden ? (
        <p className={typography['muted']}>{chartWords.hidden}</p>
      ) : (
        <Shown contracts={contracts} />
      )}
    </Dialog>
  );
}
