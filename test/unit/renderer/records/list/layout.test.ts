import { describe, expect, it } from 'vitest';
import {
  areOfSame,
  createLayout,
  foldAll,
  foldOne,
  followItem,
  type GridLayout,
  keepInPlace,
  rowHeights,
} from '../../../../../renderer/features/records/list/grid/layout';
import { headHeight } from '../../../../../renderer/ui/head-height';
import {
  foldKey,
  groupByText,
  groupRows,
  type Groups,
} from '../../../../../renderer/features/records/list/model/groups';
import { fc, forAll } from '../../../for-all';

/** Lengths of groups, and which of them are folded. */
const lengths = fc.array(
  fc.record({ length: fc.integer({ min: 1, max: 5 }), folded: fc.boolean() }),
  { minLength: 1, maxLength: 12 },
);
type Lengths = readonly { readonly length: number; readonly folded: boolean }[];

/** Rows grouped by these texts. */
const groupsBy = (texts: readonly string[]): Groups =>
  groupRows(
    Uint32Array.from(texts.keys()),
    groupByText(texts.length, (row) => texts[row] ?? null),
    false,
  );

const layGroups = (
  groups: Groups,
  isFolded: (group: number) => boolean = () => false,
  rowHeight: number = rowHeights.usual,
): GridLayout => {
  const places = [...groups.present.keys()].filter(isFolded);
  const keys = places.map((place) => foldKey(groups.grouping, groups.present[place] ?? 0));
  return createLayout({ rows: groups.rows, groups, folded: new Set(keys), rowHeight });
};

/** Rows without groups, laid out. */
const inOrder = (...rows: readonly number[]): GridLayout =>
  createLayout({
    rows: Uint32Array.from(rows),
    groups: null,
    rowHeight: 40,
    folded: new Set(['', '=']),
  });

const groupsOf = (given: Lengths): Groups =>
  groupsBy(
    given.flatMap(({ length }, group) =>
      Array<string>(length).fill(String(group).padStart(3, '0')),
    ),
  );

const sameRows: readonly string[] = [];

/** A layout of unchanged records. */
const laid = (layout: GridLayout) => ({ rows: sameRows, layout });

/** Finds a record again by its text. */
const findAgain = (before: readonly string[], record: number, rows: readonly string[]) => {
  const place = rows.indexOf(before[record] ?? '');
  return place < 0 ? null : place;
};

describe('the position of an item in a list', () => {
  it('is computed from the heads of groups and the rows that are not folded', () => {
    const texts = ['a', 'a', 'b', 'b', 'c', 'd', 'd', 'd'];
    const layout = layGroups(groupsBy(texts), (group) => group === 0 || group === 3);
    const items = [...Array(7).keys()];
    expect([layout.items, layout.height, [...layout.rows]]).toEqual([7, 248, [2, 3, 4]]);
    expect(items.map(layout.recordOf)).toEqual([-1, -1, 2, 3, -1, 4, -1]);
    expect(items.map(layout.groupOf)).toEqual([0, 1, 1, 1, 2, 2, 3]);
    expect(items.filter(layout.isHead)).toEqual([0, 1, 4, 6]);
    expect(items.map(layout.placeOf)).toEqual([-1, -1, 0, 1, -1, 2, -1]);
    expect([0, 1, 2, 3].map(layout.headOf)).toEqual([0, 1, 4, 6]);
    expect([0, 1, 2].map(layout.itemOf)).toEqual([2, 3, 5]);
    const tops = [0, 32, 64, 104, 144, 176, 216];
    expect(items.map(layout.topOf)).toEqual(tops);
    expect(tops.map(layout.itemAt)).toEqual(items);
    expect([...tops.slice(1), 248, 1248].map((top) => layout.itemAt(top - 1))).toEqual([
      ...items,
      6,
    ]);
    // Where a list can be overscrolled beyond its beginning.
    expect(layout.itemAt(-1)).toBe(0);
    const low = layGroups(groupsBy(['a', 'a', 'b']), undefined, 30);
    expect([low.height, ...[2, 3, 4].map(low.topOf)]).toEqual([154, 62, 92, 124]);
    expect([61, 62, 92, 999].map(low.itemAt)).toEqual([1, 2, 3, 4]);
  });

  it('is computed from rows alone if nothing is grouped', () => {
    const layout = inOrder(7, 3, 5);
    expect([layout.items, layout.height]).toEqual([3, 120]);
    expect([0, 1, 2, 3].map(layout.recordOf)).toEqual([7, 3, 5, -1]);
    expect([-5, 0, 39, 40, 119, 500].map(layout.itemAt)).toEqual([0, 0, 0, 1, 2, 2]);
    expect(layout.groupOf(1)).toBe(-1);
    expect(layout.isHead(0)).toBe(false);
    const none = inOrder();
    expect([none.items, none.height, none.itemAt(0), none.recordOf(0)]).toEqual([0, 0, -1, -1]);
  });

  it('works for a hundred thousand groups of one row, and for one of a hundred thousand', () => {
    const many = layGroups(groupsBy(Array.from({ length: 100_000 }, (_, row) => `value ${row}`)));
    expect([many.items, many.height]).toEqual([200_000, 7_200_000]);
    expect(many.recordOf(199_999)).toBe(99_999);
    expect(many.itemAt(many.topOf(123_456))).toBe(123_456);
    const one = layGroups(groupsBy(Array<string>(100_000).fill('one')), () => true);
    expect([one.items, one.height, one.rows.length]).toEqual([1, headHeight, 0]);
  });

  it('is that of the same row when others are folded, or of its head', () => {
    forAll(lengths, fc.nat(), fc.nat(), (given, at, changed) => {
      const turned = changed % given.length;
      const groups = groupsOf(given);
      const laidOut = (of: Lengths): GridLayout =>
        layGroups(groups, (group) => of[group]?.folded ?? false);
      const from = laidOut(given);
      const to = laidOut(
        given.map((one, group) => (group === turned ? { ...one, folded: !one.folded } : one)),
      );
      const item = at % from.items;
      const [before, after] = [laid(from), laid(to)];
      const followed = followItem(before, item, after, findAgain) ?? -1;
      expect(areOfSame(before, after)).toBe(true);
      expect(to.groupOf(followed)).toBe(from.groupOf(item));
      const isGone = to.isFolded(from.groupOf(item));
      expect(to.recordOf(followed)).toBe(isGone ? -1 : from.recordOf(item));
      // On screen the item stays in place, unless it was above.
      const scrolled = Math.max(0, from.topOf(item) - 100);
      const kept = keepInPlace(before, item, scrolled, after, findAgain) ?? -1;
      const wasBelow = from.topOf(item) - scrolled;
      expect(to.topOf(followed) - kept).toBe(Math.min(wasBelow, to.topOf(followed)));
    });
  });

  it('puts the head of a group at the top when it is folded from far below', () => {
    const groups = groupsBy(['a', 'a', 'a', 'b', 'b', 'b', 'b', 'b']);
    const [from, to] = [layGroups(groups), layGroups(groups, (group) => group === 1)];
    const head = from.headOf(1);
    const scrolled = from.topOf(head) + 90;
    expect(keepInPlace(laid(from), head, scrolled, laid(to), findAgain)).toBe(to.topOf(head));
  });

  it('changes when one group or all are folded and unfolded', () => {
    const groups = groupsBy(['a', 'b', 'b']);
    const layout = { ...layGroups(groups), folded: new Set(['other']) };
    const keys = [0, 1].map((group) => foldKey(groups.grouping, group));
    expect([...foldAll(layout, true)]).toEqual(keys);
    expect([...foldAll(layout, false)]).toEqual([]);
    const one = foldOne(layout, 1);
    expect([...one]).toEqual(['other', keys[1]]);
    expect([...foldOne({ ...layout, folded: one }, 1)]).toEqual(['other']);
  });

  describe('in a newer answer', () => {
    /** Records by their first letter, in the order of the answer. */
    const answer = (rows: readonly string[], folded = '') => {
      const groups = groupsBy(rows.map((row) => row.charAt(0)));
      const isFolded = (place: number): boolean =>
        groups.grouping.keys[groups.present[place] ?? 0] === folded;
      return { rows, layout: layGroups(groups, isFolded) };
    };
    const plain = (rows: readonly string[]) => ({ rows, layout: inOrder(...rows.keys()) });

    it('is that of the same record, or null', () => {
      const before = plain(['a', 'b', 'c']);
      const after = plain(['new', 'c', 'a']);
      const follow = (item: number) => followItem(before, item, after, findAgain);
      expect([-1, 0, 1, 2, 9].map(follow)).toEqual([-1, 2, null, 1, null]);
      expect(areOfSame(before, { ...before, rows: [...before.rows] })).toBe(false);
    });

    it('is the same on screen, to the pixel', () => {
      const before = plain(Array.from({ length: 50 }, (_, at) => `${at}`));
      const after = plain(['x', 'y', 'z', ...before.rows]);
      expect(keepInPlace(before, 20, 815, after, findAgain)).toBe(815 + 3 * 40);
      expect(keepInPlace(before, 20, 815, plain(['x']), findAgain)).toBeNull();
      expect(keepInPlace(before, 20, 815, plain([...before.rows]), findAgain)).toBe(815);
    });

    it('of a head is that of the same group; a folded record has none', () => {
      const before = answer(['a1', 'a2', 'c1']);
      const follow = (item: number, after: ReturnType<typeof answer>) =>
        followItem(before, item, after, findAgain);
      // Heads and rows: a, a1, a2, c, c1.
      expect([follow(3, answer(['a1', 'b1', 'c1'])), follow(3, answer(['a1']))]).toEqual([4, null]);
      expect(follow(4, answer(['a1', 'b1', 'c1'], 'c'))).toBe(4);
      expect(follow(2, answer(['a1', 'b1', 'c1'], 'a'))).toBeNull();
    });
  });
});
