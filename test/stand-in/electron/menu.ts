import type {
  BrowserWindow,
  Menu as ElectronMenu,
  MenuItem,
  MenuItemConstructorOptions,
  PopupOptions,
} from 'electron';
import type { MenuLine } from '../calls';
import { loud } from '../loud';
import { host } from './host-link';
import { openWindows } from './open-windows';

type Given = MenuItemConstructorOptions | MenuItem;
type Template = readonly Given[];

const itemTypes = ['normal', 'separator', 'submenu', 'checkbox', 'radio', 'header', 'palette'];

// Electron refuses an item that it could neither name nor act on.
function checkTemplate(template: Template): void {
  if (!Array.isArray(template)) {
    throw new TypeError('Invalid template for Menu: Menu template must be an array');
  }
  const isItem = (item: Given): boolean =>
    Object.hasOwn(item, 'label') || Object.hasOwn(item, 'role') || item.type === 'separator';
  if (!template.every(isItem)) {
    throw new TypeError(
      'Invalid template for MenuItem: must have at least one of label, role or type',
    );
  }
}

/** Separators that follow another one, or that nothing precedes or follows, are left out; hidden items stay. */
function withoutIdleSeparators(template: Template): Template {
  const isLine = ({ type, visible }: Given): boolean => visible !== false && type === 'separator';
  return template
    .filter((item, at) => !isLine(item) || template[at - 1]?.type !== 'separator')
    .filter((item, at, left) => !isLine(item) || (at !== 0 && at !== left.length - 1));
}

/** As Electron: an item ticks itself when it is chosen, before it tells the app. */
function createItem(given: Given): MenuItem {
  const options = given as MenuItemConstructorOptions;
  const { submenu, click } = options;
  const type = options.type ?? (submenu ? 'submenu' : 'normal');
  if (!itemTypes.includes(type)) throw new Error(`Unknown menu item type: ${type}`);
  // Native code takes it as it is.
  const label: unknown = options.label ?? options.role ?? '';
  if (typeof label !== 'string') {
    throw new TypeError('Error processing argument at index 2, conversion failure');
  }
  const item: MenuItem = loud<MenuItem>('MenuItem', {
    label,
    type,
    enabled: options.enabled ?? true,
    visible: options.visible ?? true,
    checked: options.checked ?? false,
    click() {
      if (type === 'checkbox' || type === 'radio') item.checked = !item.checked;
      click?.(item, openWindows()[0], {});
    },
    ...(Array.isArray(submenu) ? { submenu: buildFromTemplate(submenu) } : {}),
  } satisfies Partial<MenuItem>);
  return item;
}

/** The menu that is shown over a window now. */
interface Popup {
  readonly menu: ElectronMenu;
  readonly window: BrowserWindow;
  readonly callback: () => void;
}

let shown: Popup | null = null;

const dismiss = (): void => {
  const closing = shown;
  shown = null;
  closing?.callback();
};

// What native code makes of a number that is none of its own.
const asInteger = (value: number, index: number): void => {
  if (!Number.isInteger(value) || Math.abs(value) > 2 ** 31) {
    throw new TypeError(
      `Error processing argument at index ${index}, conversion failure from ${String(value)}`,
    );
  }
};

/** What Electron falls back to in place of a window that has been closed. */
const windowFor = (wanted: unknown): BrowserWindow => {
  const windows = openWindows();
  const window = windows.find((one) => one === wanted) ?? windows[0];
  if (!window) throw new Error('Cannot open Menu without a BaseWindow present');
  return window;
};

const watched = new WeakSet<BrowserWindow>();

/** The system takes a menu away with its window. */
const closeWith = (window: BrowserWindow): void => {
  if (watched.has(window)) return;
  watched.add(window);
  window.once('closed', () => {
    if (shown?.window === window) dismiss();
  });
};

/**
 * Shows a menu, as on Linux and Windows: while another one is shown, Chromium only closes that one, and the new menu is
 * neither shown nor ever called back.
 */
function popup(menu: ElectronMenu, options: PopupOptions = {}): void {
  if (typeof options !== 'object' || (options as unknown) === null) {
    throw new TypeError('Options must be an object');
  }
  const callback = typeof options.callback === 'function' ? options.callback : () => undefined;
  const window = windowFor(options.window);
  asInteger(typeof options.x === 'number' ? options.x : -1, 2);
  asInteger(typeof options.y === 'number' ? options.y : -1, 3);
  if ('frame' in options) throw new Error('stand-in: the frame of a menu is not covered');
  if (shown) {
    dismiss();
    return;
  }
  shown = { menu, window, callback };
  closeWith(window);
}

function buildFromTemplate(template: Template): ElectronMenu {
  checkTemplate(template);
  const items = withoutIdleSeparators(template).map(createItem);
  const menu: ElectronMenu = loud<ElectronMenu>('Menu', {
    items,
    popup: (options) => {
      popup(menu, options);
    },
    closePopup(window) {
      if (shown?.menu === menu && (window === undefined || window === shown.window)) dismiss();
    },
  } satisfies Partial<ElectronMenu>);
  return menu;
}

/** The Menu class: templates are checked and kept; items act only when the host chooses them. */
export const Menu = loud<typeof ElectronMenu>('Menu', {
  buildFromTemplate: (template: Given[]) => buildFromTemplate(template),
  // There is no bar that it could be shown in.
  setApplicationMenu: () => undefined,
} satisfies Partial<typeof ElectronMenu>);

const lineOf = ({ type, label, enabled, checked }: MenuItem): MenuLine =>
  type === 'separator' ? '-' : { label, enabled, checked };

host.answer('shownMenu', () =>
  shown ? shown.menu.items.filter(({ visible }) => visible).map(lineOf) : null,
);
host.answer('chooseInMenu', (label) => {
  const item = shown?.menu.items.find((one) => one.label === label);
  if (!item) throw new Error(`stand-in: no menu is shown that has an item "${label}"`);
  if (!item.enabled) throw new Error(`stand-in: "${label}" is disabled`);
  // In this order on all systems: the item acts, and then the menu has closed.
  (item.click as () => void)();
  dismiss();
});
host.answer('dismissMenu', dismiss);
