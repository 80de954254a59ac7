import { useEffect, useRef } from 'react';
import { openNew } from '../../store/profiles';

/**
 * Opens the profile that a form has made, if the form is still there: main tells of the profile as it is made, which closes
 * the first form, and by the time of main's answer the person may have gone on, or opened the form for another profile.
 */
export const useOpenNew = (): (() => void) => {
  const isHere = useRef(false);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  return () => {
    if (isHere.current) openNew();
  };
};
