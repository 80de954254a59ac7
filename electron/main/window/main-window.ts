import type { BrowserWindowConstructorOptions, WebPreferences } from 'electron';
import { pageUrl } from './page-address';
import { smallest, type Opening } from './place';

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
  // A failed load has an event of its own, which keepAlive listens to.
  window.loadURL(pageUrl).catch(() => undefined);
  return window;
};
