import type { Field, ListName } from '../../../shared/account';
import { appendTo } from '../append-to';
import { meaningOf, type Values } from './identity';
import type { Row } from './row';
import { pinnedPlaces, pinOf, type Entry } from './table';

/** A record of an answer, and the remembered record that it is. */
export type Pair = readonly [Row, Entry];

interface Matched {
  readonly pairs: readonly Pair[];
  readonly added: readonly Row[];
  readonly missing: readonly Entry[];
}

/** A text of each side. If the texts are equal, the row may be the remembered record. */
interface Test {
  readonly ofRow: (row: Row) => string;
  readonly ofEntry: (entry: Entry) => string;
}

const textOf = ({ values }: { readonly values: Values }): string => JSON.stringify(values);

/** The asset is the second value in both lists. */
const assetOf = ({ values }: { readonly values: Values }): string =>
  meaningOf('asset', values[1] ?? null);

/** Whether all values are equal, as in nearly every record. */
const isEqual: Test = { ofRow: textOf, ofEntry: textOf };

/** Further tests for the same record, from the strictest to the weakest. */
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

/** Sorts records into an order that the service cannot choose. Each text is made once, not at every comparison. */
const inOrder = <Kept extends { readonly values: Values }>(all: readonly Kept[]): readonly Kept[] =>
  all
    .map((kept) => ({ kept, text: textOf(kept) }))
    .sort((a, b) => (a.text < b.text ? -1 : Number(a.text > b.text)))
    .map(({ kept }) => kept);

/** Entries by their text, in reverse order, so that taking the next one moves no other. */
const stacksOf = (entries: readonly Entry[], { ofEntry }: Test): ReadonlyMap<string, Entry[]> => {
  const stacks = new Map<string, Entry[]>();
  for (const entry of entries.toReversed()) {
    appendTo(stacks, ofEntry(entry), entry);
  }
  return stacks;
};

/** Pairs each row with the first remaining entry that has the same text. The rest keeps its order. */
const pairUp = (rows: readonly Row[], entries: readonly Entry[], test: Test): Matched => {
  const stacks = stacksOf(entries, test);
  const pairs: Pair[] = [];
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
 * Finds which record is which among those that share an identity: first those with equal values, then those with equal
 * pinned values, then those with the same asset. A single row always matches a single entry. The rest is added or
 * missing, and raises no alarm, because nothing shows which entry it would be. The order of either side does not
 * matter. A service may send any number of records with one identity, so the work grows little faster than their
 * number.
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
