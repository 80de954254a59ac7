import type { CSSProperties } from 'react';
import { columnWidths } from '../../../shared/list-view';
import type { Fit, GridColumn, PlacedColumn } from './grid-column';

/** Padding of a cell on both sides together, and with a mark, in pixels; the same as in the style sheet. */
const padding = { plain: 20, marked: 42 } as const;

/** Characters shown at the end of a value that does not fit, after the ellipsis. */
export const tailLength = 8;

/** Room for a mark, an ellipsis and the end of an address, in pixels. */
const tightest = 120;

export const limitWidth = (width: number): number =>
  Math.round(Math.min(columnWidths.largest, Math.max(columnWidths.least, width)));

/** Room at both ends of a row, in pixels: the values begin where the title above them does. */
export const edgeOf = (available: number): number => (available < 640 ? 6 : 14);

interface Room {
  /** Width of the grid's inside, in pixels. */
  readonly available: number;
  /** Width of one character of the fixed-width font, in pixels. */
  readonly character: number;
  /** Widths set by hand, by column name. */
  readonly widths: Readonly<Record<string, number>>;
}

const fitInto = (room: number, character: number): Fit => {
  const characters = Math.max(0, Math.floor(room / character));
  const keep = Math.max(0, characters - tailLength - 1);
  return { characters, style: { '--keep': `${keep}ch` } as CSSProperties };
};

const shareOf = (total: number, grow: number, grows: number): number =>
  grows === 0 ? 0 : Math.floor((total * grow) / grows);

/**
 * Shares the width of the grid among its columns: what was set by hand stays, the others get at least what they need
 * and the rest by their weights. Where there is not enough room the grid is wider than its window and scrolls.
 */
export const placeColumns = <Row>(
  columns: readonly GridColumn<Row>[],
  { available, character, widths }: Room,
): readonly PlacedColumn<Row>[] => {
  // Set by hand, a column can be narrow, but never so narrow that the end of an address would be cut.
  const widthOf = ({ name, least }: GridColumn<Row>): number | undefined =>
    widths[name] === undefined ? undefined : Math.max(widths[name], Math.min(least, tightest));
  const taken = columns.reduce((sum, column) => sum + (widthOf(column) ?? column.least), 0);
  const growing = columns.filter(({ name }) => widths[name] === undefined);
  const grows = growing.reduce((sum, { grow }) => sum + grow, 0);
  const rest = Math.max(0, available - 2 * edgeOf(available) - taken);
  return columns.map((column) => {
    const width = widthOf(column) ?? column.least + shareOf(rest, column.grow, grows);
    return {
      ...column,
      width,
      fit: fitInto(width - padding.plain, character),
      fitMarked: fitInto(width - padding.marked, character),
    };
  });
};

/** The columns' widths as the tracks of a CSS grid. */
export const tracksOf = (columns: readonly { readonly width: number }[]): string =>
  columns.map(({ width }) => `${width}px`).join(' ');

/** Width of a whole row, in pixels. */
export const totalOf = (
  columns: readonly { readonly width: number }[],
  available: number,
): number => columns.reduce((sum, { width }) => sum + width, 2 * edgeOf(available));
