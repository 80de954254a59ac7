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
  /** The first item that is drawn, and the first behind those. */
  readonly drawn: readonly [first: number, end: number];
  readonly active: ActiveCell;
  readonly setActive: (cell: ActiveCell) => void;
}

/**
 * Takes the active cell along when the details go to another record, so that the list shows where one is: a group that
 * it is folded away in is unfolded. The record that was jumped to is answered until `landed` is called, or it has been
 * drawn and is no more; a step to a neighbour is no jump, and a record that newer rows have in another place has not been
 * gone to.
 */
export const useFollowOpen = <Name extends ListName>(
  grid: RefObject<HTMLElement | null>,
  { view, layout, drawn, active, setActive }: Options<Name>,
) => {
  const { definition, rows, folded, state } = view;
  const { open } = state;
  const [jumpedTo, setJumpedTo] = useState(-1);
  // What was opened and is not yet in sight.
  const sought = useRef<number | null>(null);

  /** Whether it was folded away, and is about to be in sight. */
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
  // After the effect above, which tells by it whether there are newer rows.
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
      // Another one may have been jumped to.
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
