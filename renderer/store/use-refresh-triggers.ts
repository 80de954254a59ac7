import { useEffect } from 'react';
import { refresh } from './account-actions';
import { createSeenTimes, nextRefreshAt, type SeenTimes } from './refresh-clock';
import { shortcutKey } from './shortcut-keys';
import { useWindow } from './store';
import type { WindowState } from './window-state';

const dueAt = (state: WindowState, failures: number, seenAt: SeenTimes): number | null => {
  const lastAt = state.failure?.at ?? state.account?.head.receivedAt ?? null;
  return nextRefreshAt({
    seconds: state.app?.preferences.refreshSeconds ?? 0,
    hidden: document.hidden,
    locked: state.app?.screenLocked ?? false,
    online: navigator.onLine,
    refreshing: state.refreshing !== null,
    isAnother: state.other !== null,
    failures,
    lastFailure: state.failure?.failure ?? null,
    lastAt: lastAt === null ? null : seenAt(lastAt, Date.now()),
  });
};

const isRefreshKey = (event: KeyboardEvent): boolean =>
  event.key === 'F5' || (shortcutKey(event) === 'r' && (event.ctrlKey || event.metaKey));

/** Refreshes by key (F5, Ctrl+R, Cmd+R) and, if the user has chosen an interval, by timer. */
export const useRefreshTriggers = (): void => {
  useEffect(() => {
    let failures = 0;
    const seenAt = createSeenTimes();
    let timer: ReturnType<typeof setTimeout> | undefined;
    /** Schedules the next refresh; at once if it became due while none was allowed, e.g. in a hidden window. */
    const plan = (): void => {
      clearTimeout(timer);
      const due = dueAt(useWindow.getState(), failures, seenAt);
      useWindow.setState({ nextRefreshAt: due });
      if (due !== null) {
        const refreshByItself = (): void => void refresh('timer');
        timer = setTimeout(refreshByItself, Math.max(0, due - Date.now()));
      }
    };
    const unsubscribe = useWindow.subscribe((state, before) => {
      // Without a failure the count begins anew: after a success, in another profile, or with another connection.
      const isAnswered = state.account !== before.account && state.account !== null;
      if (isAnswered || state.failure === null) failures = 0;
      if (state.failure !== before.failure && state.failure) failures += 1;
      const { app, account, failure, other, refreshing } = state;
      if (
        app !== before.app ||
        account !== before.account ||
        failure !== before.failure ||
        other !== before.other ||
        refreshing !== before.refreshing
      ) {
        plan();
      }
    });
    const onKey = (event: KeyboardEvent): void => {
      if (!isRefreshKey(event)) return;
      event.preventDefault();
      void refresh();
    };
    plan();
    const listening = new AbortController();
    const { signal } = listening;
    document.addEventListener('visibilitychange', plan, { signal });
    // Timers may not have counted the time for which the computer slept.
    window.addEventListener('focus', plan, { signal });
    window.addEventListener('online', plan, { signal });
    window.addEventListener('offline', plan, { signal });
    window.addEventListener('keydown', onKey, { signal });
    return () => {
      unsubscribe();
      clearTimeout(timer);
      listening.abort();
    };
  }, []);
};
