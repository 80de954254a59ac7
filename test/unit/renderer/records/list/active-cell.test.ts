import { describe, expect, it } from 'vitest';
import { moveActive } from '../../../../../renderer/features/records/list/grid/active-cell';

const bounds = { rows: 100, columns: 6, page: 15 };
const from = { row: 40, column: 2 };
const header = { row: -1, column: 3 };

describe('keys in a grid', () => {
  it.each([
    [from, 'ArrowUp', false, { row: 39, column: 2 }],
    [from, 'ArrowDown', false, { row: 41, column: 2 }],
    [from, 'ArrowLeft', false, { row: 40, column: 1 }],
    [from, 'ArrowRight', false, { row: 40, column: 3 }],
    [from, 'PageUp', false, { row: 25, column: 2 }],
    [from, 'PageDown', false, { row: 55, column: 2 }],
    [from, 'Home', false, { row: 40, column: 0 }],
    [from, 'End', false, { row: 40, column: 5 }],
    [from, 'Home', true, { row: 0, column: 0 }],
    [from, 'End', true, { row: 99, column: 5 }],
    [from, 'ArrowUp', true, { row: 0, column: 2 }],
    [from, 'ArrowDown', true, { row: 99, column: 2 }],
    // Up into the header, and no further; by pages to the first row.
    [{ row: 0, column: 3 }, 'ArrowUp', false, header],
    [header, 'ArrowUp', false, header],
    [header, 'PageUp', false, header],
    [{ row: 3, column: 0 }, 'PageUp', false, { row: 0, column: 0 }],
  ])('move from %o by %s (command: %s) to %o', (cell, key, command, expected) => {
    expect(moveActive(cell, { key, command }, bounds)).toEqual(expected);
  });

  it('other than these are ignored', () => {
    for (const key of ['a', 'Enter', 'Tab', 'F5', 'Escape']) {
      expect(moveActive(from, { key, command: false }, bounds)).toBeNull();
    }
  });

  it('never leave the grid, however small it is', () => {
    const corner = { row: 99, column: 5 };
    const down = ['ArrowDown', 'ArrowRight', 'PageDown', 'End'];
    for (const key of down)
      expect(moveActive(corner, { key, command: false }, bounds)).toEqual(corner);
    expect(
      moveActive({ row: 7, column: 0 }, { key: 'ArrowLeft', command: false }, bounds)?.column,
    ).toBe(0);
    for (const key of [...down, 'ArrowUp', 'PageUp', 'Home'])
      for (const command of [false, true])
        expect(moveActive(header, { key, command }, { ...bounds, rows: 0 })?.row).toBe(-1);
  });
});
