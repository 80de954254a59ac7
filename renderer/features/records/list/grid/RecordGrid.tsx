import { useEffect, useMemo, useRef, type CSSProperties, type ReactNode } from 'react';
import { showGrid } from '../focus';
import { foldKey } from '../model/groups';
import { fitWidth } from './fit-column';
import type { PlacedColumn } from './grid-column';
import { GridHead } from './GridHead';
import { GridRow, GroupHead } from './GridRow';
import { IdenticonStrip } from './IdenticonStrip';
import type { GridProps } from './grid-props';
import { createLayout, headHeight, rowHeights } from './layout';
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
import { isSelected } from '../../../../store/selection';
import { comesAgain, useGridPointer } from './use-grid-pointer';
import { useActiveCell } from './active-cell';
import { useFollowOpen } from './use-follow-open';
import { useGridKeys } from './use-grid-keys';
import { useKeepPlace, useViewport } from './use-viewport';

/**
 * A virtualised grid of records after the ARIA grid pattern, a treegrid while they are grouped: only what is in sight is
 * in the document, the counts tell of all that is not folded away, and everything can be done with the keyboard.
 */
export function RecordGrid<Row>(props: GridProps<Row>) {
  const { label, rows, shown, groups, folded, context, widths, selection, open, question } = props;
  const { onFold, onOpen, findAgain } = props;
  const grid = useRef<HTMLDivElement>(null);
  const ruler = useRef<HTMLSpanElement>(null);
  const rowHeight = rowHeights[props.density];
  const layout = useMemo(() => {
    const isFolded = (group: number): boolean =>
      groups !== null &&
      folded.size > 0 &&
      folded.has(foldKey(groups.grouping, groups.present[group] ?? 0));
    return createLayout({ rows: shown, groups, isFolded, rowHeight });
  }, [shown, groups, folded, rowHeight]);
  const viewport = useViewport(grid, layout, question);
  const { first, drawn, capacity, slotOf, page, width, onScroll } = viewport;
  const end = first + drawn;
  const character = useCharacterWidth(ruler);
  const columns = useMemo(
    () => placeColumns(props.columns, { available: width, character, widths }),
    [props.columns, width, character, widths],
  );
  const { active, moveTo, setActive, toTop, holding } = useActiveCell(grid, {
    rows,
    layout,
    columns: columns.length,
    findAgain,
  });
  const looked = { rows, layout, active: active.row, height: viewport.height, question };
  const notePlace = useKeepPlace(grid, looked, findAgain);
  const {
    same,
    row: pointedRow,
    forget,
    handlers,
  } = useGridPointer({
    ...props,
    layout,
    placed: columns,
    active,
    setActive,
  });
  const actions = placeActions(columns, width);
  const onFit = (column: PlacedColumn<Row>): void => {
    const place = Math.max(0, layout.placeOf(first));
    const of = { rows, shown: layout.rows, first: place, drawn, context };
    props.onWidth(column.name, fitWidth(column, column === columns[0], of));
  };
  const onKeyDown = useGridKeys({ ...props, layout, placed: columns, active, moveTo, page, onFit });

  useEffect(() => {
    if (grid.current) grid.current.scrollTop = 0;
    toTop();
  }, [question, toTop]);
  // After the effect above, which would take a record that was just gone to out of sight again.
  const { jumpedTo, landed } = useFollowOpen(grid, {
    rows,
    layout,
    drawn: [first, end],
    open,
    active,
    setActive,
    folded,
    onFold,
  });
  useEffect(() =>
    showGrid((toOpen) => {
      const [record] = layout.all;
      if (record === undefined) return;
      // The first row, or the head that it is folded under.
      moveTo({ row: layout.rows[0] === record ? layout.itemOf(0) : 0, column: 0 });
      if (toOpen) onOpen(record);
    }),
  );

  useHitMarks(grid, columns, props.hits);

  const { onYield } = props;
  const yielded = props.columns
    .filter(({ name }) => !columns.some((column) => column.name === name))
    .map(({ name }) => name)
    .join(' ');
  useEffect(() => {
    onYield(yielded === '' ? [] : yielded.split(' '));
  }, [yielded, onYield]);

  const drawRow = (item: number, top: number): ReactNode => {
    const record = layout.recordOf(item);
    const row = rows[record];
    if (row === undefined) return null;
    return (
      <GridRow
        // Elements are used again for the rows that come into sight, which is cheaper than making new ones.
        key={slotOf(layout.placeOf(item))}
        row={row}
        record={record}
        item={item}
        top={top}
        level={groups ? 2 : undefined}
        columns={columns}
        context={context}
        remarkOn={props.remarkOn}
        active={active.row === item ? active.column : -1}
        selected={isSelected(selection, record)}
        open={open === record}
        jumpedTo={jumpedTo === record}
        same={marked}
        actions={item === pointedRow && open !== record ? props.actions(record) : null}
      />
    );
  };
  const isEmpty = shown.length === 0 && props.empty !== false;
  const marked = same && comesAgain(same, columns, { rows, layout, first, end });
  const drawRows = (from: number, to: number, top: number): ReactNode[] => {
    const drawnRows: ReactNode[] = [];
    for (let item = from; item < to; item += 1) {
      drawnRows.push(drawRow(item, layout.topOf(item) - top));
    }
    return drawnRows;
  };
  const drawGroup = (group: number): ReactNode => {
    const number = groups?.present[group] ?? 0;
    const count = (groups?.starts[group + 1] ?? 0) - (groups?.starts[group] ?? 0);
    const head = layout.headOf(group);
    const isLast = group + 1 === groups?.present.length;
    const next = isLast ? layout.items : layout.headOf(group + 1);
    const top = layout.topOf(head);
    return (
      <div
        key={group % capacity}
        role="rowgroup"
        className={styles['group']}
        style={{ top, height: headHeight + (next - head - 1) * rowHeight }}
      >
        <GroupHead
          item={head}
          columns={columns.length}
          folded={layout.isFolded(group)}
          active={active.row === head}
        >
          {props.titleOf(number, count)}
        </GroupHead>
        {drawRows(Math.max(head + 1, first), Math.min(next, end), top)}
      </div>
    );
  };
  const firstGroup = layout.groupOf(first);
  const drawGroups = (): ReactNode[] => {
    const drawnGroups: ReactNode[] = [];
    // The group of the first item with its head, which stays on top.
    for (let group = firstGroup; group <= layout.groupOf(end - 1); group += 1) {
      drawnGroups.push(drawGroup(group));
    }
    return drawnGroups;
  };
  const isGrouped = firstGroup >= 0 && layout.items > 0;
  const isStuck = isGrouped && active.row === layout.headOf(firstGroup);
  const isAway = (active.row < first || active.row >= end) && !isStuck;
  return (
    <div className={isEmpty ? `${styles['frame']} ${styles['without']}` : styles['frame']}>
      <div
        ref={grid}
        role={groups ? 'treegrid' : 'grid'}
        aria-label={label}
        aria-rowcount={layout.items + 1}
        aria-colcount={columns.length}
        aria-multiselectable="true"
        // While the cell of the keyboard is out of sight, Tab still has to find the grid.
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
          forget();
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
          columns={columns}
          sort={props.sort}
          onSort={props.onSort}
          onWidth={props.onWidth}
          onFit={onFit}
          active={active.row === -1 ? active.column : -1}
        />
        <div
          role={groups ? 'presentation' : 'rowgroup'}
          className={styles['rows']}
          style={{ height: layout.height }}
        >
          {isGrouped ? drawGroups() : drawRows(first, end, 0)}
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
      {isEmpty && <div className={styles['empty']}>{props.empty}</div>}
    </div>
  );
}
