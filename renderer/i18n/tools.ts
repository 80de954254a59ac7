import type { ListName } from '../../shared/account';
import type { ListGroup } from '../../shared/list-view';
import { integer, plural } from './plural';
import { catalogue } from './language';

const groups: Readonly<Record<ListGroup, string>> = {
  asset: 'asset',
  type: 'type',
  deployer: 'deployer',
  month: 'month',
};

const searchIn: Readonly<Record<ListName, string>> = {
  wallets: 'Search wallets',
  contracts: 'Search contracts',
};

const one: Readonly<Record<ListName, string>> = { wallets: 'wallet', contracts: 'contract' };

const all = (parts: number): string =>
  ['this', 'this', 'both', 'all three', 'all four', 'all five'][parts] ??
  `all ${integer.format(parts)}`;

/** What is said above a list, and where it has nothing to show. */
export const toolWords = catalogue('tools', {
  searchIn,
  findKey: (isMac: boolean): string => (isMac ? '⌘F' : 'Ctrl F'),
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
  /** At the head of all filters. */
  filtersOn: (count: number) =>
    count === 0 ? 'No filter is on' : plural(count, 'filter is on', 'filters are on'),
  group: 'Group',
  groupedBy: (group: string) => `Group: ${group}`,
  /** Among the filters, to be taken away like one of them. */
  grouped: (group: string) => `Grouped by ${group}`,
  groups,
  noGroup: 'none',
  /** What the icons at the start of rows mean. */
  marked: {
    alike: {
      wallets: (count: number) =>
        count === 1 ? '1 looks like another' : `${integer.format(count)} look alike`,
      /** Of their own addresses and those of their deployers. */
      contracts: (count: number) => `${integer.format(count)} with look-alikes`,
    },
    mismatch: (count: number) => plural(count, 'wrong checksum', 'wrong checksums'),
    changed: (count: number) => `${integer.format(count)} new or changed`,
    repeated: (count: number) => plural(count, 'duplicate', 'duplicates'),
  },
  compact: 'Compact rows',
  columns: 'Columns',
  resetColumns: 'Reset columns',
  tools: 'More tools',
  noMatch: (list: ListName, parts: number) => `No ${one[list]} matches ${all(parts)}`,
  removeOne: (parts: number): string => (parts === 1 ? 'Remove it:' : 'Remove one of them:'),
  searchText: (text: string) => `“${text}”`,
  without: (count: number) => `${integer.format(count)} match without it`,
  empty: { wallets: 'No wallets in this account', contracts: 'No contracts in this account' },
  emptyText:
    'The service answered, and its list is empty. As soon as there are any, they appear here.',
  unknown: { wallets: 'Wallets not known', contracts: 'Contracts not known' },
});
