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
  // The dictionaries come from a server of Google's.
  spellcheck: false,
  enableWebSQL: false,
  safeDialogs: true,
  // The page's `alert` and `confirm` would look like a question of main's.
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
 * Opens the main window at once, in the page's colour, and starts loading the page.
 * `create` is the constructor, so that this module needs nothing of Electron at run time.
 */
export const openMainWindow = <Made extends Window>(options: {
  readonly create: (options: BrowserWindowConstructorOptions) => Made;
  readonly webPreferences: WebPreferences;
  readonly background: string;
  readonly opening: Opening;
  /** Watches the window from its first moment. */
  readonly prepare: (window: Made) => void;
}): Made => {
  const { maximized, ...bounds } = options.opening;
  const window = options.create({
    title: 'Account Viewer',
    ...bounds,
    minWidth: smallest.width,
    minHeight: smallest.height,
    backgroundColor: options.background,
    // The keys of the menu work all the same; Alt shows it.
    autoHideMenuBar: true,
    webPreferences: options.webPreferences,
  });
  if (maximized) window.maximize();
  options.prepare(window);
  // A failed load has an event of its own, which crashRecovery listens to.
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
