import { describe, expect, it } from 'vitest';
import type { GridColumn } from '../../../../../renderer/features/records/list/grid/grid-column';
import { contractList, walletList } from '../../../../../renderer/features/records/list/columns';
import {
  limitWidth,
  placeActions,
  placeColumns,
  totalOf,
  tracksOf,
} from '../../../../../renderer/features/records/list/grid/place-columns';

type Row = Readonly<Record<string, string>>;

const column = (
  name: string,
  least: number,
  grow: number,
  more: Partial<GridColumn<Row>> = {},
): GridColumn<Row> => ({
  name,
  kind: 'text',
  label: name,
  least,
  grow,
  value: (row) => row[name] ?? null,
  view: (row) => ({ content: row[name] }),
  ...more,
});

const columns = [column('name', 170, 3), column('asset', 84, 0), column('address', 180, 5)];
/** The padding at both ends of a row, in pixels. */
const edges = 16;
const room = { character: 8, widths: {} };
const namesOf = (placed: readonly { readonly name: string }[]) => placed.map(({ name }) => name);

describe('the columns of a grid', () => {
  it('share the remaining room by their weights', () => {
    const placed = placeColumns(columns, { ...room, available: edges + 170 + 84 + 180 + 800 });
    expect(placed.map(({ width }) => width)).toEqual([470, 84, 680]);
    expect(tracksOf(placed)).toBe('470px 84px 680px');
  });

  it('keep their minimum widths if there is too little room', () => {
    const placed = placeColumns(columns, { ...room, available: 200 });
    expect(placed.map(({ width }) => width)).toEqual([170, 84, 180]);
  });

  it('keep widths set by hand, and share the rest among the others', () => {
    const widths = { address: 300 };
    const available = edges + 170 + 84 + 300 + 100;
    const placed = placeColumns(columns, { ...room, widths, available });
    expect(placed.map(({ width }) => width)).toEqual([270, 84, 300]);
  });

  it('are dropped in their order until the values of the others fit', () => {
    const yielding = [
      column('name', 200, 1),
      column('address', 180, 1, { whole: 350 }),
      column('asset', 100, 0, { yields: 2 }),
      column('id', 150, 0, { yields: 1 }),
    ];
    const at = (available: number) => placeColumns(yielding, { ...room, available });
    expect(namesOf(at(edges + 800))).toEqual(['name', 'address', 'asset', 'id']);
    expect(namesOf(at(edges + 799))).toEqual(['name', 'address', 'asset']);
    expect(namesOf(at(edges + 649))).toEqual(['name', 'address']);
    expect(at(edges + 500).map(({ width }) => width)).toEqual([200, 300]);
    expect(namesOf(at(100))).toEqual(['name', 'address']);
  });

  it('show copied values whole before the others, if there is room', () => {
    const wished = [
      column('name', 200, 4, { whole: 256 }),
      column('address', 196, 0, { whole: 366, copied: true }),
    ];
    const at = (inside: number) =>
      placeColumns(wished, { ...room, available: edges + inside }).map(({ width }) => width);
    expect([at(200 + 366 + 10), at(200 + 196 + 100)]).toEqual([
      [210, 366],
      [224, 271],
    ]);
  });

  it('show the whole address and a long name of a wallet at 820 pixels, rather than its asset', () => {
    const list = 820 - 48 - 15;
    const placed = placeColumns<never>(walletList.columns, { ...room, available: list });
    expect(namesOf(placed)).toEqual(['walletName', 'walletAddress']);
    expect(placed[0]?.width).toBeGreaterThan(290);
    expect(totalOf(placed)).toBeLessThanOrEqual(list);
  });

  it('keep one column when all would be dropped', () => {
    const only = column('asset', 100, 0, { yields: 1 });
    expect(namesOf(placeColumns([only], { ...room, available: 50 }))).toEqual(['asset']);
  });

  it('leave room for the end of an address, however narrow they are', () => {
    const [, asset, address] = placeColumns(columns, {
      ...room,
      widths: { asset: 48, address: 48 },
      available: 800,
    });
    expect([asset?.width, address?.width]).toEqual([84, 120]);
    expect(address?.fit.characters).toBeGreaterThanOrEqual(9);
  });

  it('never cut a character in two', () => {
    const [, , address] = placeColumns(columns, { ...room, available: 0 });
    // 180 pixels less the padding of 16 are 20 whole characters of 8: 11 at the start, an ellipsis, 8 at the end.
    expect([address?.fit.characters, address?.fit.keep]).toEqual([20, 11]);
    expect(address?.fit.tail).toEqual({ insetInlineStart: 'calc(8px + 11ch)' });
  });

  it('shows six characters and more on both sides of what is left out, also beside a picture (security H3)', () => {
    for (const list of [walletList.columns, contractList.columns] as const) {
      for (const available of [417, 480]) {
        for (const { kind, fit } of placeColumns<never>(list, { ...room, available })) {
          // 0x, six digits, an ellipsis, and the end.
          if (kind === 'address') expect(fit.characters).toBeGreaterThanOrEqual(2 + 6 + 1 + 8);
        }
      }
    }
  });

  it('need no scrolling at 480 pixels, with a rail and a scrollbar beside them', () => {
    for (const list of [walletList.columns, contractList.columns] as const) {
      const placed = placeColumns<never>(list, { ...room, available: 417 });
      expect(totalOf(placed)).toBeLessThanOrEqual(417);
      expect(placed.length).toBeGreaterThan(1);
    }
  });

  it('leave at least as much room for the text of a name when its picture gives way to it', () => {
    // The padding of the cell, the icon of the row, and the picture.
    const beside = { name: 16 + 26 + 30, nameAlone: 16 + 26 } as const;
    for (const available of [417, 455, 470, 480, 560]) {
      const [name] = placeColumns<never>(contractList.columns, { ...room, available });
      const look = name?.look === 'nameAlone' ? name.look : 'name';
      expect((name?.width ?? 0) - beside[look], `${available}`).toBeGreaterThanOrEqual(115);
    }
  });

  it('keep the pictures of names beside a column that the user has made wider than the window', () => {
    const widths = { walletAddress: 1100 };
    const [name] = placeColumns<never>(walletList.columns, { ...room, widths, available: 1056 });
    expect(name).toMatchObject({ look: 'name', width: 204 });
    expect(name?.identicons).toBeDefined();
  });

  it('keep the row actions off the end of an address', () => {
    const placed = (available: number) =>
      placeColumns<never>(contractList.columns, { ...room, available });
    expect(placeActions(placed(1056), 1056)).toEqual({
      copy: 140,
      end: 12,
      covered: 124,
      beside: 8,
      isTight: false,
    });
    const narrow = placed(900);
    expect(narrow.at(-1)?.name).toBe('address');
    expect(placeActions(narrow, 900).end).toBeGreaterThan(400);
    expect(placeActions(narrow, 900).beside).toBe(80);
    // If names need all the room, a copied value has no icon at rest, and its button is beside the name.
    const tight = placeColumns<never>(walletList.columns, { ...room, available: 417 });
    expect(tight.map(({ width }) => width)).toEqual([235, 166]);
    expect(placeActions(tight, 417)).toMatchObject({ copy: null, beside: 38, isTight: true });
  });

  it('can be made neither invisible nor endlessly wide', () => {
    expect([limitWidth(-20), limitWidth(100.4), limitWidth(1e9)]).toEqual([48, 100, 1200]);
  });
});
