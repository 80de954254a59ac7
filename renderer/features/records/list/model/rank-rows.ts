import { hits } from './hits';
import type { Word } from './search';

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

  const keys = new Uint16Array(rows.length);
  const starts = new Uint32Array(keyOf(hits.none + 1, 0, 0) + 1);
  for (let at = 0; at < rows.length; at += 1) {
    const row = rows[at] as number;
    let [worst, sum] = [0, 0];
    for (const own of found) {
      const hit = own[row] as number;
      worst = Math.max(worst, hit);
      sum += hit;
    }
    const key = keyOf(worst, closenessOf(row), Math.min(sum, mostSum));
    keys[at] = key;
    starts[key + 1] = (starts[key + 1] as number) + 1;
  }
  for (let key = 1; key < starts.length; key += 1)
    starts[key] = (starts[key] as number) + (starts[key - 1] as number);
  const strong = starts[keyOf(hits.weak, 0, 0)] as number;
  const ranked = new Uint32Array(rows.length);
  for (let at = 0; at < rows.length; at += 1) {
    const key = keys[at] as number;
    const place = starts[key] as number;
    ranked[place] = rows[at] as number;
    starts[key] = place + 1;
  }
  return strong > 0
    ? { rows: ranked.subarray(0, strong), reach: 'texts' }
    : { rows: ranked, reach: rows.length > 0 ? 'addresses' : 'texts' };
};
