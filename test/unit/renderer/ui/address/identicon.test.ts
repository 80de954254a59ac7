import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { Identicon } from '../../../../../renderer/ui/address/Identicon';
import { identiconPixels } from '../../../../../renderer/ui/address/identicon-pixels';
import {
  identiconCells,
  identiconPicture,
} from '../../../../../renderer/ui/address/identicon-picture';

vi.mock(import('../../../../../renderer/store/store'), () => ({
  useValuesHidden: () => false,
}));

/** Layer of each cell, row by row. */
const cellsOf = (address: string): readonly string[] => {
  const cells = Array.from({ length: identiconCells }, () =>
    Array.from({ length: identiconCells }, () => '0'),
  );
  identiconPicture(address)
    .layers.slice(1)
    .forEach(({ path }, index) => {
      for (const [, x, y] of path.matchAll(/M(\d) (\d)h1v1h-1z/gu)) {
        const row = cells[Number(y)];
        if (row) row[Number(x)] = String(index + 1);
      }
    });
  return cells.map((row) => row.join(''));
};

/** Made with the original blockies implementation (npm ethereum-blockies), seeded before each set of colours. */
const known = [
  {
    address: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
    cells: '22111122 01022010 01100110 00111100 00000000 01211210 00122100 10100101',
    colours: ['hsl(160 99% 52%)', 'hsl(222 80% 37%)', 'hsl(210 40% 42%)'],
  },
  {
    address: '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359',
    cells: '10000001 00000000 11000011 12111121 01011010 02122120 02000020 10211201',
    colours: ['hsl(62 84% 56%)', 'hsl(40 95% 53%)', 'hsl(244 90% 69%)'],
  },
  {
    address: 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq',
    cells: '00111100 21000012 10222201 21111112 00200200 22000022 11011011 21100112',
    colours: ['hsl(328 85% 38%)', 'hsl(341 76% 37%)', 'hsl(45 76% 45%)'],
  },
];

describe('the picture of an address', () => {
  it.each(known)('is the one that wallets show, whatever its letter case: $address', (one) => {
    const { address, cells, colours } = one;
    expect(cellsOf(address)).toStrictEqual(cells.split(' '));
    expect(identiconPicture(address).layers.map(({ colour }) => colour)).toStrictEqual(colours);
    expect(identiconPicture(address.toUpperCase())).toBe(identiconPicture(address));
    expect(identiconPicture(address.toLowerCase())).toBe(identiconPicture(address));
  });

  it.each(known)('is the same on a canvas: $address', ({ address, cells }) => {
    const scale = 3;
    const side = identiconCells * scale;
    const pixels = identiconPixels(address, side);
    const layers = new Map<number, string>();
    for (const [y, line] of cells.split(' ').entries()) {
      for (const [x, layer] of line.split('').entries()) {
        const pixel = (pixels[(y * scale + 1) * side + x * scale + 1] ?? 0) & 0xffffff;
        expect(layers.get(pixel) ?? layer).toBe(layer);
        layers.set(pixel, layer);
      }
    }
    expect(layers.size).toBe(new Set(cells.replaceAll(' ', '')).size);
    // The corners are cut off.
    expect((pixels[0] ?? 0) >>> 24).toBe(0);
  });

  it('has the colours of style sheets on a canvas, also after many others', () => {
    const [first] = known;
    for (let other = 0; other < 500; other += 1) identiconPixels(`0x${other}`, 8);
    const pixels = new Uint8Array(identiconPixels(first?.address ?? '', 8).slice().buffer);
    // A cell of the background: hsl(160 99% 52%).
    expect([...pixels.slice((8 + 2) * 4, (8 + 2) * 4 + 4)]).toStrictEqual([11, 254, 173, 255]);
  });

  it('is the same again after many others', () => {
    const before = cellsOf('0x12');
    for (let other = 0; other < 500; other += 1) identiconPicture(`0x${other}`);
    expect(cellsOf('0x12')).toStrictEqual(before);
  });

  it.each(['', '\u202e', '\ud83c', '口座'])('exists for any text: %j', (text) => {
    expect(identiconPicture(text).layers).toHaveLength(3);
  });

  it('is decoration, drawn without styles or image URLs', () => {
    const html = renderToStaticMarkup(createElement(Identicon, { address: '0x12', size: 32 }));
    expect(html).toContain('aria-hidden="true"');
    expect(html).toContain('width="32"');
    expect(html.match(/<path/gu)).toHaveLength(3);
    expect(html).not.toMatch(/style=|href|data:|<img/u);
  });
});
