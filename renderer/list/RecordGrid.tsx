import type { ReactNode } from 'react';
import { List, type RowComponentProps } from 'react-window';
import styles from './RecordGrid.module.css';

/** One column: its heading, its share of the width, and what a cell shows. */
export interface Column<Row> {
  readonly name: string;
  readonly label: string;
  readonly cell: (row: Row) => ReactNode;
}

interface Props<Row> {
  readonly label: string;
  readonly rows: readonly Row[];
  readonly columns: readonly Column<Row>[];
  /** Class with the grid's column widths. */
  readonly layout: string | undefined;
  readonly empty: string;
}

interface RowData<Row> {
  readonly rows: readonly Row[];
  readonly columns: readonly Column<Row>[];
  readonly layout: string | undefined;
}

/** Height of every row in pixels, the same as `--row`. */
const rowHeight = 40;

function GridRow<Row>({ index, style, rows, columns, layout }: RowComponentProps<RowData<Row>>) {
  const row = rows[index];
  if (row === undefined) return null;
  return (
    <div
      role="row"
      aria-rowindex={index + 2}
      style={style}
      className={[styles['row'], layout].join(' ')}
    >
      {columns.map(({ name, cell }, column) => (
        <div key={name} role="gridcell" aria-colindex={column + 1} className={styles['cell']}>
          {cell(row)}
        </div>
      ))}
    </div>
  );
}

/** A virtualised table of records: only the rows in sight are in the document, the counts tell of all. */
export function RecordGrid<Row>({ label, rows, columns, layout, empty }: Props<Row>) {
  return (
    <div
      role="grid"
      aria-label={label}
      aria-rowcount={rows.length + 1}
      aria-colcount={columns.length}
      className={styles['grid']}
    >
      <div role="presentation" className={styles['table']}>
        {' '}
        <div role="rowgroup">
          <div role="row" aria-rowindex={1} className={[styles['head'], layout].join(' ')}>
            {columns.map(({ name, label: heading }, column) => (
              <div
                key={name}
                role="columnheader"
                aria-colindex={column + 1}
                className={styles['cell']}
              >
                {heading}
              </div>
            ))}
          </div>
        </div>
        {rows.length === 0 ? (
          <p className={styles['empty']}>{empty}</p>
        ) : (
          <List<RowData<Row>>
            role="rowgroup"
            tabIndex={0}
            className={styles['rows'] ?? ''}
            rowComponent={GridRow}
            rowCount={rows.length}
            rowHeight={rowHeight}
            rowProps={{ rows, columns, layout }}
            overscanCount={6}
          />
        )}
      </div>
    </div>
  );
}
