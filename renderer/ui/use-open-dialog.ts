import { useLayoutEffect, useRef, type RefObject } from 'react';

/** The dialog of a component that is there as long as it is open. The keyboard goes back to where it was when it goes. */
export const useOpenDialog = (): RefObject<HTMLDialogElement | null> => {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const { current } = dialog;
    current?.showModal();
    return () => current?.close();
  }, []);
  return dialog;
};
