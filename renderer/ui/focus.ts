import { useEffect, useLayoutEffect, type RefObject } from 'react';

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
 * What has the keyboard first in a control or a form, without what is going and what cannot be used now: a field, of a group
 * of choices the one that is chosen, else a button or the link to this page, else itself.
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
 * Passes the keyboard on when an element goes that has it: to what can have it around the element, in a dialog to what has
 * it first there, else to the title of the screen. Nothing would have it otherwise.
 */
export const usePassedFocus = (going: RefObject<HTMLElement | null>): void => {
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

/** Closes panels whose button the window has no room for. */
const closeWithoutButton = (): void => {
  for (const panel of document.querySelectorAll<HTMLElement>(':popover-open')) {
    const button = document.querySelector(`[popovertarget="${panel.id}"]`);
    if (button?.checkVisibility() === false) panel.hidePopover();
  }
};

/** For the whole window: what a window of another size has no room for leaves the keyboard to the title of the screen. */
export const useKeyboardInSight = (): void => {
  useEffect(() => {
    let frame = 0;
    let last: HTMLElement | null = null;
    const onFocus = ({ target }: FocusEvent): void => {
      last = target instanceof HTMLElement ? target : null;
    };
    // Once everything is laid out anew: what stands in one place by turns hands the keyboard on by itself.
    const onResize = (): void => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => {
        closeWithoutButton();
        const { activeElement: now } = document;
        const isFree = now === document.body || now?.checkVisibility() === false;
        // Who has clicked beside everything has given the keyboard away.
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

/** Gives the keyboard to the first field of a form that something is said beside. */
export const focusFirstProblem = (form: HTMLElement | null): void => {
  form?.querySelector<HTMLElement>('[aria-invalid="true"], [data-problem] button')?.focus();
};

/** What stands around a control and can have the keyboard while it is gone, such as the details. */
const regionAround = (control: Element | null): HTMLElement | null =>
  control?.closest<HTMLElement>(':is([role="region"], section)[tabindex]') ?? null;

/**
 * Remembers what has the keyboard before a dialog is opened. What it answers is called once the dialog is closed: where the
 * control is gone by then, what stood around it has the keyboard, in a dialog below this one what it has first, else the
 * title of the screen.
 */
export const rememberFocus = (): (() => void) => {
  const before = document.activeElement;
  const region = regionAround(before);
  const below = before?.closest('dialog') ?? null;
  return () => {
    const { activeElement } = document;
    // What has it in a dialog that has closed, and goes now, has it for want of anything else.
    if (activeElement !== document.body && !activeElement?.closest('dialog:not([open])')) return;
    if (below?.open && !below.contains(region)) firstIn(below)?.focus({ preventScroll: true });
    else if (region?.isConnected) region.focus({ preventScroll: true });
    else focusTitle();
  };
};

/** Forgets that a place had the keyboard once something else has taken it. */
const forgetWhenTaken = (had: RefObject<boolean>, region: HTMLElement | null): void => {
  const look = (): void => {
    if (isFocusFree() || document.activeElement === region) return;
    had.current = false;
    document.removeEventListener('focusin', look);
  };
  document.addEventListener('focusin', look);
};

/**
 * Hands the keyboard on between controls or forms that stand in one place by turns: one that is drawn takes it, in its
 * first field, if the one before had it when it went and nothing else has taken it since; until then the region around them has it.
 * `had` is the place's, for all its controls.
 */
export const useHandedOnFocus = (
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
      // Nothing may stand here for a while, as when values are hidden.
      region?.focus({ preventScroll: true });
      forgetWhenTaken(had, region);
    };
  }, [control, had]);
};
