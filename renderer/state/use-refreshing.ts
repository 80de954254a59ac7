import { useEffect } from 'react';
import { main } from '../bridge';
import { refresh } from './actions';
import { nextRefreshAt } from './refresh-clock';
import { useWindow, type WindowState } from './store';

/** How often the clock is looked at, in milliseconds: one look late is early enough for intervals of minutes. */
const beat = 5000;

const isDue = (state: WindowState, failures: number): boolean => {
  const due = nextRefreshAt({
    seconds: state.app?.preferences.refreshSeconds ?? 0,
    hidden: document.hidden,
    online: navigator.onLine,
    refreshing: state.refreshing,
    failures,
    lastFailure: state.failure?.failure ?? null,
    lastAt: state.failure?.at ?? state.account?.head.receivedAt ?? null,
  });
  return due !== null && Date.now() >= due;
};

const isRefreshKey = (event: KeyboardEvent): boolean =>
  event.key === 'F5' || (event.key.toLowerCase() === 'r' && (event.ctrlKey || event.metaKey));

/** Refreshes by key (F5, Ctrl+R, Cmd+R) and, if the person wants it, by the clock. */
export const useRefreshing = (): void => {
  useEffect(() => {
    let failures = 0;
    const unsubscribe = useWindow.subscribe((state, before) => {
      if (state.account !== before.account && state.account) failures = 0;
      if (state.failure !== before.failure && state.failure) failures += 1;
    });
    const look = async (): Promise<void> => {
      if (!isDue(useWindow.getState(), failures)) return;
      const locked = await main.isScreenLocked();
      if (locked.ok && !locked.value) await refresh();
    };
    const onLook = (): void => {
      void look();
    };
    const onKey = (event: KeyboardEvent): void => {
      if (!isRefreshKey(event)) return;
      event.preventDefault();
      void refresh();
    };
    const timer = setInterval(onLook, beat);
    // Coming back, or back online, after the time has passed: at once, not at the next beat.
    document.addEventListener('visibilitychange', onLook);
    window.addEventListener('online', onLook);
    window.addEventListener('keydown', onKey);
    return () => {
      unsubscribe();
      clearInterval(timer);
      document.removeEventListener('visibilitychange', onLook);
      window.removeEventListener('online', onLook);
      window.removeEventListener('keydown', onKey);
    };
  }, []);
};
