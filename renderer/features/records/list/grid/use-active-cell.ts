import { useCallback, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { areOfSame, followItem, type GridLayout } from './layout';
import type { ActiveCell } from './move-active';
import { revealItem } from './use-viewport';

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
