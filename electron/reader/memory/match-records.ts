import type { ListName } from '../../../shared/account';
import { meaningOf, type Values } from './identity';
import { pinnedPlaces, pinOf, type Entry } from './table';

/** A record of an answer, by its place in the list. */
export interface Row {
  readonly at: number;
  readonly values: Values;
}

export interface Matched {
  readonly pairs: readonly (readonly [Row, Entry])[];
  readonly added: readonly Row[];
  readonly missing: readonly Entry[];
}

/** A text of each side; where the two are the same, the record may be the remembered one. */
interface Test {
  readonly ofRow: (row: Row) => string;
  readonly ofEntry: (entry: Entry) => string;
}

const textOf = ({ values }: { readonly values: Values }): string => JSON.stringify(values);

/** Asset is the second value of both lists. */
const assetOf = ({ values }: { readonly values: Values }): string =>
  meaningOf('asset', values[1] ?? null);

/** What makes a record the same one, from the strictest to the weakest. */
const testsOf = (list: ListName): readonly Test[] => {
  const pins: Test = {
    ofRow: ({ values }) =>
      JSON.stringify(pinnedPlaces[list].map(({ name, at }) => meaningOf(name, values[at] ?? null))),
    ofEntry: (entry) =>
      JSON.stringify(
        pinnedPlaces[list].map(({ name, at }) => meaningOf(name, pinOf(entry, name, at))),
      ),
  };
  return [
    { ofRow: textOf, ofEntry: textOf },
    {
      ofRow: (row) => `${pins.ofRow(row)}${assetOf(row)}`,
      ofEntry: (entry) => `${pins.ofEntry(entry)}${assetOf(entry)}`,
    },
    pins,
    { ofRow: assetOf, ofEntry: assetOf },
  ];
};

/** In an order that the answer cannot choose. Texts are made before sorting, not again at every comparison. */
const inOrder = <Kept extends { readonly values: Values }>(all: readonly Kept[]): readonly Kept[] =>
  all
    .map((kept) => ({ kept, text: textOf(kept) }))
    .sort((a, b) => (a.text < b.text ? -1 : Number(a.text > b.text)))
    .map(({ kept }) => kept);

/** Entries by their text, the last one first, so that taking the next one moves none of the others. */
const stacksOf = (entries: readonly Entry[], { ofEntry }: Test): ReadonlyMap<string, Entry[]> => {
  const stacks = new Map<string, Entry[]>();
  for (const entry of entries.toReversed()) {
    const text = ofEntry(entry);
    const stack = stacks.get(text);
    if (stack) stack.push(entry);
    else stacks.set(text, [entry]);
  }
  return stacks;
};

/**
 * Tells which record is which among those that share an identity. First what is the same, then what has the same
 * pinned values, then what is of the same asset; a single record is what a single one was. The rest is added or
 * missing, and raises no alarm: it cannot be told which of them it would be. The order of either side means nothing.
 * A service may send any number of records with one identity, so the work grows with their number and no faster.
 */
export const matchRecords = (
  list: ListName,
  rows: readonly Row[],
  entries: readonly Entry[],
): Matched => {
  const [row, entry] = [rows[0], entries[0]];
  if (rows.length === 1 && entries.length === 1 && row && entry) {
    return { pairs: [[row, entry]], added: [], missing: [] };
  }
  if (entries.length === 0) return { pairs: [], added: rows, missing: [] };
  const pairs: (readonly [Row, Entry])[] = [];
  let [added, missing] = [inOrder(rows), inOrder(entries)];
  for (const test of testsOf(list)) {
    if (added.length === 0 || missing.length === 0) break;
    const stacks = stacksOf(missing, test);
    const taken = new Set<Entry>();
    const left: Row[] = [];
    for (const row of added) {
      const known = stacks.get(test.ofRow(row))?.pop();
      if (known) {
        pairs.push([row, known]);
        taken.add(known);
      } else {
        left.push(row);
      }
    }
    added = left;
    missing = missing.filter((entry) => !taken.has(entry));
  }
  return { pairs, added, missing };
};
