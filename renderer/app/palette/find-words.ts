import { fold, foldings } from '../../features/records/list/model/fold';

/** A stretch of a name, from a place up to another. */
type Stretch = readonly [from: number, to: number];

const word = /[\p{L}\p{N}\p{M}]+/gu;

/**
 * Where a name has the words that were typed: each of them begins a word of the name, as the lists' search spells it. Null
 * where one does not. The places are drawn only, so that a letter with an accent may be one off.
 */
export const findWords = (name: string, typed: string): readonly Stretch[] | null => {
  const wanted = typed.match(word) ?? [];
  if (wanted.length === 0) return typed.trim() === '' ? [] : null;
  const there = [...name.matchAll(word)];
  const found: Stretch[] = [];
  for (const one of wanted) {
    const start = fold(one);
    const hit = there.find(([text]) =>
      foldings(text)
        .split('\n')
        .some((spelling) => spelling.startsWith(start)),
    );
    if (!hit) return null;
    found.push([hit.index, hit.index + Math.min(one.length, hit[0].length)]);
  }
  return found.toSorted(([one], [other]) => one - other);
};
