import type { ContextMenuParams } from 'electron';
import type { RequestOf } from '../../../../shared/contract';
import { succeed } from '../../../../shared/failure';
import { menuOrder, type MenuItemId } from '../../../../shared/native-menu';
import type { Feature } from '../../feature';
import { words } from '../../i18n';
import type { PopupItem, Popups } from './popups';

/** What an item does, as `WebContents` calls it. */
type EditCommand = 'undo' | 'redo' | 'cut' | 'copy' | 'paste' | 'selectAll';

/**
 * What can be done at a place that the page has left to the system: everything with what is typed, copying of what is
 * selected, and nothing else. Nothing of a password is offered for the clipboard, as Chromium would not put it there.
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

/** Electron itself shows no menu on a right-click or the menu key. */
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
      // As the keys do: the page hears of it, and asks before a doubtful address goes to the clipboard. Not the roles of
      // Electron's items: those act on whatever page has the focus, and on macOS the system decides which are enabled.
      if (command !== null && !webContents.isDestroyed()) webContents[command]();
    });
  });
};

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
