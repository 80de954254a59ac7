import type { Place } from './place';

type Window = Pick<Electron.BrowserWindow, 'on' | 'getNormalBounds' | 'isMaximized'> & {
  readonly webContents: Pick<Electron.WebContents, 'getZoomFactor'>;
};

/** Starts a delayed run and gives back how to call it off. */
export type Delay = (run: () => void) => () => void;

/**
 * Saves where the window is once it has come to rest, and when it closes. Zooming has no event that every way to zoom
 * leads to, so it is looked at when the window closes.
 */
export const rememberPlace = (window: Window, save: (place: Place) => void, delay: Delay): void => {
  let cancel: (() => void) | undefined;
  let zoom = window.webContents.getZoomFactor();
  const saveNow = (): void => {
    cancel = undefined;
    const { x, y, width, height } = window.getNormalBounds();
    zoom = window.webContents.getZoomFactor();
    save({ x, y, width, height, maximized: window.isMaximized(), zoom });
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
    const hasChanged = cancel !== undefined || window.webContents.getZoomFactor() !== zoom;
    cancel?.();
    if (hasChanged) saveNow();
  });
  // A page may take its time to close, and the window be moved meanwhile.
  window.on('closed', () => {
    cancel?.();
  });
};
