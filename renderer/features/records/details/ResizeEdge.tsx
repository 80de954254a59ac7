import { useRef, type KeyboardEvent, type PointerEvent } from 'react';
import { detailsWidths } from '../../../../shared/list-view';
import { detailsWords } from '../../../i18n/details';
import styles from './Details.module.css';

interface Props {
  /** In CSS pixels, as the panel's. */
  readonly width: number;
  readonly onWidth: (width: number) => void;
}

const { least, usual, largest } = detailsWidths;

/** Pixels of one press of a key. */
const step = 20;

/** The panel is at the end of the row: it grows to the left. */
const steps: Readonly<Record<string, (width: number) => number>> = {
  ArrowLeft: (width) => width + step,
  ArrowRight: (width) => width - step,
  Home: () => least,
  End: () => largest,
};

/** The edge of the details, to be dragged, moved by the keyboard, and set back by a double click. */
export function ResizeEdge({ width, onWidth }: Props) {
  const dragged = useRef<{ readonly from: number; readonly width: number } | null>(null);
  const set = (next: number): void => {
    onWidth(Math.round(Math.min(largest, Math.max(least, next))));
  };
  const onKey = (event: KeyboardEvent): void => {
    const next = steps[event.key];
    if (!next || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    set(next(width));
  };
  const onDown = (event: PointerEvent): void => {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    // As wide as it is drawn, which may be less than it was set to.
    const drawn = event.currentTarget.parentElement?.getBoundingClientRect().width ?? width;
    dragged.current = { from: event.clientX, width: drawn };
  };
  const onMove = ({ clientX }: PointerEvent): void => {
    const { current } = dragged;
    if (current) set(current.width + current.from - clientX);
  };
  const onEnd = (): void => {
    dragged.current = null;
  };
  return (
    <div
      role="separator"
      tabIndex={0}
      aria-orientation="vertical"
      aria-label={detailsWords.width}
      aria-valuenow={width}
      aria-valuemin={least}
      aria-valuemax={largest}
      title={detailsWords.widthHint}
      className={styles['edge']}
      onKeyDown={onKey}
      onPointerDown={onDown}
      onPointerMove={onMove}
      onPointerUp={onEnd}
      onLostPointerCapture={onEnd}
      onDoubleClick={() => {
        set(usual);
      }}
    />
  );
}
