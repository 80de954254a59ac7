import type { RefObject } from 'react';
import { useDocumentKeys } from '../../../store/shortcut-keys';

/** Where one can go from a record; null where there is nothing. */
export interface Moves {
  readonly close: () => void;
  readonly previous: (() => void) | null;
  readonly next: (() => void) | null;
}

const actionOf = (
  event: KeyboardEvent,
  { close, previous, next }: Moves,
  covers: boolean,
): (() => void) | null => {
  if (event.ctrlKey || event.metaKey || event.shiftKey) return null;
  if (event.key === 'Escape' && !event.altKey) return close;
  if (event.key === 'ArrowLeft' && event.altKey && covers) return close;
  if (event.key === 'ArrowUp' && event.altKey) return previous;
  if (event.key === 'ArrowDown' && event.altKey) return next;
  return null;
};

/**
 * Escape, Alt+↑ and Alt+↓ in the panel and in the list beside it, and Alt+← where the panel covers the list. Listens at the document, where keys arrive that
 * neither of them has used for itself.
 */
export const usePanelKeys = (
  panel: RefObject<HTMLElement | null>,
  moves: Moves,
  covers: boolean,
): void => {
  useDocumentKeys((event) => {
    const { target } = event;
    const isHere = target instanceof Node && panel.current?.parentElement?.contains(target);
    // The body has the keyboard when what had it is gone.
    if (!isHere && target !== document.body) return;
    const action = actionOf(event, moves, covers);
    if (!action) return;
    event.preventDefault();
    action();
  });
};
