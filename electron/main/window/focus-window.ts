/** Brings a window to the front, wherever it is. */
export const focusWindow = (
  window: Pick<Electron.BrowserWindow, 'isMinimized' | 'restore' | 'show' | 'focus'>,
): void => {
  if (window.isMinimized()) window.restore();
  window.show();
  window.focus();
};
