import { plainView, type ChecksumState } from '../../shared/list-view';
import type { ListView } from '../../shared/file-schemas';
import type { ListName, RowOf } from '../../shared/account';
import { noSelection, type Selection } from './selection';

/** Whose address deployed a contract. A missing one is "not given", which is no unknown deployer. */
export const deployerKinds = ['wallet', 'contract', 'foreign', 'no-address', 'not-given'] as const;
export type DeployerKind = (typeof deployerKinds)[number];

/** The records of an account; absent until asked for. */
export type AccountRows = { readonly [Name in ListName]?: readonly RowOf[Name][] };

/** A column and the way it is ordered by. */
export type Sort = NonNullable<ListView['sort']>;

/** Which rows are let through, search aside. */
export interface Filters {
  /** By column, the values that are let through, exactly as given; null is "not given". None or [] lets all through. */
  readonly values: Readonly<Record<string, readonly (string | null)[]>>;
  /** [] lets all through. */
  readonly checksums: readonly ChecksumState[];
  /** Only the rows that differ from the specification, or any. */
  readonly differs: 'any' | 'only';
  /** Only the rows that have changed since they were last looked at. The list filters by it: its model knows no history. */
  readonly changed?: 'only';
  /** Only the person's favourites, where it is there. */
  readonly favourites?: 'only';
  /** Only the rows with an address that looks like another one of the account. The list filters by it, too. */
  readonly alike?: 'only';
  /** Contracts by whose address deployed them; [] or none lets all through. The list filters by it, too. */
  readonly deployers?: readonly DeployerKind[];
}

/** Lets everything through. */
export const noFilters: Filters = { values: {}, checksums: [], differs: 'any' };

/** How a list is looked at. What of it outlives the run is told by `viewToKeep`. */
export interface ListState {
  readonly search: string;
  readonly filters: Filters;
  readonly sort: Sort | null;
  readonly hidden: readonly string[];
  /** Widths set by hand in pixels, by column. */
  readonly widths: Readonly<Record<string, number>>;
  /** Columns that there is no room for just now; not by the person's choice, so not kept. */
  readonly noRoom: readonly string[];
  readonly group: ListView['group'];
  /** Groups that are folded away, by `foldKey`. */
  readonly folded: ReadonlySet<string>;
  /** The same of what a search has found: what it finds is in sight until it is folded. */
  readonly foldedFound: ReadonlySet<string>;
  readonly density: ListView['density'];
  /** Width of the details, in CSS pixels. */
  readonly details: number;
  /** Of the rows that are followed, as `withRows` has it. */
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

/** The order of a list where these columns are hidden: that of a hidden one would be a riddle. */
const sortBeside = (sort: Sort | null, hidden: readonly string[]): Sort | null =>
  sort && hidden.includes(sort.column) ? null : sort;

/** The lists with another way to look at one of them, which is never ordered by a column that it hides. */
export const withChanges = (lists: Lists, list: ListName, changes: Partial<ListState>): Lists => {
  const next = { ...lists[list], ...changes };
  return { ...lists, [list]: { ...next, sort: sortBeside(next.sort, next.hidden) } };
};

/** What a list is left as from one run to the next, as its state has it; the other way round, `viewToKeep`. */
export const restoreView = ({ filters, ...looks }: ListView): Pick<ListState, keyof ListView> => ({
  ...looks,
  filters: {
    values: { asset: filters.assets, type: filters.types },
    checksums: filters.checksums,
    differs: filters.differs ? 'only' : 'any',
  },
});

/** Lists of an account that was left in this run: its records are other ones by now. */
export const reopenLists = ({ wallets, contracts }: Lists): Lists => {
  const { selection, open, noRoom } = freshList;
  const reopen = (list: ListState): ListState => ({ ...list, selection, open, noRoom });
  return { wallets: reopen(wallets), contracts: reopen(contracts) };
};

/** Longest value of a filter that is kept; a longer one lasts for this run. */
const longestKept = 200;
const mostKept = 50;

const keepable = (values: readonly (string | null)[] = []): (string | null)[] =>
  values.filter((value) => (value ?? '').length <= longestKept).slice(0, mostKept);

/** What is kept of a list for the next run: no addresses, which would lie in a plain file. */
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
    differs: state.filters.differs === 'only',
  },
});
