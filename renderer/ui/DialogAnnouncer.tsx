import { useEffect, useId, type RefObject } from 'react';
import { create } from 'zustand';
import { Announcer } from './Announcer';

/** The dialogs that are open, the one on top last. */
const useOpenDialogs = create<{ readonly ids: readonly string[] }>(() => ({ ids: [] }));

const setOpen = (id: string, isOpen: boolean): void => {
  useOpenDialogs.setState(({ ids }) => {
    const others = ids.filter((other) => other !== id);
    return { ids: isOpen ? [...others, id] : others };
  });
};

/** The announcements of a dialog, while it is the one on top. */
export function DialogAnnouncer({
  dialog,
}: {
  readonly dialog: RefObject<HTMLDialogElement | null>;
}) {
  const id = useId();
  const speaks = useOpenDialogs(({ ids }) => ids.at(-1) === id);
  useEffect(() => {
    const { current } = dialog;
    const onToggle = (): void => {
      setOpen(id, current?.open === true);
    };
    current?.addEventListener('toggle', onToggle);
    return () => {
      current?.removeEventListener('toggle', onToggle);
      setOpen(id, false);
    };
  }, [dialog, id]);
  return <Announcer speaks={speaks} />;
}

/** The announcements of the window, while no dialog is open over it. */
export function WindowAnnouncer() {
  return <Announcer speaks={useOpenDialogs(({ ids }) => ids.length === 0)} />;
}
