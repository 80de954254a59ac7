import type { WebContents } from 'electron';

/**
 * Keeps every web contents on the page it was made for (Electron security checklist 11 to 14):
 * no navigation, no redirect, no new window, no webview. `will-navigate` alone misses subframes,
 * and only `will-redirect` sees what a server sends.
 */
export const lockDownContents = (contents: WebContents): void => {
  contents.on('will-navigate', (event) => {
    event.preventDefault();
  });
  contents.on('will-frame-navigate', (event) => {
    event.preventDefault();
  });
  contents.on('will-redirect', (event) => {
    event.preventDefault();
  });
  contents.on('will-attach-webview', (event) => {
    event.preventDefault();
  });
  contents.setWindowOpenHandler(() => ({ action: 'deny' }));
};
