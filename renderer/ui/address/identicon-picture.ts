import { bloImage, type Hsl } from 'blo';

/** Three layers of an 8 by 8 picture, each a colour and the cells it fills as an SVG path; the first fills all. */
interface IdenticonPicture {
  readonly layers: readonly { readonly colour: string; readonly path: string }[];
}

/** Cells along each side. */
export const identiconCells = 8;

/** Pictures kept; the oldest is dropped first. More than a screen full of addresses. */
const mostKept = 200;
const kept = new Map<string, IdenticonPicture>();

const colourOf = ([hue = 0, saturation = 0, lightness = 0]: Hsl): string =>
  `hsl(${hue} ${saturation}% ${lightness}%)`;

/** The left half row by row, with each cell mirrored in the right half. */
const pathOf = (half: Uint8Array, layer: number): string =>
  Array.from(half, (cell, index) => {
    const [x, y] = [index % 4, Math.floor(index / 4)];
    return cell === layer ? `M${x} ${y}h1v1h-1zM${7 - x} ${y}h1v1h-1z` : '';
  }).join('');

const draw = (seed: `0x${string}`): IdenticonPicture => {
  const [half, [ground, colour, spot]] = bloImage(seed);
  return {
    layers: [
      { colour: colourOf(ground), path: 'M0 0h8v8h-8z' },
      { colour: colourOf(colour), path: pathOf(half, 1) },
      { colour: colourOf(spot), path: pathOf(half, 2) },
    ],
  };
};

/**
 * The "blockies" picture of an address, which wallets and block explorers show as well. Capital letters make no
 * difference. Two addresses can have similar pictures: a picture helps to find a row again, and proves nothing.
 */
export const identiconPicture = (address: string): IdenticonPicture => {
  const seed = address.toLowerCase();
  const known = kept.get(seed);
  if (known) return known;
  // The library's type asks for 0x; it takes any text.
  const picture = draw(seed as `0x${string}`);
  const oldest = kept.keys().next();
  if (kept.size >= mostKept && oldest.done !== true) kept.delete(oldest.value);
  kept.set(seed, picture);
  return picture;
};
