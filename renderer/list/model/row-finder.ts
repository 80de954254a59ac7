import type { Checksums } from './checksums';
import { fold } from './fold';
import type { Filters, ListQuery, Noted } from './list-query';
import { allRows, keepRows } from './row-list';
import type { Search } from './search';
import { termTests, wantedText } from './term-tests';
import type { TextIndex } from './text-index';

/** What rows are found by. */
export interface RowSource {
  readonly count: number;
  /** The texts of a column; null when there is no such column. */
  readonly textOf: (column: string) => ((row: number) => string | null) | null;
  readonly index: TextIndex;
  /** Milliseconds since the epoch, NaN for the undated. May be costly the first time. */
  readonly times: () => Float64Array;
  readonly checksums: Checksums;
  readonly differs: (row: number) => boolean;
}

type RowTest = (row: number) => boolean;

const filterTests = (
  filters: Filters,
  source: RowSource,
  noted: Noted | null,
): readonly RowTest[] => {
  const tests: RowTest[] = [];
  if (filters.favourites === 'only') tests.push((row) => noted?.favourites.has(row) ?? false);
  for (const [name, accepted] of Object.entries(filters.values)) {
    const textOf = source.textOf(name);
    if (!textOf || accepted.length === 0) continue;
    const values = new Set(accepted);
    tests.push((row) => values.has(textOf(row)));
  }
  if (filters.differs === 'only') tests.push(source.differs);
  if (filters.checksums.length > 0) {
    const states = new Set(filters.checksums);
    tests.push((row) => {
      const state = source.checksums.of(row);
      return state !== null && states.has(state);
    });
  }
  return tests;
};

const dateTests = ({ after, before }: Search, source: RowSource): readonly RowTest[] => {
  if (after === null && before === null) return [];
  const times = source.times();
  const [from, to] = [after ?? -Infinity, before ?? Infinity];
  return [(row) => (times[row] ?? NaN) >= from && (times[row] ?? NaN) < to];
};

/** The rows that pass everything but the words. */
const applyFilters = (
  search: Search,
  filters: Filters,
  source: RowSource,
  noted: Noted | null,
): Uint32Array => {
  const hasText = (column: string, folded: string): boolean => {
    const textOf = source.textOf(column);
    for (let row = 0; textOf && row < source.count; row += 1) {
      const text = textOf(row);
      if (text !== null && fold(text) === folded) return true;
    }
    return false;
  };
  const tests = [...filterTests(filters, source, noted), ...dateTests(search, source)];
  let rows = allRows(source.count);
  for (const test of tests) rows = keepRows(rows, test);
  for (const { column, test, needs } of termTests(search.terms, hasText)) {
    const textOf = source.textOf(column);
    if (!textOf) continue;
    if (needs !== null) rows = source.index.find(needs, rows);
    rows = keepRows(rows, (row) => {
      const text = textOf(row);
      return text !== null && test(text);
    });
  }
  return rows;
};

/** Whether an ascending list has this row. */
const has = (rows: Uint32Array, row: number): boolean => {
  let [from, to] = [0, rows.length];
  while (from < to) {
    const middle = (from + to) >>> 1;
    if ((rows[middle] ?? 0) < row) from = middle + 1;
    else to = middle;
  }
  return rows[from] === row;
};

/** Of `rows`, those that have the word in a text of their own or in what has been noted about them. */
const findWord = (
  word: string,
  rows: Uint32Array,
  index: TextIndex,
  noted: Noted | null,
): Uint32Array => {
  const found = index.find(word, rows);
  if (!noted) return found;
  const others: number[] = [];
  for (const [row, text] of noted.texts) {
    if (text.includes(word) && has(rows, row) && !has(found, row)) others.push(row);
  }
  return others.length === 0 ? found : Uint32Array.from([...found, ...others]).sort();
};

interface Found {
  readonly noted: Noted | null;
  readonly key: string;
  readonly filtered: Uint32Array;
  readonly words: readonly string[];
  readonly rows: Uint32Array;
}

/**
 * Finds the rows of a query, ascending; not to be changed. Remembers the last answer: a query with the same filters
 * starts from their rows, and one whose words contain the last one's starts from its hits.
 */
export const createRowFinder = (
  source: RowSource,
): ((query: Pick<ListQuery, 'search' | 'filters' | 'noted'>) => Uint32Array) => {
  let last: Found | null = null;
  return ({ search, filters, noted = null }) => {
    const { terms, after, before } = search;
    const judged = filters.checksums.length > 0 ? source.checksums.known() : 0;
    const key = JSON.stringify([terms, after, before, filters, judged]);
    const words = [...new Set(search.words.map(wantedText))].filter((word) => word !== '');
    const known = last?.key === key && last.noted === noted ? last : null;
    const filtered = known ? known.filtered : applyFilters(search, filters, source, noted);
    // Each word of the last query is a part of one of this query's: it can only find fewer rows.
    const narrowed = known?.words.every((old) => words.some((word) => word.includes(old)))
      ? known
      : { words: [] as readonly string[], rows: filtered };
    let { rows } = narrowed;
    for (const word of words)
      if (!narrowed.words.includes(word)) rows = findWord(word, rows, source.index, noted);
    last = { noted, key, filtered, words, rows };
    return rows;
  };
};
