import { focusTitle, isFocusFree } from '../../../ui/focus';

const focus = (selector: string): void => {
  document.querySelector<HTMLElement>(selector)?.focus();
};

/** Waits a frame: by then the pressed button is gone, and nothing would have the focus. */
const focusSoon = (selector: string): void => {
  requestAnimationFrame(() => {
    focus(selector);
  });
};

const activeCell = '[role$=grid] [tabindex="0"], [role$=grid][tabindex="0"]';

export const focusSearch = (): void => {
  focusSoon('[role=search] input');
};

/** Focuses the active cell of the grid. */
export const focusGrid = (): void => {
  focusSoon(activeCell);
};

/**
 * Focuses the active cell of the grid, unless another element has the focus by then, for example after a quick click.
 * Focuses the title of the screen if there is no grid any more.
 */
export const focusFreeGrid = (): void => {
  requestAnimationFrame(() => {
    if (!isFocusFree()) return;
    focus(activeCell);
    if (document.activeElement === document.body) focusTitle();
  });
};

/** Focuses the details after a button that would keep the focus, or return it elsewhere. */
export const focusDetails = (): void => {
  requestAnimationFrame(() => {
    const details = document.querySelector<HTMLElement>('main aside[role=region]');
    if (details) details.focus();
    // Details that are not rendered yet take the focus once nothing else has it.
    else if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  });
};

type GoToFirst = (toOpen: boolean) => void;

let goToFirst: GoToFirst | null = null;

/** Registers how to reach the first row of the list on screen. Returns a function that unregisters it. */
export const showGrid = (own: GoToFirst): (() => void) => {
  goToFirst = own;
  return () => {
    if (goToFirst === own) goToFirst = null;
  };
};

/** Focuses the first row of the list on screen, and opens its details if `toOpen`. */
export const enterGrid = (toOpen: boolean): void => {
  goToFirst?.(toOpen);
};
