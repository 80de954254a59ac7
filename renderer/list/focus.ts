/** The button that was pressed is gone by then: what it led to takes the keyboard, or nothing would have it. */
const focusSoon = (selector: string): void => {
  requestAnimationFrame(() => {
    document.querySelector<HTMLElement>(selector)?.focus();
  });
};

export const focusSearch = (): void => {
  focusSoon('[role=search] input');
};

/** Gives the keyboard to the grid's active cell. */
export const focusGrid = (): void => {
  focusSoon('[role=grid] [tabindex="0"], [role=grid][tabindex="0"]');
};
