import { useId, type ReactNode, type RefObject } from 'react';
import { words } from '../words';
import { Button } from './Button';
import { DialogAnnouncer } from './DialogAnnouncer';
import styles from './ReadingDialog.module.css';

interface Props {
  readonly dialog: RefObject<HTMLDialogElement | null>;
  readonly title: string;
  readonly children: ReactNode;
  readonly onClose?: () => void;
}

/** Something to read over the window, closed by its button or Escape. Opened with `showModal`. */
export function ReadingDialog({ dialog, title, children, onClose }: Props) {
  const id = useId();
  return (
    <dialog ref={dialog} aria-labelledby={id} className={styles['dialog']} onClose={onClose}>
      <header className={styles['head']}>
        <h2 id={id}>{title}</h2>
        <Button onClick={() => dialog.current?.close()}>{words.common.close}</Button>
      </header>
      {children}
      <DialogAnnouncer dialog={dialog} />
    </dialog>
  );
}
