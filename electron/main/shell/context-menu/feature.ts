import type { RequestOf } from '../../../../shared/contract';
import { succeed } from '../../../../shared/failure';
import { menuOrder, type MenuItemId } from '../../../../shared/native-menu';
import type { Feature } from '../../feature';
import { words } from '../../i18n';
import type { PopupItem, Popups } from './popups';

/** The wanted items in the menu's own order, in the language in use; Electron leaves out lines that divide nothing. */
export const recordItems = (
  wanted: RequestOf<'showMenu'>['items'],
): readonly PopupItem<MenuItemId>[] =>
  menuOrder.flatMap((id): readonly PopupItem<MenuItemId>[] => {
    if (id === 'line') return ['line'];
    const item = wanted.find((one) => one.id === id);
    return item ? [{ ...item, id, label: words.menu.record[id] }] : [];
  });

interface ContextMenuContext {
  readonly popups: Popups;
  readonly mainWindow: () => Electron.BrowserWindow | undefined;
}

/** The menu of a record. Main only shows it: the window does what has been chosen. */
export const createContextMenuFeature = ({ popups, mainWindow }: ContextMenuContext) =>
  ({
    handlers: {
      showMenu: async ({ items, x, y }) => {
        const window = mainWindow();
        if (!window) return succeed(null);
        const { width, height } = window.getContentBounds();
        const zoom = window.webContents.getZoomFactor();
        const place = {
          x: Math.min(Math.round(x * zoom), width),
          y: Math.min(Math.round(y * zoom), height),
        };
        return succeed(await popups.open(window, recordItems(items), place));
      },
    },
    onLock: popups.close,
    onQuit: popups.close,
  }) satisfies Feature;
