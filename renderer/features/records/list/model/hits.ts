/**
 * How well a word meets a record, the best first: its name, then its other texts, then its addresses and
 * identifiers. `weak` is a word of up to three characters somewhere in an address, where most of them are.
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
    return ends && (at === from || before === lineEnd) ? hits.wholeName : hits.name;
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

/** The best of the hits in a zone of folded text, of which the first is at `first`. */
export const judgeHits = (
  text: string,
  word: string,
  first: number,
  zone: HitZone,
  from: number,
  to: number,
): number => {
  let best: number = hits.none;
  let at = first;
  for (let seen = 0; seen < mostOccurrences && at >= 0 && at + word.length <= to; seen += 1) {
    const hit = judge(text, word, at, zone, from);
    if (hit < best) best = hit;
    if (best === bestIn[zone]) return best;
    at = text.indexOf(word, at + 1);
  }
  return best;
};

/** The best hit of a word in lines of one zone; `none` when it is not in them. */
export const hitIn = (text: string, word: string, zone: HitZone): number => {
  const first = text.indexOf(word);
  return first < 0 ? hits.none : judgeHits(text, word, first, zone, 0, text.length);
};
