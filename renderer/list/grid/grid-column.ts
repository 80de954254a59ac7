import type { CSSProperties, ReactNode } from 'react';
import type { LocalNote } from '../../../shared/notes';
import type { KnownTwin } from '../../state/store';
import type { ListColumn } from '../model/list-column';

/** What a cell may need besides its record. One object for a whole screen, so that rows see when it changes. */
export interface CellContext {
  /** Milliseconds since the epoch. */
  readonly now: number;
  readonly zone: 'local' | 'utc';
  /** Assets whose addresses follow EIP-55. */
  readonly evmAssets: ReadonlySet<string>;
  /** What the person has noted about an address. */
  readonly noteOf: (address: string | null) => LocalNote | null;
  /** Whether another record of the list has the same value in that column. */
  readonly isRepeated: (column: string, record: number) => boolean;
  /** Whether the address in that column looks like another one of the account. */
  readonly isAlike: (column: string, record: number) => boolean;
  /** Whether it looks like one that is known from before, or from the person's notes. */
  readonly resemblesKnown: (column: string, record: number) => boolean;
  /** What the address in that column may be taken for; looks through all that is known. */
  readonly twinsOf: (column: string, record: number) => readonly KnownTwin[];
  /** One of `rowMarks`: whether the record has changed since it was last looked at. */
  readonly changeOf: (record: number) => number;
}

/** A small mark in front of a value, with the words of all that there is to say of it. */
export interface CellMark {
  readonly kind: 'danger' | 'warning' | 'news';
  readonly sign: string;
  readonly meaning: string;
}

/** What a cell shows. */
export interface CellView {
  readonly content: ReactNode;
  /** Text of an address or identifier, which loses its middle where it does not fit. */
  readonly long?: string;
  /** Shown on hover, where it says more than the cell. */
  readonly title?: string;
  readonly mark?: CellMark;
}

/** One column of a grid: where its values come from, how wide it wants to be, and how a cell shows one. */
export interface GridColumn<Row> extends ListColumn<Row> {
  readonly label: string;
  /** Narrowest useful width in pixels. */
  readonly least: number;
  /** Share of the room that is left; 0 keeps the column at its least width. */
  readonly grow: number;
  /** `width` is that of the column, in pixels. */
  readonly view: (row: Row, record: number, context: CellContext, width: number) => CellView;
}

/** How many characters fit a cell, and the style that leaves out the middle where a value does not. */
export interface Fit {
  readonly characters: number;
  readonly style: CSSProperties;
}

/** A column as it stands on screen. */
export interface PlacedColumn<Row> extends GridColumn<Row> {
  /** Width in pixels. */
  readonly width: number;
  readonly fit: Fit;
  /** The same beside a mark. */
  readonly fitMarked: Fit;
}
