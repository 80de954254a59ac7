import { useLayoutEffect, type RefObject } from 'react';

/** Gives the keyboard to the title of the screen, for want of anything else. */
export const focusTitle = (): void => {
  document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
};

/** Whether nothing has the keyboard, or the title for want of anything else. */
export const isFocusFree = (): boolean => {
  const focused = document.activeElement;
  return focused === document.body || focused?.matches('main h1') === true;
};

/**
 * Passes the keyboard on when an element goes that has it: to what can have it around the element, else to the title of
 * the screen. Nothing would have it otherwise.
 */
export const usePassedFocus = (going: RefObject<HTMLElement | null>): void => {
  useLayoutEffect(() => {
    const element = going.current;
    return () => {
      if (!element?.contains(document.activeElement)) return;
      const around = element.closest<HTMLElement>('[tabindex]');
      if (around) around.focus({ preventScroll: true });
      else focusTitle();
    };
  }, [going]);
};
