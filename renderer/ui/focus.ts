import { useLayoutEffect, type RefObject } from 'react';
import { focusTitle } from './free-focus';

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
