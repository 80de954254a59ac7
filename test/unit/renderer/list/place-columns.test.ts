import { describe, expect, it } from 'vitest';
import type { GridColumn } from '../../../../renderer/list/grid/grid-column';
import { limitWidth, placeColumns, tracksOf } from '../../../../renderer/list/grid/place-columns';

type Row = Readonly<Record<string, string>>;

const column = (name: string, least: number, grow: number): GridColumn<Row> => ({
  name,
  kind: 'text',
  label: name,
  least,
  grow,
  value: (row) => row[name] ?? null,
  view: (row) => ({ content: row[name] }),
});

const columns = [column('name', 170, 3), column('asset', 84, 0), column('address', 180, 5)];
const room = { character: 8, widths: {} };

describe('the columns of a grid', () => {
  it('share the room that is left by their weights', () => {
    const placed = placeColumns(columns, { ...room, available: 28 + 170 + 84 + 180 + 800 });
    expect(placed.map(({ width }) => width)).toEqual([470, 84, 680]);
    expect(tracksOf(placed)).toBe('470px 84px 680px');
  });

  it('keep their least widths where there is too little room', () => {
    const placed = placeColumns(columns, { ...room, available: 200 });
    expect(placed.map(({ width }) => width)).toEqual([170, 84, 180]);
  });

  it('keep what was set by hand, and share the rest among the others', () => {
    const widths = { address: 300 };
    const placed = placeColumns(columns, { ...room, widths, available: 28 + 170 + 84 + 300 + 100 });
    expect(placed.map(({ width }) => width)).toEqual([270, 84, 300]);
  });

  it('leave room for the end of an address, however narrow they are made', () => {
    const [, asset, address] = placeColumns(columns, {
      ...room,
      widths: { asset: 48, address: 48 },
      available: 800,
    });
    expect([asset?.width, address?.width]).toEqual([84, 120]);
    expect(address?.fitMarked.characters).toBeGreaterThanOrEqual(9);
  });

  it('never cut a character in two', () => {
    const [, , address] = placeColumns(columns, { ...room, available: 0 });
    // 180 pixels less the padding of 20 are 20 whole characters of 8: 11 at the start, an ellipsis, 8 at the end.
    expect(address?.fit).toEqual({ characters: 20, style: { '--keep': '11ch' } });
    expect(address?.fitMarked.characters).toBe(17);
  });

  it('shows six characters and more on both sides of what is left out, even beside a mark (security H3)', () => {
    for (const { name, fitMarked } of placeColumns(columns, { ...room, available: 0 })) {
      // 0x, six digits, an ellipsis, and the end.
      if (name === 'address') expect(fitMarked.characters).toBeGreaterThanOrEqual(2 + 6 + 1 + 8);
    }
  });

  it('can be made neither invisible nor endless', () => {
    expect(limitWidth(-20)).toBe(48);
    expect(limitWidth(100.4)).toBe(100);
    expect(limitWidth(1e9)).toBe(1200);
  });
});
