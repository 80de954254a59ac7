import { useLayoutEffect, useRef, type RefObject, useId, type ReactNode } from 'react';
import { X } from 'lucide-react';
import { words } from '../i18n/window';
import { DialogAnnouncer } from './Announcer';
import styles from './Dialog.module.css';
import { IconButton } from './Button';
import { rememberFocus } from './focus';

/**
 * A ref for the dialog of a component that is there only while the dialog is open. When the component goes, the focus
 * goes back to where it was, or to an element near that if it is gone by then.
 */
export const useOpenDialog = (): RefObject<HTMLDialogElement | null> => {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const { current } = dialog;
    const giveBack = rememberFocus();
    // A `close` event comes late. In development React runs each effect twice: when the event of the first closing
    // comes, the dialog is open again and must stay open.
    const onClose = (event: Event): void => {
      if (event.target === current && current?.open) event.stopImmediatePropagation();
    };
    current?.addEventListener('close', onClose, true);
    current?.showModal();
    return () => {
      current?.removeEventListener('close', onClose, true);
      current?.close();
      giveBack();
    };
  }, []);
  return dialog;
};

interface Leaving {
  readonly dialog: RefObject<HTMLDialogElement | null>;
  /** Whether closing the dialog would lose something. */
  readonly isAtStake: () => boolean;
  readonly onLeft: () => void;
}

/** Asks before a dialog is closed, while something would be lost with it. */
export const useLeaveQuestion = ({ dialog, isAtStake, onLeft }: Leaving) => {
  const question = useRef<HTMLDialogElement>(null);
  const mayGo = useRef(false);
  const ask = (): void => {
    // Opened again, because a form that was closed and opened again lies over a question that was open already.
    question.current?.close();
    question.current?.showModal();
  };
  const onLeave = (): boolean => {
    if (!isAtStake()) return true;
    ask();
    return false;
  };
  return {
    question,
    /** Closes the dialog, after the question if something would be lost. */
    cancel: () => {
      if (onLeave()) dialog.current?.close();
    },
    /** Closes the dialog without a question. */
    leave: () => {
      mayGo.current = true;
      dialog.current?.close();
    },
    onLeave,
    onClose: () => {
      if (mayGo.current || !isAtStake()) {
        onLeft();
        return;
      }
      // Pressing Escape twice closes a dialog even if `onCancel` prevents it.
      dialog.current?.showModal();
      ask();
    },
  };
};

interface Props {
  readonly dialog: RefObject<HTMLDialogElement | null>;
  readonly title: string;
  /** `form` for a few fields, `page` for text to read, `wide` for a chart. */
  readonly size?: 'form' | 'page' | 'wide';
  /** Buttons of the dialog; always in sight, however low the window is. */
  readonly foot?: ReactNode;
  readonly children: ReactNode;
  /** Returns whether Escape and the close button may close the dialog now. */
  readonly onLeave?: () => boolean;
  readonly onClose: () => void;
}

/** The first control of a form that can be used. */
const firstControl = ':is(input, select, textarea, button):not(:disabled, [aria-disabled="true"])';

/** A modal dialog, closed by its close button or Escape. Opened with `showModal`. */
export function Dialog(props: Props) {
  const { dialog, title, size = 'page', foot, children, onLeave, onClose } = props;
  const id = useId();
  const body = useRef<HTMLDivElement>(null);
  // The focus begins in the content of the dialog, not on its close button: `showModal` looks for this attribute, which
  // React does not write.
  useLayoutEffect(() => {
    // A question that the form may ask is a closed dialog inside it, with an `autofocus` of its own.
    if (dialog.current?.querySelector('[autofocus]:not(dialog dialog *)')) return;
    const first =
      size === 'page' ? body.current : body.current?.querySelector<HTMLElement>(firstControl);
    first?.setAttribute('autofocus', '');
  });
  const mayLeave = (): boolean => onLeave?.() ?? true;
  return (
    <dialog
      ref={dialog}
      aria-labelledby={id}
      className={styles['dialog']}
      data-size={size}
      onCancel={(event) => {
        // A file dialog that is cancelled inside sends this event, too.
        if (event.target === event.currentTarget && !mayLeave()) event.preventDefault();
      }}
      onClose={(event) => {
        // A question inside sends this event, too.
        if (event.target === event.currentTarget) onClose();
      }}
    >
      <header className={styles['head']}>
        <h2 id={id}>
          <bdi>{title}</bdi>
        </h2>
        <IconButton
          icon={X}
          label={words.common.close}
          onPress={() => {
            if (mayLeave()) dialog.current?.close();
          }}
        />
      </header>
      {/* Text to read has no other element by which the keyboard could scroll it. */}
      <div ref={body} className={styles['body']} tabIndex={size === 'page' ? 0 : undefined}>
        {children}
      </div>
      {foot !== undefined && <footer className={styles['foot']}>{foot}</footer>}
      <DialogAnnouncer dialog={dialog} />
    </dialog>
  );
}
