import { useEffect, useEffectEvent, type RefObject } from 'react';
import type { ActiveCell } from './move-active';
import { revealRow } from './use-active-cell';

interface Options {
  readonly shown: Uint32Array;
  /** The record whose details are open. */
  readonly open: number | null;
  readonly active: ActiveCell;
  readonly setActive: (cell: ActiveCell) => void;
}

/** Takes the active cell along when the details go to another record, so that the list shows where one is. */
export const useFollowOpen = (
  grid: RefObject<HTMLElement | null>,
  { shown, open, active, setActive }: Options,
): void => {
  const follow = useEffectEvent(() => {
    if (open === null || shown[active.row] === open) return;
    const row = shown.indexOf(open);
    if (row < 0) return;
    setActive({ ...active, row });
    if (grid.current) revealRow(grid.current, row);
  });
  useEffect(() => {
    follow();
  }, [open]);
};
