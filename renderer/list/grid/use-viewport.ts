import { useCallback, useLayoutEffect, useState, type RefObject, type UIEvent } from 'react';
import { flushSync } from 'react-dom';

/** Height of every row and of the header in pixels, the same as in the style sheet. */
export const rowHeight = 40;
export const headHeight = 36;

/** Rows drawn beyond either edge of the window, so that a small scroll shows no gap. */
const overscan = 2;

interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Viewport {
  /** First drawn row. */
  readonly first: number;
  /** How many rows are drawn. */
  readonly drawn: number;
  /** How many whole rows fit. */
  readonly page: number;
  /** Width of the inside, in pixels. */
  readonly width: number;
  readonly onScroll: (event: UIEvent<HTMLElement>) => void;
}

/** Which rows of `total` have to be drawn, from how far the element is scrolled and how high it is. */
export const useViewport = (element: RefObject<HTMLElement | null>, total: number): Viewport => {
  const [size, setSize] = useState<Size>({ width: 0, height: 0 });
  const [top, setTop] = useState(0);

  useLayoutEffect(() => {
    const target = element.current;
    if (!target) return;
    const measure = (): void => {
      setSize({ width: target.clientWidth, height: target.clientHeight });
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(target);
    return () => {
      observer.disconnect();
    };
  }, [element]);

  const onScroll = useCallback((event: UIEvent<HTMLElement>) => {
    const row = Math.floor(event.currentTarget.scrollTop / rowHeight);
    // Drawn within the frame of the scroll: a later render would leave a blank strip for a frame.
    flushSync(() => {
      setTop(row);
    });
  }, []);

  const page = Math.max(1, Math.floor((size.height - headHeight) / rowHeight));
  const drawn = Math.min(total, page + 2 + 2 * overscan);
  const first = Math.max(0, Math.min(top - overscan, total - drawn));
  return { first, drawn, page, width: size.width, onScroll };
};
