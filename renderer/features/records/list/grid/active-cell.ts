import { useCallback, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { focusTitle } from '../../../../ui/focus';
import { followItem, type FindAgain, type Laid } from './layout';
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

interface Followed<Row> {
  /** Null for the first cell, which nobody has gone to. */
  readonly wanted: ActiveCell | null;
  /** What that is a place in. */
  readonly in: Laid<Row>;
  /** Where it was last looked for. */
  readonly seen: Laid<Row>;
  /** How often the cell was left to another record, because its own is not shown. */
  readonly losses: number;
}

/** The cell of the same record, laid out later; while that is not shown, what stands in its place. */
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
  /** Whether the grid is not drawn, because something stands in place of its rows. */
  readonly isEmpty: boolean;
  readonly findAgain: FindAgain<Row>;
}

/**
 * The cell that has the keyboard (roving tabindex), which follows its record. Rows come and go while scrolling and their
 * elements are used again, so the focus is looked after at every render: it follows the cell, waits in the grid while the
 * cell is out of sight, and never stays behind on an element that shows another record by now.
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
  // Fewer rows or columns than a moment ago leave the keyboard in the last one.
  const active: ActiveCell = {
    row: Math.min(wanted.row, layout.items - 1),
    column: Math.min(wanted.column, columns - 1),
  };

  // Another record has the keyboard now: it is read aloud like one that was gone to.
  useLayoutEffect(() => {
    if (losses > 0 && held.current) moved.current = true;
  }, [losses]);

  useLayoutEffect(() => {
    const element = grid.current;
    if (!element) return;
    // An answer may have nothing of what is looked for.
    if (isEmpty) {
      if (held.current) focusTitle();
      held.current = false;
      return;
    }
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
    // What stays is not drawn again, and must not take the keyboard later, from wherever that is by then.
    moved.current = !stays || !shown;
    if (stays) shown?.focus();
    setActive(cell);
    if (grid.current) revealItem(grid.current, layout, cell.row);
  };
  /** Back to the first row, or to the header if it is there. */
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
