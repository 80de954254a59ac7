import { describe, expect, it } from 'vitest';
import {
  findHits,
  markHits,
  mostMarked,
} from '../../../../../renderer/features/records/details/json';
import { fc, forAll } from '../../../for-all';

describe('findHits', () => {
  it.each([
    ['letters of any case', 'Abc abC', 'ABC', ['0 to 3', '4 to 7']],
    ['signs of patterns', 'a.c abc (x|y)', '(x|y)', ['8 to 13']],
    ['a dot', 'a.c abc', 'a.c', ['0 to 3']],
    ['letters that grow in lower case', 'İİ x', 'X', ['3 to 4']],
    ['nothing', 'abc', '', []],
    ['what is not there', 'abc', 'd', []],
  ])('finds %s literally', (_what, text, wanted, hits) => {
    expect(findHits(text, wanted).map(([start, end]) => `${start} to ${end}`)).toEqual(hits);
  });

  it('treats any text literally', () => {
    forAll(
      fc.string({ unit: 'binary' }),
      fc.string({ unit: 'binary', minLength: 1 }),
      (before, wanted) => {
        const text = `${before} ${wanted}`;
        expect(findHits(text, wanted).map(([start, end]) => text.slice(start, end))).toContain(
          wanted,
        );
      },
    );
  });
});

it('markHits returns the whole text, and marks no more hits than can be drawn, the current one among them', () => {
  forAll(fc.nat(1500), fc.nat(1500), (count, chosen) => {
    const text = `${'ab'.repeat(count)}.`;
    const hits = findHits(text, 'a');
    const current = Math.min(chosen, Math.max(0, count - 1));
    const stretches = markHits(text, hits, current);
    const marked = stretches.flatMap(({ hit }) => (hit === null ? [] : [hit]));
    expect(stretches.map((stretch) => stretch.text).join('')).toBe(text);
    expect(marked).toHaveLength(Math.min(count, mostMarked));
    if (count > 0) expect(marked).toContain(current);
  });
});
