import { useLayoutEffect, type RefObject } from 'react';
import { focusGrid } from '../list/focus';

/**
 * Leaves the keyboard in the list, so that its arrow keys show one record after the other; takes it where the list is
 * covered or nothing has it, and gives it back to the active cell at the end.
 */
export const usePanelFocus = (
  panel: RefObject<HTMLElement | null>,
  record: number,
  covers: boolean,
): void => {
  useLayoutEffect(() => {
    const element = panel.current;
    return () => {
      if (!element?.contains(document.activeElement)) return;
      // The list can have it once it is drawn without the panel, and where no other panel has taken it.
      requestAnimationFrame(() => {
        if (document.activeElement === document.body) focusGrid();
      });
    };
  }, [panel]);

  useLayoutEffect(() => {
    const { activeElement } = document;
    // The button that led here may be gone, and what is covered has no keyboard.
    const isLost = activeElement === document.body || activeElement?.closest('[inert]');
    if (isLost && !panel.current?.contains(activeElement)) panel.current?.focus();
  }, [panel, record, covers]);
};
