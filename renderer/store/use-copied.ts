import { useEffect, useRef, useState } from 'react';
import { useWindow } from './store';

/** State of what has just been copied or saved, and is over when something else is copied. */
export const useUntilCopied = <T>(none: T): readonly [T, (told: T) => void] => {
  const asked = useWindow((state) => state.clipboard.asked);
  const [told, setTold] = useState({ value: none, asked });
  return [
    told.asked === asked ? told.value : none,
    (value) => {
      setTold({ value, asked: useWindow.getState().clipboard.asked });
    },
  ];
};

/** Milliseconds that a button shows that it has copied. */
const shownFor = 1200;

/**
 * Whether what a button has copied is in the clipboard since a moment ago, for a tick in place of its icon, and what is
 * given the copying of each press. Over early when something else is copied.
 */
export const useCopied = (): readonly [boolean, (copying: Promise<boolean>) => void] => {
  const [isCopied, tell] = useUntilCopied(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(
    () => () => {
      clearTimeout(timer.current);
    },
    [],
  );
  const follow = async (copying: Promise<boolean>): Promise<void> => {
    if (!(await copying)) return;
    clearTimeout(timer.current);
    tell(true);
    timer.current = setTimeout(() => {
      tell(false);
    }, shownFor);
  };
  return [isCopied, (copying) => void follow(copying)];
};
