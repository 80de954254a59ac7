import { catalogue } from './language';
import { integer, plural, size } from './plural';

const places = {
  everywhere: 'Everywhere',
  search: 'In a list’s search field',
  lists: 'In a list',
  groups: 'On a group heading',
  details: 'With details open',
};

const does = {
  find: 'Find an address, a record, a command or a place',
  refresh: 'Refresh the account',
  views: 'Overview, wallets, contracts, changes',
  settings: 'Settings',
  hide: 'Hide or show values',
  zoom: 'Larger, smaller, actual size',
  sheet: 'Show these shortcuts',
  search: 'Search',
  move: 'Move',
  ends: 'First, last row',
  open: 'Open details; on a heading, sort',
  select: 'Select a row, or up to a row',
  selectAll: 'Select all rows',
  clear: 'Clear the search or selection; back to the search',
  copy: 'Copy the cell or the selected rows',
  intoList: 'Go to the list',
  openFirst: 'Open the first match',
  fold: 'Fold, unfold the group',
  foldAll: 'Fold, unfold all groups',
  copyAddress: 'Copy the address of the row',
  explorer: 'Look up its address in the browser',
  favourite: 'Add to favourites, or remove',
  menu: 'Menu of the row',
  width: 'Make a column narrower, wider',
  fit: 'Fit a column to its values, or reset its width',
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

/** Texts about keyboard shortcuts. */
export const shortcutWords = catalogue('shortcuts', { places, does, keys });

/** Texts of the frame around all screens: the profile, and how current the shown account is. */
export const shellWords = {
  profile: (name: string, about: string | null) =>
    about === null ? `Profile: ${name}` : `Profile: ${name}, ${about}`,
  profiles: 'Profiles',
  manageProfiles: 'Manage profiles…',
  openAlarms: (count: number) => plural(count, 'open alarm', 'open alarms'),
  /** Number of profiles with open alarms, without the profile on screen. */
  otherAlarms: (count: number) =>
    count === 1
      ? 'open alarms in another profile'
      : `open alarms in ${integer.format(count)} other profiles`,
  countOf: (shown: number, all: number) => `${integer.format(shown)} of ${integer.format(all)}`,
  trust: {
    states: {
      reading: 'Reading…',
      live: 'Live',
      corrected: 'Live, clock corrected',
      differs: 'Live, clock differs',
      demo: 'Demo data',
      copy: 'Offline copy',
      old: 'Not live',
      refused: 'Refused',
      stopped: 'Not live, stopped',
      other: 'Another account',
      former: 'Not live',
      failed: 'Failed',
      none: 'No data yet',
    },
    meanings: {
      reading: 'The app is asking the service now.',
      live: 'This is what the service answered.',
      corrected: 'This is what the service answered.',
      differs: 'This is what the service answered.',
      demo: 'This is invented data from a service inside this app.',
      copy: 'This is what the service answered then, kept encrypted on this computer.',
      old: 'The last refresh failed. This is an earlier answer.',
      refused: 'The service refused the last call.',
      stopped: 'The last refresh was stopped.',
      other: 'The service now answers with another account. Nothing from it is shown.',
      former: 'The service now answers with another account. This is the last answer before that.',
      failed: 'The last refresh failed, and there is no earlier answer to show.',
      none: 'There is no answer from the service to show yet.',
    },
    /** Shorter texts for narrow windows; left out where the text is the same. */
    short: {
      corrected: 'Live',
      differs: 'Live, clock?',
      demo: 'Demo',
      copy: 'Offline',
      stopped: 'Not live',
      other: 'Other account',
    },
    /** Shown after a date in the future: the computer's clock was ahead then, or is behind now. */
    clockAhead: 'clock was or is wrong',
    now: 'just now',
    minutes: (count: number) => `${integer.format(count)} min ago`,
    hours: (count: number) => `${integer.format(count)} h ago`,
    days: (count: number) => `${plural(count, 'day', 'days')} ago`,
    /** Age of the shown answer. */
    age: {
      now: 'under 1 min old',
      minutes: (count: number) => `${integer.format(count)} min old`,
      hours: (count: number) => `${integer.format(count)} h old`,
      days: (count: number) => `${plural(count, 'day', 'days')} old`,
    },
    soFar: (seconds: number, count: number) =>
      count === 0
        ? `${integer.format(seconds)} s`
        : `${integer.format(seconds)} s · ${size(count)}`,
    answered: 'Answered',
    lastAnswer: 'Last good answer',
    attempt: 'Last attempt',
    zone: 'Times are in',
    utc: 'UTC',
    here: (zone: string) => `${zone} (this computer)`,
    clock: 'Clock',
  },
};
