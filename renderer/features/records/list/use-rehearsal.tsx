import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { useEffect, type RefObject } from 'react';
import type { ListName } from '../../../../shared/account';
import { isStopped, useWindow } from '../../../store/store';
import type { WindowState } from '../../../store/window-state';
import { ListScreen } from './ListScreen';

/**
 * Draws a list where it will stand and takes it away again, all before the next frame. By then its code is compiled, its
 * room and its font are measured: the first time that somebody opens it takes half as long.
 */
const rehearse = (list: ListName, stage: HTMLElement): void => {
  const box = document.createElement('div');
  // Nothing in it takes the keyboard.
  box.inert = true;
  box.style.cssText = 'position: absolute; inset: 0; visibility: hidden';
  stage.append(box);
  // What fails here fails again when the list is opened, and is told of then.
  const root = createRoot(box, {
    identifierPrefix: 'rehearsal',
    onUncaughtError: () => undefined,
  });
  flushSync(() => {
    root.render(<ListScreen list={list} />);
  });
  root.unmount();
  box.remove();
};

/** Once in a window is enough: what is compiled stays so, and is the same for both lists. */
let isRehearsed = false;

/** A list that has records and is as it comes: a sort, groups or details are worth no work before somebody asks. */
const plainList = ({ account, lists, comparing }: WindowState): ListName | undefined =>
  (['contracts', 'wallets'] as const).find((name) => {
    const { open, sort, group } = lists[name];
    const isPlain = open === null && sort === null && group === null && comparing?.list !== name;
    return isPlain && (account?.[name]?.length ?? 0) > 0;
  });

/** Rehearses a list while the overview is on screen, after a frame of it and whatever is more urgent. */
export const useRehearsal = (stage: RefObject<HTMLElement | null>): void => {
  const isWaiting = useWindow(
    (state) =>
      !isRehearsed &&
      state.view === 'overview' &&
      !isStopped(state) &&
      plainList(state) !== undefined,
  );
  useEffect(() => {
    if (!isWaiting) return undefined;
    let isOver = false;
    const start = (): void => {
      const list = plainList(useWindow.getState());
      if (isOver || list === undefined || !stage.current) return;
      isRehearsed = true;
      rehearse(list, stage.current);
    };
    const frame = requestAnimationFrame(() => {
      scheduler.postTask(start, { priority: 'background' }).catch(reportError);
    });
    return () => {
      isOver = true;
      cancelAnimationFrame(frame);
    };
  }, [isWaiting, stage]);
};
