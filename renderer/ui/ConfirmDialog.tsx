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
  /** Another action, between Cancel and the confirming button. */
  readonly other?: { readonly label: string; readonly onPress: () => void } | undefined;
  /** Whether the confirming button is disabled. */
  readonly isBlocked?: boolean;
  /** Wider, for content that is compared side by side. */
  readonly wide?: boolean;
  /** Called when the user closes the dialog without either action. */
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
      // The focus begins on Cancel, so without this the question would not be read aloud.
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
          // Not the first field, so that nobody confirms by Enter before reading.
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
