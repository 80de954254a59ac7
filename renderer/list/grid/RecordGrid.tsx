import { useEffect, useMemo, useRef, type CSSProperties, type ReactNode } from 'react';
import { GridHead } from './GridHead';
import { GridRow } from './GridRow';
import type { GridProps } from './grid-props';
import { useHitMarks } from './mark-hits';
import { edgeOf, placeColumns, totalOf, tracksOf } from './place-columns';
import styles from './RecordGrid.module.css';
import { isSelected } from './selection';
import { useActiveCell } from './use-active-cell';
import { useCharacterWidth } from './use-character-width';
import { useFollowOpen } from './use-follow-open';
import { useGridKeys } from './use-grid-keys';
import { useGridPointer } from './use-grid-pointer';
import { rowHeight, useViewport } from './use-viewport';

/**
 * A virtualised grid of records after the ARIA grid pattern: only the rows in sight are in the document,
 * the counts tell of all, and everything can be done with the keyboard.
 */
export function RecordGrid<Row>(props: GridProps<Row>) {
  const { label, rows, shown, context, widths, selection, open, empty, question } = props;
  const grid = useRef<HTMLDivElement>(null);
  const ruler = useRef<HTMLSpanElement>(null);
  const { first, drawn, page, width, onScroll } = useViewport(grid, shown.length);
  const character = useCharacterWidth(ruler);
  const columns = useMemo(
    () => placeColumns(props.columns, { available: width, character, widths }),
    [props.columns, width, character, widths],
  );
  const { active, moveTo, setActive, toTop } = useActiveCell(grid, shown.length, columns.length);
  const { same, handlers } = useGridPointer(grid, {
    ...props,
    placed: columns,
    active,
    setActive,
  });
  const onKeyDown = useGridKeys({ ...props, placed: columns, active, moveTo, page });

  useEffect(() => {
    if (grid.current) grid.current.scrollTop = 0;
    toTop();
  }, [question, toTop]);
  // After the effect above, which would take a record that was just gone to out of sight again.
  useFollowOpen(grid, { shown, open, active, setActive });

  useHitMarks(grid, columns, props.hits);

  const body: ReactNode[] = [];
  for (let position = first; position < first + drawn; position += 1) {
    const record = shown[position] ?? -1;
    const row = rows[record];
    if (row === undefined) continue;
    body.push(
      <GridRow
        // Elements are used again for the rows that come into sight, which is cheaper than making new ones.
        key={position % drawn}
        row={row}
        record={record}
        position={position}
        columns={columns}
        context={context}
        active={active.row === position ? active.column : -1}
        selected={isSelected(selection, record)}
        open={open === record}
        same={same}
      />,
    );
  }
  const isAway = active.row < first || active.row >= first + drawn;
  return (
    <div className={styles['frame']}>
      <div
        ref={grid}
        role="grid"
        aria-label={label}
        aria-rowcount={shown.length + 1}
        aria-colcount={columns.length}
        aria-multiselectable="true"
        // While the cell of the keyboard is out of sight, Tab still has to find the grid.
        tabIndex={isAway && active.row >= 0 ? 0 : -1}
        className={styles['grid']}
        style={
          {
            '--tracks': tracksOf(columns),
            '--edge': `${edgeOf(width)}px`,
            '--total': `${totalOf(columns, width)}px`,
          } as CSSProperties
        }
        onScroll={onScroll}
        onKeyDown={onKeyDown}
        {...handlers}
      >
        <span ref={ruler} aria-hidden="true" className={styles['ruler']} />
        <GridHead
          columns={columns}
          sort={props.sort}
          onSort={props.onSort}
          onWidth={props.onWidth}
          active={active.row === -1 ? active.column : -1}
        />
        <div
          role="rowgroup"
          className={styles['rows']}
          style={{ height: shown.length * rowHeight }}
        >
          {body}
        </div>
      </div>
      {shown.length === 0 && <div className={styles['empty']}>{empty}</div>}
    </div>
  );
}
