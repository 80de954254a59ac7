import { plainLine } from '../../../../../shared/unseen';
import type { CellContext, PlacedColumn } from './grid-column';
import { limitWidth, takenIn } from './place-columns';

/** Most values measured, and the measured part of each in UTF-16 units. */
const mostMeasured = 60;
const longestMeasured = 300;

/** Pixels beside the text of a heading, and around a framed code. */
const besideHeading = 40;
const frame = 20;

interface Shown<Row> {
  readonly rows: readonly Row[];
  /** Indices into `rows`, in the order on screen. */
  readonly shown: Uint32Array;
  readonly first: number;
  readonly drawn: number;
  readonly context: CellContext;
}

/** The records on screen and those with the longest values. */
const measured = <Row>(
  { value }: PlacedColumn<Row>,
  { rows, shown, first, drawn }: Shown<Row>,
): readonly number[] => {
  const lengths = shown.map((record) => {
    const row = rows[record];
    return (row && value(row)?.length) ?? 0;
  });
  const least = lengths.toSorted().at(-mostMeasured) ?? 0;
  const longest = [
    ...shown.filter((_, at) => (lengths[at] ?? 0) > least),
    ...shown.filter((_, at) => lengths[at] === least).subarray(0, mostMeasured),
  ];
  return [...shown.subarray(first, first + drawn), ...longest.slice(0, mostMeasured)];
};

/** The text of a cell as far as known without rendering it. */
const textOf = <Row>(
  column: PlacedColumn<Row>,
  row: Row,
  record: number,
  context: CellContext,
): string => {
  const { content, long, title } = column.view(row, record, context);
  const text =
    long ?? (typeof content === 'string' ? content : column.kind === 'text' ? title : undefined);
  return plainLine(text ?? column.value(row) ?? '', longestMeasured);
};

/** Width in pixels in which a column shows its values whole. Measured without rendering. */
export const fitWidth = <Row>(column: PlacedColumn<Row>, isFirst: boolean, of: Shown<Row>) => {
  const canvas = document.createElement('canvas').getContext('2d');
  const { fontFamily } = getComputedStyle(document.body);
  const mono = getComputedStyle(document.documentElement).getPropertyValue('--font-mono');
  const width = (text: string, font: string): number => {
    if (!canvas) return text.length * 8;
    canvas.font = font;
    return canvas.measureText(text).width;
  };
  const isTag = column.name === 'type';
  let widest = width(column.label, `600 12px ${fontFamily}`) + besideHeading;
  for (const record of measured(column, of)) {
    const row = of.rows[record];
    if (row === undefined) continue;
    const text = textOf(column, row, record, of.context);
    const isCode = column.view(row, record, of.context).long !== undefined;
    const needed = width(text, isCode ? `13px ${mono}` : `500 13px ${fontFamily}`);
    widest = Math.max(widest, needed + (isTag ? frame : 0));
  }
  return limitWidth(Math.ceil(widest) + takenIn(column, isFirst) + 2);
};
