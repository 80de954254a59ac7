import { flushSync } from 'react-dom';
import { openPalette, openSheet, show } from '../store/navigate';
import { shortcutKey, useDocumentKeys } from '../store/shortcut-keys';
import { useWindow } from '../store/store';
import type { View } from '../store/window-state';
import { focusTitle } from '../ui/focus';
import { closePopovers } from '../ui/Popover';
import { system } from '../ui/system';
import { viewsByDigit } from './shortcut-groups';

const isTyping = ({ target }: KeyboardEvent): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable ||
    target.matches('input:not([type="checkbox"], [type="radio"]), textarea, select'));

const viewOf = (event: KeyboardEvent): View | undefined => {
  if (!(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey) return undefined;
  const key = shortcutKey(event);
  return key === ',' ? 'settings' : viewsByDigit[Number(key) - 1];
};

/** Not Ctrl+K on a Mac, where it deletes to the end of the line in a field. */
const asksForPalette = (event: KeyboardEvent): boolean =>
  shortcutKey(event) === 'k' &&
  (system === 'mac' ? event.metaKey : event.ctrlKey) &&
  !event.shiftKey &&
  !event.altKey;

/** Compares the character, because keyboards have the question mark in different places. */
const asksForSheet = (event: KeyboardEvent): boolean =>
  event.key === '?' && !event.ctrlKey && !event.metaKey && !isTyping(event);

/**
 * Shows a view, and moves the focus to its title. A focus that stayed where it was would give no sign that the key has
 * had an effect.
 */
const goTo = (view: View): void => {
  if (useWindow.getState().view === view) return;
  flushSync(() => {
    show(view);
  });
  focusTitle();
};

/** Listens to the keys that work everywhere. */
export const useShortcuts = (): void => {
  useDocumentKeys((event) => {
    const view = useWindow.getState().connecting ? undefined : viewOf(event);
    const act = asksForPalette(event)
      ? openPalette
      : view
        ? () => {
            goTo(view);
          }
        : asksForSheet(event)
          ? openSheet
          : null;
    if (act === null) return;
    // An open menu must not cover what comes, nor be what gets the focus back.
    closePopovers();
    act();
    event.preventDefault();
  });
};
