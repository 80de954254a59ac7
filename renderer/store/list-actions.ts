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

/** Milliseconds without a change after which the looks of a list are kept. */
const keepAfter = 600;

interface Waiting {
  readonly keep: () => void;
  readonly timer: ReturnType<typeof setTimeout>;
}

const waiting = new Map<string, Waiting>();

const keepSoon = (list: ListName): void => {
  const profileId = activeId();
  if (profileId === null) return;
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
  setState(({ lists }) => ({ lists: withChanges(lists, list, changes) }));
};

const changeLooks = (list: ListName, changes: Partial<ListState>): void => {
  change(list, changes);
  keepSoon(list);
};

const isKeptAlike = (one: ListState, other: ListState): boolean =>
  JSON.stringify(viewToKeep(one)) === JSON.stringify(viewToKeep(other));

/**
 * How a list was left in an earlier run, where that differs from how it is shown and nobody has changed it while main was
 * asked. What is the same stays the very same value: with other filters, the list goes back to its top.
 */
const changesTo = (view: ListView, asked: ListState, now: ListState): Partial<ListState> => {
  const [left, shown] = [restoreView(view), viewToKeep(asked)];
  const names = (Object.keys(shown) as (keyof ListView)[]).filter(
    (name) =>
      now[name] === asked[name] && JSON.stringify(view[name]) !== JSON.stringify(shown[name]),
  );
  return Object.fromEntries(names.map((name) => [name, left[name]]));
};

/** Shows the lists of a profile as they were left in an earlier run. */
export const restoreLists = async (profileId: string): Promise<void> => {
  const { lists: asked } = getState();
  const views = await main.readViews({ profileId });
  // Left meanwhile, or come back to, which has asked again and been answered first.
  if (!isActive(profileId) || getState().restoredLists === profileId) return;
  setState({ restoredLists: profileId });
  if (!views.ok) return;
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

/** Shows every record again. */
export const clearQuestion = (list: ListName): void => {
  changeLooks(list, { search: '', filters: noFilters });
};

/** Up, then down, then as the service sent them. Answers what the list is sorted by now. */
export const sortBy = (list: ListName, column: string): Sort | null => {
  const { sort: before } = getState().lists[list];
  const isSame = before?.column === column;
  const direction = isSame ? 'descending' : 'ascending';
  const sort =
    isSame && before.direction === 'descending' ? null : ({ column, direction } as const);
  changeLooks(list, { sort });
  return sort;
};

/** As the service sent them, or what fits a search best first. */
export const clearSort = (list: ListName): void => {
  changeLooks(list, { sort: null });
};

/** Sets the width of a column in pixels; null leaves it to the grid. */
export const setWidth = (list: ListName, column: string, width: number | null): void => {
  const others = Object.entries(getState().lists[list].widths).filter(([name]) => name !== column);
  const own = width === null ? [] : [[column, width] as const];
  changeLooks(list, { widths: Object.fromEntries([...others, ...own]) });
};

/** Which columns the list has no room for. What is known already changes nothing: the whole list would be drawn anew. */
export const tellNoRoom = (list: ListName, noRoom: readonly string[]): void => {
  if (noRoom.join() !== getState().lists[list].noRoom.join()) change(list, { noRoom });
};

/** Shows or hides a column. A list that is ordered by it goes back to its usual order. */
export const toggleColumn = (list: ListName, column: string): void => {
  const { hidden: before } = getState().lists[list];
  const isHidden = before.includes(column);
  const hidden = isHidden ? before.filter((name) => name !== column) : [...before, column];
  changeLooks(list, { hidden });
};

/** Gives all columns their places and widths back, and the list its usual order. */
export const resetColumns = (list: ListName): void => {
  changeLooks(list, { hidden: [], widths: {}, sort: null });
};

/** Puts records under heads, all of them unfolded; null lets them stand alone. */
export const groupBy = (list: ListName, group: ListState['group']): void => {
  changeLooks(list, { group, folded: new Set(), foldedFound: new Set() });
};

/** Folds groups away, until the list is grouped anew; those of a search only until there is another. */
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

/** Closes the details to go on in their list, wherever they were opened from. */
export const stayInList = (list: ListName): void => {
  setOpen(list, null);
};

/** Closes the details; those that were opened from the changes lead back there. */
export const closeRecord = (list: ListName): void => {
  const isBack = getState().fromHistory === list;
  stayInList(list);
  if (isBack) show('activity');
};

/** Goes to a list, in the place of what it is compared with. */
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
 * Goes to the details of a record of either list. `record` is its place in the answer on screen. While the list of that
 * answer is still coming, what is open is a place in the rows before, so the record is opened once the list is there.
 */
export const goToRecord = (list: ListName, record: number): void => {
  const { account } = getState();
  const isComing = account !== null && account[list] === undefined;
  const open = isComing ? null : record;
  goToList(list, { open, search: '', filters: noFilters }, isComing ? { list, record } : null);
};

/** Goes from the changes to the details of a record; closing them leads back. */
export const goFromHistory = (list: ListName, record: number): void => {
  goToRecord(list, record);
  setState({ fromHistory: list });
};

/** Goes to the records of a list that some filters let through. */
export const showFiltered = (list: ListName, filters: Filters): void => {
  goToList(list, { open: null, search: '', filters });
};

/** Goes to the records of a list that have one of these values in a column; null stands for "not given". */
export const showWithValues = (
  list: ListName,
  column: string,
  values: readonly (string | null)[],
): void => {
  showFiltered(list, { ...noFilters, values: { [column]: values } });
};

/** Goes to what a search finds in a list. */
export const showSearched = (list: ListName, text: string): void => {
  goToList(list, { open: null, search: text, filters: noFilters, foldedFound: new Set() });
};
