/** What can be done with a record, in the order of the menu; `line` stands between groups. */
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

/** An item of the native menu of a record. Main has the words for it; nothing of the record is ever in the menu. */
export type MenuItemId = Exclude<(typeof menuOrder)[number], 'line'>;

export const menuItemIds: readonly MenuItemId[] = menuOrder.filter((item) => item !== 'line');

/** Farthest place in the window that a menu can be asked for, in CSS pixels. */
export const farthestPlace = 32_767;
