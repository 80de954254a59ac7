import type { CSSProperties, ReactNode } from 'react';
import type { Zone } from '../../../../../shared/profile';
import type { LocalNote } from '../../../../../shared/notes';
import type { KnownTwin } from '../../../../store/pending-copy';
import type { DeployerName } from '../model/deployer-names';
import type { ListColumn } from '../model/columns';

/** What a cell may need besides its record. One object for a whole screen, so that rows see when it changes. */
export interface CellContext {
  /** Milliseconds since the epoch. */
  readonly now: number;
  readonly zone: Zone;
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
  /** By which record of the account a contract was deployed; null where none is known. */
  readonly deployerOf: (record: number) => DeployerName | null;
  /** One of `rowMarks`: whether the record has changed since it was last looked at. */
  readonly changeOf: (record: number) => number;
}

/** What there is to say of a record, the gravest first. */
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

/** What there is to say of a record: the gravest of it, and the words of all. */
export interface Remark {
  readonly grade: Grade;
  readonly meaning: string;
}

/** What a cell shows. */
export interface CellView {
  readonly content: ReactNode;
  /** Text of an address or identifier, which loses its middle where it does not fit. */
  readonly long?: string;
  /** Shown on hover, where it says more than the cell. */
  readonly title?: string;
  /** In front of the value, in the room that the column's look leaves for it, where no identicon is. */
  readonly picture?: ReactNode | undefined;
  /** The address that is meant, as it is written, whatever the cell shows of it. */
  readonly address?: string;
  /** Whether the ends of an address stand at the end of the cell. */
  readonly ends?: boolean;
}

/**
 * What is in front of the values of a column, and how they are written; `whoAlone` is `who` without its picture, where
 * there is no room for that.
 */
export type ColumnLook = 'name' | 'who' | 'whoAlone' | 'asset' | 'faint';

/** The pictures of addresses in front of a column's values. */
export interface Identicons<Row> {
  /** Length of a side in CSS pixels. */
  readonly size: number;
  /** The address that is drawn; null for none. */
  readonly of: (row: Row, context: CellContext) => string | null;
}

/** One column of a grid: where its values come from, how wide it wants to be, and how a cell shows one. */
export interface GridColumn<Row> extends ListColumn<Row> {
  readonly label: string;
  readonly look?: ColumnLook;
  readonly identicons?: Identicons<Row> | undefined;
  /** Whether its values are what is copied of a row, each with a button at its end. */
  readonly copied?: boolean;
  /** Whether the head of each group says its values already. */
  readonly said?: boolean;
  /** Narrowest useful width in pixels. */
  readonly least: number;
  /** Width in pixels that shows all of a usual value; `least` if not said. */
  readonly whole?: number;
  /** Where there is too little room, the column with the lowest number goes first; those without one stay. */
  readonly yields?: number;
  /** Share of the room that is left; 0 keeps the column at its least width. */
  readonly grow: number;
  readonly view: (row: Row, record: number, context: CellContext) => CellView;
}

/** How many characters fit a cell, and how one that shows the ends of a longer value is divided. */
interface Fit {
  readonly characters: number;
  /** Characters that are shown of its start. */
  readonly keep: number;
  /** Where its end stands. */
  readonly tail: CSSProperties;
}

/** A column as it stands on screen. */
export interface PlacedColumn<Row> extends GridColumn<Row> {
  /** Width in pixels. */
  readonly width: number;
  /** Where its values begin, with what is in front of them, in pixels from the start of the row. */
  readonly start: number;
  readonly fit: Fit;
}
