import { rowMarks } from '../../shared/activity';
import {
  addressFields,
  fieldText,
  listFields,
  type ListName,
  type RowOf,
} from '../../shared/account';
import { noSelection, type Selection } from './selection';

/** How the records of a list are told apart. */
interface Recognized<Row> {
  /** Functions that return the text of each field. */
  readonly texts: readonly ((row: Row) => string | null)[];
  /** The text by which a record is found again in a newer answer. */
  readonly key: (row: Row) => string | null;
  /** Index of the address in `texts`. */
  readonly address: number;
}

const recognizedBy: { readonly [Name in ListName]: Recognized<RowOf[Name]> } = {
  wallets: {
    texts: listFields.wallets.map((field) => (row) => fieldText(row[field])),
    key: ({ id }) => fieldText(id),
    address: listFields.wallets.indexOf(addressFields.wallets),
  },
  contracts: {
    texts: listFields.contracts.map((field) => (row) => fieldText(row[field])),
    key: ({ address }) => fieldText(address),
    address: listFields.contracts.indexOf(addressFields.contracts),
  },
};

const recognizedIn = <Name extends ListName>(list: Name): Recognized<RowOf[Name]> =>
  recognizedBy[list];

/** The text by which a record is found again in a newer answer; null if it has none. Records may share a text. */
export const recordKey = <Name extends ListName>(list: Name, row: RowOf[Name]): string | null =>
  recognizedIn(list).key(row);

const areEqual = <Row>({ texts }: Recognized<Row>, row: Row, other: Row): boolean =>
  texts.every((text) => text(row) === text(other));

const areEqualButForAddress = <Row>(
  { texts, address }: Recognized<Row>,
  row: Row,
  other: Row,
): boolean => texts.every((text, at) => at === address || text(row) === text(other));

/** Whether equal records are at the same indices, so that row numbers stay valid. */
export const haveSameOrder = <Name extends ListName>(
  list: Name,
  before: readonly RowOf[Name][],
  rows: readonly RowOf[Name][],
): boolean =>
  before === rows ||
  (before.length === rows.length &&
    rows.every((row, place) => {
      const earlier = before[place];
      return earlier !== undefined && areEqual(recognizedIn(list), row, earlier);
    }));

/** Whether all records are the same, including values that the specification does not define, in the same order. */
export const areIdentical = <Name extends ListName>(
  list: Name,
  before: readonly RowOf[Name][],
  rows: readonly RowOf[Name][],
): boolean =>
  haveSameOrder(list, before, rows) && rows.every(({ raw }, place) => raw === before[place]?.raw);

/** Index of the only newer row that passes a test which only one earlier row passed; null where there is none. */
const onlyOne = <Row>(
  before: readonly Row[],
  rows: readonly Row[],
  isMeant: (row: Row) => boolean,
): number | null => {
  const placesIn = (all: readonly Row[]): readonly number[] =>
    all.flatMap((row, place) => (isMeant(row) ? [place] : []));
  const [found = null, ...others] = placesIn(rows);
  return found !== null && others.length === 0 && placesIn(before).length === 1 ? found : null;
};

/**
 * Index of a record in newer rows; null when it cannot be told. Takes the equal row or else the only row with the same
 * key. If the key is shared, or the address (a contract's key) has changed, takes the only row that is equal except for
 * its address.
 */
export const findAgain = <Name extends ListName>(
  list: Name,
  before: readonly RowOf[Name][],
  record: number,
  rows: readonly RowOf[Name][],
): number | null => {
  const recognized = recognizedIn(list);
  const row = before[record];
  if (row === undefined) return null;
  const { [record]: there } = rows;
  if (there !== undefined && areEqual(recognized, there, row)) return record;
  const twin = rows.findIndex((next) => areEqual(recognized, next, row));
  if (twin !== -1) return twin;
  const { key } = recognized;
  const wanted = key(row);
  const withKey = wanted ? onlyOne(before, rows, (next) => key(next) === wanted) : null;
  return withKey ?? onlyOne(before, rows, (next) => areEqualButForAddress(recognized, next, row));
};

/** Row indices by key; null for a key that several records have. */
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

/** Indices of records in newer rows, in the same order, without the records that cannot be found again for certain. */
export const followPlaces = <Name extends ListName>(
  list: Name,
  before: readonly RowOf[Name][],
  rows: readonly RowOf[Name][],
  places: Uint32Array,
): Uint32Array => {
  if (haveSameOrder(list, before, rows)) return places;
  const recognized = recognizedIn(list);
  const earlier = placesByKey(recognized, before);
  const now = placesByKey(recognized, rows);
  const moved = Array.from(places, (place) => {
    const row = before[place];
    const key = row === undefined ? null : recognized.key(row);
    return key !== null && earlier.get(key) === place ? (now.get(key) ?? null) : null;
  });
  return Uint32Array.from(moved.filter((place) => place !== null));
};

/** The selection in newer rows. If records have moved, those stay selected whose key is unique both before and now. */
export const followSelection = <Name extends ListName>(
  list: Name,
  before: readonly RowOf[Name][],
  rows: readonly RowOf[Name][],
  selection: Selection,
): Selection => {
  // After the account's connection has changed there are no earlier rows to follow.
  if (selection.count === 0 || before.length === 0) return noSelection(rows.length);
  if (haveSameOrder(list, before, rows)) return selection;
  const recognized = recognizedIn(list);
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

/** Alarm marks in newer rows; null where there are none. */
export const followAlarms = <Name extends ListName>(
  list: Name,
  before: readonly RowOf[Name][],
  rows: readonly RowOf[Name][],
  marks: Uint8Array,
): Uint8Array | null => {
  if (!marks.includes(rowMarks.alarm)) return null;
  const places = before.flatMap((_row, place) => (marks[place] === rowMarks.alarm ? [place] : []));
  const followed = new Uint8Array(rows.length);
  for (const place of followPlaces(list, before, rows, Uint32Array.from(places))) {
    followed[place] = rowMarks.alarm;
  }
  return followed;
};
