/** Items of the native menu of a record, in order; `line` is a separator. */
export const menuOrder = [
  'copyAddress',
  'copyDeployer',
  'copyValue',
  'openExplorer',
  'line',
  'openDetails',
  'favourite',
  'line',
  'copyRow',
  'copyRows',
  'select',
] as const;

/** An item of the native menu of a record. Main has the labels; the menu shows no value of the record. */
export type MenuItemId = Exclude<(typeof menuOrder)[number], 'line'>;

export const menuItemIds: readonly MenuItemId[] = menuOrder.filter((item) => item !== 'line');

/** Largest coordinate at which the window can open a menu, in CSS pixels. */
export const farthestPlace = 32_767;
