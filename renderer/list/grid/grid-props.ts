import type { ReactNode } from 'react';
import type { Sort } from '../model/list-query';
import type { CellContext, GridColumn } from './grid-column';
import type { HitMarks } from './mark-hits';
import type { Selection } from './selection';

/** What a grid shows, and whom it tells of what is done in it; its mouse and keyboard are handed the same. */
export interface GridProps<Row> {
  readonly label: string;
  readonly rows: readonly Row[];
  /** Places in `rows`, in the order on screen. */
  readonly shown: Uint32Array;
  readonly columns: readonly GridColumn<Row>[];
  readonly context: CellContext;
  readonly widths: Readonly<Record<string, number>>;
  readonly onWidth: (column: string, width: number | null) => void;
  readonly sort: Sort | null;
  readonly onSort: (column: string) => void;
  readonly selection: Selection;
  readonly onSelection: (selection: Selection) => void;
  /** The record whose details are open. */
  readonly open: number | null;
  readonly onOpen: (record: number) => void;
  /** Copies the selected rows, or the value under the keyboard. */
  readonly onCopy: (record: number, column: GridColumn<Row>) => void;
  /** In place of rows when none are shown. */
  readonly empty: ReactNode;
  /** What is marked in the cells; null while there is nothing. */
  readonly hits: HitMarks | null;
  /** The grid goes back to its top when this changes. */
  readonly question: unknown;
}
