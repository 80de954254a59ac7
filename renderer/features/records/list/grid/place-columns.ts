import { useLayoutEffect, useState, type RefObject } from 'react';
import { measureSize } from '../../../../ui/element-size';
import { columnWidths } from '../../../../../shared/list-view';
import type { ColumnLook, GridColumn, PlacedColumn } from './grid-column';

/** The last measured width, so that a list shown again is placed correctly in its first render. */
let known = 8;

/** Width in pixels of one character of the fixed-width font, measured on an element 100 characters wide. */
export const useCharacterWidth = (ruler: RefObject<HTMLElement | null>): number => {
  const [width, setWidth] = useState(known);
  useLayoutEffect(() => {
    const { current } = ruler;
    if (!current) return;
    return measureSize(current, () => {
      const measured = current.getBoundingClientRect().width / 100;
      if (measured <= 0) return;
      known = measured;
      setWidth(measured);
    });
  }, [ruler]);
  return width;
};

/** Space at the start of a row for its icon, in pixels. */
const gutterWidth = 26;

/** Padding at both ends of a row, and of a cell, in pixels; equal to the values in the style sheet. */
const edges = { start: 4, end: 12 } as const;
const cellEdge = 8;

/** Space for a picture and the gap after it, in pixels. */
const pictures: Readonly<Record<ColumnLook, number>> = {
  name: 30,
  nameAlone: 0,
  who: 24,
  asset: 22,
  whoAlone: 0,
  faint: 0,
};

/** The values that the grid passes to the style sheet. */
export const rooms = {
  '--gutter-room': `${gutterWidth}px`,
  '--name-picture': `${pictures.name}px`,
  '--who-picture': `${pictures.who}px`,
  '--asset-picture': `${pictures.asset}px`,
} as const;

/** Whether the look reserves space for pictures in front of the values. */
export const hasPictures = (look: ColumnLook | undefined): boolean =>
  look !== undefined && pictures[look] > 0;

/** Font size in a column relative to the usual fixed-width text. */
const scales: Readonly<Partial<Record<ColumnLook, number>>> = {
  who: 12 / 13,
  whoAlone: 12 / 13,
};

/** Characters shown at the end of a cut value, after the ellipsis. */
export const tailLength = 8;

/** Space for the copy button after the value, and between the button and the edge of its cell, in pixels. */
const copyRoom = 20;
const copyEdge = 2;

/** List width in pixels below which a row has only the copy button, and shows no copy sign at rest. */
const tightList = 512;

/** Space for an ellipsis and the end of an address, in pixels. */
const tightest = 120;

export const limitWidth = (width: number): number =>
  Math.round(Math.min(columnWidths.largest, Math.max(columnWidths.least, width)));

interface Room {
  /** Inner width of the grid, in pixels. */
  readonly available: number;
  /** Width of one character of the fixed-width font, in pixels. */
  readonly character: number;
  /** Widths set by the user, by column name. */
  readonly widths: Readonly<Record<string, number>>;
}

/** Width of a column that is not available to its values, in pixels. */
export const takenIn = (
  { look, copied }: Pick<GridColumn<unknown>, 'look' | 'copied'>,
  isFirst: boolean,
): number =>
  2 * cellEdge +
  (isFirst ? gutterWidth : 0) +
  (look ? pictures[look] : 0) +
  (copied === true ? copyRoom : 0);

const place = <Row>(
  column: GridColumn<Row>,
  width: number,
  before: number,
  character: number,
): PlacedColumn<Row> => {
  const { look, copied } = column;
  const lead = cellEdge + (before === 0 ? gutterWidth : 0);
  const text = lead + (look ? pictures[look] : 0);
  const wide = character * ((look && scales[look]) ?? 1);
  const behind = cellEdge + (copied === true ? copyRoom : 0);
  const characters = Math.max(0, Math.floor((width - text - behind) / wide));
  const keep = Math.max(0, characters - tailLength - 1);
  const tail = { insetInlineStart: `calc(${text}px + ${keep}ch)` };
  const start = edges.start + before + lead;
  return { ...column, width, start, fit: { characters, keep, tail } };
};

/** Distributes `room` in proportion to the weights; a weight of 0 gets nothing. */
const share = (room: number, weights: readonly number[]): readonly number[] => {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  return weights.map((weight) => (total === 0 ? 0 : Math.floor((room * weight) / total)));
};

const sumOf = (widths: readonly number[]): number => widths.reduce((sum, width) => sum + width, 0);

const widthOf = ({ width }: { readonly width: number }): number => width;

/** Removes the picture if the look of the column is `who` or `name`. */
const withoutPicture = <Row>(column: GridColumn<Row>): GridColumn<Row> => {
  const { look, least } = column;
  if (look !== 'who' && look !== 'name') return column;
  return {
    ...column,
    look: `${look}Alone`,
    identicons: undefined,
    least: least - pictures[look],
  };
};

/**
 * Removes the copy sign and the wish for more than the least width, so that the space goes to the names, which tell
 * wallets apart.
 */
const withoutSign = <Row>(column: GridColumn<Row>): GridColumn<Row> =>
  column.copied === true
    ? { ...column, copied: false, least: column.least - copyRoom, whole: column.least - copyRoom }
    : column;

/**
 * Distributes the width of the grid among its columns. Widths set by the user stay. All others get their least width,
 * then the width that shows their values whole (the copied column first), then the rest by weight. If space is short,
 * columns with `yields` are hidden, then the pictures of names and deployers. After that the grid is wider than its
 * window and scrolls.
 */
export const placeColumns = <Row>(
  given: readonly GridColumn<Row>[],
  { available, character, widths }: Room,
): readonly PlacedColumn<Row>[] => {
  const room = available - edges.start - edges.end;
  const columns = available < tightList ? given.map(withoutSign) : given;
  // The user can make a column narrow, but not so narrow that the end of an address would be cut.
  const own = ({ name, least, copied }: GridColumn<Row>): number | undefined =>
    widths[name] === undefined
      ? undefined
      : Math.max(widths[name], Math.min(least, tightest + (copied === true ? copyRoom : 0)));
  const leastOf = (column: GridColumn<Row>): number => own(column) ?? column.least;
  const wholeOf = (column: GridColumn<Row>): number =>
    own(column) ?? Math.max(column.least, column.whole ?? 0);

  let shown = columns;
  while (shown.length > 1 && sumOf(shown.map(wholeOf)) > room) {
    const [first] = shown
      .filter(({ yields }) => yields !== undefined)
      .toSorted((a, b) => (a.yields ?? 0) - (b.yields ?? 0));
    if (!first) break;
    shown = shown.filter((column) => column !== first);
  }
  // Not because of widths set by the user: the grid then scrolls in any case.
  const isShort = sumOf(shown.map(({ least }) => least)) > room;
  if (isShort && sumOf(shown.map(leastOf)) > room) shown = shown.map(withoutPicture);
  const least = shown.map(leastOf);
  const gaps = shown.map((column, at) => wholeOf(column) - (least[at] ?? 0));
  const spare = Math.max(0, room - sumOf(least));
  // The copied column is shown whole, if there is space, before any other grows.
  const first = gaps.map((gap, at) => (shown[at]?.copied === true && gap <= spare ? gap : 0));
  const others = gaps.map((gap, at) => gap - (first[at] ?? 0));
  const next = share(Math.min(spare - sumOf(first), sumOf(others)), others);
  const rest = room - sumOf(least) - sumOf(gaps);
  const grown = share(
    Math.max(0, rest),
    shown.map((column) => (own(column) === undefined ? column.grow : 0)),
  );
  let before = 0;
  return shown.map((column, at) => {
    const width = (least[at] ?? 0) + (first[at] ?? 0) + (next[at] ?? 0) + (grown[at] ?? 0);
    const placed = place(column, width, before, character);
    before += width;
    return placed;
  });
};

/** The widths of the columns as tracks of a CSS grid. */
export const tracksOf = (columns: readonly { readonly width: number }[]): string =>
  columns.map(({ width }) => `${width}px`).join(' ');

/** Width of a whole row, in pixels. */
export const totalOf = (columns: readonly { readonly width: number }[]): number =>
  columns.reduce((sum, { width }) => sum + width, edges.start + edges.end);

/** List width in pixels below which the buttons of a row are in its name column. */
const narrow = 776;

/** Widest column that the buttons cover completely, in pixels. */
const mostCovered = 360;

/** Space that three buttons, two buttons, or the copy button alone need in the name column, in pixels. */
const inName = { all: 112, others: 80, copy: 38 } as const;

interface PlacedActions {
  /** End of the copy button; null if it is among the other buttons. */
  readonly copy: number | null;
  /** End of the other buttons, and the least width that they cover. */
  readonly end: number;
  readonly covered: number;
  /** Padding at the end of the name. */
  readonly beside: number;
  /** Whether there is space for the copy button only. */
  readonly isTight: boolean;
}

/** Places the buttons of a row, in pixels from the end of the row. The copy button is in the copied cell. */
export const placeActions = (
  columns: readonly Pick<PlacedColumn<unknown>, 'kind' | 'look' | 'width' | 'copied'>[],
  available: number,
): PlacedActions => {
  const name = columns.findIndex(({ look }) => look === 'name' || look === 'nameAlone');
  const total = totalOf(columns);
  const last = columns.at(-1);
  const copied = columns.findIndex((column) => column.copied);
  const endOf = (place: number): number =>
    Math.max(total, available) - edges.start - sumOf(columns.slice(0, place + 1).map(widthOf));
  const copy = copied < 0 ? null : endOf(copied) + copyEdge;
  const isTight = available < tightList;
  // The buttons never cover the end of an address.
  const hasRoom = available >= narrow && total <= available && last?.kind !== 'address';
  if (name < 0 || hasRoom) {
    const width = last?.width ?? 0;
    const covered = width > mostCovered ? 0 : width;
    return { copy, end: edges.end, covered, beside: cellEdge, isTight };
  }
  if (isTight) return { copy, end: endOf(name), covered: 0, beside: inName.copy, isTight };
  const beside = copy === null ? inName.all : inName.others;
  return { copy, end: endOf(name) + cellEdge, covered: 0, beside, isTight };
};
