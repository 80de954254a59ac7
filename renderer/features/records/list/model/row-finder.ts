import { spokenDateTest } from './search-dates';
import { noteDeployers } from './deployer-names';
import { fold } from './fold';
import { hitIn, hits, shortest, rankRows } from './ranking';
import { deployerColumn, type ListQuery, type NotedTexts, type RowFacts } from './list-query';
import { progressOf, rowTests, type TestedRows } from './row-tests';
import { allRows, keepRows } from './row-list';
import { wantedText, type Search, type Term, type Word } from './read-search';
import { termTests } from './term-tests';
import type { TextIndex } from './text-index';

/** The data that rows are found by. */
export interface RowSource extends TestedRows {
  /** The column of the records' names, which the user's own names add to; null if there is none. */
  readonly nameColumn: string | null;
  readonly index: TextIndex;
}

/** The result of a search. */
export interface FoundRows {
  /** Ascending, or best match first if words were searched. Must not be changed. */
  readonly rows: Uint32Array;
  /** Ignored words: no row matches them together with the rest, and they may become operators. */
  readonly leftOut: readonly Word[];
  /** `addresses` if words of up to three characters were matched inside addresses, because nothing better was found. */
  readonly reach: 'texts' | 'addresses';
}

/** What rows are found by. */
type Question = Omit<ListQuery, 'sort'>;

/** The hit of a word in the notes on a row. */
const hitInNotes = ({ name, tags, note, deployer }: NotedTexts, form: string): number =>
  Math.min(hitIn(name, form, 'name'), hitIn(`${tags}\n${note}\n${deployer}`, form, 'text'));

/** Whether the word can have weak hits. */
const isShort = ({ forms }: Word): boolean => forms.some((form) => form.length < shortest);

/** By row, the best hit of a word in the texts of `rows` and in the notes on them. */
const hitsOf = (
  word: Word,
  zone: Search['zone'],
  rows: Uint32Array,
  source: RowSource,
  facts: RowFacts,
  least: 'strong' | 'weak',
): Uint8Array => {
  const found = new Uint8Array(source.count).fill(hits.none);
  for (const form of word.forms) {
    source.index.rank(form, rows, found, least);
    for (const [row, texts] of facts.texts)
      found[row] = Math.min(found[row] ?? hits.none, hitInNotes(texts, form));
    noteDeployers(form, rows, found, facts.deployers);
  }
  if (word.date === null) return found;
  const times = source.times();
  const test = spokenDateTest(word.date, zone);
  for (const row of rows)
    if ((found[row] ?? hits.none) > hits.text && test(times[row] ?? NaN)) found[row] = hits.text;
  return found;
};

/** Keeps the rows that match all terms. Of several terms for one code column, one is enough. */
const meetTerms = (
  terms: readonly Term[],
  rows: Uint32Array,
  source: RowSource,
  facts: RowFacts,
): Uint32Array => {
  const hasText = (column: string, folded: string): boolean => {
    const textOf = source.textOf(column);
    for (let row = 0; textOf && row < source.count; row += 1) {
      const text = textOf(row);
      if (text !== null && fold(text) === folded) return true;
    }
    return false;
  };
  let kept = rows;
  for (const { column, text } of terms) {
    if (column !== 'tag' && column !== 'note') continue;
    const wanted = wantedText(text);
    const part = column === 'tag' ? 'tags' : 'note';
    kept = keepRows(kept, (row) => facts.texts.get(row)?.[part].includes(wanted) ?? false);
  }
  for (const { column, test, needs } of termTests(terms, hasText)) {
    const textOf = source.textOf(column);
    if (!textOf) continue;
    const found = new Uint8Array(source.count).fill(needs === null ? hits.weak : hits.none);
    if (needs !== null) source.index.rank(needs, kept, found, 'weak');
    const deployers = column === deployerColumn ? facts.deployers : null;
    const called = deployers?.texts.map((text) => needs !== null && text.includes(needs));
    const named =
      column === source.nameColumn ? 'name' : column === deployerColumn ? 'deployer' : null;
    const own = (row: number): string => (named && facts.texts.get(row)?.[named]) ?? '';
    kept = keepRows(kept, (row) => {
      if (needs !== null && own(row).includes(needs)) return true;
      if (deployers && called?.[deployers.numberOf(row)]) return true;
      const text = textOf(row);
      return (found[row] ?? hits.none) < hits.none && text !== null && test(text);
    });
  }
  return kept;
};

const leaveOut = (rows: Uint32Array, others: Uint32Array, count: number): Uint32Array => {
  const marks = new Uint8Array(count);
  for (const row of others) marks[row] = 1;
  return keepRows(rows, (row) => marks[row] === 0);
};

/** The rows that match everything except the wanted words. */
const applyFilters = (question: Question, source: RowSource): Uint32Array => {
  const { search, facts } = question;
  let rows = allRows(source.count);
  for (const test of rowTests(question, source)) rows = keepRows(rows, test);
  rows = meetTerms(search.terms, rows, source, facts);
  for (const term of search.without.terms) {
    const isKnown = source.textOf(term.column) !== null || ['tag', 'note'].includes(term.column);
    if (isKnown) rows = leaveOut(rows, meetTerms([term], rows, source, facts), source.count);
  }
  for (const word of search.without.words) {
    const found = hitsOf(word, search.zone, rows, source, facts, 'strong');
    rows = keepRows(rows, (row) => (found[row] ?? hits.none) >= hits.weak);
  }
  return rows;
};

/** A word and its hits. */
interface FoundWord {
  readonly word: Word;
  /** By row; only meaningful for rows in the result. */
  readonly hits: Uint8Array;
}

interface Found {
  readonly facts: RowFacts;
  readonly key: string;
  readonly filtered: Uint32Array;
  readonly words: readonly FoundWord[];
  readonly rows: Uint32Array;
  /** Weak hits in the result: `none` if no word is short, `in` if included, `out` if left out. */
  readonly weak: 'none' | 'in' | 'out';
}

/** Whether every row that matches `word` also matches `old`. */
const narrows = (word: Word, old: Word): boolean =>
  word.date === null && word.forms.every((form) => old.forms.some((part) => form.includes(part)));

const isSame = (word: Word, old: Word): boolean =>
  JSON.stringify([word.forms, word.date]) === JSON.stringify([old.forms, old.date]);

/**
 * Creates a function that finds the rows of a query. Caches the last result: a query with the same filters starts from
 * their rows, and one whose words contain the previous words starts from their hits.
 */
export const createRowFinder = (source: RowSource): ((question: Question) => FoundRows) => {
  let last: Found | null = null;

  const findAll = (question: Question, words: readonly Word[], least: 'strong' | 'weak'): Found => {
    const { search, filters, facts } = question;
    const conditions = { ...search, words: null, problems: null };
    const key = JSON.stringify([conditions, filters, progressOf(question, source)]);
    const known = last?.key === key && last.facts === facts ? last : null;
    const filtered = known ? known.filtered : applyFilters(question, source);
    // If weak hits were left out, a missing row may still match a longer word.
    const canNarrow = known?.weak === 'none' || (known?.weak === 'in' && least === 'weak');
    const kept =
      canNarrow &&
      known.words.every(({ word: old }) =>
        words.some((word) => isSame(word, old) || narrows(word, old)),
      )
        ? known
        : null;
    let rows = kept ? kept.rows : filtered;
    const found: FoundWord[] = [];
    for (const word of words) {
      const same = kept?.words.find((old) => isSame(word, old.word));
      if (same) {
        found.push(same);
        continue;
      }
      const own = hitsOf(word, search.zone, rows, source, facts, least);
      rows = keepRows(rows, (row) => (own[row] ?? hits.none) < hits.none);
      found.push({ word, hits: own });
    }
    const weak = !words.some(isShort) ? 'none' : least === 'weak' ? 'in' : 'out';
    last = { facts, key, filtered, words: found, rows, weak };
    return last;
  };

  /** Rows that have only weak hits count if there are no others. */
  const findBest = (question: Question, words: readonly Word[]): Found => {
    const strong = findAll(question, words, 'strong');
    return strong.weak === 'out' && strong.rows.length === 0
      ? findAll(question, words, 'weak')
      : strong;
  };

  return (question) => {
    const { words } = question.search;
    const all = findBest(question, words);
    const certain = words.filter(({ becomes }) => becomes === null);
    const isBegun = all.rows.length === 0 && certain.length < words.length;
    const found = isBegun ? findBest(question, certain) : all;
    const leftOut = isBegun && found.rows.length > 0 ? words.filter(({ becomes }) => becomes) : [];
    if (found.words.length === 0) {
      return { rows: found.rows, leftOut, reach: 'texts' };
    }
    const hitsOfPhrase = (phrase: string, rows: Uint32Array): Uint8Array => {
      const own = new Uint8Array(source.count).fill(hits.none);
      source.index.rank(phrase, rows, own, 'strong');
      for (const [row, { name }] of question.facts.texts)
        own[row] = Math.min(own[row] ?? hits.none, hitIn(name, phrase, 'name'));
      return own;
    };
    return { ...rankRows(found.rows, found.words, hitsOfPhrase), leftOut };
  };
};
