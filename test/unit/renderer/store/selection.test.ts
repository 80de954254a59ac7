import { describe, expect, it } from 'vitest';
import {
  anchorAt,
  extendTo,
  keepShown,
  noSelection,
  selectAll,
  selectedInOrder,
  selectOne,
  toggle,
  type Selection,
} from '../../../../renderer/store/selection';

const records = 12;

/** The selected records, whose number equals `count`. */
const marked = ({ marks, count }: Selection): readonly number[] => {
  const found = [...marks.keys()].filter((record) => marks[record] === 1);
  expect(found).toHaveLength(count);
  return found;
};

describe('a selection of rows', () => {
  it('copies in the order on screen, and only what is on screen', () => {
    const none = noSelection(records);
    const selection = [3, 9, 5, 3, 4].reduce(toggle, none);
    expect([marked(none), marked(selection)]).toEqual([[], [4, 5, 9]]);
    expect([...selectedInOrder(selection, Uint32Array.of(9, 3, 4, 7))]).toEqual([9, 4]);
  });

  it('extends from the last clicked row in both directions, as shown', () => {
    const shown = Uint32Array.of(7, 3, 9, 0, 4);
    const down = extendTo(selectOne(noSelection(records), 3), shown, 3);
    expect(marked(down)).toEqual([0, 3, 9]);
    const up = extendTo(down, shown, 0);
    expect(marked(up)).toEqual([3, 7]);
  });

  it('extends from nothing, or from a hidden row, like a click', () => {
    const shown = Uint32Array.of(7, 3, 9);
    expect(marked(extendTo(noSelection(records), shown, 2))).toEqual([9]);
    expect(marked(extendTo(selectOne(noSelection(records), 1), shown, 0))).toEqual([7]);
  });

  it('loses rows that are no longer shown, and stays the same object if nothing is lost', () => {
    const selection = toggle(toggle(noSelection(records), 3), 5);
    expect(marked(keepShown(selection, Uint32Array.of(5, 6)))).toEqual([5]);
    expect(keepShown(selection, Uint32Array.of(5, 3))).toBe(selection);
  });

  it('extends from no lost row, nor from one left before anything was selected', () => {
    const clicked = toggle(noSelection(records), 3);
    expect(keepShown(clicked, Uint32Array.of(1, 2))).toEqual(noSelection(records));
    const both = toggle(clicked, 5);
    expect(keepShown(both, Uint32Array.of(3, 4)).anchor).toBe(-1);
    expect(keepShown(both, Uint32Array.of(5, 4)).anchor).toBe(5);
    const moved = anchorAt({ ...noSelection(records), anchor: 3 }, 8);
    expect([moved.anchor, anchorAt(moved, 8)]).toEqual([8, moved]);
    expect(anchorAt(both, 8)).toBe(both);
  });

  it('selects every shown row, however many there are', () => {
    const one = selectOne(noSelection(records), 5);
    expect(marked(selectAll(one, Uint32Array.of(7, 3)))).toEqual([3, 7]);
    const many = Uint32Array.from({ length: 100_000 }, (_, index) => index);
    expect(selectAll(noSelection(100_000), many).count).toBe(100_000);
  });

  it('ignores an index outside the shown rows', () => {
    const selection = selectOne(noSelection(records), 2);
    expect(extendTo(selection, Uint32Array.of(2, 1), 7)).toBe(selection);
  });
});
