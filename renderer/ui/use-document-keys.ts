import { useEffect, useEffectEvent } from 'react';

/**
 * Listens to keys at the document, where those arrive that nothing on their way has used for itself. Those of an input
 * method are its own: Escape gives up what it composes, and nothing else.
 */
export const useDocumentKeys = (onKey: (event: KeyboardEvent) => void): void => {
  const current = useEffectEvent(onKey);
  useEffect(() => {
    const listener = (event: KeyboardEvent): void => {
      if (!event.isComposing) current(event);
    };
    document.addEventListener('keydown', listener);
    return () => {
      document.removeEventListener('keydown', listener);
    };
  }, []);
};
