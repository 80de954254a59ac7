import type { Place } from './place';

type Window = Pick<Electron.BrowserWindow, 'on' | 'getNormalBounds' | 'isMaximized'>;

/** Starts a delayed run and gives back how to call it off. */
export type Delay = (run: () => void) => () => void;

/** Saves where the window is once it has come to rest, and when it closes. */
export const rememberPlace = (window: Window, save: (place: Place) => void, delay: Delay): void => {
  let cancel: (() => void) | undefined;
  const saveNow = (): void => {
    cancel = undefined;
    const { x, y, width, height } = window.getNormalBounds();
    save({ x, y, width, height, maximized: window.isMaximized() });
  };
  const moved = (): void => {
    cancel?.();
    cancel = delay(saveNow);
  };
  window.on('resize', moved);
  window.on('move', moved);
  window.on('maximize', moved);
  window.on('unmaximize', moved);
  window.on('close', () => {
    if (!cancel) return;
    cancel();
    saveNow();
  });
};
