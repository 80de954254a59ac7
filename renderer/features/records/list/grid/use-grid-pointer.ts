import type { ListName, RowOf } from '../../../../../shared/account';
import { addressKey } from '../../../../../shared/address';
import { fold, openRecord, select } from '../../../../store/list-actions';
import type { GridColumn, PlacedColumn } from './grid-column';
import { type GridLayout, foldOne } from './layout';
import { useRef, useState, type FocusEvent, type MouseEvent, type PointerEvent } from 'react';
import { isOnSelection } from '../../../../store/native-menu';
import type { ActiveCell } from './active-cell';
import type { ListActions } from '../row-actions';
import type { ShownList } from '../use-list';
import { extendTo, noSelection, toggle } from '../../../../store/selection';

interface Drawn<Row> {
  readonly rows: readonly Row[];
  readonly layout: GridLayout;
  /** The rendered items, from `first` to before `end`. */
  readonly first: number;
  readonly end: number;
}

/** Returns the address if more than one visible cell has it, otherwise null: a single cell needs no mark. */
export const addressIfRepeated = <Row>(
  address: string,
  columns: readonly GridColumn<Row>[],
  { rows, layout, first, end }: Drawn<Row>,
): string | null => {
  let cells = 0;
  for (let item = first; item < end; item += 1) {
    const row = rows[layout.recordOf(item)];
    if (row === undefined) continue;
    for (const { kind, value } of columns) {
      const text = kind === 'address' ? value(row) : null;
      if (text !== null && addressKey(text) === address) cells += 1;
      if (cells > 1) return address;
    }
  }
  return null;
};

/** A rendered list, for mouse and keyboard handling. */
export interface DrawnList<Name extends ListName> {
  readonly view: ShownList<Name>;
  readonly acts: ListActions<Name>;
  readonly layout: GridLayout;
  readonly placed: readonly PlacedColumn<RowOf[Name]>[];
  readonly active: ActiveCell;
}

interface Options<Name extends ListName> extends DrawnList<Name> {
  readonly setActive: (cell: ActiveCell) => void;
}

/** The item that an element is in, read from its `aria-rowindex`; -1 for the head, or if there is none. */
const rowOf = (target: EventTarget): number => {
  const row = target instanceof Element && target.closest('[role=row]');
  return row ? Number(row.getAttribute('aria-rowindex')) - 2 : -1;
};

/** The cell or heading that an element is in. */
const placeOf = (target: EventTarget): ActiveCell | null => {
  const cell = target instanceof Element && target.closest('[aria-colindex]');
  return cell ? { row: rowOf(cell), column: Number(cell.getAttribute('aria-colindex')) - 1 } : null;
};

/** Milliseconds after a scroll in which rows that pass under a resting pointer are ignored. */
const settling = 150;

const hasTextSelected = (): boolean => window.getSelection()?.isCollapsed === false;

/** Clicks select and open records. The address under the pointer or in the active cell is marked in all cells. */
export const useGridPointer = <Name extends ListName>(options: Options<Name>) => {
  const { view, acts, layout, placed, active, setActive } = options;
  const { definition, rows, selection } = view;
  const { list } = definition;
  /** The cell of a row under the pointer. Its column is -1 over the buttons of the row. */
  const [pointed, setPointed] = useState<ActiveCell | null>(null);
  const [byKeyboard, setByKeyboard] = useState(false);
  const scrolledAt = useRef(0);

  const addressIn = (cell: ActiveCell | null): string | null => {
    const column = cell ? placed[cell.column] : undefined;
    const row = cell ? rows[layout.recordOf(cell.row)] : undefined;
    if (column?.kind !== 'address' || row === undefined) return null;
    const address = column.value(row);
    return address === null ? null : addressKey(address);
  };

  const leave = (): void => {
    setPointed(null);
  };

  const onClick = (event: MouseEvent): void => {
    const cell = placeOf(event.target);
    if (!cell || cell.row < 0) return;
    if (layout.isHead(cell.row)) {
      const group = layout.groupOf(cell.row);
      setActive({ ...active, row: cell.row });
      fold(list, foldOne(layout, group));
      return;
    }
    const record = layout.recordOf(cell.row);
    if (record < 0 || hasTextSelected()) return;
    setActive(cell);
    if (event.ctrlKey || event.metaKey) select(list, toggle(selection, record));
    else if (event.shiftKey)
      select(list, extendTo(selection, layout.rows, layout.placeOf(cell.row)));
    else {
      // Opening does not select the record, but makes it the start of a range for Shift and a click.
      select(list, { ...noSelection(rows.length), anchor: record });
      openRecord(list, record);
    }
  };

  return {
    pointed,
    same: addressIn(pointed) ?? addressIn(active),
    /** The item under the pointer, or the active item while the keyboard is used; null if neither is in a row. */
    row: pointed?.row ?? (byKeyboard && active.row >= 0 ? active.row : null),
    handlers: {
      onClick,
      onFocus: (event: FocusEvent): void => {
        const place = placeOf(event.target);
        setByKeyboard(event.target.matches(':focus-visible'));
        if (!place) return;
        // A head is a single cell. The active column is kept for the rows below.
        setActive(layout.isHead(place.row) ? { ...active, row: place.row } : place);
      },
      onBlur: (event: FocusEvent): void => {
        if (!event.currentTarget.contains(event.relatedTarget)) setByKeyboard(false);
      },
      // While the keyboard is used, the position of the pointer is ignored.
      onKeyDownCapture: leave,
      onPointerMove: (event: PointerEvent): void => {
        if (event.timeStamp - scrolledAt.current < settling) return;
        const row = rowOf(event.target);
        const column = placeOf(event.target)?.column ?? -1;
        const isSame = pointed?.row === row && pointed.column === column;
        if (!isSame) setPointed(row < 0 ? null : { row, column });
      },
      onContextMenu: (event: MouseEvent): void => {
        const cell = placeOf(event.target);
        const record = layout.recordOf(cell?.row ?? -1);
        if (!cell || record < 0 || isOnSelection(event.target)) return;
        event.preventDefault();
        acts.openMenu(record, placed[cell.column] ?? null, event);
      },
      // Shift and a click would select the text since the last click.
      onMouseDown: (event: MouseEvent): void => {
        if (event.shiftKey) event.preventDefault();
      },
      onPointerLeave: leave,
      onWheel: (event: { readonly timeStamp: number }): void => {
        scrolledAt.current = event.timeStamp;
        leave();
      },
    },
  };
};
