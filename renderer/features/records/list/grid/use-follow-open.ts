import { useEffect, useEffectEvent, useMemo, useRef, useState, type RefObject } from 'react';
import type { ListName } from '../../../../../shared/account';
import { fold } from '../../../../store/list-actions';
import { foldKey } from '../model/groups';
import type { GridLayout } from './layout';
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
  const { definition, rows, folded, state } = view;
  const { open } = state;
  const [jumpedTo, setJumpedTo] = useState(-1);
  // The opened record while it is not yet visible.
  const sought = useRef<number | null>(null);

  /** Unfolds the group of a record. Returns whether the record was folded away. */
  const unfold = (record: number): boolean => {
    const { groups } = layout;
    if (!groups || !layout.all.includes(record)) return false;
    const key = foldKey(groups.grouping, groups.grouping.of[record] ?? 0);
    const next = new Set(folded);
    next.delete(key);
    fold(definition.list, next);
    return true;
  };
  const follow = useEffectEvent(() => {
    const record = sought.current;
    if (record === null) return;
    if (layout.recordOf(active.row) === record) {
      sought.current = null;
      return;
    }
    const place = layout.rows.indexOf(record);
    if (place < 0 && unfold(record)) return;
    sought.current = null;
    if (place < 0) return;
    const row = layout.itemOf(place);
    if (Math.abs(row - active.row) > 1) setJumpedTo(record);
    setActive({ ...active, row });
    if (grid.current) revealItem(grid.current, layout, row);
  });
  const rowsBefore = useRef(rows);
  const goTo = useEffectEvent((record: number | null) => {
    const isSeeking = sought.current !== null;
    sought.current = rowsBefore.current === rows || isSeeking ? record : null;
    follow();
  });
  useEffect(() => {
    goTo(open);
  }, [open]);
  // Runs after the effect above, which compares with the previous rows.
  useEffect(() => {
    rowsBefore.current = rows;
  }, [rows]);
  useEffect(() => {
    follow();
  }, [layout]);
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
