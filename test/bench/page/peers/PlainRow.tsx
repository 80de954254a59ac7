import type { CSSProperties, ReactNode } from 'react';
import { columns, type PeerColumn } from './columns';

interface Props {
  /** Index among the shown rows, from 0. */
  readonly index: number;
  readonly style: CSSProperties;
  readonly placing?: string;
  readonly cell: (column: PeerColumn) => ReactNode;
}

/** A row for the libraries that do not draw rows themselves. */
export function PlainRow({ index, style, placing = '', cell }: Props) {
  return (
    <div role="row" aria-rowindex={index + 2} className={`row ${placing}`} style={style}>
      {columns.map((column) => (
        <div
          key={column.field}
          role="gridcell"
          className="cell"
          style={{ width: `${column.share}%` }}
        >
          {cell(column)}
        </div>
      ))}
    </div>
  );
}

export function PlainHead() {
  return (
    <div role="row" aria-rowindex={1} className="head">
      {columns.map(({ field, label, share }) => (
        <div key={field} role="columnheader" className="cell" style={{ width: `${share}%` }}>
          {label}
        </div>
      ))}
    </div>
  );
}
