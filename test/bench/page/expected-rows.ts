import { seededContracts, type SeededContract } from './seeded-contracts';

/** A row that must be on screen: its place among the shown rows, and its name. */
interface ExpectedRow {
  readonly index: number;
  readonly text: string;
}

/** Rows by which a state of the list is known: the first and the fifteenth. */
export type Landmarks = readonly ExpectedRow[];

/** Both orders of a column; which comes first is the page's choice. */
export type BothOrders = readonly [Landmarks, Landmarks];

/** What each step of the bench must lead to. */
export interface Expectations {
  readonly all: Landmarks;
  readonly a: Landmarks;
  readonly ab: Landmarks;
  readonly name: BothOrders;
  readonly deployedAt: BothOrders;
}

type Compare = (one: string, other: string) => number;

/** How peers compare: by code units. */
const byCodeUnits: Compare = (one, other) => (one < other ? -1 : one > other ? 1 : 0);

/** How the app compares names: as people do, with numbers by their value. */
const asPeopleDo: Compare = new Intl.Collator('en', { numeric: true }).compare;

const landmarks = (rows: readonly SeededContract[]): Landmarks =>
  [0, Math.min(14, rows.length - 1)].map((index) => ({ index, text: rows[index]?.name ?? '' }));

type Find = (rows: readonly SeededContract[], text: string) => readonly SeededContract[];

/** How peers find: every row with the text, as the rows are. */
const holding: Find = (rows, text) =>
  rows.filter((row) =>
    Object.values(row).some((field: string) => field.toLowerCase().includes(text)),
  );

/** How the app finds, as far as the first rows go: names with a word that begins so, then other names. */
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

/** How a page finds and compares. */
export interface Manner {
  readonly find: Find;
  readonly compare: Compare;
}

export const peersManner: Manner = { find: holding, compare: byCodeUnits };
export const appsManner: Manner = { find: bestFirst, compare: asPeopleDo };

/** The rows that every step over `count` seeded contracts must show. */
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
