import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { useEffect, type RefObject } from 'react';
import type { ListName } from '../../../../shared/account';
import { isOtherAccountShown, useWindow } from '../../../store/store';
import type { WindowState } from '../../../store/window-state';
import { ListScreen } from './ListScreen';

/**
 * Renders a list invisibly in its place and removes it, all before the next frame. This compiles the code and measures
 * the space and the font, so that opening a list for the first time takes half as long.
 */
const prerender = (list: ListName, stage: HTMLElement): void => {
  const box = document.createElement('div');
  // Nothing inside may take the focus.
  box.inert = true;
  box.style.cssText = 'position: absolute; inset: 0; visibility: hidden';
  stage.append(box);
  // An error here occurs again when the list is opened, and is reported then.
  const root = createRoot(box, {
    identifierPrefix: 'prerender',
    onUncaughtError: () => undefined,
  });
  flushSync(() => {
    root.render(<ListScreen list={list} />);
  });
  root.unmount();
  box.remove();
};

/** Once per window is enough: compiled code stays compiled, and both lists share it. */
let isPrerendered = false;

/**
 * A list that has records and default settings. Sorting, grouping or details are not worth the work before the user
 * opens the list.
 */
const plainList = ({ account, lists, comparing }: WindowState): ListName | undefined =>
  (['contracts', 'wallets'] as const).find((name) => {
    const { open, sort, group } = lists[name];
    const isPlain = open === null && sort === null && group === null && comparing?.list !== name;
    return isPlain && (account?.[name]?.length ?? 0) > 0;
  });

/** Prerenders a list while the overview is on screen, after its first frame and all more urgent work. */
export const usePrerender = (stage: RefObject<HTMLElement | null>): void => {
  const isWaiting = useWindow(
    (state) =>
      !isPrerendered &&
      state.view === 'overview' &&
      !isOtherAccountShown(state) &&
      plainList(state) !== undefined,
  );
  useEffect(() => {
    if (!isWaiting) return undefined;
    let isOver = false;
    const start = (): void => {
      const list = plainList(useWindow.getState());
      if (isOver || list === undefined || !stage.current) return;
      isPrerendered = true;
      prerender(list, stage.current);
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
