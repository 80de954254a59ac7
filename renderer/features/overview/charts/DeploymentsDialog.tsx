import { useId, useMemo, useState } from 'react';
import type { SmartContract } from '../../../../shared/account';
import { chartWords } from '../../../i18n/overview';
import { showSearched } from '../../../store/list-actions';
import { useValuesHidden } from '../../../store/selectors';
import { Dialog, useOpenDialog } from '../../../ui/Dialog';
import { RadioGroup } from '../../../ui/RadioGroup';
import { Axis } from './Axis';
import print from '../../../ui/print.module.css';
import styles from './charts.module.css';
import { GroupName, Patterns, Swatch } from './Swatch';
import { LaneList } from './LaneList';
import type { Grouping } from './model/group-rows';
import { units, type Unit } from './model/periods';
import { searchForAncient, searchForFuture } from './period-text';
import { type GroupedBy, useDeployments } from './use-deployments';

interface LegendProps {
  readonly grouping: Grouping;
  readonly by: GroupedBy;
}

/** Which colour and pattern is whose, and how many there are of each in all. */
function Legend({ grouping, by }: LegendProps) {
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

interface Props {
  readonly contracts: readonly SmartContract[];
}

function Drawn({ contracts }: Props) {
  const [by, setBy] = useState<GroupedBy>('type');
  const [wish, setWish] = useState<Unit | 'auto'>('auto');
  const deployments = useDeployments(contracts, by);
  if (!deployments) return <p className={print['muted']}>{chartWords.reading}</p>;
  const { placed, grouping } = deployments;
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
      <Legend grouping={grouping} by={deployments.by} />
      {placed.span ? (
        <Axis deployments={deployments} whole={placed.span} wish={wish} />
      ) : (
        <p className={print['muted']}>{chartWords.noDates}</p>
      )}
      <LaneList
        placed={placed}
        onOpen={(lane) => {
          const search = lane === 'future' ? searchForFuture(deployments.now) : searchForAncient();
          showSearched('contracts', search);
        }}
      />
    </>
  );
}

/**
 * When the contracts were deployed, in a dialog. While values are hidden there is nothing of it: each bar tells a time.
 */
export function DeploymentsDialog({
  contracts,
  onClose,
}: Props & { readonly onClose: () => void }) {
  const dialog = useOpenDialog();
  const hidden = useValuesHidden();
  const prefix = useId();
  return (
    <Dialog dialog={dialog} size="wide" title={chartWords.title} onClose={onClose}>
      <div className={styles['timeline']}>
        {hidden ? (
          <p className={print['muted']}>{chartWords.hidden}</p>
        ) : (
          <Patterns prefix={prefix}>
            <Drawn contracts={contracts} />
          </Patterns>
        )}
      </div>
    </Dialog>
  );
}
