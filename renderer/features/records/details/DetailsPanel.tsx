import {
  useRef,
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
  useLayoutEffect,
} from 'react';
import { detailsWidths } from '../../../../shared/list-view';
import { detailsWords } from '../../../i18n/details';
import styles from './Details.module.css';
import { fieldText, type ListName, recordName } from '../../../../shared/account';
import { focusFreeGrid } from '../list/focus';
import { useCellContext } from '../list/use-cell-context';
import { closeRecord, openRecord, setDetailsWidth } from '../../../store/list-actions';
import { useDocumentKeys } from '../../../store/shortcut-keys';
import { useWindow } from '../../../store/store';
import { useIsAlone, useIsNarrow } from '../../../store/window-width';
import { useRecordName } from '../../../ui/text/names';
import { SpokenStatus } from '../../../ui/Status';
import { followPointer } from '../../../ui/follow-pointer';
import { lazyComponent } from '../../../ui/lazy-component';
import type { Moves } from './Details';

interface EdgeProps {
  /** Width of the panel in CSS pixels. */
  readonly width: number;
  readonly onWidth: (width: number) => void;
}

const { least, usual, largest } = detailsWidths;

/** Pixels per key press. */
const step = 20;

/** The panel is at the end of the row, so it grows to the left. */
const steps: Readonly<Record<string, (width: number) => number>> = {
  ArrowLeft: (width) => width + step,
  ArrowRight: (width) => width - step,
  Home: () => least,
  End: () => largest,
};

/** The edge of the panel: drag it, move it with arrow keys, or double-click to reset the width. */
function ResizeEdge({ width, onWidth }: EdgeProps) {
  const set = (next: number): void => {
    onWidth(Math.round(Math.min(largest, Math.max(least, next))));
  };
  const onKey = (event: KeyboardEvent): void => {
    const next = steps[event.key];
    if (!next || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    set(next(width));
  };
  const onDown = (event: PointerEvent<HTMLElement>): void => {
    // Starts from the rendered width, which may be less than the chosen one.
    const drawn = event.currentTarget.parentElement?.getBoundingClientRect().width ?? width;
    followPointer(event, (by) => {
      set(drawn - by);
    });
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
      onDoubleClick={() => {
        set(usual);
      }}
    />
  );
}

/**
 * Leaves the focus in the list, so that its arrow keys show one record after the other. Takes the focus if the panel
 * covers the list or nothing has the focus. Returns it to the active cell when the panel closes.
 */
const usePanelFocus = (
  panel: RefObject<HTMLElement | null>,
  record: number,
  covers: boolean,
  isAlone: boolean,
): void => {
  useLayoutEffect(() => {
    const element = panel.current;
    return () => {
      // Waits until the list is rendered without the panel, and does nothing if another panel has taken the focus.
      if (element?.contains(document.activeElement)) focusFreeGrid();
    };
  }, [panel]);

  useLayoutEffect(() => {
    const { activeElement } = document;
    // The button that led here may be gone, and a covered or hidden element cannot have the focus.
    const isLost =
      activeElement === document.body ||
      activeElement?.closest('[inert]') ||
      activeElement?.checkVisibility() === false;
    if (isLost && !panel.current?.contains(activeElement)) panel.current?.focus();
  }, [panel, record, covers, isAlone]);
};

const actionOf = (
  event: globalThis.KeyboardEvent,
  { close, previous, next }: Moves,
  covers: boolean,
): (() => void) | null => {
  if (event.ctrlKey || event.metaKey || event.shiftKey) return null;
  if (event.key === 'Escape' && !event.altKey) return close;
  if (event.key === 'ArrowLeft' && event.altKey && covers) return close;
  if (event.key === 'ArrowUp' && event.altKey) return previous;
  if (event.key === 'ArrowDown' && event.altKey) return next;
  return null;
};

/**
 * Handles Escape, Alt+↑ and Alt+↓ in the panel and in the list beside it, and Alt+← where the panel covers the list.
 * Listens at the document, which gets only the keys that neither has handled.
 */
const usePanelKeys = (
  panel: RefObject<HTMLElement | null>,
  moves: Moves,
  covers: boolean,
): void => {
  useDocumentKeys((event) => {
    const { target } = event;
    const isHere = target instanceof Node && panel.current?.parentElement?.contains(target);
    // The focus is on the body if the focused element was removed.
    if (!isHere && target !== document.body) return;
    const action = actionOf(event, moves, covers);
    if (!action) return;
    event.preventDefault();
    action();
  });
};

interface SpokenProps {
  readonly list: ListName;
  /** Rows on screen, in their order; null if no list is beside the details. */
  readonly shown: Uint32Array | null;
}

/** Announces the record whose details are open, and its position. */
export function SpokenPlace({ list, shown }: SpokenProps) {
  const record = useWindow(({ lists }) => lists[list].open);
  const row = useWindow(({ account }) => account?.[list]?.[record ?? -1]);
  const nameOf = useRecordName();
  const told =
    record === null || row === undefined
      ? []
      : [
          nameOf(list, record, fieldText(recordName(row))),
          ...(shown ? [detailsWords.place(shown.indexOf(record), shown.length)] : []),
        ];
  return <SpokenStatus>{told.join(', ')}</SpokenStatus>;
}

/** Loaded when the first record is opened. */
const Details = lazyComponent(async () => (await import('./Details')).Details);

interface Props extends SpokenProps {
  /** Text of the list's filters; '' if there are none. */
  readonly filters: string;
  /** Row of the record that the panel shows. */
  readonly record: number;
}

/** The side panel of a wallet or contract, beside the list or over it. A region named after the record. */
export function DetailsPanel({ list, shown, filters, record }: Props) {
  const row = useWindow(({ account }) => account?.[list]?.[record]);
  const context = useCellContext(list);
  const isNarrow = useIsNarrow();
  const isAlone = useIsAlone();
  const width = useWindow(({ lists }) => lists[list].details);
  const nameOf = useRecordName();
  const panel = useRef<HTMLElement>(null);
  const position = shown?.indexOf(record) ?? -1;
  const close = (): void => {
    closeRecord(list);
  };
  const stepTo = (place: number): (() => void) | null => {
    const reached = position < 0 ? undefined : shown?.[place];
    if (reached === undefined) return null;
    return () => {
      openRecord(list, reached);
    };
  };
  const moves = { close, previous: stepTo(position - 1), next: stepTo(position + 1) };
  usePanelKeys(panel, moves, isNarrow);
  usePanelFocus(panel, record, isNarrow, isAlone);

  if (row === undefined) return null;
  const name = fieldText(recordName(row));
  return (
    <>
      {isNarrow && <div aria-hidden="true" className={styles['behind']} onClick={close} />}
      <aside
        ref={panel}
        role="region"
        aria-label={nameOf(list, record, name)}
        tabIndex={-1}
        className={styles['panel']}
        data-alone={isAlone}
        style={{ width }}
      >
        <ResizeEdge
          width={width}
          onWidth={(next) => {
            setDetailsWidth(list, next);
          }}
        />
        <Details
          list={list}
          row={row}
          record={record}
          position={position}
          count={shown?.length ?? null}
          filters={filters}
          moves={moves}
          context={context}
        />
      </aside>
    </>
  );
}
