import type { ListName } from '../../shared/account';
import type { ListView } from '../../shared/list-view';
import { noSelection, type Selection } from '../list/grid/selection';
import { noFilters, type Filters, type Sort } from '../list/model/list-query';

/** How a list is looked at. All but the search, the deployers, the selection and the open record outlive the run. */
export interface ListState {
  readonly search: string;
  readonly filters: Filters;
  readonly sort: Sort | null;
  readonly hidden: readonly string[];
  /** Widths set by hand in pixels, by column. */
  readonly widths: Readonly<Record<string, number>>;
  readonly selection: Selection;
  /** Place in the list of the record whose details are open. */
  readonly open: number | null;
}

export type Lists = Readonly<Record<ListName, ListState>>;

const freshList: ListState = {
  search: '',
  filters: noFilters,
  sort: null,
  hidden: [],
  widths: {},
  selection: noSelection(0),
  open: null,
};

export const freshLists: Lists = { wallets: freshList, contracts: freshList };

/** A list as it was left in an earlier run. */
export const restoreList = ({ sort, hidden, widths, filters }: ListView): ListState => ({
  ...freshList,
  sort,
  hidden,
  widths,
  filters: {
    values: { asset: filters.assets, type: filters.types },
    checksums: filters.checksums,
    differs: filters.differs ? 'only' : 'any',
  },
});

/** Longest value of a filter that is kept; a longer one lasts for this run. */
const longestKept = 200;
const mostKept = 50;

const keepable = (values: readonly (string | null)[] = []): (string | null)[] =>
  values.filter((value) => (value ?? '').length <= longestKept).slice(0, mostKept);

/** What is kept of a list for the next run: no addresses, which would lie in a plain file. */
export const viewToKeep = ({ sort, hidden, widths, filters }: ListState): ListView => ({
  sort,
  hidden: [...hidden],
  widths,
  filters: {
    assets: keepable(filters.values['asset']),
    types: keepable(filters.values['type']),
    checksums: [...filters.checksums],
    differs: filters.differs === 'only',
  },
});
