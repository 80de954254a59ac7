import type { MenuItemConstructorOptions } from 'electron';
import { words } from '../../i18n';

interface MenuOptions {
  readonly platform: NodeJS.Platform;
  readonly packaged: boolean;
  /** Name of the app. */
  readonly name: string;
}

type Item = MenuItemConstructorOptions;

const line: Item = { type: 'separator' };

/** An item for a standard role, labelled in the current language. */
const item = (role: keyof typeof words.menu.roles): Item => ({
  role,
  label: words.menu.roles[role],
});

const appMenu = (name: string): Item => ({
  role: 'appMenu',
  submenu: [
    { role: 'about', label: words.menu.about(name) },
    line,
    item('services'),
    line,
    { role: 'hide', label: words.menu.hide(name) },
    item('hideOthers'),
    item('unhide'),
    line,
    { role: 'quit', label: words.menu.quitApp(name) },
  ],
});

const fileMenu = (platform: NodeJS.Platform): Item => {
  const { file, closeWindow, exit, quit } = words.menu;
  const end: Item =
    platform === 'darwin'
      ? { role: 'close', label: closeWindow }
      : { role: 'quit', label: platform === 'win32' ? exit : quit };
  return { role: 'fileMenu', label: file, submenu: [end] };
};

const editMenu = (platform: NodeJS.Platform): Item => {
  const { edit, speech, substitutions } = words.menu;
  const start = [item('undo'), item('redo'), line, item('cut'), item('copy'), item('paste')];
  const end =
    platform === 'darwin'
      ? [
          item('pasteAndMatchStyle'),
          item('delete'),
          item('selectAll'),
          line,
          {
            label: substitutions,
            submenu: [
              item('showSubstitutions'),
              line,
              item('toggleSmartQuotes'),
              item('toggleSmartDashes'),
              item('toggleTextReplacement'),
            ],
          },
          { label: speech, submenu: [item('startSpeaking'), item('stopSpeaking')] },
        ]
      : [item('delete'), line, item('selectAll')];
  return { role: 'editMenu', label: edit, submenu: [...start, ...end] };
};

const viewMenu = (packaged: boolean): Item => ({
  label: words.menu.view,
  submenu: [
    item('resetZoom'),
    item('zoomIn'),
    // For Ctrl or Cmd and the plus key without Shift, which the item above does not recognise (electron#15496).
    { role: 'zoomIn', accelerator: 'CommandOrControl+=', visible: false },
    item('zoomOut'),
    line,
    item('togglefullscreen'),
    ...(packaged ? [] : [line, item('toggleDevTools')]),
  ],
});

const windowMenu = (platform: NodeJS.Platform): Item => ({
  role: 'windowMenu',
  label: words.menu.window,
  submenu: [
    item('minimize'),
    // Outside macOS, Electron's `zoom` item does nothing.
    ...(platform === 'darwin' ? [item('zoom'), line, item('front')] : [item('close')]),
  ],
});

/** Contents of the About panel. Linux sets neither value by itself; Windows and macOS would show the same. */
export const aboutPanel = (
  app: Pick<Electron.App, 'name' | 'getVersion'>,
): Electron.AboutPanelOptionsOptions => ({
  applicationName: app.name,
  applicationVersion: app.getVersion(),
});

/**
 * The application menu: Electron's standard menus with their keys, labelled in the current language, because Electron
 * names its roles in English only. There is no Reload, which would only show the same page again (F5 and Ctrl or Cmd+R
 * refresh the account, in the page). Packaged builds have no developer tools (security A9).
 */
export const menuTemplate = ({ platform, packaged, name }: MenuOptions): Item[] => {
  const shared = [fileMenu(platform), editMenu(platform), viewMenu(packaged), windowMenu(platform)];
  if (platform === 'darwin') return [appMenu(name), ...shared];
  // On macOS, About is in the app's own menu.
  const about: Item = { role: 'about', label: words.menu.about(name) };
  return [...shared, { label: words.menu.help, submenu: [about] }];
};
