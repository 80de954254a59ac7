import { plainView, type ChecksumState } from '../../shared/list-view';
import type { ListView } from '../../shared/file-schemas';
import type { ListName, RowOf } from '../../shared/account';
import { noSelection, type Selection } from './selection';

/** What the address that deployed a contract belongs to. A missing address is `not-given`, and not `foreign`. */
export const deployerKinds = ['wallet', 'contract', 'foreign', 'no-address', 'not-given'] as const;
export type DeployerKind = (typeof deployerKinds)[number];

/** Properties that rows can be filtered by, besides their values: each lets only the rows through that have it. */
export const filterMarks = ['alike', 'differs', 'changed', 'favourite'] as const;
export type FilterMark = (typeof filterMarks)[number];

/** The rows of the lists of an account; absent until read. */
export type AccountRows = { readonly [Name in ListName]?: readonly RowOf[Name][] };

/** The column that a list is sorted by, and the direction. */
export type Sort = NonNullable<ListView['sort']>;

/** Which rows are shown, apart from the search. */
export interface Filters {
  /**
   * By column, the values let through, exactly as given; null is "not given". A missing column or [] lets all through.
   */
  readonly values: Readonly<Record<string, readonly (string | null)[]>>;
  /** [] lets all through. */
  readonly checksums: readonly ChecksumState[];
  /** A row must have all of these. */
  readonly marks: readonly FilterMark[];
  /** Contracts by what the deployer's address belongs to; [] lets all through. */
  readonly deployers: readonly DeployerKind[];
}

/** Lets everything through. */
export const noFilters: Filters = { values: {}, checksums: [], marks: [], deployers: [] };

/** How a list is shown. `viewToKeep` returns the part that is saved for the next run. */
export interface ListState {
  readonly search: string;
  readonly filters: Filters;
  readonly sort: Sort | null;
  readonly hidden: readonly string[];
  /** Widths set by the user in pixels, by column. */
  readonly widths: Readonly<Record<string, number>>;
  /** Columns that there is no room for at the moment. Not the user's choice, so not saved. */
  readonly noRoom: readonly string[];
  readonly group: ListView['group'];
  /** Folded groups, by `foldKey`. */
  readonly folded: ReadonlySet<string>;
  /** Folded groups of the current search. Kept apart, because all results are visible until the user folds a group. */
  readonly foldedFound: ReadonlySet<string>;
  readonly density: ListView['density'];
  /** Width of the details, in CSS pixels. */
  readonly details: number;
  /** The selected rows. `withRows` moves the selection to newer rows. */
  readonly selection: Selection;
  /** Index of the record whose details are open; null if none is. */
  readonly open: number | null;
}

export type Lists = Readonly<Record<ListName, ListState>>;

const freshList: ListState = {
  search: '',
  filters: noFilters,
  sort: null,
  hidden: [],
  widths: {},
  noRoom: [],
  group: plainView.group,
  folded: new Set(),
  foldedFound: new Set(),
  density: plainView.density,
  details: plainView.details,
  selection: noSelection(0),
  open: null,
};

export const freshLists: Lists = { wallets: freshList, contracts: freshList };

/**
 * The sort of a list with these columns hidden: null if its own column is, because nobody could see the reason for it.
 */
const sortBeside = (sort: Sort | null, hidden: readonly string[]): Sort | null =>
  sort && hidden.includes(sort.column) ? null : sort;

/** The lists with one of them changed. A list is never sorted by a hidden column. */
export const withChanges = (lists: Lists, list: ListName, changes: Partial<ListState>): Lists => {
  const next = { ...lists[list], ...changes };
  return { ...lists, [list]: { ...next, sort: sortBeside(next.sort, next.hidden) } };
};

/** The list state of a saved view; the inverse of `viewToKeep`. */
export const restoreView = ({ filters, ...looks }: ListView): Pick<ListState, keyof ListView> => ({
  ...looks,
  filters: {
    ...noFilters,
    values: { asset: filters.assets, type: filters.types },
    checksums: filters.checksums,
    marks: filters.differs ? ['differs'] : [],
  },
});

/**
 * The lists of an account that was left in this run, opened again. Its records may be others by now, so no row is
 * selected or open.
 */
export const reopenLists = ({ wallets, contracts }: Lists): Lists => {
  const { selection, open, noRoom } = freshList;
  const reopen = (list: ListState): ListState => ({ ...list, selection, open, noRoom });
  return { wallets: reopen(wallets), contracts: reopen(contracts) };
};

/** Longest filter value that is saved, in UTF-16 units. A longer one lasts for this run only. */
const longestKept = 200;
const mostKept = 50;

const keepable = (values: readonly (string | null)[] = []): (string | null)[] =>
  values.filter((value) => (value ?? '').length <= longestKept).slice(0, mostKept);

/** What is saved of a list for the next run. Without addresses, because the file is not encrypted. */
export const viewToKeep = (state: ListState): ListView => ({
  sort: state.sort,
  hidden: [...state.hidden],
  widths: state.widths,
  group: state.group,
  density: state.density,
  details: state.details,
  filters: {
    assets: keepable(state.filters.values['asset']),
    types: keepable(state.filters.values['type']),
    checksums: [...state.filters.checksums],
    differs: state.filters.marks.includes('differs'),
  },
});
