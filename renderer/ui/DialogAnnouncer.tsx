import { useEffect, useId, type RefObject } from 'react';
import { useWindow } from '../state/store';
import { Announcer } from './Announcer';

const setOpen = (id: string, isOpen: boolean): void => {
  const { dialogs } = useWindow.getState();
  if (dialogs.includes(id) === isOpen) return;
  useWindow.setState({
    dialogs: isOpen ? [...dialogs, id] : dialogs.filter((other) => other !== id),
  });
};

/** The announcements of a dialog, while it is the one on top. */
export function DialogAnnouncer({
  dialog,
}: {
  readonly dialog: RefObject<HTMLDialogElement | null>;
}) {
  const id = useId();
  const speaks = useWindow(({ dialogs }) => dialogs.at(-1) === id);
  useEffect(() => {
    const { current } = dialog;
    const onToggle = (): void => {
      setOpen(id, current?.open === true);
    };
    current?.addEventListener('toggle', onToggle);
    // Ahead of those who act on its closing, whose news belong to the window again.
    current?.addEventListener('close', onToggle, true);
    return () => {
      current?.removeEventListener('toggle', onToggle);
      current?.removeEventListener('close', onToggle, true);
      setOpen(id, false);
    };
  }, [dialog, id]);
  return <Announcer speaks={speaks} />;
}

/** The announcements of the window, while no dialog is open over it. */
export function WindowAnnouncer() {
  return <Announcer speaks={useWindow(({ dialogs }) => dialogs.length === 0)} />;
}
