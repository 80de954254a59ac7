import { catalogue } from './language';

const places = {
  everywhere: 'Everywhere',
  search: 'In the search of a list',
  lists: 'In a list',
  groups: 'On the head of a group',
  details: 'Beside open details',
};

const does = {
  find: 'Find an address, a command or a place',
  refresh: 'Refresh the account',
  views: 'Overview, wallets, contracts, changes',
  settings: 'Settings',
  hide: 'Hide or show values',
  zoom: 'Larger, smaller, actual size',
  sheet: 'These keys',
  search: 'Search',
  move: 'Move',
  ends: 'First, last row',
  open: 'Open details; sort on a heading',
  select: 'Select a row, or up to a row',
  selectAll: 'Select all rows',
  clear: 'Clear the search or selection; back to the search',
  copy: 'Copy the cell or the selected rows',
  intoList: 'Into the list',
  openFirst: 'Open the first that was found',
  fold: 'Fold, unfold it',
  foldAll: 'Fold, unfold all of them',
  copyAddress: 'Copy the address of the row',
  explorer: 'Look its address up in the browser',
  favourite: 'Make it a favourite, or no longer',
  menu: 'Menu of the row',
  width: 'Make a column narrower, wider',
  fit: 'Fit a column to its values, give it its own width back',
  neighbours: 'Previous, next record',
  close: 'Close details',
};

const keys = {
  shift: 'Shift',
  control: 'Ctrl',
  space: 'Space',
  enter: 'Enter',
  escape: 'Esc',
  home: 'Home',
  end: 'End',
  pageUp: 'PgUp',
  pageDown: 'PgDn',
};

/** What the keys of the app do. */
export const shortcutWords = catalogue('shortcuts', { places, does, keys });
