import { useSyncExternalStore } from 'react';

/** As in the style sheets: below this the details of a record cover its list. */
const narrow = matchMedia('(max-width: 719px)');

const subscribe = (listener: () => void): (() => void) => {
  narrow.addEventListener('change', listener);
  return () => {
    narrow.removeEventListener('change', listener);
  };
};

/** Whether the window has room for one thing beside the navigation only. */
export const useIsNarrow = (): boolean => useSyncExternalStore(subscribe, () => narrow.matches);
