import type { MenuItemConstructorOptions } from 'electron';
import { words } from '../words';

interface MenuOptions {
  readonly platform: NodeJS.Platform;
  readonly packaged: boolean;
}

/**
 * The application menu: Electron's standard roles, whose words and keys are those of each system. It has neither
 * Reload, which would only show the same page again (F5 and Ctrl or Cmd+R refresh the account, in the page), nor, in
 * packaged builds, developer tools (security A9).
 */
export const menuTemplate = ({ platform, packaged }: MenuOptions): MenuItemConstructorOptions[] => {
  const view: MenuItemConstructorOptions = {
    label: words.menu.view,
    submenu: [
      { role: 'resetZoom' },
      { role: 'zoomIn' },
      // Ctrl or Cmd and the plus key without Shift, which the item above takes for another key (electron#15496).
      { role: 'zoomIn', accelerator: 'CommandOrControl+=', visible: false },
      { role: 'zoomOut' },
      { type: 'separator' },
      { role: 'togglefullscreen' },
      ...(packaged ? [] : [{ type: 'separator' } as const, { role: 'toggleDevTools' } as const]),
    ],
  };
  const shared: MenuItemConstructorOptions[] = [
    { role: 'fileMenu' },
    { role: 'editMenu' },
    view,
    { role: 'windowMenu' },
  ];
  if (platform === 'darwin') return [{ role: 'appMenu' }, ...shared];
  // On macOS these are in the app's own menu.
  return [...shared, { label: words.menu.help, submenu: [{ role: 'about' }] }];
};
