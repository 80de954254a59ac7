import { useState } from 'react';
import type { SmartContract } from '../../../../shared/account';
import { useValuesHidden, useZone } from '../../../store/selectors';
import { Card, CardLink } from '../../../ui/Card';
import { lazyComponent } from '../../../ui/lazy-component';
import { chartWords } from '../../../i18n/overview';
import styles from './charts.module.css';
import { areDated, periodsOver } from './model/periods';
import { SmallPlot } from './SmallPlot';
import { useDeployments } from './use-deployments';

const Timeline = lazyComponent(async () => (await import('./Timeline')).Timeline);

/** Of fewer, a list says more than a chart: it is beside this. */
const leastDated = 5;

interface Props {
  readonly contracts: readonly SmartContract[];
}

/** When the contracts were deployed, in small, and the way to the whole chart. Nothing where few have a date. */
export function DeploymentsCard({ contracts }: Props) {
  const zone = useZone();
  const hidden = useValuesHidden();
  const [isExplored, setExplored] = useState(false);
  const deployments = useDeployments(contracts, 'type');
  const placed = deployments?.placed;
  const span = placed?.span ?? null;
  if (placed && !areDated(placed, leastDated)) return null;
  const periods = span && periodsOver(span, 'auto', zone);
  return (
    <Card
      title={chartWords.per[periods && !hidden ? periods.unit : 'any']}
      action={
        placed && (
          <CardLink
            onClick={() => {
              setExplored(true);
            }}
          >
            {chartWords.explore}
          </CardLink>
        )
      }
    >
      <div className={styles['small']} data-drawn={!hidden}>
        {hidden ? (
          <p className={styles['hint']}>{chartWords.hidden}</p>
        ) : placed && periods ? (
          <SmallPlot placed={placed} periods={periods} zone={zone} />
        ) : (
          <p className={styles['hint']}>{chartWords.reading}</p>
        )}
      </div>
      {isExplored && (
        <Timeline
          contracts={contracts}
          onClose={() => {
            setExplored(false);
          }}
        />
      )}
    </Card>
  );
}
