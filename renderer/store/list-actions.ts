import {
  noFilters,
  restoreView,
  viewToKeep,
  withChanges,
  type Filters,
  type ListState,
  type Sort,
} from './list-state';
import { listNames, type ListName } from '../../shared/account';
import type { ListView } from '../../shared/file-schemas';
import { main } from '../bridge';
import { show } from './navigate';
import type { Selection } from './selection';
import { useWindow, activeId, isActive } from './store';
import type { WindowState } from './window-state';

const { getState, setState } = useWindow;

/** Milliseconds without a change after which the view of a list is saved. */
const keepAfter = 600;

interface Waiting {
  readonly keep: () => void;
  readonly timer: ReturnType<typeof setTimeout>;
}

const waiting = new Map<string, Waiting>();

/** Saves the view of a list, unless the stored one has not been read: a view that nobody saw must not be replaced. */
const keepSoon = (list: ListName): void => {
  const profileId = activeId();
  if (profileId === null || getState().restoredLists !== profileId) return;
  const key = `${profileId} ${list}`;
  const view = viewToKeep(getState().lists[list]);
  clearTimeout(waiting.get(key)?.timer);
  const keep = (): void => {
    waiting.delete(key);
    void main.saveView({ profileId, list, view });
  };
  waiting.set(key, { keep, timer: setTimeout(keep, keepAfter) });
};

// A closing window does not wait for timers.
addEventListener('pagehide', () => {
  for (const { keep } of waiting.values()) keep();
});

const change = (list: ListName, changes: Partial<ListState>): void => {
  setState(({ lists }) => ({ lists: withChanges(lists, list, changes) }));
};

const changeLooks = (list: ListName, changes: Partial<ListState>): void => {
  change(list, changes);
  keepSoon(list);
};

const isKeptAlike = (one: ListState, other: ListState): boolean =>
  JSON.stringify(viewToKeep(one)) === JSON.stringify(viewToKeep(other));

/**
 * The fields of a saved view that differ from the list shown, without those that the user has changed since main was
 * asked. Equal fields are left out so that they keep their identity: new filters would scroll the list to its top.
 */
const changesTo = (view: ListView, asked: ListState, now: ListState): Partial<ListState> => {
  const [left, shown] = [restoreView(view), viewToKeep(asked)];
  const names = (Object.keys(shown) as (keyof ListView)[]).filter(
    (name) =>
      now[name] === asked[name] && JSON.stringify(view[name]) !== JSON.stringify(shown[name]),
  );
  return Object.fromEntries(names.map((name) => [name, left[name]]));
};

/** Shows the lists of a profile as they were left in an earlier run. If that fails, later changes are not saved. */
export const restoreLists = async (profileId: string): Promise<void> => {
  const { lists: asked } = getState();
  const views = await main.readViews({ profileId });
  // The profile was left meanwhile, or left and opened again, with the later request answered first.
  if (!isActive(profileId) || getState().restoredLists === profileId) return;
  if (!views.ok) return;
  setState({ restoredLists: profileId });
  for (const list of listNames) {
    const { [list]: now } = getState().lists;
    change(list, changesTo(views.value[list], asked[list], now));
    if (!isKeptAlike(asked[list], now)) keepSoon(list);
  }
};

export const search = (list: ListName, text: string): void => {
  change(list, { search: text, foldedFound: new Set() });
};

export const filter = (list: ListName, filters: Filters): void => {
  changeLooks(list, { filters });
};

/** Clears the search and the filters, so that every record is shown. */
export const clearSearchAndFilters = (list: ListName): void => {
  changeLooks(list, { search: '', filters: noFilters });
};

/** Sorts by a column: ascending, descending, then in the service's order. Returns the new sort; null for that order. */
export const sortBy = (list: ListName, column: string): Sort | null => {
  const { sort: before } = getState().lists[list];
  const isSame = before?.column === column;
  const direction = isSame ? 'descending' : 'ascending';
  const sort =
    isSame && before.direction === 'descending' ? null : ({ column, direction } as const);
  changeLooks(list, { sort });
  return sort;
};

/** Removes the sort: records come in the service's order or, in a search, with the best match first. */
export const clearSort = (list: ListName): void => {
  changeLooks(list, { sort: null });
};

/** Sets the width of a column in pixels; null leaves it to the grid. */
export const setWidth = (list: ListName, column: string, width: number | null): void => {
  const others = Object.entries(getState().lists[list].widths).filter(([name]) => name !== column);
  const own = width === null ? [] : [[column, width] as const];
  changeLooks(list, { widths: Object.fromEntries([...others, ...own]) });
};

/**
 * Stores which columns the list has no room for; not if they are the same, because the whole list would be drawn again.
 */
export const setColumnsWithoutRoom = (list: ListName, noRoom: readonly string[]): void => {
  if (noRoom.join() !== getState().lists[list].noRoom.join()) change(list, { noRoom });
};

/** Shows or hides a column. A list that is sorted by the hidden column goes back to its usual order. */
export const toggleColumn = (list: ListName, column: string): void => {
  const { hidden: before } = getState().lists[list];
  const isHidden = before.includes(column);
  const hidden = isHidden ? before.filter((name) => name !== column) : [...before, column];
  changeLooks(list, { hidden });
};

/** Shows all columns in their usual widths, and the list in its usual order. */
export const resetColumns = (list: ListName): void => {
  changeLooks(list, { hidden: [], widths: {}, sort: null });
};

/** Groups records under heads, all of them unfolded; null ends the grouping. */
export const groupBy = (list: ListName, group: ListState['group']): void => {
  changeLooks(list, { group, folded: new Set(), foldedFound: new Set() });
};

/** Stores which groups are folded, until the list is grouped anew; during a search only until the search changes. */
export const fold = (list: ListName, folded: ReadonlySet<string>): void => {
  const isSearching = getState().lists[list].search.trim() !== '';
  change(list, isSearching ? { foldedFound: folded } : { folded });
};

export const setDensity = (list: ListName, density: ListState['density']): void => {
  changeLooks(list, { density });
};

/** Sets the width of the details, in CSS pixels within `detailsWidths`. */
export const setDetailsWidth = (list: ListName, details: number): void => {
  changeLooks(list, { details });
};

export const select = (list: ListName, selection: Selection): void => {
  change(list, { selection });
};

const setOpen = (list: ListName, open: number | null): void => {
  setState(({ lists }) => ({ lists: withChanges(lists, list, { open }), fromHistory: null }));
};

/** Opens the details of a record. */
export const openRecord = (list: ListName, record: number): void => {
  setOpen(list, record);
};

/** Closes the details and stays in their list, wherever they were opened from. */
export const stayInList = (list: ListName): void => {
  setOpen(list, null);
};

/** Closes the details. If they were opened from the history, goes back to the history. */
export const closeRecord = (list: ListName): void => {
  const isBack = getState().fromHistory === list;
  stayInList(list);
  if (isBack) show('activity');
};

/** Goes to a list, and closes its comparison. */
const goToList = (
  list: ListName,
  changes: Partial<ListState>,
  opening: WindowState['opening'] = null,
): void => {
  const { comparing, lists } = getState();
  show(list, {
    lists: withChanges(lists, list, changes),
    comparing: comparing?.list === list ? null : comparing,
    opening,
  });
};

/**
 * Goes to the details of a record. `record` is its index in the list of the answer on screen. If that list is still on
 * its way, the record is opened when the list arrives: until then `open` is an index into the previous answer's rows.
 */
export const goToRecord = (list: ListName, record: number): void => {
  const { account } = getState();
  const isComing = account !== null && account[list] === undefined;
  const open = isComing ? null : record;
  goToList(list, { open, search: '', filters: noFilters }, isComing ? { list, record } : null);
};

/** Goes from the history to the details of a record. Closing them leads back. */
export const goFromHistory = (list: ListName, record: number): void => {
  goToRecord(list, record);
  setState({ fromHistory: list });
};

/** Goes to the records of a list that pass some filters. */
export const showFiltered = (list: ListName, filters: Filters): void => {
  goToList(list, { open: null, search: '', filters });
};

/** Goes to the records of a list that have one of these values in a column; null means "not given". */
export const showWithValues = (
  list: ListName,
  column: string,
  values: readonly (string | null)[],
): void => {
  showFiltered(list, { ...noFilters, values: { [column]: values } });
};

/** Goes to the results of a search in a list. */
export const showSearched = (list: ListName, text: string): void => {
  goToList(list, { open: null, search: text, filters: noFilters, foldedFound: new Set() });
};
