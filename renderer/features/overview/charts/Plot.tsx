import { ticks } from 'd3-array';
import { useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { chartWords } from '../../../i18n/overview';
import { Bars } from './Bars';
import styles from './charts.module.css';
import { periodAt, spanOver, ticksOver, type Counts, type Periods } from './periods';
import { tickText } from './period-text';
import { useFill } from './Swatch';
import { useWidth } from '../../../ui/element-size';
import { useZone } from '../../../store/store';

interface Props {
  readonly periods: Periods;
  readonly counts: Counts;
  readonly groups: number;
  /** The period that keys act on. */
  readonly cursor: number;
  /** Text of that period for screen readers. */
  readonly cursorText: string;
  readonly describedBy: string;
  /** Returns whether the key had an effect. */
  readonly onKey: (key: string) => boolean;
  readonly onPoint: (period: number) => void;
  readonly onOpen: (period: number) => void;
  /** First and last period of the dragged range. */
  readonly onDrag: (first: number, last: number) => void;
}

/** In pixels. */
const area = { left: 44, right: 8, top: 10, height: 180, bottom: 26 };
const whole = area.top + area.height + area.bottom;
const perTick = 84;
/** A label ends at its tick if less space than this is to its right, in pixels. */
const endRoom = 44;
const dragFrom = 5;

/** The chart. A slider whose values are the periods, so that screen readers can step through them. */
export function Plot(props: Props) {
  const { periods, counts, cursor } = props;
  const zone = useZone();
  const box = useRef<HTMLDivElement>(null);
  const measured = useWidth(box);
  const fillOf = useFill();
  const width = Math.max(measured - area.left - area.right, 1);
  const [drag, setDrag] = useState<{ readonly from: number; readonly to: number } | null>(null);
  const { from, to } = spanOver(periods);
  const last = counts.totals.length - 1;
  const x = (time: number): number => area.left + ((time - from) / (to - from)) * width;
  const most = Math.max(...counts.totals, 1);
  const steps = ticks(0, most, 3).filter(Number.isInteger);

  /** Distance of the pointer from the start of the axis, in pixels. */
  const placeOf = ({ clientX, currentTarget }: PointerEvent): number =>
    Math.min(Math.max(clientX - currentTarget.getBoundingClientRect().left - area.left, 0), width);
  const periodOf = (place: number): number =>
    Math.min(Math.max(periodAt(periods, from + (place / width) * (to - from)), 0), last);

  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'Escape' && drag) setDrag(null);
    else if (!props.onKey(event.key)) return;
    event.preventDefault();
  };
  const onPointerUp = (): void => {
    if (!drag) return;
    const [first, second] = [Math.min(drag.from, drag.to), Math.max(drag.from, drag.to)];
    setDrag(null);
    if (second - first < dragFrom) props.onOpen(periodOf(drag.to));
    else props.onDrag(periodOf(first), periodOf(second));
  };

  return (
    <div
      ref={box}
      role="slider"
      tabIndex={0}
      aria-label={chartWords.title}
      aria-describedby={props.describedBy}
      aria-valuemin={1}
      aria-valuemax={last + 1}
      aria-valuenow={cursor + 1}
      aria-valuetext={props.cursorText}
      className={styles['plot']}
      onKeyDown={onKeyDown}
      onPointerDown={(event) => {
        if (event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        setDrag({ from: placeOf(event), to: placeOf(event) });
      }}
      onPointerMove={(event) => {
        const place = placeOf(event);
        if (drag) setDrag({ ...drag, to: place });
        props.onPoint(periodOf(place));
      }}
      onPointerUp={onPointerUp}
      onPointerCancel={() => {
        setDrag(null);
      }}
    >
      <svg width={measured} height={whole} aria-hidden="true" className={styles['drawing']}>
        {steps.map((step) => {
          const y = area.top + area.height * (1 - step / most);
          return (
            <g key={step}>
              <line x1={area.left} x2={area.left + width} y1={y} y2={y} />
              <text x={area.left - 8} y={y + 4} textAnchor="end">
                {chartWords.count(step)}
              </text>
            </g>
          );
        })}
        <rect
          className={styles['cursor']}
          x={x(periods.edges[cursor] ?? from)}
          width={Math.max(x(periods.edges[cursor + 1] ?? to) - x(periods.edges[cursor] ?? from), 2)}
          y={area.top}
          height={area.height}
        />
        <g transform={`translate(${area.left} ${area.top})`}>
          <Bars
            periods={periods}
            counts={counts}
            groups={props.groups}
            width={width}
            height={area.height}
            most={most}
            fillOf={fillOf}
          />
        </g>
        {ticksOver(periods, zone, Math.max(Math.floor(width / perTick), 1)).map((tick) => (
          <g key={tick}>
            <line x1={x(tick)} x2={x(tick)} y1={area.top + area.height} y2={whole - 20} />
            <text
              x={x(tick)}
              y={whole - 6}
              textAnchor={measured - x(tick) < endRoom ? 'end' : 'start'}
            >
              {tickText(tick, zone)}
            </text>
          </g>
        ))}
        {drag && Math.abs(drag.to - drag.from) >= dragFrom && (
          <rect
            className={styles['drag']}
            x={area.left + Math.min(drag.from, drag.to)}
            width={Math.abs(drag.to - drag.from)}
            y={area.top}
            height={area.height}
          />
        )}
      </svg>
    </div>
  );
}
