/** Whether nothing has the keyboard, or the title of the screen for want of anything else. */
export const isFocusFree = (): boolean => {
  const focused = document.activeElement;
  return focused === document.body || focused?.matches('main h1') === true;
};

/** Gives the keyboard to the title of the screen. */
export const focusTitle = (): void => {
  document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
};
