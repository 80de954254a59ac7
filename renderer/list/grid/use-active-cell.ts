import { useCallback, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import type { ActiveCell } from './move-active';
import { headHeight, rowHeight } from './use-viewport';

/** Scrolls so that a row is wholly in sight, below the header that stays on top. */
export const revealRow = (grid: HTMLElement, row: number): void => {
  if (row < 0) return;
  const top = row * rowHeight;
  const room = grid.clientHeight - headHeight;
  if (top < grid.scrollTop) grid.scrollTop = top;
  else if (top + rowHeight > grid.scrollTop + room) grid.scrollTop = top + rowHeight - room;
};

/**
 * The cell that has the keyboard (roving tabindex). Rows come and go while scrolling and their elements are used again,
 * so the focus is looked after at every render: it follows the cell, waits in the grid while the cell is out of sight,
 * and never stays behind on an element that shows another record by now.
 */
export const useActiveCell = (
  grid: RefObject<HTMLElement | null>,
  rows: number,
  columns: number,
) => {
  const [wanted, setWanted] = useState<ActiveCell>({ row: 0, column: 0 });
  const moved = useRef(false);
  // Fewer rows or columns than a moment ago leave the keyboard in the last one.
  const active: ActiveCell = {
    row: Math.min(wanted.row, rows - 1),
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
    const isAstray =
      focused instanceof HTMLElement && focused !== cell && focused.role === 'gridcell';
    if (isAstray && element.contains(focused)) {
      if (cell) cell.focus({ preventScroll: true });
      else element.focus({ preventScroll: true });
    } else if (focused === element && cell) {
      cell.focus({ preventScroll: true });
    }
  });

  const moveTo = (cell: ActiveCell): void => {
    moved.current = true;
    setWanted(cell);
    if (grid.current) revealRow(grid.current, cell.row);
  };
  const setActive = useCallback((next: ActiveCell) => {
    setWanted((now) => (now.row === next.row && now.column === next.column ? now : next));
  }, []);
  /** Back to the first row, or to the header if it is there. */
  const toTop = useCallback(() => {
    setWanted((now) => (now.row <= 0 ? now : { ...now, row: 0 }));
  }, []);
  return { active, moveTo, setActive, toTop };
};
