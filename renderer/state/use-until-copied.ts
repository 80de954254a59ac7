import { useState } from 'react';
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
