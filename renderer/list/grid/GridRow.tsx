import { memo } from 'react';
import styles from './RecordGrid.module.css';
import type { CellContext, CellMark, PlacedColumn } from './grid-column';
import { tailLength } from './place-columns';
import { addressKey } from '../../../shared/address';
import hidden from '../../ui/spoken.module.css';

interface Props<Row> {
  readonly row: Row;
  /** Place in the list. */
  readonly record: number;
  /** Which item of the grid it is, from 0. */
  readonly item: number;
  /** Distance in pixels from the top of what it stands in. */
  readonly top: number;
  /** Depth among groups, from 1; undefined where there are none. */
  readonly level: number | undefined;
  readonly columns: readonly PlacedColumn<Row>[];
  readonly context: CellContext;
  /** Column of the cell that has the keyboard; -1 when it is in another row. */
  readonly active: number;
  readonly selected: boolean;
  readonly open: boolean;
  /** Whether somebody was just led to it. */
  readonly jumpedTo: boolean;
  /** Address that is pointed at somewhere, in lower case. */
  readonly same: string | null;
}

const classOf = (...names: readonly (string | false | undefined)[]): string =>
  names.filter(Boolean).join(' ');

function Mark({ kind, sign, meaning }: CellMark) {
  return (
    <span className={classOf(styles['mark'], styles[kind])} title={meaning}>
      <span aria-hidden="true">{sign}</span>
      <span className={hidden['spoken']}>{meaning}</span>
    </span>
  );
}

/** One row. Its elements are used again for another record when it scrolls out of sight. */
function Row<Row>(props: Props<Row>) {
  const { row, record, item, columns, context, active, selected, open, same } = props;
  return (
    <div
      role="row"
      aria-rowindex={item + 2}
      aria-level={props.level}
      aria-selected={selected}
      className={classOf(
        styles['row'],
        selected && styles['selected'],
        open && styles['open'],
        props.jumpedTo && styles['jumpedTo'],
      )}
      style={{ transform: `translateY(${props.top}px)` }}
    >
      {columns.map((column, index) => {
        const { content, long, mark } = column.view(row, record, context, column.width);
        const fit = mark ? column.fitMarked : column.fit;
        const isCut = long !== undefined && long.length > fit.characters;
        const isSame = same !== null && long !== undefined && addressKey(long) === same;
        return (
          <div
            key={column.name}
            role="gridcell"
            aria-colindex={index + 1}
            tabIndex={index === active ? 0 : -1}
            className={classOf(
              long === undefined ? styles['cell'] : styles['long'],
              isCut && styles['cut'],
              mark && styles['marked'],
              isSame && styles['same'],
            )}
            style={isCut ? fit.style : undefined}
          >
            {mark && <Mark {...mark} />}
            {content}
            {isCut && (
              <span aria-hidden="true" className={styles['tail']}>
                …{long.slice(-tailLength)}
              </span>
            )}
          </div>
        );
      })}
    </div>
  );
}

export const GridRow = memo(Row) as typeof Row;
