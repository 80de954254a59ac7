import { Check, TriangleAlert, X } from 'lucide-react';
import { type RefObject, useEffect, useId } from 'react';
import { closeAnnouncement, isSaidInFoot } from '../store/announce';
import { useWindow } from '../store/store';
import { useIsAlone } from '../store/window-width';
import type { Announcement } from '../store/window-state';
import { words } from '../i18n/window';
import { classOf } from './class-of';
import styles from './Announcer.module.css';
import { Icon } from './Icon';
import { IconButton } from './Button';
import typography from './typography.module.css';

interface Props {
  /** Whether this announcer shows and reads messages at present. */
  readonly speaks: boolean;
}

/** The message that the foot of the screen shows; null if it shows none. */
export const useSaidInFoot = (): Announcement | null => {
  const isAlone = useIsAlone();
  return useWindow((state) => (isSaidInFoot(state, isAlone) ? state.announcement : null));
};

/**
 * Shows the latest message and has screen readers read it, unless the foot of a list does. Always in the document,
 * because only then is its text read aloud. Every dialog has one more, because nothing outside an open dialog is read.
 */
function Announcer({ speaks }: Props) {
  const isInFoot = useSaidInFoot() !== null;
  const announcement = useWindow((state) => (isInFoot ? null : state.announcement));
  const spoken = useWindow((state) => state.spoken);
  const isWarning = announcement?.kind === 'warning';
  return (
    // A message that has been read aloud is not read again when another one appears beside it.
    <div role="status" aria-atomic="false" className={styles['place']}>
      {spoken && speaks && <p className={typography['visuallyHidden']}>{spoken.text}</p>}
      {announcement && speaks && (
        <p className={classOf(styles['message'], styles[announcement.kind])}>
          <Icon of={isWarning ? TriangleAlert : Check} />
          <span>{announcement.text}</span>
          {isWarning && (
            <IconButton icon={X} label={words.common.closeMessage} onPress={closeAnnouncement} />
          )}
        </p>
      )}
    </div>
  );
}

const setOpen = (id: string, isOpen: boolean): void => {
  const { dialogs } = useWindow.getState();
  if (dialogs.includes(id) === isOpen) return;
  useWindow.setState({
    dialogs: isOpen ? [...dialogs, id] : dialogs.filter((other) => other !== id),
  });
};

/** The announcer of a dialog, in use while the dialog is the topmost one. */
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
    // Capturing, so that this runs before listeners that act on the closing: their messages belong to the window again.
    current?.addEventListener('close', onToggle, true);
    return () => {
      current?.removeEventListener('toggle', onToggle);
      current?.removeEventListener('close', onToggle, true);
      setOpen(id, false);
    };
  }, [dialog, id]);
  return <Announcer speaks={speaks} />;
}

/** The announcer of the window, in use while no dialog is open. */
export function WindowAnnouncer() {
  return <Announcer speaks={useWindow(({ dialogs }) => dialogs.length === 0)} />;
}
