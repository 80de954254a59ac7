import type { ListName } from '../../shared/account';
import type { ListGroup } from '../../shared/list-view';
import { integer, plural, records, scriptsIn } from './plural';
import { catalogue } from './language';

const one: Readonly<Record<ListName, string>> = { wallets: 'wallet', contracts: 'contract' };

const all = (parts: number): string =>
  ['this', 'this', 'both', 'all three', 'all four', 'all five'][parts] ??
  `all ${integer.format(parts)}`;

/** Texts above a list, and for an empty list. */
export const toolWords = catalogue('tools', {
  searchIn: {
    wallets: 'Search wallets',
    contracts: 'Search contracts',
  } satisfies Readonly<Record<ListName, string>>,
  findKey: (isMac: boolean): string => (isMac ? '⌘F' : 'Ctrl+F'),
  clearSearch: 'Clear search',
  filter: 'Filter',
  filters: (count: number) => `Filter, ${integer.format(count)} chosen`,
  deployer: 'Deployer',
  date: 'Date',
  after: 'From',
  before: 'Before',
  addressCheck: 'Address check',
  marks: 'Problems and marks',
  unusual: 'Incomplete or unusual',
  remove: (part: string) => `Remove “${part}”`,
  or: 'or',
  orOthers: (count: number) => `or ${plural(count, 'other', 'others')}`,
  more: (count: number) => `+${integer.format(count)}`,
  moreFilters: (count: number) => plural(count, 'more filter', 'more filters'),
  clearAll: 'Clear all',
  /** Heading above all filters. */
  filtersOn: (count: number) =>
    count === 0 ? 'No filter is on' : plural(count, 'filter is on', 'filters are on'),
  group: 'Group',
  groupedBy: (group: string) => `Group: ${group}`,
  /** Shown among the filters, and removed like a filter. */
  grouped: (group: string) => `Grouped by ${group.toLowerCase()}`,
  groups: {
    asset: 'Asset',
    type: 'Type',
    deployer: 'Deployer',
    month: 'Month',
  } satisfies Readonly<Record<ListGroup, string>>,
  noGroup: 'None',
  /** Meanings of the icons at the start of rows. */
  marked: {
    alike: {
      wallets: (count: number) =>
        count === 1 ? '1 looks like another' : `${integer.format(count)} look alike`,
      /** Counts look-alikes of the contracts' own addresses and of their deployers. */
      contracts: (count: number) => `${integer.format(count)} with look-alikes`,
    },
    mismatch: (count: number) => plural(count, 'wrong checksum', 'wrong checksums'),
    malformed: (count: number) => plural(count, 'malformed address', 'malformed addresses'),
    changed: (count: number) => `${integer.format(count)} new or changed`,
    gone: (count: number) => `${integer.format(count)} gone`,
    repeated: (count: number) => plural(count, 'duplicate', 'duplicates'),
  },
  compact: 'Compact rows',
  columns: 'Columns',
  resetColumns: 'Reset columns',
  lastColumn: 'the last one stays',
  tools: 'More tools',
  noMatch: (list: ListName, parts: number) => `No ${one[list]} matches ${all(parts)}`,
  removeOne: (parts: number): string => (parts === 1 ? 'Remove it:' : 'Remove one of them:'),
  searchText: (text: string) => `“${text}”`,
  without: (count: number) => `${integer.format(count)} match without it`,
  empty: { wallets: 'No wallets in this account', contracts: 'No contracts in this account' },
  emptyText: 'The service answered with an empty list. As soon as there are any, they appear here.',
  /** For an empty list from which records that the user has seen are gone. */
  emptyGone: (list: ListName, count: number) =>
    `The service answered with an empty list. ${records[list](count)} that you had seen here ${count === 1 ? 'is' : 'are'} gone.`,
  showChanges: 'Show changes',
  unknown: { wallets: 'Wallets not known', contracts: 'Contracts not known' },
});

const scripts = scriptsIn('en', 'other');

/** Texts about names and addresses with unexpected letters. */
export const scriptWords = {
  mixed: (codes: readonly string[]) => `mixed scripts: ${scripts(codes)}`,
  mixedHint: 'Letters of these scripts can look alike, so this name may not be what it seems.',
  foreign: 'unusual characters',
  foreignHint:
    'Addresses and IDs are made of plain letters and digits. This one contains others, or spaces, which are easy to miss.',
};

/** Texts of the lists of wallets and contracts. */
export const listWords = {
  searchIn: (list: string) => `Search and filters: ${list}`,
  operatorHint: (operators: string) => `Understands ${operators}`,
  completions: 'Completions',
  notUnderstood: (text: string) => `Not understood and left out: ${text}`,
  searching: {
    /** By the English names, which the search accepts in every language. */
    operators: {
      type: 'type',
      address: 'address',
      by: 'by',
      after: 'from',
      before: 'before',
      note: 'note',
      is: 'is',
      checksum: 'checksum',
    } as Readonly<Record<string, string>>,
    states: {
      changed: 'changed',
      new: 'new',
      alarm: 'alarm',
      duplicate: 'duplicate',
      favourite: 'favourite',
    },
    checksums: {
      valid: 'valid',
      none: 'none',
      mismatch: 'mismatch',
      malformed: 'malformed',
      unchecked: 'unchecked',
    },
    unknownOperator: (name: string, text: string) =>
      text === ''
        ? `There is no operator “${name}”.`
        : `There is no operator “${name}”: “${text}” was searched for as text.`,
    unknownValue: (text: string, name: string, values: readonly string[]) =>
      `“${text}” was left out: “${name}” takes ${values.join(', ')}.`,
    unknownDate: (text: string) =>
      `“${text}” was left out: a date is written like 2024, 2024-03 or 2024-03-31.`,
    tooMany: (text: string, others: number, most: number, areAddresses: boolean) => {
      const what =
        others === 0 ? `“${text}” was` : `“${text}” and ${integer.format(others)} more were`;
      const hint = areAddresses ? ' “Compare with a list…” takes more.' : '';
      return `${what} left out: at most ${integer.format(most)} at once.${hint}`;
    },
    more: (count: number) => `${plural(count, 'more was', 'more were')} not understood.`,
    cut: (most: number) =>
      `A search can have at most ${integer.format(most)} characters: the rest was left out.`,
    leftOut: (text: string) => `“${text}” was not found and is left out`,
    byRank: 'Best match first',
    sortedBy: (column: string) => `Sorted by ${column}`,
    inAddresses: 'Found inside addresses only',
  },
  find: 'Find…',
  findValue: (column: string) => `Find a value: ${column}`,
  moreValues: 'There are more: type to find them.',
  count: (count: number) => integer.format(count),
  unknown: '–',
  noRoom: 'needs a wider window',
  nothingToDo: 'Nothing was done: this record has no address.',
  menuOutdated: 'The records changed while the menu was open. Open it again.',
  shown: (shown: number, all: string, total: number) =>
    shown === total ? all : `${integer.format(shown)} of ${all}`,
  assetCount: (count: number) => plural(count, 'asset', 'assets'),
  datesIn: { utc: 'Dates in UTC', local: 'Dates in local time' },
  /** Shown after "Dates in local time". */
  localZone: (zone: string) => `(${zone})`,
  datesHint: 'Switch between UTC and local time',
  keyHint: (isMac: boolean) => `Space selects · ${isMac ? '⌘' : 'Ctrl+'}C copies · ? keys`,
  checking: 'Checking addresses…',
  undated: (count: number) =>
    `${plural(count, 'record', 'records')} without a certain time left out.`,
  selected: (count: number) => `${integer.format(count)} selected`,
  clearSelection: 'Clear selection',
  copyRows: (count: number) => `Copy ${plural(count, 'row', 'rows')}`,
  foldHint: 'Fold or unfold; Shift with ← or → folds or unfolds all groups',
  noCertainTime: 'No certain time',
  /** For screen readers, after a column heading was pressed. */
  sorted: {
    ascending: (column: string) => `Sorted by ${column}, ascending`,
    descending: (column: string) => `Sorted by ${column}, descending`,
    none: (column: string) => `No longer sorted by ${column}`,
  },
  sortHint: 'Sort; Alt with an arrow key changes the width, a double click on the edge fits it',
  repeated: 'Appears in the list more than once, perhaps in other capitals',
};

/** Texts about addresses. */
export const addressWords = {
  mismatch: 'Wrong checksum (EIP-55)',
  malformed: 'Not in the format of its asset’s addresses',
  states: {
    valid: 'Checksum valid',
    none: 'No checksum given',
    mismatch: 'Wrong checksum',
    malformed: 'Not 0x and 40 digits',
    unchecked: 'No checksum known for the asset',
  },
};

/** Texts about copying. */
export const copyingWords = {
  copied: (what: string) => `Copied ${what}`,
  /** Shown, but not read aloud, before the name and the whole address. */
  done: 'Copied',
  named: (address: string, name: string) => `${address}, ${name}`,
  copiedRows: (count: number, guarded: number) =>
    `Copied ${plural(count, 'row', 'rows')}` +
    (guarded > 0
      ? `. ${plural(guarded, 'cell', 'cells')} got a ' in front, so that a spreadsheet neither runs nor changes ${guarded === 1 ? 'it' : 'them'}.`
      : ''),
  changed:
    'The clipboard holds something else now: another program may have replaced it. Compare before you paste.',
  outdated:
    'Nothing was copied: a newer answer has come, and the address you were asked about is no longer in the same place. Look at the record again.',
  doubtTitle: 'Copy this address?',
  alarmedIn: (profile: string) =>
    `In the profile “${profile}”, this address is part of a change that nobody has acknowledged. Compare both addresses there before you use it.`,
  copyAnyway: 'Copy anyway',
  selectionTooLong:
    'Nothing was copied: while there may be an alarm, only shorter selections can be copied. Select less, or acknowledge the alarm first.',
  tooLong: 'This value is too long to copy by itself. Select its row and copy that.',
  copyAsItCame: 'Copy as received',
  copyWithout: 'Copy without them',
  capitals:
    'Its capitals do not match EIP-55: a character may be wrong. Ask the provider before you send anything to this address.',
  malformed:
    'It is not 0x and 40 digits, as addresses of its asset should be: a part may be missing. Ask the provider before you send anything to it.',
  odd: 'It has characters that no address has:',
  oddHidden: 'It has characters that no address has. Show the values to see which.',
  oddKinds: {
    space: 'a space or line break',
    unseen: 'invisible',
    foreign: 'can look like another letter',
  },
  oddNames: {
    'U+0009': 'tab',
    'U+000A': 'line break',
    'U+000D': 'line break',
    'U+0020': 'space',
    'U+00A0': 'no-break space',
    'U+200B': 'zero-width space',
    'U+200C': 'zero-width non-joiner',
    'U+200D': 'zero-width joiner',
    'U+202E': 'reverses the text direction',
    'U+2060': 'word joiner',
    'U+FEFF': 'zero-width no-break space',
  } as Readonly<Record<string, string>>,
  without: 'Without them, the address would be as follows. This is not what the service sent:',
  similar: {
    name: {
      record: {
        wallets: 'Another wallet of this account has the same name, and this address:',
        contracts: 'Another contract of this account has the same name, and this address:',
      },
      renamed: {
        wallets: 'The wallet that had this name before has this address, and is now called:',
        contracts: 'The contract that had this name before has this address, and is now called:',
      },
      former: {
        wallets: 'A wallet with the same name had this address:',
        contracts: 'A contract with the same name had this address:',
      },
    },
    look: {
      former: (list: ListName, until: string | null) =>
        `It looks like the address that a ${list === 'wallets' ? 'wallet' : 'contract'} had${until === null ? '' : ` until ${until}`}:`,
      note: 'It looks like an address in your notes:',
    },
    unknown: 'A known record has the same name, but a different address.',
    compare: 'Different characters are marked. Make sure that you want this one.',
    hidden: 'Show the values to compare them. Make sure that you want this one.',
  },
  doubtRowsTitle: 'Copy these rows?',
  doubtRows: {
    odd: (count: number) =>
      `${plural(count, 'of these rows has', 'of these rows have')} an address with spaces or characters that no address has.`,
    name: (count: number) =>
      `${plural(count, 'of these rows has', 'of these rows have')} the same name as another record, but a different address.`,
    look: (count: number) =>
      `${plural(count, 'of these rows has', 'of these rows have')} an address that looks like a former one or like one in your notes.`,
    capitals: (count: number) =>
      `${plural(count, 'of these rows has', 'of these rows have')} an address whose capitals do not match EIP-55: a character may be wrong.`,
    malformed: (count: number) =>
      `${plural(count, 'of these rows has', 'of these rows have')} an address that is not 0x and 40 digits, as addresses of its asset should be: a part may be missing.`,
  },
  doubtRowsAdvice: 'Ask the provider before you send anything to them.',
};
