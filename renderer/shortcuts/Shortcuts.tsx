import { lazy, Suspense, useEffect, useRef } from 'react';
import { openSheet } from '../state/actions';
import { useWindow } from '../state/store';
import { Dialog } from '../ui/Dialog';
import { words } from '../words';
import { useShortcuts } from './use-shortcuts';

const ShortcutSheet = lazy(async () => ({
  default: (await import('./ShortcutSheet')).ShortcutSheet,
}));

/** Listens to the keys that work everywhere, and shows what all keys do when it is asked. */
export function Shortcuts() {
  const dialog = useRef<HTMLDialogElement>(null);
  const shown = useWindow((state) => state.shortcutsShown);
  useShortcuts(openSheet);
  useEffect(() => {
    if (shown) dialog.current?.showModal();
  }, [shown]);
  return (
    <Dialog
      dialog={dialog}
      title={words.shortcuts}
      onClose={() => {
        useWindow.setState({ shortcutsShown: false });
      }}
    >
      {shown && (
        <Suspense>
          <ShortcutSheet />
        </Suspense>
      )}
    </Dialog>
  );
}
