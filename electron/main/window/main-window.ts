import type { BrowserWindowConstructorOptions, WebPreferences } from 'electron';
import { pageUrl } from './page-address';

/** Page backgrounds of both themes, the same as in the page's style sheet: the window never flashes white. */
const backgrounds = { light: '#f6f7f9', dark: '#14171c' } as const;

/**
 * Opens the main window at once, in the page's colour, and starts loading the page.
 * `create` is the constructor, so that this module needs nothing of Electron at run time.
 */
export const openMainWindow = <Window extends { loadURL(url: string): Promise<void> }>(options: {
  readonly create: (options: BrowserWindowConstructorOptions) => Window;
  readonly webPreferences: WebPreferences;
  readonly dark: boolean;
}): Window => {
  const window = options.create({
    title: 'Account Viewer',
    width: 1240,
    height: 820,
    minWidth: 480,
    minHeight: 420,
    backgroundColor: options.dark ? backgrounds.dark : backgrounds.light,
    webPreferences: options.webPreferences,
  });
  // A failed load leaves a window in the page's colour; Electron has no more to say about it than the promise.
  window.loadURL(pageUrl).catch(() => undefined);
  return window;
};
