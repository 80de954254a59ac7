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
  areIdentical,
  findAgain,
  followAlarms,
  followSelection,
  haveSameOrder,
} from './follow-records';
import { withChanges } from './list-state';
import { hasDraft } from './note-actions';
import { useWindow } from './store';
import type { WindowState } from './window-state';

const { getState, setState } = useWindow;

/** Longest name in a message, in UTF-16 units. */
const longestName = 100;

/** Announces that the record whose details were open is gone, and where to find a note that was being typed there. */
const tellGone = (row: RowOf[ListName]): void => {
  const text = getState().valuesHidden ? null : fieldText(recordName(row));
  const called = text === null || text.trim() === '' ? null : plainLine(text, longestName);
  const gone = activityWords.recordGone(called);
  const walletId = 'id' in row ? fieldText(row.id) : null;
  const isKept = hasDraft({ address: fieldText(recordAddress(row)) ?? '', walletId });
  announce({ kind: 'warning', text: isKept ? `${gone} ${noteWords.kept}` : gone });
};

/** The rows of the previous answer if the newer ones are the same, so that results computed from them stay valid. */
export const keepEarlier = <Name extends ListName>(
  list: Name,
  rows: readonly RowOf[Name][],
): readonly RowOf[Name][] => {
  const before: readonly RowOf[Name][] | undefined = getState().followed[list];
  return before && areIdentical(list, before, rows) ? before : rows;
};

/**
 * The window state with newer rows of a list. The selection and the open details follow their records. If no row has
 * moved, the marks stay, so that nothing flickers. Otherwise alarm marks follow their records, and other marks go until
 * main has sent new ones.
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
  const isMoved = marked && !haveSameOrder(list, before, rows);
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

/** Stores newer rows. Announces it if the record whose details are on screen is gone. */
export const takeRows = (next: (now: WindowState) => WindowState): void => {
  const before = getState();
  setState(next(before));
  const list = listNames.find((name) => name === before.view);
  if (list === undefined || getState().lists[list].open !== null) return;
  const gone = before.followed[list]?.[before.lists[list].open ?? -1];
  if (gone) tellGone(gone);
};
