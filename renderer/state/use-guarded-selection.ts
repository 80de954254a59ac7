import { useEffect } from 'react';
import { copyText } from './copying';
import { useWindow } from './store';

/** What the person has typed is theirs, and nothing of the account's. */
const isTyped = (target: EventTarget | null): boolean =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;

/** While an address has changed and nobody has acknowledged it, what is selected by hand is copied by main, which knows it. */
export const useGuardedSelection = (): void => {
  useEffect(() => {
    const guard = (event: ClipboardEvent): void => {
      const text = getSelection()?.toString() ?? '';
      const isAlarmed = (useWindow.getState().activity?.alarmCount ?? 0) > 0;
      if (!isAlarmed || isTyped(event.target) || text === '' || event.defaultPrevented) return;
      event.preventDefault();
      void copyText(text);
    };
    document.addEventListener('copy', guard);
    return () => {
      document.removeEventListener('copy', guard);
    };
  }, []);
};
