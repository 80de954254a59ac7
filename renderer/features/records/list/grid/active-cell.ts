import { useCallback, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { focusTitle } from '../../../../ui/focus';
import { followItem, type FindAgain, type Laid } from './layout';
import { revealItem } from './use-viewport';

/** The cell in the tab order: its item and column. Row -1 is the head. */
export interface ActiveCell {
  readonly row: number;
  readonly column: number;
}

interface GridBounds {
  readonly rows: number;
  readonly columns: number;
  /** Rows that fit the window: the step of Page Up and Page Down. */
  readonly page: number;
}

interface MoveKey {
  readonly key: string;
  /** Ctrl, or Cmd on macOS. */
  readonly command: boolean;
}

const clamp = (value: number, least: number, most: number): number =>
  Math.min(most, Math.max(least, value));

/** Returns the cell that a key moves to; null if the key moves nowhere (ARIA authoring practices, grid pattern). */
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

interface Followed<Row> {
  /** The chosen cell; null for the first cell by default. */
  readonly wanted: ActiveCell | null;
  /** The rows and layout that `wanted` refers to. */
  readonly in: Laid<Row>;
  /** The last rows and layout in which the record was looked up. */
  readonly seen: Laid<Row>;
  /** How often the active record was missing, so that another record took its cell. */
  readonly losses: number;
}

/** Finds the active record in a later layout. While the record is missing, the cell keeps its position. */
const follow = <Row>(
  now: Followed<Row>,
  to: Laid<Row>,
  findAgain: FindAgain<Row>,
): Followed<Row> => {
  const { wanted, losses } = now;
  if (wanted === null) return { ...now, in: to, seen: to };
  const row = followItem(now.in, wanted.row, to, findAgain);
  if (row === null) return { ...now, seen: to, losses: losses + 1 };
  return { ...now, wanted: { ...wanted, row }, in: to, seen: to };
};

const first: ActiveCell = { row: 0, column: 0 };

interface Options<Row> extends Laid<Row> {
  readonly columns: number;
  /** Whether a message is shown in place of the grid. */
  readonly isEmpty: boolean;
  readonly findAgain: FindAgain<Row>;
}

/**
 * Tracks the active cell (roving tabindex), which follows its record. Rows come and go while scrolling, and their
 * elements are reused, so the focus is corrected after every render: it follows the cell, waits on the grid while the
 * cell is not rendered, and never stays on an element that now shows another record.
 */
export const useActiveCell = <Row>(
  grid: RefObject<HTMLElement | null>,
  { rows, layout, columns, isEmpty, findAgain }: Options<Row>,
) => {
  const [followed, setFollowed] = useState<Followed<Row>>(() => {
    const laid = { rows, layout };
    return { wanted: null, in: laid, seen: laid, losses: 0 };
  });
  const { seen, losses } = followed;
  if (seen.layout !== layout || seen.rows !== rows) {
    setFollowed(follow(followed, { rows, layout }, findAgain));
  }
  const wanted = followed.wanted ?? first;
  const moved = useRef(false);
  const held = useRef(false);
  // If there are fewer rows or columns than before, the last one becomes active.
  const active: ActiveCell = {
    row: Math.min(wanted.row, layout.items - 1),
    column: Math.min(wanted.column, columns - 1),
  };

  // Another record is active now. Moving the focus makes screen readers announce it.
  useLayoutEffect(() => {
    if (losses > 0 && held.current) moved.current = true;
  }, [losses]);

  useLayoutEffect(() => {
    const element = grid.current;
    if (!element) return;
    // A new answer may match nothing.
    if (isEmpty) {
      if (held.current) focusTitle();
      held.current = false;
      return;
    }
    const focused = document.activeElement;
    const cell = element.querySelector<HTMLElement>('[tabindex="0"]');
    if (moved.current && cell) {
      moved.current = false;
      // If the element was reused for another record, screen readers announce it only after a blur.
      if (cell === focused) cell.blur();
      cell.focus();
      return;
    }
    // The focused element is gone, because the list has a new height and renders fewer elements.
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

  const setActive = (next: ActiveCell): void => {
    setFollowed((now) => {
      const { wanted, in: of } = now;
      const isThere = wanted?.row === next.row && wanted.column === next.column;
      if (isThere && of.layout === layout && of.rows === rows) return now;
      return { ...now, wanted: next, in: { rows, layout } };
    });
  };
  const moveTo = (cell: ActiveCell): void => {
    const shown = grid.current?.querySelector<HTMLElement>('[tabindex="0"]');
    const stays = cell.row === active.row && cell.column === active.column;
    // An unchanged cell causes no render, so `moved` must stay false: a later render would take the focus from
    // elsewhere.
    moved.current = !stays || !shown;
    if (stays) shown?.focus();
    setActive(cell);
    if (grid.current) revealItem(grid.current, layout, cell.row);
  };
  /** Moves to the first row, or stays in the head. */
  const toTop = useCallback(() => {
    setFollowed((now) => (now.wanted?.row === -1 ? now : { ...now, wanted: null }));
  }, []);
  const onBlur = (): void => {
    held.current = false;
  };
  const onFocusCapture = (): void => {
    held.current = true;
  };
  return { active, moveTo, setActive, toTop, holding: { onBlur, onFocusCapture } };
};
