import { describe, expect, it } from 'vitest';
import { moveActive } from '../../../../../renderer/features/records/list/grid/active-cell';
import { fc, forAll } from '../../../for-all';

const bounds = { rows: 100, columns: 6, page: 15 };
const from = { row: 40, column: 2 };

describe('the keyboard in a grid', () => {
  it.each([
    ['ArrowUp', false, { row: 39, column: 2 }],
    ['ArrowDown', false, { row: 41, column: 2 }],
    ['ArrowLeft', false, { row: 40, column: 1 }],
    ['ArrowRight', false, { row: 40, column: 3 }],
    ['PageUp', false, { row: 25, column: 2 }],
    ['PageDown', false, { row: 55, column: 2 }],
    ['Home', false, { row: 40, column: 0 }],
    ['End', false, { row: 40, column: 5 }],
    ['Home', true, { row: 0, column: 0 }],
    ['End', true, { row: 99, column: 5 }],
    ['ArrowUp', true, { row: 0, column: 2 }],
    ['ArrowDown', true, { row: 99, column: 2 }],
  ])('%s (command: %s) leads to %o', (key, command, expected) => {
    expect(moveActive(from, { key, command }, bounds)).toEqual(expected);
  });

  it('goes up into the header, and no further', () => {
    const first = { row: 0, column: 3 };
    const header = moveActive(first, { key: 'ArrowUp', command: false }, bounds);
    expect(header).toEqual({ row: -1, column: 3 });
    expect(moveActive(header ?? first, { key: 'ArrowUp', command: false }, bounds)).toEqual(header);
    expect(moveActive(header ?? first, { key: 'PageUp', command: false }, bounds)).toEqual(header);
  });

  it('stops at the first row when it goes up by pages', () => {
    expect(moveActive({ row: 3, column: 0 }, { key: 'PageUp', command: false }, bounds)).toEqual({
      row: 0,
      column: 0,
    });
  });

  it('knows other keys as none of its own', () => {
    for (const key of ['a', 'Enter', 'Tab', 'F5', 'Escape']) {
      expect(moveActive(from, { key, command: false }, bounds)).toBeNull();
    }
  });

  it('never leaves the grid, however small it is', () => {
    const keys = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'PageUp', 'PageDown'];
    forAll(
      fc.nat(5),
      fc.integer({ min: 1, max: 4 }),
      fc.array(fc.tuple(fc.constantFrom(...keys, 'Home', 'End'), fc.boolean())),
      (rows, columns, pressed) => {
        let cell = { row: rows === 0 ? -1 : 0, column: 0 };
        for (const [key, command] of pressed) {
          cell = moveActive(cell, { key, command }, { rows, columns, page: 3 }) ?? cell;
          expect(cell.row).toBeGreaterThanOrEqual(-1);
          expect(cell.row).toBeLessThan(Math.max(rows, 0));
          expect(cell.column).toBeGreaterThanOrEqual(0);
          expect(cell.column).toBeLessThan(columns);
        }
      },
    );
  });
});
