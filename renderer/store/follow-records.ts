import { fieldText, listFields, type ListName, type RowOf } from '../../shared/account';
import { noSelection, type Selection } from './selection';

/** What tells records apart. */
export interface Recognized<Row> {
  /** The text of each of its fields. */
  readonly texts: readonly ((row: Row) => string | null)[];
  /** The text by which a record is found again in a newer answer. */
  readonly key: (row: Row) => string | null;
}

/** What tells the records of each list apart. */
export const recognizedBy: { readonly [Name in ListName]: Recognized<RowOf[Name]> } = {
  wallets: {
    texts: listFields.wallets.map((field) => (row) => fieldText(row[field])),
    key: ({ id }) => fieldText(id),
  },
  contracts: {
    texts: listFields.contracts.map((field) => (row) => fieldText(row[field])),
    key: ({ address }) => fieldText(address),
  },
};

const areEqual = <Row>({ texts }: Recognized<Row>, row: Row, other: Row): boolean =>
  texts.every((text) => text(row) === text(other));

/** Whether equal records are in the same places, so that what points at rows can stay as it is. */
export const haveSamePlaces = <Row>(
  recognized: Recognized<Row>,
  before: readonly Row[],
  rows: readonly Row[],
): boolean =>
  before === rows ||
  (before.length === rows.length &&
    rows.every((row, place) => {
      const earlier = before[place];
      return earlier !== undefined && areEqual(recognized, row, earlier);
    }));

/** Whether records are the same in every way, with what the specification does not know, and in the same places. */
export const areAlike = <Row extends { readonly raw?: string }>(
  recognized: Recognized<Row>,
  before: readonly Row[],
  rows: readonly Row[],
): boolean =>
  haveSamePlaces(recognized, before, rows) &&
  rows.every(({ raw }, place) => raw === before[place]?.raw);

/** Where a record is in newer rows: the very same one, or the only one with its key; null when it cannot be told. */
export const findAgain = <Row>(
  recognized: Recognized<Row>,
  before: readonly Row[],
  record: number,
  rows: readonly Row[],
): number | null => {
  const row = before[record];
  if (row === undefined) return null;
  const { [record]: there } = rows;
  if (there !== undefined && areEqual(recognized, there, row)) return record;
  const twins = rows.flatMap((next, index) => (areEqual(recognized, next, row) ? [index] : []));
  if (twins[0] !== undefined) return twins[0];
  const { key } = recognized;
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
  const { key } = recognized;
  const places = new Map<string | null, number | null>();
  for (const [place, row] of rows.entries()) {
    const own = key(row);
    places.set(own, places.has(own) ? null : place);
  }
  return places;
};

/** Where records are in newer rows, in the same order, without those that are not found again for certain. */
export const followPlaces = <Row>(
  recognized: Recognized<Row>,
  before: readonly Row[],
  rows: readonly Row[],
  places: Uint32Array,
): Uint32Array => {
  if (haveSamePlaces(recognized, before, rows)) return places;
  const earlier = placesByKey(recognized, before);
  const now = placesByKey(recognized, rows);
  const moved = Array.from(places, (place) => {
    const row = before[place];
    const key = row === undefined ? null : recognized.key(row);
    return key !== null && earlier.get(key) === place ? (now.get(key) ?? null) : null;
  });
  return Uint32Array.from(moved.filter((place) => place !== null));
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
