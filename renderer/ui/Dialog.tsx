import { useLayoutEffect, useRef, type RefObject, useId, type ReactNode } from 'react';
import { X } from 'lucide-react';
import { words } from '../i18n/window';
import { DialogAnnouncer } from './Announcer';
import styles from './Dialog.module.css';
import { IconButton } from './Button';
import { rememberFocus } from './focus';

/**
 * The dialog of a component that is there as long as it is open. The keyboard goes back to where it was when it goes; what
 * has come meanwhile may have taken that away.
 */
export const useOpenDialog = (): RefObject<HTMLDialogElement | null> => {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const { current } = dialog;
    const giveBack = rememberFocus();
    // A closing is told later. In development React runs each effect twice: by then the dialog is open again, and stays.
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
  /** Whether something would be lost with what the dialog holds. */
  readonly isAtStake: () => boolean;
  readonly onLeft: () => void;
}

/** A dialog that is left only after a question while something would be lost with it. */
export const useLeaveQuestion = ({ dialog, isAtStake, onLeft }: Leaving) => {
  const question = useRef<HTMLDialogElement>(null);
  const mayGo = useRef(false);
  const ask = (): void => {
    // Shown anew: a form that was closed and shown again lies over a question that was open already.
    question.current?.close();
    question.current?.showModal();
  };
  return {
    question,
    /** Closes the dialog without a question. */
    leave: () => {
      mayGo.current = true;
      dialog.current?.close();
    },
    onLeave: () => {
      if (!isAtStake()) return true;
      ask();
      return false;
    },
    onClose: () => {
      if (mayGo.current || !isAtStake()) {
        onLeft();
        return;
      }
      // Escape pressed twice closes a dialog whatever it says.
      dialog.current?.showModal();
      ask();
    },
  };
};

interface Props {
  readonly dialog: RefObject<HTMLDialogElement | null>;
  readonly title: string;
  /** `form` for a few fields, `page` for what is read like one, `wide` for a chart. */
  readonly size?: 'form' | 'page' | 'wide';
  /** What is done with it; stays in sight, however low the window is. */
  readonly foot?: ReactNode;
  readonly children: ReactNode;
  /** Says whether Escape and the cross may close it now; it stays open otherwise. */
  readonly onLeave?: () => boolean;
  readonly onClose: () => void;
}

/** What a form begins with: whatever can be filled in or pressed first. */
const firstControl = ':is(input, select, textarea, button):not(:disabled, [aria-disabled="true"])';

/** A modal window over the window, closed by its cross or Escape. Opened with `showModal`. */
export function Dialog(props: Props) {
  const { dialog, title, size = 'page', foot, children, onLeave, onClose } = props;
  const id = useId();
  const body = useRef<HTMLDivElement>(null);
  // The keyboard begins in what the dialog is about, not on its cross: `showModal` looks for this attribute, which
  // React does not write.
  useLayoutEffect(() => {
    // A question that the form may ask is a closed dialog within it, with a beginning of its own.
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
        // A file dialog that is cancelled inside says so too.
        if (event.target === event.currentTarget && !mayLeave()) event.preventDefault();
      }}
      onClose={(event) => {
        // So does a question within that is closed.
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
      {/* What is only read has nothing else that the keyboard could scroll it by. */}
      <div ref={body} className={styles['body']} tabIndex={size === 'page' ? 0 : undefined}>
        {children}
      </div>
      {foot !== undefined && <footer className={styles['foot']}>{foot}</footer>}
      <DialogAnnouncer dialog={dialog} />
    </dialog>
  );
}
