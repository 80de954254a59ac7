import { useEffect, useEffectEvent, useMemo, useRef, useState, type RefObject } from 'react';
import type { ListName } from '../../../../../shared/account';
import { fold } from '../../../../store/list-actions';
import { foldOne, itemOfRecord, type GridLayout } from './layout';
import type { ActiveCell } from './active-cell';
import type { ShownList } from '../use-list';
import { revealItem } from './use-viewport';

interface Options<Name extends ListName> {
  readonly view: ShownList<Name>;
  readonly layout: GridLayout;
  /** The first rendered item, and the end (exclusive). */
  readonly drawn: readonly [first: number, end: number];
  readonly active: ActiveCell;
  readonly setActive: (cell: ActiveCell) => void;
}

/**
 * Moves the active cell when the details go to another record, so that the list shows the same one, and unfolds its
 * group. `jumpedTo` is that record until `landed` is called or its row has scrolled out of the rendered part; -1
 * otherwise. A step to a neighbour is no jump, nor is a record whose row changed with newer data.
 */
export const useFollowOpen = <Name extends ListName>(
  grid: RefObject<HTMLElement | null>,
  { view, layout, drawn, active, setActive }: Options<Name>,
) => {
  const { definition, rows, state } = view;
  const { open } = state;
  const [jumpedTo, setJumpedTo] = useState(-1);
  // The opened record while it is not yet visible.
  const sought = useRef<number | null>(null);
  const before = useRef<{ readonly open: number | null; readonly rows: unknown }>({
    open: null,
    rows,
  });

  const follow = useEffectEvent(() => {
    const isNews = before.current.rows !== rows && sought.current === null;
    if (before.current.open !== open && !isNews) sought.current = open;
    before.current = { open, rows };
    const record = sought.current;
    if (record === null) return;
    const row = itemOfRecord(layout, record);
    if (row !== null && layout.isHead(row)) {
      // Unfolds the group. The record is sought again in the new layout.
      fold(definition.list, foldOne(layout, layout.groupOf(row)));
      return;
    }
    sought.current = null;
    if (row === null || row === active.row) return;
    if (Math.abs(row - active.row) > 1) setJumpedTo(record);
    setActive({ ...active, row });
    if (grid.current) revealItem(grid.current, layout, row);
  });
  useEffect(() => {
    follow();
  }, [open, rows, layout]);
  const [first, end] = drawn;
  const item = useMemo(
    () => (jumpedTo < 0 ? -1 : layout.itemOf(layout.rows.indexOf(jumpedTo))),
    [layout, jumpedTo],
  );
  const isDrawn = jumpedTo >= 0 && item >= first && item < end;
  useEffect(() => {
    if (!isDrawn) return undefined;
    return () => {
      // The user may have jumped to another record since.
      setJumpedTo((now) => (now === jumpedTo ? -1 : now));
    };
  }, [isDrawn, jumpedTo]);
  return {
    jumpedTo,
    landed: (): void => {
      setJumpedTo(-1);
    },
  };
};
