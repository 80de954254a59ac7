import { useMemo, useRef, useState } from 'react';
import type { SmartContract } from '../../../../shared/account';
import { useValuesHidden, useZone } from '../../../store/store';
import { useWidth } from '../../../ui/element-size';
import { Card, CardLink } from '../../../ui/Card';
import { lazyComponent } from '../../../ui/lazy-component';
import { chartWords } from '../../../i18n/overview';
import { Bars } from './Bars';
import {
  countPeriods,
  spanOver,
  ticksOver,
  areDated,
  periodsOver,
  type Periods,
  type Placed,
} from './periods';
import { periodText, tickText } from './period-text';
import { useDeployments } from './use-deployments';
import typography from '../../../ui/typography.module.css';
import styles from './charts.module.css';

/** In pixels. */
const area = { top: 18, height: 82, bottom: 24 };
const whole = area.top + area.height + area.bottom;
const perTick = 110;
const widest = 20;
/** Smallest count at full height, so that a single contract does not fill it. */
const leastScale = 2;
/** Space for the labels at both ends, in pixels. */
const endRoom = 84;

/** The deployments by period as a small picture, labelled with the periods and the highest count. */
function SmallPlot({ placed, periods }: { readonly placed: Placed; readonly periods: Periods }) {
  const zone = useZone();
  const box = useRef<HTMLDivElement>(null);
  const width = useWidth(box);
  const { times } = placed;
  const counts = useMemo(
    () => countPeriods(times, new Uint8Array(times.length), 1, periods),
    [times, periods],
  );
  const { totals } = counts;
  const most = Math.max(...totals, 1);
  const scale = Math.max(most, leastScale);
  const top = area.top + area.height * (1 - most / scale);
  const { from, to } = spanOver(periods);
  const x = (time: number): number => ((time - from) / (to - from)) * width;
  const textOf = (period: number): string =>
    periodText(periods.edges[period] ?? from, periods.unit, zone);
  const last = totals.length - 1;
  const fullest = chartWords.period(textOf(totals.indexOf(most)), chartWords.contracts(most));
  const floor = area.top + area.height;
  return (
    <div ref={box} className={styles['smallBox']}>
      <svg
        role="img"
        aria-label={chartWords.picture(chartWords.range(textOf(0), textOf(last)), fullest)}
        width={width}
        height={whole}
        className={styles['drawing']}
      >
        <line x1={0} x2={width} y1={top} y2={top} className={styles['most']} />
        <text x={0} y={top - 6}>
          {chartWords.count(most)}
        </text>
        <line x1={0} x2={width} y1={floor + 0.5} y2={floor + 0.5} />
        <g transform={`translate(0 ${area.top})`} className={styles['plain']}>
          <Bars
            periods={periods}
            counts={counts}
            groups={1}
            width={width}
            height={area.height}
            most={scale}
            widest={widest}
          />
        </g>
        <text x={0} y={whole - 6}>
          {textOf(0)}
        </text>
        {ticksOver(periods, zone, Math.max(Math.floor(width / perTick), 1))
          .filter((tick) => x(tick) > endRoom && x(tick) < width - endRoom - 30)
          .map((tick) => (
            <text key={tick} x={x(tick)} y={whole - 6}>
              {tickText(tick, zone)}
            </text>
          ))}
        {last > 0 && (
          <text x={width} y={whole - 6} textAnchor="end">
            {textOf(last)}
          </text>
        )}
      </svg>
    </div>
  );
}

const DeploymentsDialog = lazyComponent(
  async () => (await import('./DeploymentsDialog')).DeploymentsDialog,
);

/** Fewest dated contracts for a chart. For fewer, the list of latest deployments beside it is enough. */
const leastDated = 5;

/**
 * A small chart of when the contracts were deployed, and the link to the whole chart. Empty if few contracts have a
 * date.
 */
export function DeploymentsCard({ contracts }: { readonly contracts: readonly SmartContract[] }) {
  const zone = useZone();
  const hidden = useValuesHidden();
  const [isExplored, setExplored] = useState(false);
  const deployments = useDeployments(contracts, 'type');
  const placed = deployments?.placed;
  const span = placed?.span ?? null;
  if (placed && !areDated(placed, leastDated)) {
    // Closes the dialog, which is part of the card. Otherwise a later card would reopen it.
    if (isExplored) setExplored(false);
    return null;
  }
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
          <p className={typography['muted']}>{chartWords.hidden}</p>
        ) : placed && periods ? (
          <SmallPlot placed={placed} periods={periods} />
        ) : (
          <p className={typography['muted']}>{chartWords.reading}</p>
        )}
      </div>
      {isExplored && (
        <DeploymentsDialog
          contracts={contracts}
          onClose={() => {
            setExplored(false);
          }}
        />
      )}
    </Card>
  );
}
