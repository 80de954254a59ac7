import type { Sort } from '../../../../store/list-state';
import type { ReactNode } from 'react';
import type { ListView } from '../../../../../shared/list-view';
import type { Groups } from '../model/groups';
import type { MenuPlace } from '../../../../store/native-menu';
import type { RowAction } from '../row-actions';
import type { CellContext, GridColumn, Remark } from './grid-column';
import type { FindAgain } from './layout';
import type { HitMarks } from './mark-hits';
import type { Selection } from '../../../../store/selection';

/** What a grid shows, and whom it tells of what is done in it; its mouse and keyboard are handed the same. */
export interface GridProps<Row> {
  readonly label: string;
  readonly rows: readonly Row[];
  /** Finds a record of an earlier answer in these rows: the keyboard and what is in sight stay with theirs. */
  readonly findAgain: FindAgain<Row>;
  /** Places in `rows`, in the order on screen; with groups, those that are folded away among them. */
  readonly shown: Uint32Array;
  /** The groups that they are in; null while they stand alone. */
  readonly groups: Groups | null;
  /** What the head of a group says: what its rows share, and how many they are. */
  readonly titleOf: (group: number, count: number) => ReactNode;
  /** The groups that are folded away, by `foldKey`. */
  readonly folded: ReadonlySet<string>;
  readonly onFold: (folded: ReadonlySet<string>) => void;
  readonly density: ListView['density'];
  readonly columns: readonly GridColumn<Row>[];
  readonly context: CellContext;
  /** What there is to say of a record; the same function from one drawing to the next. */
  readonly remarkOn: (row: Row, record: number, context: CellContext) => Remark | null;
  readonly widths: Readonly<Record<string, number>>;
  readonly onWidth: (column: string, width: number | null) => void;
  readonly sort: Sort | null;
  readonly onSort: (column: string) => void;
  readonly selection: Selection;
  readonly onSelection: (selection: Selection) => void;
  /** The record whose details are open. */
  readonly open: number | null;
  readonly onOpen: (record: number) => void;
  readonly onCopySelected: () => void;
  /** Copies the value under the keyboard. */
  readonly onCopy: (record: number, column: GridColumn<Row>) => void;
  /** Buttons for the record that is pointed at. */
  readonly actions: (record: number) => ReactNode;
  readonly onAction: (record: number, action: RowAction) => void;
  /** Told which columns have given way for want of room. */
  readonly onYield: (columns: readonly string[]) => void;
  /** A menu is wanted for a record, at a place of the window; null for the column where no cell is pointed at. */
  readonly onMenu: (record: number, column: GridColumn<Row> | null, place: MenuPlace) => void;
  /** In place of rows when none are shown. */
  readonly empty: ReactNode;
  /** What is marked in the cells; null while there is nothing. */
  readonly hits: HitMarks | null;
  /** The grid goes back to its top when this changes. */
  readonly question: unknown;
}
