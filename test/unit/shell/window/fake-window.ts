import { EventEmitter } from 'node:events';
import type { BrowserWindow } from 'electron';

/** The part of a window that main's watchers use, and a record of what was done with it. */
export const fakeWindow = (platform: NodeJS.Platform = 'linux') => {
  const contents = new EventEmitter();
  const window = new EventEmitter();
  const loaded: string[] = [];
  const done: string[] = [];
  const shown = {
    url: 'app://bundle/',
    destroyed: false,
    maximized: false,
    minimized: false,
    fullScreen: false,
    zoom: 1,
    hasPage: false,
    bounds: { x: 1, y: 2, width: 800, height: 600 },
  };
  const opened = shown.bounds;
  const isNormal = (): boolean => !shown.maximized && !shown.minimized && !shown.fullScreen;
  const webContents = Object.assign(contents, {
    getURL: () => shown.url,
    // Like Electron's, which has a zoom of 1 before a page is shown.
    getZoomFactor: () => (shown.hasPage ? shown.zoom : 1),
    loadURL: (url: string) => {
      loaded.push(url);
      return Promise.reject(new Error('ERR_ABORTED'));
    },
    forcefullyCrashRenderer: () => {
      contents.emit('render-process-gone', {}, { reason: 'killed', exitCode: 9 });
    },
  });
  const showPage = (): void => {
    shown.hasPage = true;
    contents.emit('did-navigate');
  };
  const note = (what: string) => (): void => void done.push(what);
  const fake = Object.assign(window, {
    webContents,
    isDestroyed: () => shown.destroyed,
    isNormal,
    // When a user makes the window fill the screen on macOS, Electron returns only the bounds it opened with.
    getNormalBounds: () => (platform !== 'darwin' || isNormal() ? shown.bounds : opened),
    isMaximized: () => shown.maximized,
    isMinimized: () => shown.minimized,
    restore: note('restored'),
    show: note('shown'),
    focus: note('focused'),
    setBackgroundColor: (colour: string) => void done.push(colour),
  });
  return {
    window: fake as unknown as BrowserWindow,
    events: window,
    contents,
    loaded,
    showPage,
    done,
    shown,
  };
};
