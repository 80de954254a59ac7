import { focusTitle, isFocusFree } from '../../../ui/focus';

const focus = (selector: string): void => {
  document.querySelector<HTMLElement>(selector)?.focus();
};

/** The button that was pressed is gone by then: what it led to takes the keyboard, or nothing would have it. */
const focusSoon = (selector: string): void => {
  requestAnimationFrame(() => {
    focus(selector);
  });
};

const activeCell = '[role$=grid] [tabindex="0"], [role$=grid][tabindex="0"]';

export const focusSearch = (): void => {
  focusSoon('[role=search] input');
};

/** Gives the keyboard to the grid's active cell. */
export const focusGrid = (): void => {
  focusSoon(activeCell);
};

/**
 * The same, unless something else has it by then: a person may be as quick as that. The title of the screen takes it where
 * there is no grid any more.
 */
export const focusFreeGrid = (): void => {
  requestAnimationFrame(() => {
    if (!isFocusFree()) return;
    focus(activeCell);
    if (document.activeElement === document.body) focusTitle();
  });
};

/** Gives the keyboard to the details that something has led to which would keep it, or give it back elsewhere. */
export const focusDetails = (): void => {
  requestAnimationFrame(() => {
    const details = document.querySelector<HTMLElement>('main aside[role=region]');
    if (details) details.focus();
    // Details that are still to be drawn take it where nothing else has it.
    else if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  });
};

type GoToFirst = (toOpen: boolean) => void;

let goToFirst: GoToFirst | null = null;

/** Says how one gets to the first row of the list on screen; until the answer is called, or another list says it. */
export const showGrid = (own: GoToFirst): (() => void) => {
  goToFirst = own;
  return () => {
    if (goToFirst === own) goToFirst = null;
  };
};

/** Gives the keyboard to the first row of the list on screen, and opens its details if asked. */
export const enterGrid = (toOpen: boolean): void => {
  goToFirst?.(toOpen);
};
