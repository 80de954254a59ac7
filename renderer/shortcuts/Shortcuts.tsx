import { lazy, Suspense, useRef, useState } from 'react';
import { ReadingDialog } from '../ui/ReadingDialog';
import { words } from '../words';
import { useShortcuts } from './use-shortcuts';

const ShortcutSheet = lazy(async () => ({
  default: (await import('./ShortcutSheet')).ShortcutSheet,
}));

/** Listens to the keys that work everywhere, and shows what all keys do when it is asked. */
export function Shortcuts() {
  const dialog = useRef<HTMLDialogElement>(null);
  const [open, setOpen] = useState(false);
  useShortcuts(() => {
    setOpen(true);
    dialog.current?.showModal();
  });
  return (
    <ReadingDialog
      dialog={dialog}
      title={words.shortcuts}
      onClose={() => {
        setOpen(false);
      }}
    >
      {open && (
        <Suspense>
          <ShortcutSheet />
        </Suspense>
      )}
    </ReadingDialog>
  );
}
