import type { ListColumn } from './model/list-column';
import { noSelection, type Selection } from './grid/selection';

/** What tells records apart. */
export interface Recognized<Row> {
  readonly columns: readonly ListColumn<Row>[];
  /** The column by which a record is found again. */
  readonly key: string;
}

const keyOf = <Row>({ columns, key }: Recognized<Row>): ((row: Row) => string | null) => {
  const column = columns.find(({ name }) => name === key);
  return column ? column.value : () => null;
};

const areEqual = <Row>({ columns }: Recognized<Row>, row: Row, other: Row): boolean =>
  columns.every(({ value }) => value(row) === value(other));

/** Whether equal records are in the same places, so that what points at rows can stay as it is. */
export const haveSamePlaces = <Row>(
  recognized: Recognized<Row>,
  before: readonly Row[],
  rows: readonly Row[],
): boolean =>
  before.length === rows.length &&
  rows.every((row, place) => {
    const earlier = before[place];
    return earlier !== undefined && areEqual(recognized, row, earlier);
  });

/** Where a record is in newer rows: the very same one, or the only one with its key; null when it cannot be told. */
export const findAgain = <Row>(
  recognized: Recognized<Row>,
  before: readonly Row[],
  record: number,
  rows: readonly Row[],
): number | null => {
  const row = before[record];
  if (row === undefined) return null;
  const twins = rows.flatMap((next, index) => (areEqual(recognized, next, row) ? [index] : []));
  if (twins.length > 0) return twins.includes(record) ? record : (twins[0] ?? null);
  const key = keyOf(recognized);
  const wanted = key(row);
  const withKey = (all: readonly Row[]): readonly number[] =>
    all.flatMap((next, index) => (key(next) === wanted ? [index] : []));
  const found = withKey(rows);
  const isClear = wanted && found.length === 1 && withKey(before).length === 1;
  return isClear ? (found[0] ?? null) : null;
};

/** Places by key; null where several records have it. */
const placesByKey = <Row>(
  recognized: Recognized<Row>,
  rows: readonly Row[],
): ReadonlyMap<string | null, number | null> => {
  const key = keyOf(recognized);
  const places = new Map<string | null, number | null>();
  for (const [place, row] of rows.entries()) {
    const own = key(row);
    places.set(own, places.has(own) ? null : place);
  }
  return places;
};

/** The selection in newer rows: of records that have moved, those that only one record has the key of, then as now. */
export const followSelection = <Row>(
  recognized: Recognized<Row>,
  before: readonly Row[],
  rows: readonly Row[],
  selection: Selection,
): Selection => {
  if (selection.count === 0) return noSelection(rows.length);
  if (haveSamePlaces(recognized, before, rows)) return selection;
  const earlier = placesByKey(recognized, before);
  const marks = new Uint8Array(rows.length);
  let [count, anchor] = [0, -1];
  for (const [key, place] of placesByKey(recognized, rows)) {
    const from = key === null || place === null ? null : (earlier.get(key) ?? null);
    if (place === null || from === null || selection.marks[from] !== 1) continue;
    marks[place] = 1;
    count += 1;
    if (from === selection.anchor) anchor = place;
  }
  return { marks, count, anchor };
};
