import type { ListName } from '../../../shared/account';
import { isSameValue, type Values } from '../../../electron/reader/changes/identity';
import type { Matched, Row } from '../../../electron/reader/changes/match-records';
import { pinnedPlaces, pinOf, type Entry } from '../../../electron/reader/changes/table';

type Test = (row: Row, entry: Entry) => boolean;

const text = ({ values }: { readonly values: Values }): string => JSON.stringify(values);

const inOrder = <Kept extends { readonly values: Values }>(all: readonly Kept[]): readonly Kept[] =>
  all.toSorted((a, b) => (text(a) === text(b) ? 0 : text(a) < text(b) ? -1 : 1));

const isSameAsset: Test = ({ values }, known) =>
  isSameValue('asset', values[1] ?? null, known.values[1] ?? null);

/** What `matchRecords` has to find, plainly: every record is held against every remembered one, test by test. */
export const matchPairwise = (
  list: ListName,
  rows: readonly Row[],
  entries: readonly Entry[],
): Matched => {
  const [row, entry] = [rows[0], entries[0]];
  if (rows.length === 1 && entries.length === 1 && row && entry) {
    return { pairs: [[row, entry]], added: [], missing: [] };
  }
  if (entries.length === 0) return { pairs: [], added: rows, missing: [] };
  const isPinned: Test = ({ values }, known) =>
    pinnedPlaces[list].every(({ name, at }) =>
      isSameValue(name, pinOf(known, name, at), values[at] ?? null),
    );
  const tests: readonly Test[] = [
    (one, known) => isPinned(one, known) && isSameAsset(one, known),
    isPinned,
    isSameAsset,
  ];
  const pairs: (readonly [Row, Entry])[] = [];
  let [added, missing] = [rows, entries];
  const pairUp = (test: Test): void => {
    added = added.filter((one) => {
      const known = missing.find((candidate) => test(one, candidate));
      if (!known) return true;
      pairs.push([one, known]);
      missing = missing.filter((candidate) => candidate !== known);
      return false;
    });
  };
  pairUp((one, known) => text(one) === text(known));
  [added, missing] = [inOrder(added), inOrder(missing)];
  for (const test of tests) pairUp(test);
  return { pairs, added, missing };
};
