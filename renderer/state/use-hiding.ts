import { useEffect } from 'react';
import { main } from '../bridge';
import { hideWithMain, toggleValuesHidden } from './hiding';
import { useWindow } from './store';

/** How often main is asked whether to hide, in milliseconds. */
const beat = 2000;

/** What counts as using the window. */
const signsOfUse = ['keydown', 'pointerdown', 'pointermove', 'wheel', 'click', 'input'] as const;

/** Ctrl or Cmd+Shift+H; by its place on keyboards whose letters are not Latin. */
const isHideKey = ({ key, code, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent): boolean => {
  const isH = /^[a-z]$/iu.test(key) ? key.toLowerCase() === 'h' : code === 'KeyH';
  return isH && (ctrlKey || metaKey) && shiftKey && !altKey;
};

const isAsked = (): boolean => {
  const { app, valuesHidden } = useWindow.getState();
  if (!app || valuesHidden) return false;
  return app.preferences.hideAfterMinutes > 0 || (app.tellsLock && app.preferences.hideOnLock);
};

/** Hides and shows values by key, wherever the keyboard is, and hides them when main says that nobody is there. */
export const useHiding = (): void => {
  useEffect(() => {
    let usedAt = Date.now();
    let pointer = '';
    const onUse = (event: Event): void => {
      // A page that changes under a resting pointer sends moves, too.
      if (event.type === 'pointermove' && event instanceof PointerEvent) {
        const place = `${event.screenX} ${event.screenY}`;
        if (place === pointer) return;
        pointer = place;
      }
      usedAt = Date.now();
    };
    const look = async (): Promise<void> => {
      if (!isAsked()) return;
      const unusedSeconds = Math.max(0, Math.floor((Date.now() - usedAt) / 1000));
      const hidden = await main.areValuesHidden({ unusedSeconds });
      if (hidden.ok && hidden.value && isAsked()) hideWithMain();
    };
    const onLook = (): void => {
      void look();
    };
    const onKey = (event: KeyboardEvent): void => {
      if (!isHideKey(event)) return;
      event.preventDefault();
      event.stopPropagation();
      if (!event.repeat) toggleValuesHidden();
    };
    const timer = setInterval(onLook, beat);
    document.addEventListener('visibilitychange', onLook);
    // Before anything in the page can keep the key to itself.
    window.addEventListener('keydown', onKey, true);
    for (const sign of signsOfUse) window.addEventListener(sign, onUse, true);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', onLook);
      window.removeEventListener('keydown', onKey, true);
      for (const sign of signsOfUse) window.removeEventListener(sign, onUse, true);
    };
  }, []);
};
