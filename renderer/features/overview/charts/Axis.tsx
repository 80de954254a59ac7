import { useId, useMemo, useState } from 'react';
import { chartWords } from '../../../i18n/overview';
import { showSearched } from '../../../store/list-actions';
import { Button } from '../../../ui/Button';
import typography from '../../../ui/typography.module.css';
import actions from '../../../ui/actions.module.css';
import styles from './charts.module.css';
import { GroupName, Swatch } from './Swatch';
import {
  countPeriods,
  periodAt,
  mostPeriods,
  periodsOver,
  shifted,
  spanOf,
  spanOver,
  zoom,
  type Counts,
  type Span,
  type Unit,
} from './periods';
import { periodText, searchFor } from './period-text';
import { Plot } from './Plot';
import { TimelineTable } from './TimelineTable';
import type { Deployments } from './use-deployments';
import { useZone } from '../../../store/store';

interface PeriodLineProps {
  readonly period: number;
  /** Name of the period. */
  readonly text: string;
  readonly counts: Counts;
  readonly deployments: Deployments;
  readonly onOpen: (period: number) => void;
}

/** Counts of the period under the pointer, or of the period selected by keyboard. */
function PeriodLine({ period, text, counts, deployments, onOpen }: PeriodLineProps) {
  const { groups } = deployments.colouring;
  const total = counts.totals[period] ?? 0;
  const start = period * groups;
  const parts = [...counts.byGroup.subarray(start, start + groups)];
  return (
    <div className={styles['line']}>
      <p className={styles['parts']}>
        <strong>{chartWords.period(text, chartWords.contracts(total))}</strong>
        {parts.map((count, group) =>
          count === 0 ? null : (
            <span key={group} className={styles['part']}>
              <Swatch group={group} />
              <GroupName deployments={deployments} group={group} />
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

interface Props {
  readonly deployments: Deployments;
  readonly whole: Span;
  readonly wish: Unit | 'auto';
}

/** Factor by which a key changes the length of the visible time span. */
const zoomKeys: Readonly<Record<string, number>> = { '+': 0.5, '=': 0.5, '-': 2 };

/** The chart with its zoom controls, current period and table. */
export function Axis({ deployments, whole, wish }: Props) {
  const { colouring, placed, now } = deployments;
  const zone = useZone();
  const keysId = useId();
  const [view, setView] = useState<Span | null>(null);
  // A time rather than an index, because zooming renumbers the periods. Initially the last period.
  const [cursorTime, setCursorTime] = useState(Infinity);
  const [pointed, setPointed] = useState<number | null>(null);
  const periods = useMemo(() => periodsOver(view ?? whole, wish, zone), [view, whole, wish, zone]);
  const { groupOf, groups } = colouring;
  const counts = useMemo(
    () => countPeriods(placed.times, groupOf, groups, periods),
    [placed, groupOf, groups, periods],
  );
  const last = counts.totals.length - 1;
  const cursor = Math.min(Math.max(periodAt(periods, cursorTime), 0), last);
  const shown = spanOver(periods);
  const isFull = last + 1 >= mostPeriods;
  const textOf = (period: number): string =>
    periodText(periods.edges[period] ?? shown.from, periods.unit, zone);

  const goTo = (period: number): void => {
    const by = period < 0 ? -1 : 1;
    const isOutside = period < 0 || period > last;
    const next = isOutside ? shifted(periods, by, whole, zone) : shown;
    if (isOutside) setView(next);
    setPointed(null);
    setCursorTime(isOutside ? (by < 0 ? next.from : next.to - 1) : (periods.edges[period] ?? 0));
  };
  const zoomBy = (factor: number): void => {
    if (factor > 1 && isFull) return;
    const { from, to } = spanOf(periods, cursor);
    setPointed(null);
    setCursorTime(from);
    setView(zoom(shown, whole, (from + to) / 2, factor));
  };
  const openPeriod = (period: number): void => {
    setCursorTime(periods.edges[period] ?? 0);
    if ((counts.totals[period] ?? 0) === 0) return;
    showSearched('contracts', searchFor(spanOf(periods, period), zone, now));
  };
  const goals: Readonly<Record<string, number>> = {
    ArrowLeft: cursor - 1,
    ArrowDown: cursor - 1,
    ArrowRight: cursor + 1,
    ArrowUp: cursor + 1,
    PageUp: Math.min(cursor + 10, last),
    PageDown: Math.max(cursor - 10, 0),
    Home: 0,
    End: last,
  };
  const onKey = (key: string): boolean => {
    const goal = goals[key];
    const factor = zoomKeys[key];
    if (goal !== undefined) goTo(goal);
    else if (factor !== undefined) zoomBy(factor);
    else if (key === '0') setView(null);
    else if (key === 'Enter') openPeriod(cursor);
    else return false;
    return true;
  };

  return (
    <>
      <div className={styles['bar']}>
        <p className={styles['range']}>{chartWords.range(textOf(0), textOf(last))}</p>
        <div className={actions['actions']}>
          <Button
            onClick={() => {
              zoomBy(0.5);
            }}
          >
            {chartWords.zoomIn}
          </Button>
          <Button
            disabled={!view || isFull}
            onClick={() => {
              zoomBy(2);
            }}
          >
            {chartWords.zoomOut}
          </Button>
          <Button
            disabled={!view}
            onClick={() => {
              setView(null);
            }}
          >
            {chartWords.reset}
          </Button>
        </div>
      </div>
      <Plot
        periods={periods}
        counts={counts}
        groups={groups}
        cursor={cursor}
        cursorText={chartWords.period(
          textOf(cursor),
          chartWords.contracts(counts.totals[cursor] ?? 0),
        )}
        describedBy={keysId}
        onKey={onKey}
        onPoint={setPointed}
        onOpen={openPeriod}
        onDrag={(first, end) => {
          setPointed(null);
          setCursorTime(periods.edges[first] ?? 0);
          setView({ from: spanOf(periods, first).from, to: spanOf(periods, end).to });
        }}
      />
      <PeriodLine
        period={Math.min(pointed ?? cursor, last)}
        text={textOf(Math.min(pointed ?? cursor, last))}
        counts={counts}
        deployments={deployments}
        onOpen={openPeriod}
      />
      {counts.beyond > 0 && (
        <p className={typography['muted']}>{chartWords.beyond(counts.beyond)}</p>
      )}
      <p id={keysId} className={typography['muted']}>
        {chartWords.keys}
      </p>
      <TimelineTable deployments={deployments} periods={periods} counts={counts} />
    </>
  );
}
