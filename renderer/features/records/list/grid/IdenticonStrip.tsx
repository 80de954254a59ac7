import { useLayoutEffect, useRef, useSyncExternalStore, type RefObject } from 'react';
import { identiconPixels } from '../../../../ui/address/identicon-pixels';
import type { CellContext, Identicons } from './grid-column';
import { headHeight } from '../../../../ui/head-height';
import type { GridLayout } from './layout';
import styles from './RecordGrid.module.css';

const read = (): number => window.devicePixelRatio;

const subscribe = (listener: () => void): (() => void) => {
  const stop = new AbortController();
  // A media query matches one scale only, so every change needs a new query.
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

/** Screen pixels per CSS pixel. Changes with the zoom and between screens. */
const usePixelScale = (): number => useSyncExternalStore(subscribe, read);

/**
 * Unused canvases by picture size. Lists are unmounted and mounted often, and painting a used canvas takes a third of
 * the time of a new one.
 */
const spare = new Map<number, HTMLCanvasElement[]>();

/** Adds a canvas to an element while the component is mounted. */
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
  /** Pixels from the start of the row. */
  readonly start: number;
  readonly rows: readonly Row[];
  readonly layout: GridLayout;
  readonly context: CellContext;
  /** The rendered items, from `first` to before `end`, and the largest possible number of them. */
  readonly first: number;
  readonly end: number;
  readonly capacity: number;
}

/**
 * Draws the identicons of a column on one canvas over all visible rows: as elements in the cells, they would be half of
 * the layout work of a scroll. Decorative: hidden from screen readers and transparent to the pointer.
 */
export function IdenticonStrip<Row>(props: Props<Row>) {
  const { identicons, start, rows, layout, context, first, end, capacity } = props;
  const holder = useRef<HTMLSpanElement>(null);
  const scale = usePixelScale();
  const { height: whole, rowHeight } = layout;
  // Keeps its height while the list scrolls, and never extends beyond the end of the list.
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
    // Setting the width or height reallocates the canvas, even if the value is the same.
    if (canvas.width !== side) canvas.width = side;
    if (canvas.height !== pixels) canvas.height = pixels;
    // Reused, because allocating an image for each frame takes longer than drawing into it.
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
