import { useRef, type RefObject } from 'react';

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
