import { fold, foldings } from '../../features/records/list/model/fold';

/** A stretch of a name: its first index, and the index after its last. */
type Stretch = readonly [from: number, to: number];

const word = /[\p{L}\p{N}\p{M}]+/gu;

/** Scripts that put no spaces between words. */
const unspaced =
  /^[\p{scx=Hani}\p{scx=Hira}\p{scx=Kana}\p{scx=Thai}\p{scx=Laoo}\p{scx=Khmr}\p{scx=Mymr}]/u;

/**
 * Where a name has the typed words. Each of them must begin a word of the name, as the search of the lists spells it,
 * or be anywhere in a word if its script has no spaces. Null if a typed word is missing. The places are only drawn, so
 * with accents a place may be one off.
 */
export const findWords = (name: string, typed: string): readonly Stretch[] | null => {
  const wanted = typed.match(word) ?? [];
  if (wanted.length === 0) return typed.trim() === '' ? [] : null;
  const there = [...name.matchAll(word)];
  const found: Stretch[] = [];
  for (const one of wanted) {
    const start = fold(one);
    const isThere = (spelling: string): boolean =>
      unspaced.test(start) ? spelling.includes(start) : spelling.startsWith(start);
    const hit = there.find(([text]) => foldings(text).split('\n').some(isThere));
    if (!hit) return null;
    const from = hit.index + Math.max(0, hit[0].indexOf(one));
    found.push([from, from + Math.min(one.length, hit[0].length)]);
  }
  return found.toSorted(([one], [other]) => one - other);
};
