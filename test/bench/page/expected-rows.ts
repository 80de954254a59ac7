import { seededContracts, type SeededContract } from './seeded-contracts';

/** A row that must be on screen: its index among the shown rows (from 0), and its name. */
interface ExpectedRow {
  readonly index: number;
  readonly text: string;
}

/** The first and the fifteenth row, which identify a state of the list. */
export type Landmarks = readonly ExpectedRow[];

/** The landmarks of a column in ascending and in descending order. Each page chooses which order comes first. */
export type BothOrders = readonly [Landmarks, Landmarks];

/** The rows that each step of the bench must show: no search, search for "a", search for "ab", both sortings. */
export interface Expectations {
  readonly all: Landmarks;
  readonly a: Landmarks;
  readonly ab: Landmarks;
  readonly name: BothOrders;
  readonly deployedAt: BothOrders;
}

type Compare = (one: string, other: string) => number;

/** How peers compare texts: by code units. */
const byCodeUnits: Compare = (one, other) => (one < other ? -1 : one > other ? 1 : 0);

/** How the app compares names: by the rules of English, with numbers by their value. */
const asPeopleDo: Compare = new Intl.Collator('en', { numeric: true }).compare;

const landmarks = (rows: readonly SeededContract[]): Landmarks =>
  [0, Math.min(14, rows.length - 1)].map((index) => ({ index, text: rows[index]?.name ?? '' }));

type Find = (rows: readonly SeededContract[], text: string) => readonly SeededContract[];

/** How peers search: every row that contains the text, in the order of the rows. */
const holding: Find = (rows, text) =>
  rows.filter((row) =>
    Object.values(row).some((field: string) => field.toLowerCase().includes(text)),
  );

/**
 * How the app searches, as far as the landmarks need it: names with a word that starts with the text come first. Other
 * names that contain the text follow only when there are none of the first kind.
 */
const bestFirst: Find = (rows, text) => {
  const named = (test: (word: string) => boolean) =>
    rows.filter(({ name }) =>
      name
        .toLowerCase()
        .split(/[^a-z\d]+/u)
        .some(test),
    );
  const beginning = named((word) => word.startsWith(text));
  return beginning.length > 0 ? beginning : named((word) => word.includes(text));
};

/** How a page searches and sorts. */
export interface Manner {
  readonly find: Find;
  readonly compare: Compare;
}

export const peersManner: Manner = { find: holding, compare: byCodeUnits };
export const appsManner: Manner = { find: bestFirst, compare: asPeopleDo };

/** Returns the rows that each step must show in a list of `count` seeded contracts. */
export const expectRows = (count: number, { find, compare }: Manner): Expectations => {
  const rows = seededContracts(count);
  const orders = (field: 'name' | 'deployedAt', by: Compare): BothOrders => [
    landmarks(rows.toSorted((one, other) => by(one[field], other[field]))),
    landmarks(rows.toSorted((one, other) => by(other[field], one[field]))),
  ];
  return {
    all: landmarks(rows),
    a: landmarks(find(rows, 'a')),
    ab: landmarks(find(rows, 'ab')),
    name: orders('name', compare),
    deployedAt: orders('deployedAt', byCodeUnits),
  };
};
