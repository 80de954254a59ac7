import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { useEffect, type RefObject } from 'react';
import type { ListName } from '../../../../shared/account';
import { useWindow } from '../../../store/store';
import { ListScreen } from './ListScreen';

/**
 * Draws a list where it will stand and takes it away again, all before the next frame. By then its code is compiled, its
 * room and its font are measured, and its search is being prepared: the first time that somebody opens it takes half as
 * long.
 */
const rehearse = (list: ListName, stage: HTMLElement): void => {
  const box = document.createElement('div');
  // Nothing in it takes the keyboard.
  box.inert = true;
  box.style.cssText = 'position: absolute; inset: 0; visibility: hidden';
  stage.append(box);
  const root = createRoot(box, { identifierPrefix: 'rehearsal' });
  flushSync(() => {
    root.render(<ListScreen list={list} />);
  });
  root.unmount();
  box.remove();
};

/** Milliseconds: a window in which nothing moves may be given no idle time for as long as nothing does. */
const latest = 1000;

/** Lists that have been rehearsed in this window: what is compiled stays so. */
const rehearsed = new Set<ListName>();

/** Rehearses the lists while the overview is on screen and nothing else is to be done. */
export const useRehearsal = (stage: RefObject<HTMLElement | null>): void => {
  // The lists come after the rest of an account.
  const isWaiting = useWindow(
    ({ view, account }) => view === 'overview' && !!account?.contracts && !!account.wallets,
  );
  useEffect(() => {
    if (!isWaiting) return undefined;
    let idle = 0;
    const next = (): void => {
      const { account, lists } = useWindow.getState();
      const list = (['contracts', 'wallets'] as const).find(
        (name) => !rehearsed.has(name) && account?.[name] && lists[name].open === null,
      );
      if (list === undefined || !stage.current) return;
      rehearsed.add(list);
      rehearse(list, stage.current);
      idle = requestIdleCallback(next, { timeout: latest });
    };
    idle = requestIdleCallback(next, { timeout: latest });
    return () => {
      cancelIdleCallback(idle);
    };
  }, [isWaiting, stage]);
};
