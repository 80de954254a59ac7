import { useRef, useState, type FocusEvent, type MouseEvent, type PointerEvent } from 'react';
import type { PlacedColumn } from './grid-column';
import type { ActiveCell } from './move-active';
import type { GridProps } from './RecordGrid';
import { extendTo, selectOne, toggle } from './selection';

interface Options<Row> extends GridProps<Row> {
  readonly placed: readonly PlacedColumn<Row>[];
  readonly active: ActiveCell;
  readonly setActive: (cell: ActiveCell) => void;
}

/** The cell or heading that an element is in, told by the indices that it has for assistive technology. */
const placeOf = (target: EventTarget): ActiveCell | null => {
  if (!(target instanceof Element)) return null;
  const cell = target.closest('[role=gridcell], [role=columnheader]');
  const row = cell?.closest('[role=row]');
  if (!cell || !row) return null;
  return {
    row: Number(row.getAttribute('aria-rowindex')) - 2,
    column: Number(cell.getAttribute('aria-colindex')) - 1,
  };
};

/** Milliseconds after a scroll in which what passes under a resting pointer is not what the person points at. */
const settling = 150;

const hasTextSelected = (): boolean => window.getSelection()?.isCollapsed === false;

/** Clicks select and open; pointing at an address marks it wherever else it is shown. */
export const useGridPointer = <Row>(options: Options<Row>) => {
  const { rows, shown, selection, placed, active, setActive, onSelection, onOpen } = options;
  const [pointed, setPointed] = useState<string | null>(null);
  const scrolledAt = useRef(0);

  const addressIn = (cell: ActiveCell | null): string | null => {
    const column = cell ? placed[cell.column] : undefined;
    const row = cell ? rows[shown[cell.row] ?? -1] : undefined;
    if (column?.kind !== 'address' || row === undefined) return null;
    return column.value(row)?.toLowerCase() ?? null;
  };

  const onClick = (event: MouseEvent): void => {
    const cell = placeOf(event.target);
    const record = cell ? shown[cell.row] : undefined;
    if (!cell || record === undefined || hasTextSelected()) return;
    setActive(cell);
    if (event.ctrlKey || event.metaKey) onSelection(toggle(selection, record));
    else if (event.shiftKey) onSelection(extendTo(selection, shown, cell.row));
    else {
      onSelection(selectOne(selection, record));
      onOpen(record);
    }
  };

  return {
    same: pointed ?? addressIn(active),
    handlers: {
      onClick,
      onFocus: (event: FocusEvent): void => {
        const place = placeOf(event.target);
        if (place) setActive(place);
      },
      // Shift and a click would select text from the last click to this one.
      onMouseDown: (event: MouseEvent): void => {
        if (event.shiftKey) event.preventDefault();
      },
      onPointerOver: (event: PointerEvent): void => {
        if (event.timeStamp - scrolledAt.current < settling) return;
        setPointed(addressIn(placeOf(event.target)));
      },
      onPointerLeave: (): void => {
        setPointed(null);
      },
      onWheel: (event: { readonly timeStamp: number }): void => {
        scrolledAt.current = event.timeStamp;
      },
    },
  };
};
