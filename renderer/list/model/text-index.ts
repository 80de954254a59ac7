import { containing, fold, isAscii } from './fold';
import type { Work } from './work';

/** Finds text in rows, by a scan at first and ever faster while it is worked on. */
export interface TextIndex extends Work {
  /** Of ascending `rows`, those in which one text contains `word`; `word` is folded and not empty. */
  readonly find: (word: string, rows: Uint32Array) => Uint32Array;
}

/** Rows whose texts are kept as one string: searching few long strings is faster than many short ones. */
const chunk = 64;

/** Between texts and between rows. A word that contains it is looked for by a scan. */
const separator = '\n';

/** The folded texts of some rows as one, and by row of them where it ends. */
const foldChunk = (rows: readonly string[]): { text: string; ends: readonly number[] } => {
  const joined = rows.join(separator);
  const folded = isAscii(joined) ? rows : rows.map(fold);
  let end = -1;
  const ends = folded.map((row) => (end += row.length + 1));
  return { text: folded === rows ? joined.toLowerCase() : folded.join(separator), ends };
};

/** An index over `count` rows, in each of which every one of `columns` may have a text. */
export const createTextIndex = (
  count: number,
  columns: readonly ((row: number) => string | null)[],
): TextIndex => {
  const texts: string[] = [];
  const ends = new Uint32Array(count);
  let indexed = 0;

  const joinRow = (row: number): string => {
    let joined = '';
    for (const column of columns) {
      const text = column(row);
      if (text !== null && text !== '') joined = joined === '' ? text : joined + separator + text;
    }
    return joined;
  };

  const step = (): boolean => {
    if (indexed === count) return true;
    const end = Math.min(indexed + chunk, count);
    const rows = Array.from({ length: end - indexed }, (_, place) => joinRow(indexed + place));
    const folded = foldChunk(rows);
    texts.push(folded.text);
    ends.set(folded.ends, indexed);
    indexed = end;
    return indexed === count;
  };

  /** Where the text of a row begins in the text of its chunk. */
  const startOf = (row: number): number => (row % chunk === 0 ? 0 : (ends[row - 1] ?? 0) + 1);

  /** The first row from `row` on that contains the word; the end of the chunk when there is none in it. */
  const nextIn = (text: string, word: string, row: number, last: number): number => {
    const place = text.indexOf(word, startOf(row));
    if (place < 0) return last;
    let found = row;
    while (found < last && (ends[found] ?? 0) <= place) found += 1;
    return found;
  };

  const scan = (test: (text: string) => boolean, row: number): boolean => {
    for (const column of columns) {
      const text = column(row);
      if (text !== null && test(text)) return true;
    }
    return false;
  };

  const find = (word: string, rows: Uint32Array): Uint32Array => {
    const found = new Uint32Array(rows.length);
    let length = 0;
    let at = 0;
    const useIndex = !word.includes(separator);
    while (useIndex && at < rows.length) {
      let row = rows[at] ?? 0;
      if (row >= indexed) break;
      const last = Math.min(row - (row % chunk) + chunk, count);
      const text = texts[Math.floor(row / chunk)] ?? '';
      while (row < last) {
        const next = nextIn(text, word, row, last);
        while (at < rows.length && (rows[at] ?? 0) < next) at += 1;
        row = at < rows.length ? (rows[at] ?? 0) : last;
        if (row !== next || row >= last) continue;
        found[length++] = row;
        at += 1;
        row = at < rows.length ? (rows[at] ?? 0) : last;
      }
    }
    const test = containing(word);
    for (; at < rows.length; at += 1) {
      const row = rows[at] ?? 0;
      if (scan(test, row)) found[length++] = row;
    }
    return found.slice(0, length);
  };

  return { step, find };
};
