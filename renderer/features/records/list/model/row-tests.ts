import { rowMarks } from '../../../../../shared/activity';
import type { ChecksumState } from '../../../../../shared/list-view';
import type { FilterMark } from '../../../../store/list-state';
import type { ListQuery } from './list-query';
import type { RowState } from './operators';

type RowTest = (row: number) => boolean;

/** Checksum states of the rows' addresses, as far as computed. */
export interface Checksums {
  /** Returns null if not computed yet. */
  readonly of: (row: number) => ChecksumState | null;
  /** Number of computed rows, from the first. */
  readonly known: () => number;
}

/** The data that rows are tested by. */
export interface TestedRows {
  readonly count: number;
  /** Returns the texts of a column; null if there is no such column. */
  readonly textOf: (column: string) => ((row: number) => string | null) | null;
  /** Milliseconds since the epoch; NaN if undated. The first call may be expensive. */
  readonly times: () => Float64Array;
  readonly checksums: Checksums;
  /** Rows with a value that should be unique but also occurs in another row. False for all rows until known. */
  readonly repeated: { readonly has: RowTest; readonly isKnown: () => boolean };
  readonly differs: RowTest;
}

/** The conditions of a query. */
type Asked = Omit<ListQuery, 'sort'>;

const propertyTests = (
  { facts }: Asked,
  { repeated, differs }: TestedRows,
): Readonly<Record<RowState | FilterMark, RowTest>> => {
  const markOf = (row: number): number => facts.marks?.[row] ?? rowMarks.none;
  return {
    changed: (row) => markOf(row) !== rowMarks.none,
    // A record marked `sameName` may be new, so it must be among the new ones.
    new: (row) => markOf(row) === rowMarks.added || markOf(row) === rowMarks.sameName,
    alarm: (row) => markOf(row) === rowMarks.alarm,
    duplicate: repeated.has,
    favourite: (row) => facts.favourites.has(row),
    alike: (row) => facts.isAlike?.(row) ?? false,
    differs,
  };
};

const checksumTest = (states: readonly ChecksumState[], { checksums }: TestedRows): RowTest => {
  const wanted = new Set(states);
  return (row) => {
    const state = checksums.of(row);
    return state !== null && wanted.has(state);
  };
};

/** Tests that a row must all pass: those of the filters, and those of the search apart from its words and terms. */
export const rowTests = (asked: Asked, rows: TestedRows): readonly RowTest[] => {
  const { filters, search, facts } = asked;
  const { states, checksums, without, after, before } = search;
  const { values, deployers } = filters;
  const properties = propertyTests(asked, rows);
  const tests = [...filters.marks, ...states].map((name): RowTest => properties[name]);
  for (const state of without.states) tests.push((row) => !properties[state](row));
  for (const [name, accepted] of Object.entries(values)) {
    const textOf = rows.textOf(name);
    if (!textOf || accepted.length === 0) continue;
    const allowed = new Set(accepted);
    tests.push((row) => allowed.has(textOf(row)));
  }
  if (deployers.length > 0) {
    tests.push((row) => {
      const kind = facts.deployerKindOf?.(row) ?? null;
      return kind !== null && deployers.includes(kind);
    });
  }
  for (const wanted of [filters.checksums, checksums]) {
    if (wanted.length > 0) tests.push(checksumTest(wanted, rows));
  }
  if (without.checksums.length > 0) {
    const isUnwanted = checksumTest(without.checksums, rows);
    tests.push((row) => rows.checksums.of(row) !== null && !isUnwanted(row));
  }
  if (after !== null || before !== null) {
    const times = rows.times();
    const [from, to] = [after ?? -Infinity, before ?? Infinity];
    tests.push((row) => (times[row] ?? NaN) >= from && (times[row] ?? NaN) < to);
  }
  return tests;
};

const asksChecksums = ({ filters, search }: Asked): boolean =>
  [filters, search, search.without].some(({ checksums }) => checksums.length > 0);

const asksFor = ({ filters, search }: Asked, ...names: readonly (RowState | FilterMark)[]) =>
  [...filters.marks, ...search.states, ...search.without.states].some((one) => names.includes(one));

/** How much of what the tests need is known so far. Their results only change with it. */
export const progressOf = (asked: Asked, { checksums, repeated }: TestedRows) => ({
  checksums: asksChecksums(asked) ? checksums.known() : 0,
  repeated: asksFor(asked, 'duplicate') && repeated.isKnown(),
});

/** Whether everything that the tests need is known. */
export const areDecided = (asked: Asked, { count, checksums, repeated }: TestedRows): boolean => {
  const { marks, isAlike, deployerKindOf } = asked.facts;
  return (
    (!asksChecksums(asked) || checksums.known() === count) &&
    (!asksFor(asked, 'duplicate') || repeated.isKnown()) &&
    (!asksFor(asked, 'changed', 'new', 'alarm') || marks !== null) &&
    (!asksFor(asked, 'alike') || isAlike !== null) &&
    (asked.filters.deployers.length === 0 || deployerKindOf !== null)
  );
};
