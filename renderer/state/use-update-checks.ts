import { useEffect } from 'react';
import { useWindow } from './store';
import { checkForUpdate } from './updates';

/** Milliseconds before the first look, so that it is in the way of nothing, and between two after it. */
const first = 60_000;
const beat = 3_600_000;

/** Reminds main of newer versions, where the person wants to know of them. Main decides whether a day has passed. */
export const useUpdateChecks = (): void => {
  const isWanted = useWindow(
    ({ app }) => app?.updates.place === 'possible' && app.preferences.checkUpdates,
  );
  useEffect(() => {
    if (!isWanted) return undefined;
    const remind = (): void => {
      void checkForUpdate(false);
    };
    const once = setTimeout(remind, first);
    const often = setInterval(remind, beat);
    return () => {
      clearTimeout(once);
      clearInterval(often);
    };
  }, [isWanted]);
};
