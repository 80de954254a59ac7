import { useId, type ReactNode, type RefObject } from 'react';
import { words } from '../i18n/window';
import { Button } from './Button';
import { DialogAnnouncer } from './Announcer';
import { classOf } from './class-of';
import styles from './ConfirmDialog.module.css';

interface Props {
  readonly dialog: RefObject<HTMLDialogElement | null>;
  readonly title: string;
  readonly children: ReactNode;
  readonly confirm: string;
  readonly onConfirm: () => void;
  /** Another answer, between leaving and confirming. */
  readonly other?: { readonly label: string; readonly onPress: () => void } | undefined;
  /** Whether it cannot be confirmed now. */
  readonly isBlocked?: boolean;
  /** For what is compared side by side. */
  readonly wide?: boolean;
  /** Called when the person leaves without confirming. */
  readonly onCancel?: () => void;
}

/** Asks before something that cannot be undone. Cancel has the focus; Escape cancels. */
export function ConfirmDialog(props: Props) {
  const { dialog, title, children, confirm, onConfirm, other, onCancel } = props;
  const { isBlocked = false, wide = false } = props;
  const id = useId();
  const close = (answer?: 'confirmed' | 'other'): void => dialog.current?.close(answer);
  return (
    <dialog
      ref={dialog}
      aria-labelledby={id}
      // Focus begins on Cancel: what is asked would not be read aloud.
      aria-describedby={`${id}-asked`}
      className={classOf(styles['dialog'], wide && styles['wide'])}
      onClose={({ currentTarget }) => {
        const answer = currentTarget.returnValue;
        currentTarget.returnValue = '';
        if (answer === 'confirmed') onConfirm();
        else if (answer === 'other') other?.onPress();
        else onCancel?.();
      }}
    >
      <h2 id={id} className={styles['title']}>
        <bdi>{title}</bdi>
      </h2>
      <div id={`${id}-asked`}>{children}</div>
      <div className={styles['actions']}>
        <Button
          // Not the first field: what is confirmed by Enter has been read before.
          ref={(button) => button?.setAttribute('autofocus', '')}
          onClick={() => {
            close();
          }}
        >
          {words.common.cancel}
        </Button>
        {other && (
          <Button
            onClick={() => {
              close('other');
            }}
          >
            {other.label}
          </Button>
        )}
        <Button
          kind="danger"
          disabled={isBlocked}
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
