/** Most places marked at once: each one is an element. */
export const mostMarked = 200;

const special = /[\\^$.*+?()[\]{}|/]/gu;

/** Where a text occurs, letter case aside and taken literally; each as its start and end (exclusive). */
export const findHits = (text: string, wanted: string): readonly (readonly [number, number])[] => {
  if (wanted === '') return [];
  const pattern = new RegExp(wanted.replace(special, '\\$&'), 'giu');
  return Array.from(text.matchAll(pattern), (hit) => [hit.index, hit.index + hit[0].length]);
};

/** A stretch of text, and its number if it is a hit. */
export interface Stretch {
  readonly text: string;
  readonly hit: number | null;
}

/** The text in stretches, with at most `mostMarked` hits around the current one. */
export const markHits = (
  text: string,
  hits: readonly (readonly [number, number])[],
  current: number,
): readonly Stretch[] => {
  const first = Math.max(0, Math.min(current - mostMarked / 2, hits.length - mostMarked));
  const stretches: Stretch[] = [];
  let from = 0;
  for (const [index, [start, end]] of hits.slice(first, first + mostMarked).entries()) {
    stretches.push({ text: text.slice(from, start), hit: null });
    stretches.push({ text: text.slice(start, end), hit: first + index });
    from = end;
  }
  stretches.push({ text: text.slice(from), hit: null });
  return stretches;
};
