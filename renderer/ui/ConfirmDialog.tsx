import { useId, type ReactNode, type RefObject } from 'react';
import { words } from '../words';
import { Button } from './Button';
import { DialogAnnouncer } from './DialogAnnouncer';
import styles from './ConfirmDialog.module.css';

interface Props {
  readonly dialog: RefObject<HTMLDialogElement | null>;
  readonly title: string;
  readonly children: ReactNode;
  readonly confirm: string;
  readonly onConfirm: () => void;
  /** Called when the person leaves without confirming. */
  readonly onCancel?: () => void;
}

/** Asks before something that cannot be undone. Cancel has the focus; Escape cancels. */
export function ConfirmDialog({ dialog, title, children, confirm, onConfirm, onCancel }: Props) {
  const id = useId();
  const close = (answer?: 'confirmed'): void => dialog.current?.close(answer);
  return (
    <dialog
      ref={dialog}
      aria-labelledby={id}
      className={styles['dialog']}
      onClose={({ currentTarget }) => {
        const isConfirmed = currentTarget.returnValue === 'confirmed';
        currentTarget.returnValue = '';
        if (isConfirmed) onConfirm();
        else onCancel?.();
      }}
    >
      <h2 id={id} className={styles['title']}>
        <bdi>{title}</bdi>
      </h2>
      <p>{children}</p>
      <div className={styles['actions']}>
        <Button
          onClick={() => {
            close();
          }}
        >
          {words.common.cancel}
        </Button>
        <Button
          kind="danger"
          onClick={() => {
            close('confirmed');
          }}
        >
          {confirm}
        </Button>
      </div>
      <DialogAnnouncer dialog={dialog} />
    </dialog>
  );
}
