import type { BrowserWindowConstructorOptions, WebPreferences } from 'electron';
import { pageUrl } from '../page/serve-page';
import { type Opening, smallest } from './window-state';

/**
 * The preferences of every window of the app (Electron security checklist 2 to 10).
 * Defaults are spelt out so that a changed default cannot open anything.
 */
export const webPreferences = (options: {
  readonly preload: string;
  readonly packaged: boolean;
}): WebPreferences => ({
  preload: options.preload,
  contextIsolation: true,
  sandbox: true,
  nodeIntegration: false,
  nodeIntegrationInWorker: false,
  nodeIntegrationInSubFrames: false,
  webSecurity: true,
  allowRunningInsecureContent: false,
  experimentalFeatures: false,
  webviewTag: false,
  plugins: false,
  navigateOnDragDrop: false,
  // The dictionaries would come from a Google server.
  spellcheck: false,
  enableWebSQL: false,
  safeDialogs: true,
  // The page's `alert` and `confirm` would look like questions of main.
  disableDialogs: true,
  devTools: !options.packaged,
  // Middle clicks would open new windows.
  disableBlinkFeatures: 'Auxclick',
});

interface Window {
  loadURL(url: string): Promise<void>;
  maximize(): void;
}

/**
 * Opens the main window at once, in the page's colour, and starts loading the page. `create` is the constructor, so
 * that this module imports nothing of Electron at run time.
 */
export const openMainWindow = <Made extends Window>(options: {
  readonly create: (options: BrowserWindowConstructorOptions) => Made;
  readonly webPreferences: WebPreferences;
  readonly background: string;
  readonly opening: Opening;
  /** Called with the new window before its page loads. */
  readonly prepare: (window: Made) => void;
}): Made => {
  const { maximized, ...bounds } = options.opening;
  const window = options.create({
    title: 'Account Viewer',
    ...bounds,
    minWidth: smallest.width,
    minHeight: smallest.height,
    backgroundColor: options.background,
    // The menu's keys work even when it is hidden; Alt shows it.
    autoHideMenuBar: true,
    webPreferences: options.webPreferences,
  });
  if (maximized) window.maximize();
  options.prepare(window);
  // crashRecovery handles a failed load through its own event.
  window.loadURL(pageUrl).catch(() => undefined);
  return window;
};

/** Brings a window to the front, wherever it is. */
export const focusWindow = (
  window: Pick<Electron.BrowserWindow, 'isMinimized' | 'restore' | 'show' | 'focus'>,
): void => {
  if (window.isMinimized()) window.restore();
  window.show();
  window.focus();
};
