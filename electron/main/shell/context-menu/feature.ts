import type { ContextMenuParams } from 'electron';
import type { RequestOf } from '../../../../shared/contract';
import { succeed } from '../../../../shared/failure';
import { menuOrder, type MenuItemId } from '../../../../shared/native-menu';
import type { Feature } from '../../feature';
import { words } from '../../i18n';
import type { PopupItem, Popups } from './popups';

/** What an item does, by its method of `WebContents`. */
type EditCommand = 'undo' | 'redo' | 'cut' | 'copy' | 'paste' | 'selectAll';

/**
 * Returns the items of the edit menu at a place where the page has no menu of its own: all editing commands in
 * a field, Copy for selected text, and none elsewhere. A password field has no Cut or Copy, because Chromium
 * would not copy a password.
 */
export const editItems = ({
  isEditable,
  formControlType,
  selectionText,
  editFlags,
}: Pick<
  ContextMenuParams,
  'isEditable' | 'formControlType' | 'selectionText' | 'editFlags'
>): readonly PopupItem<EditCommand>[] => {
  const { roles } = words.menu;
  const item = (id: EditCommand, enabled: boolean) => ({ id, label: roles[id], enabled });
  const copy = item('copy', editFlags.canCopy);
  if (!isEditable) return selectionText === '' ? [] : [copy];
  const taking = formControlType === 'input-password' ? [] : [item('cut', editFlags.canCut), copy];
  return [
    ...[item('undo', editFlags.canUndo), item('redo', editFlags.canRedo), 'line' as const],
    ...[...taking, item('paste', editFlags.canPaste), 'line' as const],
    item('selectAll', editFlags.canSelectAll),
  ];
};

/** Opens the edit menu on a right-click or the menu key. Electron itself shows none. */
export const offerEditMenu = (
  window: Electron.BrowserWindow,
  popups: Pick<Popups, 'open'>,
): void => {
  const { webContents } = window;
  webContents.on('context-menu', (_event, params) => {
    const items = editItems(params);
    if (items.length === 0) return;
    const { x, y, menuSourceType: sourceType } = params;
    void popups.open(window, items, { x, y, sourceType }).then((command) => {
      // Runs the command as its keys do, so that the page notices and can ask before a doubtful address is copied.
      // The roles of Electron's items would act on whichever page has the focus, and on macOS the system would
      // decide which are enabled.
      if (command !== null && !webContents.isDestroyed()) webContents[command]();
    });
  });
};

/** Returns the wanted items in the menu's order and the current language. Electron drops lines that divide nothing. */
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

/** The menu of a record. Main only shows the menu; the window carries out the chosen item. */
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
