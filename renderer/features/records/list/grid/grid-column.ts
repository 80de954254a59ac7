import type { CSSProperties, ReactNode } from 'react';
import type { Zone } from '../../../../../shared/profile';
import type { LocalNote } from '../../../../../shared/notes';
import type { SimilarRecord } from '../../../../store/pending-copy';
import type { DeployerName } from '../model/deployer-names';
import type { ListColumn } from '../model/columns';

/**
 * Facts that a cell may need besides its record. One object for the whole grid, so that rows render again when it
 * changes.
 */
export interface CellContext {
  /** Milliseconds since the epoch. */
  readonly now: number;
  readonly zone: Zone;
  /** Assets whose addresses follow EIP-55. */
  readonly evmAssets: ReadonlySet<string>;
  /** The user's note on an address. */
  readonly noteOf: (address: string | null) => LocalNote | null;
  /** The part of a note by which a search found its record, whose name is given; absent while nothing is searched. */
  readonly excerptOf?: (note: LocalNote, name: string | null) => string | null;
  /** Whether another record of the list has the same value in the column. */
  readonly isRepeated: (column: string, record: number) => boolean;
  /** Whether the address in the column looks like another one of the account. */
  readonly isAlike: (column: string, record: number) => boolean;
  /** Whether the address in the column looks like a former address or one in the user's notes. */
  readonly resemblesKnown: (column: string, record: number) => boolean;
  /** Known addresses that the one in the column may be confused with. Searches all known addresses. */
  readonly similarRecordsOf: (column: string, record: number) => readonly SimilarRecord[];
  /** The record of the account that deployed a contract; null if not known. */
  readonly deployerOf: (record: number) => DeployerName | null;
  /** One of `rowMarks`: how the record has changed since everything was last marked as seen. */
  readonly changeOf: (record: number) => number;
}

/** Kinds of remarks on a record, most severe first. */
export const grades = [
  'alarm',
  'sameName',
  'odd',
  'alike',
  'capitals',
  'malformed',
  'mixed',
  'repeated',
  'changed',
  'renamed',
  'added',
] as const;
export type Grade = (typeof grades)[number];

/** The remark on a record: the most severe grade, and the text of all grades. */
export interface Remark {
  readonly grade: Grade;
  readonly meaning: string;
}

/** The content of a cell. */
export interface CellView {
  readonly content: ReactNode;
  /** Text of an address or identifier, which is shortened in the middle if it does not fit. */
  readonly long?: string;
  /** Tooltip, if it says more than the cell. */
  readonly title?: string;
  /** Shown in front of the value, in the space that the look of the column reserves, if there is no identicon. */
  readonly picture?: ReactNode | undefined;
  /** The address that the cell stands for, as written in the app, even if the cell shows a name. */
  readonly address?: string;
  /** Whether the ends of an address are shown at the end of the cell. */
  readonly ends?: boolean;
}

/**
 * The picture in front of the values of a column, and their style. `nameAlone` and `whoAlone` are without their
 * picture, where space is short.
 */
export type ColumnLook = 'name' | 'nameAlone' | 'who' | 'whoAlone' | 'asset' | 'faint';

/** The identicons in front of a column's values. */
export interface Identicons<Row> {
  /** Side length in CSS pixels. */
  readonly size: number;
  /** The address to draw; null for none. */
  readonly of: (row: Row, context: CellContext) => string | null;
}

/** One column of a grid: the source of its values, its widths, and the content of its cells. */
export interface GridColumn<Row> extends ListColumn<Row> {
  readonly label: string;
  readonly look?: ColumnLook;
  readonly identicons?: Identicons<Row> | undefined;
  /** Whether the button that copies from a row copies the value of this column, and is shown at its end. */
  readonly copied?: boolean;
  /** Whether the head of each group already shows the column's values. */
  readonly said?: boolean;
  /** Narrowest useful width in pixels. */
  readonly least: number;
  /** Width in pixels that shows a usual value completely; by default `least`. */
  readonly whole?: number;
  /** If space is short, the column with the lowest number is hidden first. Columns without a number always stay. */
  readonly yields?: number;
  /** Share of the remaining space; 0 gives the column none. */
  readonly grow: number;
  readonly view: (row: Row, record: number, context: CellContext) => CellView;
}

/** How many characters fit into a cell, and how a longer value is divided to show both ends. */
interface Fit {
  readonly characters: number;
  /** Characters shown of the start. */
  readonly keep: number;
  /** Position of the end. */
  readonly tail: CSSProperties;
}

/** A column as placed on screen. */
export interface PlacedColumn<Row> extends GridColumn<Row> {
  /** Width in pixels. */
  readonly width: number;
  /** Start of the column's pictures and values, in pixels from the start of the row. */
  readonly start: number;
  readonly fit: Fit;
}
