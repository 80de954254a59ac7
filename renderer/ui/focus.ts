import { useEffect, useLayoutEffect, type RefObject } from 'react';

/** Moves the focus to the title of the screen, when no other element can take it. */
export const focusTitle = (): void => {
  document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
};

/** Whether nothing has the focus, or only the title of the screen. */
export const isFocusFree = (): boolean => {
  const focused = document.activeElement;
  return focused === document.body || focused?.matches('main h1') === true;
};

/**
 * The element that takes the focus first in a control or a form: a field (in a group of radio buttons the chosen one),
 * else a button or the link to the current page, else the control itself. Skips what is inside `going`, invisible or
 * disabled.
 */
const firstIn = (control: HTMLElement | null, going?: HTMLElement): HTMLElement | null => {
  const first = (selector: string): HTMLElement | undefined =>
    [...(control?.querySelectorAll<HTMLElement>(selector) ?? [])].find(
      (one) =>
        !going?.contains(one) && one.checkVisibility() && !one.matches(':disabled, [inert] *'),
    );
  const field = 'input:not([type="radio"]:not(:checked)), select';
  return first(field) ?? first('button, a[aria-current="page"]') ?? control;
};

/**
 * Passes the focus on when the element that has it is removed: to a focusable element around it; in a dialog to the
 * dialog's first control; else to the title of the screen. Otherwise nothing would have the focus.
 */
export const useFocusOnUnmount = (going: RefObject<HTMLElement | null>): void => {
  useLayoutEffect(() => {
    const element = going.current;
    return () => {
      if (!element?.contains(document.activeElement)) return;
      const around =
        element.parentElement?.closest<HTMLElement>('[tabindex]') ??
        firstIn(element.closest('dialog'), element);
      if (around) around.focus({ preventScroll: true });
      else focusTitle();
    };
  }, [going]);
};

/** Closes panels whose button is hidden because the window has become too small. */
const closeWithoutButton = (): void => {
  for (const panel of document.querySelectorAll<HTMLElement>(':popover-open')) {
    const button = document.querySelector(`[popovertarget="${panel.id}"]`);
    if (button?.checkVisibility() === false) panel.hidePopover();
  }
};

/** For the whole window: when resizing hides the focused element, the title of the screen takes the focus. */
export const useVisibleFocus = (): void => {
  useEffect(() => {
    let frame = 0;
    let last: HTMLElement | null = null;
    const onFocus = ({ target }: FocusEvent): void => {
      last = target instanceof HTMLElement ? target : null;
    };
    // After the new layout: controls that replace each other in one place pass the focus on by themselves.
    const onResize = (): void => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => {
        closeWithoutButton();
        const { activeElement: now } = document;
        const isFree = now === document.body || now?.checkVisibility() === false;
        // A user who has clicked on an empty place has given up the focus on purpose.
        if (isFree && last?.checkVisibility() === false) focusTitle();
      });
    };
    addEventListener('focusin', onFocus);
    addEventListener('resize', onResize);
    return () => {
      removeEventListener('focusin', onFocus);
      removeEventListener('resize', onResize);
      cancelAnimationFrame(frame);
    };
  }, []);
};

/** Moves the focus to the first field of a form that has a problem. */
export const focusFirstProblem = (form: HTMLElement | null): void => {
  form?.querySelector<HTMLElement>('[aria-invalid="true"], [data-problem] button')?.focus();
};

/** The region around a control that can take the focus while the control is gone, such as the details. */
const regionAround = (control: Element | null): HTMLElement | null =>
  control?.closest<HTMLElement>(':is([role="region"], section)[tabindex]') ?? null;

/**
 * Remembers what has the focus before a dialog is opened. Returns a function to be called once the dialog is closed: if
 * the focused control is gone by then, the focus goes to the region around it, or to the first control of a dialog
 * below this one, else to the title of the screen.
 */
export const rememberFocus = (): (() => void) => {
  const before = document.activeElement;
  const region = regionAround(before);
  const below = before?.closest('dialog') ?? null;
  return () => {
    const { activeElement } = document;
    // An element in a dialog that has closed is about to go, and has the focus only because nothing else has taken it.
    if (activeElement !== document.body && !activeElement?.closest('dialog:not([open])')) return;
    if (below?.open && !below.contains(region)) firstIn(below)?.focus({ preventScroll: true });
    else if (region?.isConnected) region.focus({ preventScroll: true });
    else focusTitle();
  };
};

/** Forgets that a place had the focus once another element has taken it. */
const forgetWhenTaken = (had: RefObject<boolean>, region: HTMLElement | null): void => {
  const look = (): void => {
    if (isFocusFree() || document.activeElement === region) return;
    had.current = false;
    document.removeEventListener('focusin', look);
  };
  document.addEventListener('focusin', look);
};

/**
 * Passes the focus on between controls or forms that replace each other in one place. A new one takes the focus, in its
 * first field, if the previous one had it when it was removed and nothing else has taken it since. Until then, the
 * region around them has it. `had` belongs to the place, and is shared by all its controls.
 */
export const useFocusHandover = (
  control: RefObject<HTMLElement | null>,
  had: RefObject<boolean>,
): void => {
  useLayoutEffect(() => {
    const element = control.current;
    const region = regionAround(element);
    const isFree = isFocusFree() || document.activeElement === region;
    if (had.current && isFree) firstIn(element)?.focus();
    return () => {
      had.current = element?.contains(document.activeElement) ?? false;
      if (!had.current) return;
      // The place may be empty for a while, for example when values are hidden.
      region?.focus({ preventScroll: true });
      forgetWhenTaken(had, region);
    };
  }, [control, had]);
};
