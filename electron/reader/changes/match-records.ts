import type { Field, ListName } from '../../../shared/account';
import { putUnder } from '../put-under';
import { meaningOf, type Values } from './identity';
import { pinnedPlaces, pinOf, type Entry } from './table';

/** A record of an answer, by its place in the list. */
export interface Row {
  readonly at: number;
  readonly values: Values;
}

interface Matched<One extends Row = Row> {
  readonly pairs: readonly (readonly [One, Entry])[];
  readonly added: readonly One[];
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

/** Whether nothing at all has changed: so it is with nearly every record. */
const isEqual: Test = { ofRow: textOf, ofEntry: textOf };

/** What else makes a record the same one, from the strictest to the weakest. */
const testsOf = (list: ListName): readonly Test[] => {
  const pinned = (valueOf: (name: string, at: number) => Field): string =>
    JSON.stringify(pinnedPlaces[list].map(({ name, at }) => meaningOf(name, valueOf(name, at))));
  const pins: Test = {
    ofRow: ({ values }) => pinned((_name, at) => values[at] ?? null),
    ofEntry: (entry) => pinned((name, at) => pinOf(entry, name, at)),
  };
  return [
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
    putUnder(stacks, ofEntry(entry), entry);
  }
  return stacks;
};

/** Pairs each record with the first entry that is left of those with the same text; the rest stays in its order. */
const pairUp = <One extends Row>(
  rows: readonly One[],
  entries: readonly Entry[],
  test: Test,
): Matched<One> => {
  const stacks = stacksOf(entries, test);
  const pairs: (readonly [One, Entry])[] = [];
  const taken = new Set<Entry>();
  const added = rows.filter((row) => {
    const known = stacks.get(test.ofRow(row))?.pop();
    if (!known) return true;
    pairs.push([row, known]);
    taken.add(known);
    return false;
  });
  return { pairs, added, missing: entries.filter((entry) => !taken.has(entry)) };
};

/**
 * Tells which record is which among those that share an identity. First what is the same, then what has the same
 * pinned values, then what is of the same asset; a single record is what a single one was. The rest is added or
 * missing, and raises no alarm: it cannot be told which of them it would be. The order of either side means nothing.
 * A service may send any number of records with one identity, so the work grows with their number and hardly faster.
 */
export const matchRecords = <One extends Row>(
  list: ListName,
  rows: readonly One[],
  entries: readonly Entry[],
): Matched<One> => {
  const [row, entry] = [rows[0], entries[0]];
  if (rows.length === 1 && entries.length === 1 && row && entry) {
    return { pairs: [[row, entry]], added: [], missing: [] };
  }
  const equal = pairUp(rows, entries, isEqual);
  const pairs = [equal.pairs];
  let [added, missing] = [inOrder(equal.added), inOrder(equal.missing)];
  for (const test of testsOf(list)) {
    if (added.length === 0 || missing.length === 0) break;
    const matched = pairUp(added, missing, test);
    pairs.push(matched.pairs);
    ({ added, missing } = matched);
  }
  return { pairs: pairs.flat(), added, missing };
};
