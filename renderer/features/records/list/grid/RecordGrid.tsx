import { useEffect, useMemo, useRef, type CSSProperties, type ReactNode } from 'react';
import type { ListName, RowOf } from '../../../../../shared/account';
import { findAgain } from '../../../../store/follow-records';
import { openRecord, setWidth, setColumnsWithoutRoom } from '../../../../store/list-actions';
import { isSelected } from '../../../../store/selection';
import { headHeight } from '../../../../ui/head-height';
import { showGrid } from '../focus';
import type { ListActions } from '../row-actions';
import type { ShownList } from '../use-list';
import { useActiveCell, type ActiveCell } from './active-cell';
import { fitWidth } from './fit-column';
import type { PlacedColumn } from './grid-column';
import { GridHead } from './GridHead';
import { GridRow } from './GridRow';
import { GroupHead } from './GroupHead';
import { IdenticonStrip } from './IdenticonStrip';
import { createLayout, itemOfRecord, rowHeights, type FindAgain } from './layout';
import { useHitMarks } from './mark-hits';
import {
  placeActions,
  placeColumns,
  rooms,
  totalOf,
  tracksOf,
  useCharacterWidth,
} from './place-columns';
import styles from './RecordGrid.module.css';
import { RowButtons } from './RowButtons';
import { useFollowOpen } from './use-follow-open';
import { useGridKeys } from './use-grid-keys';
import { addressIfRepeated, useGridPointer, type DrawnList } from './use-grid-pointer';
import { useKeepPlace, useViewport, type Viewport } from './use-viewport';

interface RowsProps<Name extends ListName> extends DrawnList<Name> {
  readonly viewport: Viewport;
  readonly pointed: ActiveCell | null;
  /** The item that shows its buttons; null for none. */
  readonly acting: number | null;
  /** Key of the address under the pointer or in the active cell; null for none. */
  readonly same: string | null;
  /** The record that the user was just taken to; -1 for none. */
  readonly jumpedTo: number;
}

/** The rendered rows, inside their groups if there are any. */
function GridRows<Name extends ListName>(props: RowsProps<Name>) {
  const { view, acts, layout, placed: columns, active, viewport, same, jumpedTo } = props;
  const { pointed, acting } = props;
  const { definition, state, rows, groups, context, selection } = view;
  const { open, group: by } = state;
  const { first, drawn, capacity, slotOf } = viewport;
  const end = first + drawn;
  const marked = same && addressIfRepeated(same, columns, { rows, layout, first, end });

  const drawRow = (item: number, top: number): ReactNode => {
    const record = layout.recordOf(item);
    const row = rows[record];
    if (row === undefined) return null;
    const ofRow = item === acting && open !== record ? acts.actionsOf(record) : null;
    return (
      <GridRow
        // Keys are slots: elements are reused for rows that scroll into view, which is cheaper than creating new ones.
        key={slotOf(layout.placeOf(item))}
        row={row}
        record={record}
        item={item}
        top={top}
        level={groups ? 2 : undefined}
        columns={columns}
        context={context}
        remarkOn={view.remarkOn}
        active={active.row === item ? active.column : -1}
        pointed={pointed?.row === item ? pointed.column : -1}
        selected={isSelected(selection, record)}
        open={open === record}
        jumpedTo={jumpedTo === record}
        same={marked}
        actions={ofRow && <RowButtons key={record} actions={ofRow} />}
      />
    );
  };
  const drawRows = (from: number, to: number, top: number): ReactNode[] => {
    const drawnRows: ReactNode[] = [];
    for (let item = from; item < to; item += 1) {
      drawnRows.push(drawRow(item, layout.topOf(item) - top));
    }
    return drawnRows;
  };
  const drawGroup = (place: number): ReactNode => {
    if (!groups || !by) return null;
    const { grouping, present, starts } = groups;
    const count = (starts[place + 1] ?? 0) - (starts[place] ?? 0);
    const head = layout.headOf(place);
    const next = place + 1 === present.length ? layout.items : layout.headOf(place + 1);
    const top = layout.topOf(head);
    return (
      <div
        key={place % capacity}
        role="rowgroup"
        className={styles['group']}
        style={{ top, height: headHeight + (next - head - 1) * layout.rowHeight }}
      >
        <GroupHead
          {...{ by, grouping, rows, context, count }}
          group={present[place] ?? 0}
          counted={definition.count(count)}
          item={head}
          columns={columns.length}
          folded={layout.isFolded(place)}
          active={active.row === head}
        />
        {drawRows(Math.max(head + 1, first), Math.min(next, end), top)}
      </div>
    );
  };
  const firstGroup = layout.groupOf(first);
  if (firstGroup < 0 || layout.items === 0) return drawRows(first, end, 0);
  const drawnGroups: ReactNode[] = [];
  // Starts with the group of the first item, including its head, which sticks to the top.
  for (let group = firstGroup; group <= layout.groupOf(end - 1); group += 1) {
    drawnGroups.push(drawGroup(group));
  }
  return drawnGroups;
}

interface Props<Name extends ListName> {
  readonly view: ShownList<Name>;
  readonly acts: ListActions<Name>;
  /** Shown in place of rows if there are none; false while not known. */
  readonly empty: ReactNode;
}

/**
 * A virtualised grid of records after the ARIA grid pattern, or a treegrid while they are grouped. Only visible items
 * are in the document, `aria-rowcount` counts all items that are not folded away, and every action works by keyboard.
 */
export function RecordGrid<Name extends ListName>({ view, acts, empty }: Props<Name>) {
  const { definition, state, rows, shown, groups, folded, context } = view;
  const { list } = definition;
  const { widths, sort } = state;
  // The grid scrolls to the top when the question changes.
  const { asked: question } = view;
  const grid = useRef<HTMLDivElement>(null);
  const ruler = useRef<HTMLSpanElement>(null);
  const rowHeight = rowHeights[state.density];
  const layout = useMemo(
    () => createLayout({ rows: shown, groups, folded, rowHeight }),
    [shown, groups, folded, rowHeight],
  );
  const viewport = useViewport(grid, layout, question);
  const { first, drawn, capacity, page, width, onScroll } = viewport;
  const end = first + drawn;
  const character = useCharacterWidth(ruler);
  const columns = useMemo(
    () => placeColumns(view.columns, { available: width, character, widths }),
    [view.columns, width, character, widths],
  );
  const isEmpty = shown.length === 0 && empty !== false;
  // The active cell and the scroll position follow their records.
  const findRecord: FindAgain<RowOf[Name]> = (before, record, now) =>
    findAgain(list, before, record, now);
  const { active, moveTo, setActive, toTop, holding } = useActiveCell(grid, {
    rows,
    layout,
    columns: columns.length,
    isEmpty,
    findAgain: findRecord,
  });
  const looked = { rows, layout, active: active.row, height: viewport.height, question };
  const notePlace = useKeepPlace(grid, looked, findRecord);
  const drawing = { view, acts, layout, placed: columns, active };
  const pointer = useGridPointer({ ...drawing, setActive });
  const { pointed, same, row: acting, handlers } = pointer;
  const actions = placeActions(columns, width);
  const onFit = (column: PlacedColumn<RowOf[Name]>): void => {
    const place = Math.max(0, layout.placeOf(first));
    const of = { rows, shown: layout.rows, first: place, drawn, context };
    setWidth(list, column.name, fitWidth(column, column === columns[0], of));
  };
  const onKeyDown = useGridKeys({ ...drawing, moveTo, page, onFit });

  useEffect(() => {
    if (grid.current) grid.current.scrollTop = 0;
    toTop();
  }, [question, toTop]);
  // After the effect above, which would scroll away from a record just opened.
  const { jumpedTo, landed } = useFollowOpen(grid, {
    view,
    layout,
    drawn: [first, end],
    active,
    setActive,
  });
  useEffect(() =>
    showGrid((toOpen) => {
      const [record] = layout.all;
      if (record === undefined) return;
      moveTo({ row: itemOfRecord(layout, record) ?? 0, column: 0 });
      if (toOpen) openRecord(list, record);
    }),
  );

  useHitMarks(grid, columns, view.hits);

  useEffect(() => {
    const hasRoom = new Set(columns.map(({ name }) => name));
    const names = view.columns.map(({ name }) => name);
    setColumnsWithoutRoom(
      list,
      names.filter((name) => !hasRoom.has(name)),
    );
  }, [list, view.columns, columns]);

  const firstGroup = layout.groupOf(first);
  const isStuck = firstGroup >= 0 && layout.items > 0 && active.row === layout.headOf(firstGroup);
  const isAway = (active.row < first || active.row >= end) && !isStuck;
  return (
    <div className={isEmpty ? `${styles['frame']} ${styles['without']}` : styles['frame']}>
      <div
        ref={grid}
        role={groups ? 'treegrid' : 'grid'}
        aria-label={definition.label}
        aria-rowcount={layout.items + 1}
        aria-colcount={columns.length}
        aria-multiselectable="true"
        // While the active cell is not rendered, the grid itself is in the tab order.
        tabIndex={isAway && active.row >= 0 ? 0 : -1}
        data-copying={actions.copy === null ? 'among' : 'beside'}
        data-tight={actions.isTight}
        className={styles['grid']}
        style={
          {
            ...rooms,
            '--tracks': tracksOf(columns),
            '--total': `${totalOf(columns)}px`,
            '--actions': `${actions.end}px`,
            '--covered': `${actions.covered}px`,
            '--beside': `${actions.beside}px`,
            '--copy': `${actions.copy ?? 0}px`,
            '--window': `${width}px`,
            '--row-height': `${rowHeight}px`,
          } as CSSProperties
        }
        onScroll={(event) => {
          notePlace();
          onScroll(event);
        }}
        onKeyDown={(event) => {
          notePlace();
          onKeyDown(event);
        }}
        onPointerDown={notePlace}
        onAnimationEnd={landed}
        {...handlers}
        {...holding}
        onBlur={(event) => {
          holding.onBlur();
          handlers.onBlur(event);
        }}
      >
        <span ref={ruler} aria-hidden="true" className={styles['ruler']} />
        <GridHead
          {...{ list, columns, sort, onFit }}
          active={active.row === -1 ? active.column : -1}
        />
        <div
          role={groups ? 'presentation' : 'rowgroup'}
          className={styles['rows']}
          style={{ height: layout.height }}
        >
          <GridRows {...drawing} {...{ viewport, pointed, acting, same, jumpedTo }} />
          {columns.map(
            ({ name, identicons, start }) =>
              identicons &&
              shown.length > 0 && (
                <IdenticonStrip
                  key={name}
                  {...{ identicons, start, rows, layout, context, first, end, capacity }}
                />
              ),
          )}
        </div>
      </div>
      {isEmpty && <div className={styles['empty']}>{empty}</div>}
    </div>
  );
}
