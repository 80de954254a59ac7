import { useCallback, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { areOfSame, followItem, type GridLayout } from './layout';
import { revealItem } from './use-viewport';

/** The cell that has the keyboard: its place in the shown order, and its column. Row -1 is the header. */
export interface ActiveCell {
  readonly row: number;
  readonly column: number;
}

interface GridBounds {
  readonly rows: number;
  readonly columns: number;
  /** Rows that fit the window: how far Page Up and Page Down go. */
  readonly page: number;
}

interface MoveKey {
  readonly key: string;
  /** Ctrl, or Cmd on macOS. */
  readonly command: boolean;
}

const clamp = (value: number, least: number, most: number): number =>
  Math.min(most, Math.max(least, value));

/** Where a key leads, or null when it is no key for moving (ARIA authoring practices, grid pattern). */
export const moveActive = (
  { row, column }: ActiveCell,
  { key, command }: MoveKey,
  { rows, columns, page }: GridBounds,
): ActiveCell | null => {
  const last = rows - 1;
  const to = (nextRow: number, nextColumn: number): ActiveCell => ({
    row: clamp(nextRow, -1, last),
    column: clamp(nextColumn, 0, columns - 1),
  });
  switch (key) {
    case 'ArrowUp':
      return to(command ? 0 : row - 1, column);
    case 'ArrowDown':
      return to(command ? last : row + 1, column);
    case 'ArrowLeft':
      return to(row, column - 1);
    case 'ArrowRight':
      return to(row, column + 1);
    case 'PageUp':
      return to(Math.max(Math.min(row, 0), row - page), column);
    case 'PageDown':
      return to(row + page, column);
    case 'Home':
      return command ? to(Math.min(0, last), 0) : to(row, 0);
    case 'End':
      return command ? to(last, columns - 1) : to(row, columns - 1);
    default:
      return null;
  }
};

/**
 * The cell that has the keyboard (roving tabindex). Rows come and go while scrolling and their elements are used again,
 * so the focus is looked after at every render: it follows the cell, waits in the grid while the cell is out of sight,
 * and never stays behind on an element that shows another record by now.
 */
export const useActiveCell = (
  grid: RefObject<HTMLElement | null>,
  layout: GridLayout,
  columns: number,
) => {
  const [wanted, setWanted] = useState<ActiveCell>({ row: 0, column: 0 });
  const [known, setKnown] = useState(layout);
  if (known !== layout) {
    setKnown(layout);
    // Folding moves the rows below; one that is folded away leaves the keyboard on its head.
    if (areOfSame(known, layout)) {
      setWanted({ ...wanted, row: followItem(known, wanted.row, layout) });
    }
  }
  const moved = useRef(false);
  const held = useRef(false);
  // Fewer rows or columns than a moment ago leave the keyboard in the last one.
  const active: ActiveCell = {
    row: Math.min(wanted.row, layout.items - 1),
    column: Math.min(wanted.column, columns - 1),
  };

  useLayoutEffect(() => {
    const element = grid.current;
    if (!element) return;
    const focused = document.activeElement;
    const cell = element.querySelector<HTMLElement>('[tabindex="0"]');
    if (moved.current && cell) {
      moved.current = false;
      // The same element for another record: without leaving it first, nothing would be read aloud.
      if (cell === focused) cell.blur();
      cell.focus();
      return;
    }
    // What had the keyboard is gone: the list has another height, and draws with fewer elements.
    if (held.current && focused === document.body) (cell ?? element).focus({ preventScroll: true });
    const isAstray =
      focused instanceof HTMLElement && focused !== cell && focused.role === 'gridcell';
    if (isAstray && element.contains(focused)) {
      if (cell) cell.focus({ preventScroll: true });
      else element.focus({ preventScroll: true });
    } else if (focused === element && cell) {
      cell.focus({ preventScroll: true });
    }
    held.current = element.contains(document.activeElement);
  });

  const moveTo = (cell: ActiveCell): void => {
    moved.current = true;
    setWanted(cell);
    if (grid.current) revealItem(grid.current, layout, cell.row);
  };
  const setActive = useCallback((next: ActiveCell) => {
    setWanted((now) => (now.row === next.row && now.column === next.column ? now : next));
  }, []);
  /** Back to the first row, or to the header if it is there. */
  const toTop = useCallback(() => {
    setWanted((now) => (now.row <= 0 ? now : { ...now, row: 0 }));
  }, []);
  const onBlur = (): void => {
    held.current = false;
  };
  const onFocusCapture = (): void => {
    held.current = true;
  };
  return { active, moveTo, setActive, toTop, holding: { onBlur, onFocusCapture } };
};
