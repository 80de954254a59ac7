import type { KeyboardEvent } from 'react';
import type { ListName, RowOf } from '../../../../../shared/account';
import { fold, openRecord, select, setWidth } from '../../../../store/list-actions';
import { shortcutKey } from '../../../../store/shortcut-keys';
import { focusSearch } from '../focus';
import type { RowAction } from '../row-actions';
import type { PlacedColumn } from './grid-column';
import { foldAll, foldOne } from './layout';
import type { DrawnList } from './use-grid-pointer';
import { moveActive, type ActiveCell } from './active-cell';
import { limitWidth } from './place-columns';
import {
  anchorAt,
  extendTo,
  noSelection,
  selectAll,
  selectOne,
  toggle,
} from '../../../../store/selection';

interface Options<Name extends ListName> extends DrawnList<Name> {
  readonly moveTo: (cell: ActiveCell) => void;
  readonly page: number;
  /** Makes a column as wide as its values. */
  readonly onFit: (column: PlacedColumn<RowOf[Name]>) => void;
}

/** Pixels by which Alt and an arrow key change the width of a column. */
const widthStep = 16;

const steps: Readonly<Record<string, number>> = { ArrowLeft: -widthStep, ArrowRight: widthStep };

/** The action on a record for a key pressed with Ctrl or Cmd. */
const actionOf = (event: KeyboardEvent): RowAction | null => {
  const key = shortcutKey(event);
  if (key === 'c') return event.shiftKey ? 'copy' : null;
  if (event.shiftKey) return null;
  return key === 'Enter' ? 'explorer' : key === 'd' ? 'star' : null;
};

/** All keyboard handling of a grid. */
export const useGridKeys = <Name extends ListName>(options: Options<Name>) => {
  const { view, acts, layout, placed, active, moveTo, page, onFit } = options;
  const { definition, rows, shown, selection } = view;
  const { list } = definition;
  const { open } = view.state;
  const known = layout.recordOf(active.row);
  const record = known < 0 ? undefined : known;
  const column = placed[active.column];

  const move = (event: KeyboardEvent): boolean => {
    const key = { key: event.key, command: event.ctrlKey || event.metaKey };
    const next = moveActive(active, key, { rows: layout.items, columns: placed.length, page });
    if (!next) return false;
    moveTo(next);
    const reached = layout.recordOf(next.row);
    if (reached < 0 || next.row === active.row) return true;
    if (event.shiftKey) {
      const isAnchored = record === undefined || layout.rows.includes(selection.anchor);
      const from = isAnchored ? selection : selectOne(selection, record);
      select(list, extendTo(from, layout.rows, layout.placeOf(next.row)));
    } else {
      const anchored = anchorAt(selection, reached);
      if (anchored !== selection) select(list, anchored);
    }
    if (open !== null) openRecord(list, reached);
    return true;
  };

  const resize = (event: KeyboardEvent): boolean => {
    const step = steps[event.key];
    if (!event.altKey || step === undefined || !column) return false;
    if (!event.shiftKey) setWidth(list, column.name, limitWidth(column.width + step));
    else if (step > 0) onFit(column);
    else setWidth(list, column.name, null);
    return true;
  };

  /** As in a tree: Left folds a group or moves to its head, Right unfolds it; with Shift, all groups. */
  const foldGroups = (event: KeyboardEvent): boolean => {
    const group = layout.groupOf(active.row);
    if (group < 0 || event.ctrlKey || event.metaKey || event.altKey) return false;
    const isLeft = event.key === 'ArrowLeft';
    const isSide = isLeft || event.key === 'ArrowRight';
    if (event.shiftKey && isSide) fold(list, foldAll(layout, isLeft));
    else if (layout.isHead(active.row)) {
      const isFolded = layout.isFolded(group);
      if (event.key === 'Enter' || event.key === ' ') fold(list, foldOne(layout, group));
      else if (!isSide) return false;
      else if (isFolded !== isLeft) fold(list, foldOne(layout, group));
    } else if (isLeft && active.column === 0) moveTo({ row: layout.headOf(group), column: 0 });
    else return false;
    return true;
  };

  const act = (event: KeyboardEvent): boolean => {
    const isCommand = event.ctrlKey || event.metaKey;
    const action = isCommand && !event.altKey ? actionOf(event) : null;
    const letter = isCommand && !event.altKey && !event.shiftKey ? shortcutKey(event) : '';
    const isCopy = letter === 'c' && window.getSelection()?.isCollapsed !== false;
    if (letter === 'a') select(list, selectAll(selection, shown));
    else if (event.key === 'Escape' && selection.count > 0) {
      select(list, noSelection(rows.length));
    } else if (event.key === 'Escape' && open === null) focusSearch();
    else if (isCopy && selection.count > 0) acts.copySelected();
    else if (record === undefined || !column) return false;
    else if (action) acts.act(record, action);
    else if (event.key === 'Enter') openRecord(list, record);
    else if (event.key === ' ' && event.shiftKey) {
      select(list, extendTo(selection, layout.rows, layout.placeOf(active.row)));
    } else if (event.key === ' ') select(list, toggle(selection, record));
    else if (isCopy) acts.copyValue(record, column);
    else return false;
    return true;
  };

  return (event: KeyboardEvent): void => {
    const done =
      resize(event) || foldGroups(event) || (!event.altKey && (act(event) || move(event)));
    if (!done) return;
    // Selected text no longer belongs to the active cell, and would be copied instead of it.
    getSelection()?.empty();
    event.preventDefault();
    event.stopPropagation();
  };
};
