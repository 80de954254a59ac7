import type { ListName } from '../../shared/account';
import { main } from '../bridge';
import { listDefinitions } from '../list/columns';
import type { RowOf } from '../list/columns/list-definition';
import type { ListColumn } from '../list/model/list-column';
import { noSelection, type Selection } from '../list/grid/selection';
import { noFilters, type Filters } from '../list/model/list-query';
import { restoreList, viewToKeep, type ListState } from './list-state';
import { useWindow } from './store';

const { getState, setState } = useWindow;

/** Milliseconds without a change after which the looks of a list are kept. */
const keepAfter = 600;

interface Waiting {
  readonly keep: () => void;
  readonly timer: ReturnType<typeof setTimeout>;
}

const waiting = new Map<string, Waiting>();

const keepSoon = (list: ListName): void => {
  const profileId = getState().app?.activeProfileId;
  if (!profileId) return;
  const key = `${profileId} ${list}`;
  const view = viewToKeep(getState().lists[list]);
  clearTimeout(waiting.get(key)?.timer);
  const keep = (): void => {
    waiting.delete(key);
    void main.saveView({ profileId, list, view });
  };
  waiting.set(key, { keep, timer: setTimeout(keep, keepAfter) });
};

// A window that closes waits for no timer.
addEventListener('pagehide', () => {
  for (const { keep } of waiting.values()) keep();
});

const change = (list: ListName, changes: Partial<ListState>): void => {
  const { lists } = getState();
  setState({ lists: { ...lists, [list]: { ...lists[list], ...changes } } });
};

const changeLooks = (list: ListName, changes: Partial<ListState>): void => {
  change(list, changes);
  keepSoon(list);
};

/** Shows the lists of a profile as they were left. */
export const restoreLists = async (profileId: string): Promise<void> => {
  const views = await main.readViews({ profileId });
  if (!views.ok || getState().app?.activeProfileId !== profileId) return;
  const { wallets, contracts } = views.value;
  setState({ lists: { wallets: restoreList(wallets), contracts: restoreList(contracts) } });
};

export const search = (list: ListName, text: string): void => {
  change(list, { search: text });
};

export const filter = (list: ListName, filters: Filters): void => {
  changeLooks(list, { filters });
};

/** Shows every record again. */
export const clearQuestion = (list: ListName): void => {
  changeLooks(list, { search: '', filters: noFilters });
};

/** Up, then down, then as the service sent them. */
export const sortBy = (list: ListName, column: string): void => {
  const { sort } = getState().lists[list];
  const isSame = sort?.column === column;
  if (isSame && sort.direction === 'descending') changeLooks(list, { sort: null });
  else changeLooks(list, { sort: { column, direction: isSame ? 'descending' : 'ascending' } });
};

/** Sets the width of a column in pixels; null leaves it to the grid. */
export const setWidth = (list: ListName, column: string, width: number | null): void => {
  const others = Object.entries(getState().lists[list].widths).filter(([name]) => name !== column);
  const own = width === null ? [] : [[column, width] as const];
  changeLooks(list, { widths: Object.fromEntries([...others, ...own]) });
};

/** Shows or hides a column. */
export const toggleColumn = (list: ListName, column: string): void => {
  const { hidden } = getState().lists[list];
  const isHidden = hidden.includes(column);
  changeLooks(list, {
    hidden: isHidden ? hidden.filter((name) => name !== column) : [...hidden, column],
  });
};

/** Gives all columns their places and widths back. */
export const resetColumns = (list: ListName): void => {
  changeLooks(list, { hidden: [], widths: {} });
};

export const select = (list: ListName, selection: Selection): void => {
  change(list, { selection });
};

/** Opens the details of a record, or closes them. */
export const openRecord = (list: ListName, record: number | null): void => {
  change(list, { open: record });
};

/** Goes to the details of a record of either list. */
export const goToRecord = (list: ListName, record: number): void => {
  change(list, { open: record, search: '', filters: noFilters });
  setState({ view: list });
};

/** Goes to the records of a list that some filters let through. */
export const showFiltered = (list: ListName, filters: Filters): void => {
  change(list, { open: null, search: '', filters });
  setState({ view: list });
};

/** Goes to the records of a list that a search text finds. */
export const showFound = (
  list: ListName,
  column: string,
  values: readonly (string | null)[],
): void => {
  showFiltered(list, { ...noFilters, values: { [column]: values } });
};

/** Goes to what a search finds in a list. */
export const showSearched = (list: ListName, text: string): void => {
  change(list, { open: null, search: text, filters: noFilters });
  setState({ view: list });
};

/** Where a record is in newer rows: the very same one, or the only one with its key; null when it cannot be told. */
const findAgain = <Row>(
  columns: readonly ListColumn<Row>[],
  key: string,
  before: readonly Row[],
  record: number,
  rows: readonly Row[],
): number | null => {
  const row = before[record];
  const keyOf = columns.find(({ name }) => name === key)?.value;
  if (row === undefined || !keyOf) return null;
  const isSame = (next: Row): boolean => columns.every(({ value }) => value(next) === value(row));
  const twins = rows.flatMap((next, index) => (isSame(next) ? [index] : []));
  if (twins.length > 0) return twins.includes(record) ? record : (twins[0] ?? null);
  const wanted = keyOf(row);
  const withKey = (all: readonly Row[]): readonly number[] =>
    all.flatMap((next, index) => (keyOf(next) === wanted ? [index] : []));
  const found = withKey(rows);
  const isClear = wanted && found.length === 1 && withKey(before).length === 1;
  return isClear ? (found[0] ?? null) : null;
};

/**
 * Takes over new rows: the selection pointed into the old ones, and the record whose details are open
 * is looked for in the new ones.
 */
export const followRows = <Name extends ListName>(
  list: Name,
  before: readonly RowOf[Name][] = [],
  rows: readonly RowOf[Name][] = [],
): void => {
  const { open } = getState().lists[list];
  const { columns, key } = listDefinitions[list];
  const again = open === null ? null : findAgain(columns, key, before, open, rows);
  change(list, { selection: noSelection(rows.length), open: again });
};
