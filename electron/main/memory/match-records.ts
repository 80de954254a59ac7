import type { ListName } from '../../../shared/account';
import { isSameValue, type Values } from './identity';
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

type Test = (row: Row, entry: Entry) => boolean;

/** More comparisons than this, of thousands of records with one identity, tell nobody anything. */
const mostCompared = 1_000_000;

const text = (values: Values): string => JSON.stringify(values);

const byText = <Kept extends { readonly values: Values }>(all: readonly Kept[]): readonly Kept[] =>
  all.toSorted((a, b) => (text(a.values) < text(b.values) ? -1 : 1));

/** Asset is the second value of both lists. */
const isSameAsset: Test = ({ values }, known) =>
  isSameValue('asset', values[1] ?? null, known.values[1] ?? null);

const isPinned = (list: ListName, { values }: Row, known: Entry): boolean =>
  pinnedPlaces[list].every(({ name, at }) =>
    isSameValue(name, pinOf(known, name, at), values[at] ?? null),
  );

/**
 * Tells which record is which among those that share an identity. First what is the same, then what has the same
 * pinned values, then what is of the same asset; a single record is what a single one was. The rest is added or
 * missing, and raises no alarm: it cannot be told which of them it would be. The order of either side means nothing.
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
  const equals = new Map<string, Entry[]>();
  for (const entry of byText(entries)) {
    const key = text(entry.values);
    equals.set(key, [...(equals.get(key) ?? []), entry]);
  }
  let left = byText(rows).filter((record) => {
    const known = equals.get(text(record.values))?.shift();
    if (known) pairs.push([record, known]);
    return !known;
  });
  let open = [...equals.values()].flat();
  const tests: readonly Test[] = [
    (record, known) => isPinned(list, record, known) && isSameAsset(record, known),
    (record, known) => isPinned(list, record, known),
    isSameAsset,
  ];
  for (const test of tests) {
    if (left.length * open.length > mostCompared) break;
    left = left.filter((record) => {
      const known = open.find((candidate) => test(record, candidate));
      if (!known) return true;
      pairs.push([record, known]);
      open = open.filter((candidate) => candidate !== known);
      return false;
    });
  }
  return { pairs, added: left, missing: open };
};
