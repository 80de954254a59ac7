import { useLayoutEffect, useState, type RefObject } from 'react';
import { measureSize } from '../../../../ui/element-size';
import { columnWidths } from '../../../../../shared/list-view';
import type { ColumnLook, GridColumn, PlacedColumn } from './grid-column';

/** As last measured: a list that is shown again is right at its first drawing. */
let known = 8;

/** Width in pixels of one character of the fixed-width font, measured on an element that is 100 of them wide. */
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

/** Room at the start of a row, where its one icon stands, in pixels. */
const gutterWidth = 26;

/** Room at both ends of a row and of a cell, in pixels; the same as in the style sheet. */
const edges = { start: 4, end: 12 } as const;
const cellEdge = 8;

/** Room for a picture and the gap behind it, in pixels. */
const pictures: Readonly<Record<ColumnLook, number>> = {
  name: 30,
  who: 24,
  asset: 22,
  whoAlone: 0,
  faint: 0,
};

/** What of it the style sheet has from here. */
export const rooms = {
  '--gutter-room': `${gutterWidth}px`,
  '--name-picture': `${pictures.name}px`,
  '--who-picture': `${pictures.who}px`,
  '--asset-picture': `${pictures.asset}px`,
} as const;

/** Whether room is left for pictures in front of the values. */
export const hasPictures = (look: ColumnLook | undefined): boolean =>
  look !== undefined && pictures[look] > 0;

/** Size of the characters in a column, beside the usual one of fixed-width text. */
const scales: Readonly<Partial<Record<ColumnLook, number>>> = {
  who: 12 / 13,
  whoAlone: 12 / 13,
};

/** Characters shown at the end of a value that does not fit, after the ellipsis. */
export const tailLength = 8;

/** Room for the button that copies a value, behind the value and beside the edge of its cell, in pixels. */
const copyRoom = 20;
const copyEdge = 2;

/** List width in pixels below which a row has room for copying alone, and says so only while it is pointed at. */
const tightList = 512;

/** Room for an ellipsis and the end of an address, in pixels. */
const tightest = 120;

export const limitWidth = (width: number): number =>
  Math.round(Math.min(columnWidths.largest, Math.max(columnWidths.least, width)));

interface Room {
  /** Width of the grid's inside, in pixels. */
  readonly available: number;
  /** Width of one character of the fixed-width font, in pixels. */
  readonly character: number;
  /** Widths set by hand, by column name. */
  readonly widths: Readonly<Record<string, number>>;
}

/** Room in a column that its values do not have, in pixels. */
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

/** Gives out `room` by weights; those without any get nothing. */
const share = (room: number, weights: readonly number[]): readonly number[] => {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  return weights.map((weight) => (total === 0 ? 0 : Math.floor((room * weight) / total)));
};

const sumOf = (widths: readonly number[]): number => widths.reduce((sum, width) => sum + width, 0);

const widthOf = ({ width }: { readonly width: number }): number => width;

/** Without its picture, where that is not what the column is for. */
const withoutPicture = <Row>(column: GridColumn<Row>): GridColumn<Row> =>
  column.look === 'who'
    ? { ...column, look: 'whoAlone', identicons: undefined, least: column.least - pictures.who }
    : column;

/** Without the sign that its values are copied, and with both of their ends alone: names, by which wallets are told apart, have the room. */
const withoutSign = <Row>(column: GridColumn<Row>): GridColumn<Row> =>
  column.copied === true
    ? { ...column, copied: false, least: column.least - copyRoom, whole: column.least - copyRoom }
    : column;

/**
 * Shares the width of the grid among its columns: what was set by hand stays, the others get at least what they need,
 * then what shows their values whole (the one that is copied before the others), and the rest by their weights. Where there is not enough room, columns give way
 * that may, and then the pictures of deployers; after that, the grid is wider than its window and scrolls.
 */
export const placeColumns = <Row>(
  given: readonly GridColumn<Row>[],
  { available, character, widths }: Room,
): readonly PlacedColumn<Row>[] => {
  const room = available - edges.start - edges.end;
  const columns = available < tightList ? given.map(withoutSign) : given;
  // Set by hand, a column can be narrow, but never so narrow that the end of an address would be cut.
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
  if (sumOf(shown.map(leastOf)) > room) shown = shown.map(withoutPicture);
  const least = shown.map(leastOf);
  const gaps = shown.map((column, at) => wholeOf(column) - (least[at] ?? 0));
  const spare = Math.max(0, room - sumOf(least));
  // What is copied is whole, where there is room for that, before anything else grows.
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

/** The columns' widths as the tracks of a CSS grid. */
export const tracksOf = (columns: readonly { readonly width: number }[]): string =>
  columns.map(({ width }) => `${width}px`).join(' ');

/** Width of a whole row, in pixels. */
export const totalOf = (columns: readonly { readonly width: number }[]): number =>
  columns.reduce((sum, { width }) => sum + width, edges.start + edges.end);

/** List width in pixels below which what can be done with a row stands in the column of its name. */
const narrow = 776;

/** Widest column that is covered wholly, in pixels. */
const mostCovered = 360;

/** Room that three buttons take in the column of the name, that two do, and copying alone, in pixels. */
const inName = { all: 112, others: 80, copy: 38 } as const;

interface PlacedActions {
  /** Where the button that copies ends; null where it stands among the others. */
  readonly copy: number | null;
  /** Where the others end, and what they cover at least. */
  readonly end: number;
  readonly covered: number;
  /** Room that the name leaves. */
  readonly beside: number;
  /** Whether copying is all that has room. */
  readonly isTight: boolean;
}

/** Where what can be done with a row stands, in pixels from the end of the row: copying in the cell that is copied. */
export const placeActions = (
  columns: readonly Pick<PlacedColumn<unknown>, 'kind' | 'look' | 'width' | 'copied'>[],
  available: number,
): PlacedActions => {
  const name = columns.findIndex(({ look }) => look === 'name');
  const total = totalOf(columns);
  const last = columns.at(-1);
  const copied = columns.findIndex((column) => column.copied);
  const endOf = (place: number): number =>
    Math.max(total, available) - edges.start - sumOf(columns.slice(0, place + 1).map(widthOf));
  const copy = copied < 0 ? null : endOf(copied) + copyEdge;
  const isTight = available < tightList;
  // The end of an address is never covered.
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
