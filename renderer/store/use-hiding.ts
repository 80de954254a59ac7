import { useEffect } from 'react';
import { main } from '../bridge';
import { toggleValuesHidden } from './hiding';

/** Milliseconds between two signs of use that main is told of: it counts in minutes. */
const quietFor = 5000;

/** What counts as using the window. */
const signsOfUse = ['keydown', 'pointerdown', 'pointermove', 'wheel', 'click', 'input'] as const;

/** Ctrl or Cmd+Shift+H; by its place on keyboards whose letters are not Latin. */
const isHideKey = ({ key, code, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent): boolean => {
  const isH = /^[a-z]$/iu.test(key) ? key.toLowerCase() === 'h' : code === 'KeyH';
  return isH && (ctrlKey || metaKey) && shiftKey && !altKey;
};

/** Hides and shows values by key, wherever the keyboard is, and tells main that somebody is there. */
export const useHiding = (): void => {
  useEffect(() => {
    let toldAt = -Infinity;
    let pointer = '';
    const onUse = (event: Event): void => {
      // A page that changes under a resting pointer sends moves, too.
      if (event.type === 'pointermove' && event instanceof PointerEvent) {
        const place = `${event.screenX} ${event.screenY}`;
        if (place === pointer) return;
        pointer = place;
      }
      const now = performance.now();
      if (now - toldAt < quietFor) return;
      toldAt = now;
      void main.noteUse();
    };
    const onKey = (event: KeyboardEvent): void => {
      if (!isHideKey(event)) return;
      event.preventDefault();
      event.stopPropagation();
      if (!event.repeat) toggleValuesHidden();
    };
    // Before anything in the page can keep the key to itself.
    window.addEventListener('keydown', onKey, true);
    for (const sign of signsOfUse) window.addEventListener(sign, onUse, true);
    return () => {
      window.removeEventListener('keydown', onKey, true);
      for (const sign of signsOfUse) window.removeEventListener(sign, onUse, true);
    };
  }, []);
};
