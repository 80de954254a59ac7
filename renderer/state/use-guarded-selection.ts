import { useEffect } from 'react';
import { copySelection, noteCopiedByHand } from './copying';
import { useWindow } from './store';

/** What the person has typed is theirs, and nothing of the account's. */
const isTyped = (target: EventTarget | null): boolean =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;

/** Copying by hand. While an address may have changed and nobody has acknowledged it, what is selected by hand is copied by main, which knows. */
export const useGuardedSelection = (): void => {
  useEffect(() => {
    const guard = (event: ClipboardEvent): void => {
      const text = getSelection()?.toString() ?? '';
      const { account, activity } = useWindow.getState();
      // Records are on screen before it is known whether any of them has changed.
      const isKnown = !account || activity?.revision === account.head.revision;
      const isCalm = isKnown && (activity?.alarmCount ?? 0) === 0;
      if (text === '' || event.defaultPrevented) return;
      if (isCalm || event.type === 'cut' || isTyped(event.target)) {
        noteCopiedByHand();
        return;
      }
      event.preventDefault();
      void copySelection(text);
    };
    document.addEventListener('copy', guard);
    document.addEventListener('cut', guard);
    return () => {
      document.removeEventListener('copy', guard);
      document.removeEventListener('cut', guard);
    };
  }, []);
};
