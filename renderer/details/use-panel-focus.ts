import { useLayoutEffect, type RefObject } from 'react';

/** Narrower than this, the panel covers all of the list, as in its style sheet. */
const covering = '(max-width: 719px)';

const gridOf = (panel: HTMLElement): HTMLElement | null =>
  panel.parentElement?.querySelector<HTMLElement>('[role=grid]') ?? null;

/**
 * Leaves the keyboard in the list, so that its arrow keys show one record after the other; takes it where the list is
 * covered or nothing has it, and gives it back to the active cell at the end.
 */
export const usePanelFocus = (panel: RefObject<HTMLElement | null>, record: number): void => {
  useLayoutEffect(() => {
    const element = panel.current;
    if (!element) return;
    if (matchMedia(covering).matches) element.focus();
    return () => {
      if (!element.contains(document.activeElement)) return;
      const grid = gridOf(element);
      (grid?.querySelector<HTMLElement>('[tabindex="0"]') ?? grid)?.focus();
    };
  }, [panel]);

  useLayoutEffect(() => {
    // The button that led here may be gone.
    if (document.activeElement === document.body) panel.current?.focus();
  }, [panel, record]);
};
