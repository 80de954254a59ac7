import type { Word } from './read-search';
import { gatherRows } from './row-list';

/**
 * How well a word matches a record, best first: in its name, in its other texts, in its addresses and identifiers.
 * `weak` is a word of up to three characters inside an address, where nearly every short word occurs.
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

/** Zones of a record's searchable text, in this order. Each consists of lines. */
export const zones = ['name', 'text', 'code', 'date'] as const;
export type HitZone = (typeof zones)[number];

/** Shorter words occur in too many addresses to distinguish them. */
export const shortest = 4;

const letter = /[\p{L}\p{N}\p{M}]/u;
/** Scripts without spaces between words. */
const unspaced =
  /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]/u;

const lineEnd = 10;

/**
 * Whether a word may be a whole address. A match in an address then counts more than any in a name: a name that reads
 * like an address does not say whose the address is.
 */
export const isLikeAddress = (word: string): boolean => /^\S{20,}$/u.test(word);

/**
 * Whether a word can begin or end next to this character of folded text. NaN stands for the start and end of the text.
 */
const isBoundary = (code: number): boolean => {
  if (code < 128) return code < 48 || (code > 57 && code < 97) || code > 122;
  const character = String.fromCharCode(code);
  return Number.isNaN(code) || !letter.test(character) || unspaced.test(character);
};

/** Most occurrences examined in one record: a text may consist of nothing else. */
const mostOccurrences = 64;

/** Rates the occurrence of a word at `at`, in a zone that begins at `from`. A zone is surrounded by line ends. */
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

/**
 * Returns the best hit in a zone of folded text, whose first occurrence is at `first`, and where to continue the
 * search; -1 means no further occurrence.
 */
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

/** The best hit of a word in the lines of one zone; `none` if the word does not occur. */
export const hitIn = (text: string, word: string, zone: HitZone): number =>
  judgeHits(text, word, text.indexOf(word), zone, 0, text.length).best;

/** Most words checked for adjacency: each pair is searched in every found row. */
const mostNeighbours = 6;

/** Larger sums count as this. */
const mostSum = 63;

/**
 * Number of closeness ranks: 0 if the words are the whole name, otherwise 1 plus the number of neighbours that are
 * apart.
 */
const closenesses = mostNeighbours + 2;

const keyOf = (worst: number, closeness: number, sum: number): number =>
  (worst * closenesses + closeness) * (mostSum + 1) + sum;

/**
 * Sorts ascending `rows` by relevance: by the worst word, then by how close the words are in the name, then by all
 * words; equal rows keep their order. Rows with a word only inside an address are left out if there are others. The
 * time depends on the number of rows, not on their texts.
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
