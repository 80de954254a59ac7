import type { ListName, RowOf } from '../../../../../shared/account';
import { addressKey } from '../../../../../shared/address';
import { fold, openRecord, select } from '../../../../store/list-actions';
import type { GridColumn, PlacedColumn } from './grid-column';
import { type GridLayout, foldOne } from './layout';
import {
  useLayoutEffect,
  useRef,
  useState,
  type FocusEvent,
  type MouseEvent,
  type PointerEvent,
} from 'react';
import { isOnSelection } from '../../../../store/native-menu';
import type { ActiveCell } from './active-cell';
import type { ListActions } from '../row-actions';
import type { ShownList } from '../use-list';
import { extendTo, noSelection, toggle } from '../../../../store/selection';

interface Drawn<Row> {
  readonly rows: readonly Row[];
  readonly layout: GridLayout;
  /** The drawn items, from the first to before the end. */
  readonly first: number;
  readonly end: number;
}

/** The address itself if more than one cell on screen has it; null for one that stands alone, which needs no mark. */
export const comesAgain = <Row>(
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

/** A list as it is drawn, for the mouse and the keyboard. */
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

/** The row that an element is in, told by the index that it has for assistive technology; -1 is the header, or none. */
const rowOf = (target: EventTarget): number => {
  const row = target instanceof Element && target.closest('[role=row]');
  return row ? Number(row.getAttribute('aria-rowindex')) - 2 : -1;
};

/** The cell or heading that an element is in. */
const placeOf = (target: EventTarget): ActiveCell | null => {
  const cell = target instanceof Element && target.closest('[aria-colindex]');
  return cell ? { row: rowOf(cell), column: Number(cell.getAttribute('aria-colindex')) - 1 } : null;
};

/** Milliseconds after a scroll in which what passes under a resting pointer is not what the person points at. */
const settling = 150;

const hasTextSelected = (): boolean => window.getSelection()?.isCollapsed === false;

const cellOf = (target: EventTarget): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[role=gridcell]') : null;

/** Takes back what cells told on hover: their elements may show other records by now, or values that are hidden. */
const takeBack = (explained: Set<HTMLElement>): void => {
  for (const cell of explained) cell.removeAttribute('title');
  explained.clear();
};

/** Clicks select and open; pointing at an address marks it wherever else it is shown. */
export const useGridPointer = <Name extends ListName>(options: Options<Name>) => {
  const { view, acts, layout, placed, active, setActive } = options;
  const { definition, rows, columns, context, folded, selection } = view;
  const { list } = definition;
  const [pointed, setPointed] = useState<string | null>(null);
  const [pointedRow, setPointedRow] = useState<number | null>(null);
  const [byKeyboard, setByKeyboard] = useState(false);
  const scrolledAt = useRef(0);
  const explained = useRef(new Set<HTMLElement>());

  useLayoutEffect(() => {
    takeBack(explained.current);
  }, [columns, rows, layout, context]);

  const addressIn = (cell: ActiveCell | null): string | null => {
    const column = cell ? placed[cell.column] : undefined;
    const row = cell ? rows[layout.recordOf(cell.row)] : undefined;
    if (column?.kind !== 'address' || row === undefined) return null;
    const address = column.value(row);
    return address === null ? null : addressKey(address);
  };

  const titleOf = (cell: ActiveCell | null): string | undefined => {
    const column = cell ? placed[cell.column] : undefined;
    const record = layout.recordOf(cell?.row ?? -1);
    const row = rows[record];
    return column && row && column.view(row, record, context).title;
  };

  /** Tells the whole value on hover; as an attribute of every cell it would cost each of them on every scroll. */
  const explain = (target: EventTarget): void => {
    const cell = cellOf(target);
    if (!cell || explained.current.has(cell)) return;
    const place = placeOf(cell);
    // The head of a group has a hint of its own.
    if (place && layout.isHead(place.row)) return;
    explained.current.add(cell);
    cell.title = titleOf(place) ?? '';
  };

  const onClick = (event: MouseEvent): void => {
    const cell = placeOf(event.target);
    if (!cell || cell.row < 0) return;
    if (layout.isHead(cell.row)) {
      const group = layout.groupOf(cell.row);
      setActive({ ...active, row: cell.row });
      fold(list, foldOne(layout, folded, group));
      return;
    }
    const record = layout.recordOf(cell.row);
    if (record < 0 || hasTextSelected()) return;
    setActive(cell);
    if (event.ctrlKey || event.metaKey) select(list, toggle(selection, record));
    else if (event.shiftKey)
      select(list, extendTo(selection, layout.rows, layout.placeOf(cell.row)));
    else {
      // Opening selects nothing, but Shift and a click go on from here.
      select(list, { ...noSelection(rows.length), anchor: record });
      openRecord(list, record);
    }
  };

  return {
    /** The list was scrolled. */
    forget: (): void => {
      takeBack(explained.current);
    },
    same: pointed ?? addressIn(active),
    /** The row that is pointed at, or else that of the keyboard; null while neither is in a row. */
    row: pointedRow ?? (byKeyboard && active.row >= 0 ? active.row : null),
    handlers: {
      onClick,
      onFocus: (event: FocusEvent): void => {
        const place = placeOf(event.target);
        setByKeyboard(event.target.matches(':focus-visible'));
        if (!place) return;
        // A head is all of its row: the column that the keyboard was in is kept for the rows below.
        setActive(layout.isHead(place.row) ? { ...active, row: place.row } : place);
      },
      onBlur: (event: FocusEvent): void => {
        if (!event.currentTarget.contains(event.relatedTarget)) setByKeyboard(false);
      },
      // What the keyboard is at is looked at, wherever the pointer lies.
      onKeyDownCapture: (): void => {
        setPointedRow(null);
      },
      onPointerMove: (event: PointerEvent): void => {
        if (event.timeStamp - scrolledAt.current < settling) return;
        const row = rowOf(event.target);
        setPointedRow(row < 0 ? null : row);
        // What has come under the pointer by scrolling is pointed at once it moves.
        explain(event.target);
      },
      onContextMenu: (event: MouseEvent): void => {
        const cell = placeOf(event.target);
        const record = layout.recordOf(cell?.row ?? -1);
        if (!cell || record < 0 || isOnSelection(event.target)) return;
        event.preventDefault();
        acts.openMenu(record, placed[cell.column] ?? null, event);
      },
      // Shift and a click would select text from the last click to this one.
      onMouseDown: (event: MouseEvent): void => {
        if (event.shiftKey) event.preventDefault();
      },
      onPointerOver: (event: PointerEvent): void => {
        if (event.timeStamp - scrolledAt.current < settling) return;
        setPointed(addressIn(placeOf(event.target)));
        explain(event.target);
      },
      onPointerLeave: (): void => {
        setPointed(null);
        setPointedRow(null);
      },
      onWheel: (event: { readonly timeStamp: number }): void => {
        scrolledAt.current = event.timeStamp;
        setPointedRow(null);
      },
    },
  };
};
