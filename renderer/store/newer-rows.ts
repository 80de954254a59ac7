import {
  fieldText,
  listNames,
  recordAddress,
  recordName,
  type ListName,
  type RowOf,
} from '../../shared/account';
import { plainLine } from '../../shared/unseen';
import { activityWords } from '../i18n/activity';
import { noteWords } from '../i18n/notes';
import { announce } from './announce';
import {
  areAlike,
  findAgain,
  followAlarms,
  followSelection,
  haveSamePlaces,
} from './follow-records';
import { withChanges } from './list-state';
import { hasDraft } from './note-actions';
import { useWindow } from './store';
import type { WindowState } from './window-state';

const { getState, setState } = useWindow;

/** Longest name that is said, in UTF-16 units. */
const longestName = 100;

/** Tells that a record is gone whose details were open, and where a note is that was being typed in them. */
const tellGone = (row: RowOf[ListName]): void => {
  const text = getState().valuesHidden ? null : fieldText(recordName(row));
  const called = text === null || text.trim() === '' ? null : plainLine(text, longestName);
  const gone = activityWords.recordGone(called);
  const walletId = 'id' in row ? fieldText(row.id) : null;
  const isKept = hasDraft({ address: fieldText(recordAddress(row)) ?? '', walletId });
  announce({ kind: 'warning', text: isKept ? `${gone} ${noteWords.kept}` : gone });
};

/** The rows of an earlier answer where newer ones are the same, so that what was worked out from them still holds. */
export const keepEarlier = <Name extends ListName>(
  list: Name,
  rows: readonly RowOf[Name][],
): readonly RowOf[Name][] => {
  const before: readonly RowOf[Name][] | undefined = getState().followed[list];
  return before && areAlike(list, before, rows) ? before : rows;
};

/**
 * The window with newer rows of a list: what was selected, marked and open in those before is looked for in them. Marks of
 * rows that have not moved stay, so that nothing flickers. Of others, those of alarms follow their records, and the rest goes
 * until main has told the new ones.
 */
export const withRows = <Name extends ListName>(
  now: WindowState,
  list: Name,
  rows: readonly RowOf[Name][],
): WindowState => {
  const { account, followed, fromHistory, lists, marks, opening } = now;
  const before: readonly RowOf[Name][] = followed[list] ?? [];
  const { open: opened, selection: selected } = lists[list];
  const isAwaited = opening?.list === list;
  const followedTo = opened === null ? null : findAgain(list, before, opened, rows);
  const open = isAwaited ? opening.record : followedTo;
  const selection = followSelection(list, before, rows, selected);
  const { [list]: marked } = marks;
  const isMoved = marked && !haveSamePlaces(list, before, rows);
  return {
    ...now,
    account: account && { ...account, [list]: rows },
    followed: { ...followed, [list]: rows },
    lists: withChanges(lists, list, { selection, open }),
    opening: isAwaited ? null : opening,
    fromHistory: open === null && fromHistory === list ? null : fromHistory,
    marks: isMoved ? { ...marks, [list]: followAlarms(list, before, rows, marked) } : marks,
  };
};

/** Shows the window with newer rows, and tells of details on screen that it has no record for any more. */
export const takeRows = (next: (now: WindowState) => WindowState): void => {
  const before = getState();
  setState(next(before));
  const list = listNames.find((name) => name === before.view);
  if (list === undefined || getState().lists[list].open !== null) return;
  const gone = before.followed[list]?.[before.lists[list].open ?? -1];
  if (gone) tellGone(gone);
};
