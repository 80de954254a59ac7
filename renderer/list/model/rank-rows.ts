import { hits } from './hits';
import { keepRows } from './row-list';
import type { Word } from './search';

/** Words whose neighbours are looked at: each pair is looked for in every row that was found. */
const mostNeighbours = 6;

/** Sums above this are the same. */
const mostSum = 63;

/** How many kinds of closeness there are: the words as a whole name, then by how many neighbours are apart. */
const closenesses = mostNeighbours + 2;

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
  const worstOf = (row: number): number => {
    let worst = 0;
    for (let word = 0; word < found.length; word += 1)
      worst = Math.max(worst, found[word]?.[row] ?? hits.none);
    return worst;
  };
  const strong = keepRows(rows, (row) => worstOf(row) < hits.weak);
  const shown = strong.length > 0 ? strong : rows;
  const reach = shown.length > 0 && strong.length === 0 ? 'addresses' : 'texts';

  const forms = words.map(({ word }) => word.forms[0] ?? '');
  const pairs = forms.slice(1, mostNeighbours + 1).map((form, place) => `${forms[place]} ${form}`);
  const phrases = forms.length > 2 ? [...pairs, forms.join(' ')] : pairs;
  const phraseHits = phrases.map((phrase) => hitsOfPhrase(phrase, shown));
  const whole = phraseHits.at(-1);
  const closenessOf = (row: number): number => {
    if (whole?.[row] === hits.wholeName) return 0;
    let apart = 1;
    for (let pair = 0; pair < pairs.length; pair += 1)
      if ((phraseHits[pair]?.[row] ?? hits.none) > hits.nameStart) apart += 1;
    return apart;
  };
  const keyOf = (row: number): number => {
    let sum = 0;
    for (let word = 0; word < found.length; word += 1) sum += found[word]?.[row] ?? hits.none;
    return (worstOf(row) * closenesses + closenessOf(row)) * (mostSum + 1) + Math.min(sum, mostSum);
  };

  const keys = new Uint16Array(shown.length);
  const starts = new Uint32Array((hits.none + 1) * closenesses * (mostSum + 1) + 1);
  for (let at = 0; at < shown.length; at += 1) {
    const key = keyOf(shown[at] ?? 0);
    keys[at] = key;
    starts[key + 1] = (starts[key + 1] ?? 0) + 1;
  }
  for (let key = 1; key < starts.length; key += 1)
    starts[key] = (starts[key] ?? 0) + (starts[key - 1] ?? 0);
  const ranked = new Uint32Array(shown.length);
  for (let at = 0; at < shown.length; at += 1) {
    const key = keys[at] ?? 0;
    const place = starts[key] ?? 0;
    ranked[place] = shown[at] ?? 0;
    starts[key] = place + 1;
  }
  return { rows: ranked, reach };
};
