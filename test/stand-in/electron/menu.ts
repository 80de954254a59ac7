import type {
  BrowserWindow,
  Menu as ElectronMenu,
  MenuItem,
  MenuItemConstructorOptions,
  PopupOptions,
} from 'electron';
import type { MenuLine } from '../calls';
import { throwOnUncovered } from '../uncovered';
import { host } from './host-link';
import { openWindows } from './open-windows';

type Given = MenuItemConstructorOptions | MenuItem;
type Template = readonly Given[];

const itemTypes = ['normal', 'separator', 'submenu', 'checkbox', 'radio', 'header', 'palette'];

// Electron refuses an item without label, role or type.
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

/** Drops separators after another separator, at the start and at the end. Keeps hidden items. */
function withoutIdleSeparators(template: Template): Template {
  const isLine = ({ type, visible }: Given): boolean => visible !== false && type === 'separator';
  return template
    .filter((item, at) => !isLine(item) || template[at - 1]?.type !== 'separator')
    .filter((item, at, left) => !isLine(item) || (at !== 0 && at !== left.length - 1));
}

/** Creates an item. As in Electron, a chosen checkbox ticks itself before it calls the app's `click`. */
function createItem(given: Given): MenuItem {
  const options = given as MenuItemConstructorOptions;
  const { submenu, click } = options;
  const type = options.type ?? (submenu ? 'submenu' : 'normal');
  if (!itemTypes.includes(type)) throw new Error(`Unknown menu item type: ${type}`);
  // Electron's native code accepts a text only, and throws this error for other types.
  const label: unknown = options.label ?? options.role ?? '';
  if (typeof label !== 'string') {
    throw new TypeError('Error processing argument at index 2, conversion failure');
  }
  const item: MenuItem = throwOnUncovered<MenuItem>('MenuItem', {
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

/** The open menu, its window and the callback for its end. */
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

// Throws as Electron's native code does for a number that is no 32-bit integer.
const asInteger = (value: number, index: number): void => {
  if (!Number.isInteger(value) || Math.abs(value) > 2 ** 31) {
    throw new TypeError(
      `Error processing argument at index ${index}, conversion failure from ${String(value)}`,
    );
  }
};

/** Returns the wanted window. If it is closed or not given, returns another open window, as Electron does. */
const windowFor = (wanted: unknown): BrowserWindow => {
  const windows = openWindows();
  const window = windows.find((one) => one === wanted) ?? windows[0];
  if (!window) throw new Error('Cannot open Menu without a BaseWindow present');
  return window;
};

const watched = new WeakSet<BrowserWindow>();

/** Closes an open menu when its window closes, as the system does. */
const closeWith = (window: BrowserWindow): void => {
  if (watched.has(window)) return;
  watched.add(window);
  window.once('closed', () => {
    if (shown?.window === window) dismiss();
  });
};

/**
 * Opens a menu as on Linux and Windows. While another menu is open, Chromium only closes the open one; the new menu is
 * neither opened nor ever called back.
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
  const menu: ElectronMenu = throwOnUncovered<ElectronMenu>('Menu', {
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

/** The Menu class. Templates are checked and stored; items act only when the host chooses them. */
export const Menu = throwOnUncovered<typeof ElectronMenu>('Menu', {
  buildFromTemplate: (template: Given[]) => buildFromTemplate(template),
  // There is no menu bar to show the menu in.
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
  // The order on all systems: the item acts first, then the menu closes.
  (item.click as () => void)();
  dismiss();
});
host.answer('dismissMenu', dismiss);
