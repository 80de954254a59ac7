import { useId, type ReactNode, type RefObject } from 'react';
import { words } from '../words';
import { Button } from './Button';
import styles from './ConfirmDialog.module.css';

interface Props {
  readonly dialog: RefObject<HTMLDialogElement | null>;
  readonly title: string;
  readonly children: ReactNode;
  readonly confirm: string;
  readonly onConfirm: () => void;
}

/** Asks before something that cannot be undone. Cancel has the focus; Escape cancels. */
export function ConfirmDialog({ dialog, title, children, confirm, onConfirm }: Props) {
  const id = useId();
  const close = (): void => dialog.current?.close();
  return (
    <dialog ref={dialog} aria-labelledby={id} className={styles['dialog']}>
      <h2 id={id} className={styles['title']}>
        <bdi>{title}</bdi>
      </h2>
      <p>{children}</p>
      <div className={styles['actions']}>
        <Button onClick={close}>{words.common.cancel}</Button>
        <Button
          kind="danger"
          onClick={() => {
            close();
            onConfirm();
          }}
        >
          {confirm}
        </Button>
      </div>
    </dialog>
  );
}
