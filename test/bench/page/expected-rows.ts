import { seededContracts, type SeededContract } from './seeded-contracts';

/** A row that must be on screen: its place among the shown rows, and its name. */
export interface ExpectedRow {
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
export const byCodeUnits: Compare = (one, other) => (one < other ? -1 : one > other ? 1 : 0);

/** How the app compares names: as people do, with numbers by their value. */
export const asPeopleDo: Compare = new Intl.Collator('en', { numeric: true }).compare;

const landmarks = (rows: readonly SeededContract[]): Landmarks =>
  [0, Math.min(14, rows.length - 1)].map((index) => ({ index, text: rows[index]?.name ?? '' }));

const holding = (rows: readonly SeededContract[], text: string) =>
  rows.filter((row) =>
    Object.values(row).some((field: string) => field.toLowerCase().includes(text)),
  );

/** The rows that every step over `count` seeded contracts must show. */
export const expectRows = (count: number, compareNames: Compare): Expectations => {
  const rows = seededContracts(count);
  const orders = (field: 'name' | 'deployedAt', compare: Compare): BothOrders => [
    landmarks(rows.toSorted((one, other) => compare(one[field], other[field]))),
    landmarks(rows.toSorted((one, other) => compare(other[field], one[field]))),
  ];
  return {
    all: landmarks(rows),
    a: landmarks(holding(rows, 'a')),
    ab: landmarks(holding(rows, 'ab')),
    name: orders('name', compareNames),
    deployedAt: orders('deployedAt', byCodeUnits),
  };
};
