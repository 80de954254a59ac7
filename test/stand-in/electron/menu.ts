import type { Menu as ElectronMenu, MenuItem, MenuItemConstructorOptions } from 'electron';
import { loud } from '../loud';
import { host } from './host-link';
import { openWindows } from './open-windows';

// What of an item the host's clicks need.
type Item = Pick<MenuItem, 'id' | 'label' | 'enabled' | 'click' | 'submenu'>;
type Template = readonly (MenuItemConstructorOptions | MenuItem)[];

let applicationMenu: ElectronMenu | null = null;

// Electron refuses an item that it could neither name nor act on.
function checkItem({ label, role, type }: MenuItemConstructorOptions): void {
  if (label === undefined && role === undefined && type !== 'separator') {
    throw new TypeError(
      "Invalid template for MenuItem: must have at least one of 'label', 'role' or 'type'",
    );
  }
}

// Asking an item without a submenu for it would be loud.
const itemsBelow = (item: Item): readonly Item[] => ('submenu' in item ? item.submenu.items : []);

function createItem(given: MenuItemConstructorOptions | MenuItem): MenuItem {
  const options = given as MenuItemConstructorOptions;
  checkItem(options);
  const { submenu } = options;
  const item: MenuItem = loud<MenuItem>('MenuItem', {
    label: options.label ?? options.role ?? '',
    id: options.id ?? '',
    type: options.type ?? (submenu ? 'submenu' : 'normal'),
    accelerator: options.accelerator ?? null,
    enabled: options.enabled ?? true,
    visible: options.visible ?? true,
    checked: options.checked ?? false,
    click: () => options.click?.(item, openWindows()[0], {}),
    ...(options.role === undefined ? {} : { role: options.role as NonNullable<MenuItem['role']> }),
    ...(Array.isArray(submenu) ? { submenu: buildFromTemplate(submenu) } : {}),
  } satisfies Partial<MenuItem>);
  return item;
}

function buildFromTemplate(template: Template): ElectronMenu {
  const items = template.map(createItem);
  const find = (id: string, among: readonly Item[]): Item | null => {
    for (const item of among) {
      if (item.id === id) return item;
      const inside = find(id, itemsBelow(item));
      if (inside) return inside;
    }
    return null;
  };
  return loud<ElectronMenu>('Menu', {
    items,
    getMenuItemById: (id) => find(id, items) as MenuItem | null,
  } satisfies Partial<ElectronMenu>);
}

/** The Menu class: templates are checked and kept; items act only when the host clicks them. */
export const Menu = loud<typeof ElectronMenu>('Menu', {
  buildFromTemplate: (template: (MenuItemConstructorOptions | MenuItem)[]) =>
    buildFromTemplate(template),
  setApplicationMenu(menu: ElectronMenu | null) {
    applicationMenu = menu;
  },
  getApplicationMenu: () => applicationMenu,
} satisfies Partial<typeof ElectronMenu>);

const plain = (label: string) => label.replaceAll('&', '').toLowerCase();

host.answer('clickMenu', (labels) => {
  let items: readonly Item[] = applicationMenu?.items ?? [];
  let found: Item | undefined;
  for (const label of labels) {
    found = items.find((item) => plain(item.label) === plain(label));
    if (!found) throw new Error(`stand-in: the menu has no item "${labels.join('" > "')}"`);
    items = itemsBelow(found);
  }
  if (!found?.enabled) throw new Error(`stand-in: "${labels.join('" > "')}" is disabled`);
  (found.click as () => void)();
});
