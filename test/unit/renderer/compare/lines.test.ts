import { describe, expect, it } from 'vitest';
import {
  linesBetween,
  pagesOf,
  layoutFor,
  sectionsOf,
  spanOf,
  topIn,
} from '../../../../renderer/features/compare/lines';
import { headHeight } from '../../../../renderer/ui/head-height';

const counts = { differs: 2, missing: 0, extra: 3, equal: 200_000 };
const laidOut = (long: readonly number[] = []) => sectionsOf(counts, null, 'wide', long);
const said = (from: number, to: number, long: readonly number[] = []) =>
  linesBetween(laidOut(long).sections, from, to).map((line) =>
    line.kind === 'head' ? line.section.group : line.place,
  );

describe('the layout of a comparison', () => {
  it('places groups one below the other, differences first, and leaves out empty groups', () => {
    const { sections, count, height } = laidOut();
    expect(sections.map(({ group, before }) => [group, before])).toEqual([
      ['differs', 0],
      ['extra', 2],
      ['equal', 5],
    ]);
    expect(count).toBe(200_005);
    expect(height).toBe(3 * headHeight + 2 * 64 + 200_003 * 40);
    expect(sectionsOf(counts, 'missing', 'wide', [])).toEqual({
      sections: [],
      count: 0,
      height: 0,
    });
    expect(sectionsOf(counts, 'extra', 'wide', []).count).toBe(3);
  });

  it('draws only visible lines', () => {
    expect(said(0, 100)).toEqual(['differs', 0, 1]);
    expect(said(0, 200)).toEqual(['differs', 0, 1, 'extra', 2]);
    const { height } = laidOut();
    expect(said(height - 60, height)).toEqual(['equal', 200_003, 200_004]);
  });

  it('gives long addresses a further line on both sides, and moves what is below', () => {
    const { sections } = laidOut([1]);
    const [differs, extra] = sections;
    expect(spanOf(sections, 0)).toEqual({ top: 32, end: 96 });
    expect(spanOf(sections, 1)).toEqual({ top: 96, end: 200 });
    expect(differs && topIn(differs, 2)).toBe(extra?.top);
    expect(said(190, 195, [1])).toEqual(['differs', 1]);
    expect(spanOf(sections, 300_000)).toBeNull();
  });

  it('requests the visible pages', () => {
    const { sections } = laidOut();
    const top = spanOf(sections, 5 + 4999)?.top ?? 0;
    expect(pagesOf(linesBetween(sections, 0, 300))).toEqual(['differs 0', 'extra 0']);
    expect(pagesOf(linesBetween(sections, top, top + 80))).toEqual(['equal 0', 'equal 5000']);
  });

  it('puts less in a line if there is less room', () => {
    const rooms = ['wide', 'middle', 'narrow', 'tiny', 'least'];
    expect([1000, 700, 450, 350, 257].map(layoutFor)).toEqual(rooms);
    // In a window of 480 pixels with a rail and a scrollbar, an address has one line.
    expect(layoutFor(480 - 48 - 15)).toBe('narrow');
    const heights = (['wide', 'middle', 'tiny', 'least'] as const).map(
      (room) => sectionsOf(counts, 'extra', room, []).height - headHeight,
    );
    expect(heights).toEqual([120, 180, 240, 306]);
  });
});
