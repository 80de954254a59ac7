import { useLayoutEffect, useRef, useSyncExternalStore, type RefObject } from 'react';
import { identiconPixels } from '../../../../ui/address/identicon-pixels';
import type { CellContext, Identicons } from './grid-column';
import { type GridLayout, headHeight } from './layout';
import styles from './RecordGrid.module.css';

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
