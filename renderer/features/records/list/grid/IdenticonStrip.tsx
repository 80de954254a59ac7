import { useLayoutEffect, useRef, useSyncExternalStore, type RefObject } from 'react';
import type { CellContext, Identicons } from './grid-column';
import { type GridLayout, headHeight } from './layout';
import styles from './RecordGrid.module.css';
import { bloImage, type Hsl } from 'blo';
import { identiconCells } from '../../../../ui/address/identicon-picture';

/** Pictures kept of each size; the oldest is overwritten first. More than a screen full of addresses. */
const mostKept = 120;

interface Kept {
  /** By address, its place in `pixels`; the oldest first. */
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

/** As style sheets have it (CSS Color 4, hslToRgb), in the order of bytes that a picture has; without its cover. */
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
      // The left half, mirrored at the right.
      const cell = half[line + Math.min(column, identiconCells - 1 - column)] ?? 0;
      const isAtCorner = Math.min(x, side - 1 - x) + Math.min(y, side - 1 - y) < side / 4;
      const cover = isAtCorner ? coverOf(x, y, side) : 255;
      pixels[from + y * side + x] = (colours[cell] ?? 0) | (cover << 24);
    }
  }
};

/**
 * The picture of `identiconPicture` as the pixels of an `ImageData` with rounded corners, for many at once on one
 * canvas. `side` is in pixels of the screen. What comes back is overwritten by later calls.
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

const read = (): number => window.devicePixelRatio;

const subscribe = (listener: () => void): (() => void) => {
  const stop = new AbortController();
  // A query is of one scale: after each change another is asked.
  const follow = (): void => {
    const query = window.matchMedia(`(resolution: ${read()}dppx)`);
    const onChange = (): void => {
      follow();
      listener();
    };
    query.addEventListener('change', onChange, { once: true, signal: stop.signal });
  };
  follow();
  return () => {
    stop.abort();
  };
};

/** How many pixels of the screen a CSS pixel is: it changes with the zoom, and on another screen. */
const usePixelScale = (): number => useSyncExternalStore(subscribe, read);

/**
 * Canvases that no strip has, by the size of their pictures. Lists come and go, and one that was painted before is painted
 * again in a third of the time that a new one takes.
 */
const spare = new Map<number, HTMLCanvasElement[]>();

/** Puts a canvas into an element for as long as that is there. */
const useCanvas = (holder: RefObject<HTMLElement | null>, size: number): void => {
  useLayoutEffect(() => {
    const canvas = spare.get(size)?.pop() ?? document.createElement('canvas');
    holder.current?.append(canvas);
    return () => {
      canvas.remove();
      spare.set(size, [...(spare.get(size) ?? []), canvas]);
    };
  }, [holder, size]);
};

interface Props<Row> {
  readonly identicons: Identicons<Row>;
  /** Distance from the start of the rows, in pixels. */
  readonly start: number;
  readonly rows: readonly Row[];
  readonly layout: GridLayout;
  readonly context: CellContext;
  /** The drawn items, from the first to before the end, and how many could be drawn at most. */
  readonly first: number;
  readonly end: number;
  readonly capacity: number;
}

/**
 * The pictures of a column's addresses on one canvas over all rows in sight: as elements of their cells they would be
 * half of what a scroll has to lay out. Decoration, hidden from screen readers; a pointer goes through it.
 */
export function IdenticonStrip<Row>(props: Props<Row>) {
  const { identicons, start, rows, layout, context, first, end, capacity } = props;
  const holder = useRef<HTMLSpanElement>(null);
  const scale = usePixelScale();
  const { height: whole, rowHeight } = layout;
  // Of one height while the list scrolls, and never beyond its end.
  const height = Math.min(whole, capacity * Math.max(rowHeight, headHeight));
  const top = Math.min(layout.topOf(first), whole - height);
  const side = Math.round(identicons.size * scale);
  const pixels = Math.ceil(height * scale);

  useCanvas(holder, identicons.size);
  const picture = useRef<ImageData>(null);
  useLayoutEffect(() => {
    const canvas = holder.current?.querySelector('canvas');
    const drawing = canvas?.getContext('2d', { willReadFrequently: true });
    if (!canvas || !drawing) return;
    // Setting a width or height takes new memory, also where it is the one that it has.
    if (canvas.width !== side) canvas.width = side;
    if (canvas.height !== pixels) canvas.height = pixels;
    // Made once: a picture for each frame is more work than what is drawn in it.
    const isFit = picture.current?.width === side && picture.current.height === pixels;
    const image = (isFit ? picture.current : null) ?? new ImageData(side, pixels);
    picture.current = image;
    const strip = new Uint32Array(image.data.buffer).fill(0);
    for (let item = first; item < end; item += 1) {
      const row = rows[layout.recordOf(item)];
      const address = row && identicons.of(row, context);
      if (address === undefined || address === null) continue;
      const inStrip = layout.topOf(item) - top + (rowHeight - 1 - identicons.size) / 2;
      strip.set(identiconPixels(address, side), Math.round(inStrip * scale) * side);
    }
    drawing.putImageData(image, 0, 0);
  }, [identicons, rows, layout, context, first, end, top, side, pixels, rowHeight, scale]);

  return (
    <span
      ref={holder}
      aria-hidden="true"
      className={styles['strip']}
      style={{
        insetInlineStart: start,
        width: side / scale,
        height: pixels / scale,
        transform: `translateY(${top}px)`,
      }}
    />
  );
}
