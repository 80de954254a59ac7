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
    // As wide as it is drawn, which may be less than it was set to.
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
 * Leaves the keyboard in the list, so that its arrow keys show one record after the other; takes it where the list is
 * covered or nothing has it, and gives it back to the active cell at the end.
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
      // The list can have it once it is drawn without the panel, and where no other panel has taken it.
      if (element?.contains(document.activeElement)) focusFreeGrid();
    };
  }, [panel]);

  useLayoutEffect(() => {
    const { activeElement } = document;
    // The button that led here may be gone, and what is covered, or has no room, has no keyboard.
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
 * Escape, Alt+↑ and Alt+↓ in the panel and in the list beside it, and Alt+← where the panel covers the list. Listens at the document, where keys arrive that
 * neither of them has used for itself.
 */
const usePanelKeys = (
  panel: RefObject<HTMLElement | null>,
  moves: Moves,
  covers: boolean,
): void => {
  useDocumentKeys((event) => {
    const { target } = event;
    const isHere = target instanceof Node && panel.current?.parentElement?.contains(target);
    // The body has the keyboard when what had it is gone.
    if (!isHere && target !== document.body) return;
    const action = actionOf(event, moves, covers);
    if (!action) return;
    event.preventDefault();
    action();
  });
};

interface SpokenProps {
  readonly list: ListName;
  /** The records on screen by their places in the list, in their order; null beside what is no list of them. */
  readonly shown: Uint32Array | null;
}

/** Says whose details are open, and its place. */
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

/** Everything the panel shows is loaded when the first record is opened. */
const Details = lazyComponent(async () => (await import('./Details')).Details);

interface Props extends SpokenProps {
  /** The filters of the list; '' without. */
  readonly filters: string;
  /** Place in the list of the record whose details these are. */
  readonly record: number;
}

/** The side panel of a wallet or a contract: a region named by it, beside the list or over it. */
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
