import { bloImage, type Hsl } from 'blo';
import { identiconCells } from './identicon-picture';

/** Pictures kept of each size; the oldest is overwritten first. More than a screen full of addresses. */
const mostKept = 120;

interface Kept {
  /** Index of the picture in `pixels`, by address; the oldest first. */
  readonly places: Map<string, number>;
  readonly pixels: Uint32Array;
}
const kept = new Map<number, Kept>();

const keptOf = (side: number): Kept => {
  const known = kept.get(side);
  if (known) return known;
  const made = { places: new Map(), pixels: new Uint32Array(mostKept * side * side) };
  kept.set(side, made);
  return made;
};

/** Converts a colour as style sheets do (CSS Color 4, hslToRgb), in the byte order of `ImageData`; without opacity. */
const pixelOf = ([hue = 0, saturation = 0, lightness = 0]: Hsl): number => {
  const [s, l] = [saturation / 100, lightness / 100];
  const part = (n: number): number => {
    const k = (n + hue / 30) % 12;
    return Math.round(255 * (l - s * Math.min(l, 1 - l) * Math.max(-1, Math.min(k - 3, 9 - k, 1))));
  };
  return part(0) | (part(8) << 8) | (part(4) << 16);
};

/** How much of a pixel is inside the rounded corners, from 0 to 255. */
const coverOf = (x: number, y: number, side: number): number => {
  const radius = side / 4;
  const inset = (at: number): number => Math.max(0, radius - Math.min(at + 0.5, side - at - 0.5));
  const over = Math.hypot(inset(x), inset(y)) - radius;
  return Math.round(255 * Math.min(1, Math.max(0, 0.5 - over)));
};

const draw = (seed: `0x${string}`, side: number, pixels: Uint32Array, from: number): void => {
  const [half, palette] = bloImage(seed);
  const colours = palette.map(pixelOf);
  const cellOf = (at: number): number => Math.floor((at * identiconCells) / side);
  for (let y = 0; y < side; y += 1) {
    const line = cellOf(y) * (identiconCells / 2);
    for (let x = 0; x < side; x += 1) {
      const column = cellOf(x);
      // The right half mirrors the left half.
      const cell = half[line + Math.min(column, identiconCells - 1 - column)] ?? 0;
      const isAtCorner = Math.min(x, side - 1 - x) + Math.min(y, side - 1 - y) < side / 4;
      const cover = isAtCorner ? coverOf(x, y, side) : 255;
      pixels[from + y * side + x] = (colours[cell] ?? 0) | (cover << 24);
    }
  }
};

/**
 * The picture of `identiconPicture` as the pixels of an `ImageData` with rounded corners, for many at once on one
 * canvas. `side` is in pixels of the screen. Later calls overwrite the returned array.
 */
export const identiconPixels = (address: string, side: number): Uint32Array => {
  const { places, pixels } = keptOf(side);
  const seed = address.toLowerCase();
  let place = places.get(seed);
  if (place === undefined) {
    place = places.size;
    const [oldest] = places.size < mostKept ? [] : places;
    if (oldest) {
      places.delete(oldest[0]);
      [, place] = oldest;
    }
    places.set(seed, place);
    // The library's type asks for 0x; it takes any text.
    draw(seed as `0x${string}`, side, pixels, place * side * side);
  }
  return pixels.subarray(place * side * side, (place + 1) * side * side);
};
