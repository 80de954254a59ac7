import type { Word } from './read-search';
import { gatherRows } from './row-list';

/**
 * How well a word meets a record, the best first: its name, then its other texts, then its addresses and
 * identifiers. `weak` is a word of up to three characters somewhere in an address: nearly every short word is in one.
 */
export const hits = {
  wholeName: 0,
  name: 1,
  nameStart: 2,
  namePart: 3,
  text: 4,
  textStart: 5,
  textPart: 6,
  codeEdge: 7,
  codePart: 8,
  weak: 9,
  none: 10,
} as const;

/** Parts of what a record is found by, in this order, each of lines. */
export const zones = ['name', 'text', 'code', 'date'] as const;
export type HitZone = (typeof zones)[number];

/** Words shorter than this are in too many addresses to tell them apart. */
export const shortest = 4;

const letter = /[\p{L}\p{N}\p{M}]/u;
/** Scripts that put no spaces between words. */
const unspaced =
  /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]/u;

const lineEnd = 10;

/**
 * Whether a word may be a whole address, which counts more than any name: a name that reads like an address does not say
 * whose it is.
 */
export const isLikeAddress = (word: string): boolean => /^\S{20,}$/u.test(word);

/** Whether a word can end beside this character; text is folded, and ends of text are NaN. */
const isBoundary = (code: number): boolean => {
  if (code < 128) return code < 48 || (code > 57 && code < 97) || code > 122;
  const character = String.fromCharCode(code);
  return Number.isNaN(code) || !letter.test(character) || unspaced.test(character);
};

/** Occurrences looked at in one record: a text may consist of nothing else. */
const mostOccurrences = 64;

/** How the word that is at `at` hits; the zone begins at `from`. What is around a zone is an end of a line. */
const judge = (text: string, word: string, at: number, zone: HitZone, from: number): number => {
  const end = at + word.length;
  const before = text.charCodeAt(at - 1);
  const after = text.charCodeAt(end);
  const isFree = isBoundary(before) || isBoundary(text.charCodeAt(at));
  const isWord = isFree && (isBoundary(after) || isBoundary(text.charCodeAt(end - 1)));
  const ends = after === lineEnd || Number.isNaN(after);
  if (zone === 'name') {
    if (!isWord) return isFree ? hits.nameStart : hits.namePart;
    const isWhole = ends && (at === from || before === lineEnd);
    return isWhole && !isLikeAddress(word) ? hits.wholeName : hits.name;
  }
  if (zone === 'text') return isWord ? hits.text : isFree ? hits.textStart : hits.textPart;
  const line = at - 2 >= from && text.startsWith('0x', at - 2) ? at - 2 : at;
  const begins = line === from || text.charCodeAt(line - 1) === lineEnd;
  // The record's own address is the first line.
  if (begins && ends) return zone === 'code' && line === from ? hits.wholeName : hits.text;
  if (zone === 'code' && isWord) return hits.codeEdge;
  if (word.length < shortest) return hits.weak;
  return begins || ends ? hits.codeEdge : hits.codePart;
};

const bestIn: Readonly<Record<HitZone, number>> = {
  name: hits.wholeName,
  text: hits.text,
  code: hits.wholeName,
  date: hits.text,
};

/** The best of the hits in a zone of folded text, of which the first is at `first`, and where to look on; -1 is nowhere. */
export const judgeHits = (
  text: string,
  word: string,
  first: number,
  zone: HitZone,
  from: number,
  to: number,
): { readonly best: number; readonly next: number } => {
  let best: number = hits.none;
  let at = first;
  for (let seen = 0; seen < mostOccurrences && at >= 0 && at < to; seen += 1) {
    const hit = judge(text, word, at, zone, from);
    if (hit < best) best = hit;
    at = text.indexOf(word, at + 1);
    if (best === bestIn[zone]) break;
  }
  return { best, next: at };
};

/** The best hit of a word in lines of one zone; `none` when it is not in them. */
export const hitIn = (text: string, word: string, zone: HitZone): number =>
  judgeHits(text, word, text.indexOf(word), zone, 0, text.length).best;

/** Words whose neighbours are looked at: each pair is looked for in every row that was found. */
const mostNeighbours = 6;

/** Sums above this are the same. */
const mostSum = 63;

/** How many kinds of closeness there are: the words as a whole name, then by how many neighbours are apart. */
const closenesses = mostNeighbours + 2;

const keyOf = (worst: number, closeness: number, sum: number): number =>
  (worst * closenesses + closeness) * (mostSum + 1) + sum;

/**
 * Of ascending `rows`, the ones that fit best first: by the word that fits worst, then by how the words stand
 * together in the name, then by all words; those alike stay as they are. Rows with a word that is only somewhere in
 * an address are left out where there are others. Takes time by the number of rows, whatever is in them.
 */
export const rankRows = (
  rows: Uint32Array,
  words: readonly { readonly word: Word; readonly hits: Uint8Array }[],
  hitsOfPhrase: (phrase: string, rows: Uint32Array) => Uint8Array,
): { readonly rows: Uint32Array; readonly reach: 'texts' | 'addresses' } => {
  const found = words.map(({ hits: own }) => own);
  const forms = words.map(({ word }) => word.forms[0] ?? '');
  const pairs = forms.slice(1, mostNeighbours + 1).map((form, place) => `${forms[place]} ${form}`);
  const phrases = forms.length > 2 ? [...pairs, forms.join(' ')] : pairs;
  const phraseHits = phrases.map((phrase) => hitsOfPhrase(phrase, rows));
  const whole = phraseHits.at(-1);
  const closenessOf = (row: number): number => {
    if (whole?.[row] === hits.wholeName) return 0;
    let apart = 1;
    for (let pair = 0; pair < pairs.length; pair += 1)
      if ((phraseHits[pair]?.[row] ?? hits.none) > hits.nameStart) apart += 1;
    return apart;
  };

  const keys = new Uint32Array(rows.length);
  for (let at = 0; at < rows.length; at += 1) {
    const row = rows[at] as number;
    let [worst, sum] = [0, 0];
    for (const own of found) {
      const hit = own[row] as number;
      worst = Math.max(worst, hit);
      sum += hit;
    }
    keys[at] = keyOf(worst, closenessOf(row), Math.min(sum, mostSum));
  }
  const { rows: ranked, starts } = gatherRows(rows, keys, keyOf(hits.none + 1, 0, 0));
  const strong = starts[keyOf(hits.weak, 0, 0)] as number;
  return strong > 0
    ? { rows: ranked.subarray(0, strong), reach: 'texts' }
    : { rows: ranked, reach: rows.length > 0 ? 'addresses' : 'texts' };
};
