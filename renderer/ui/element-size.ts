import { useLayoutEffect, useRef, useState, type RefObject } from 'react';

/** Calls `measure` now, and whenever the size of the element has changed. Returns a function that ends this. */
export const measureSize = (element: Element, measure: () => void): (() => void) => {
  measure();
  const observer = new ResizeObserver(measure);
  observer.observe(element);
  return () => {
    observer.disconnect();
  };
};

/**
 * How many parts of a bar must be folded (at most `most`) so that the others fit into its one line. A part is unfolded
 * as soon as there is room for it.
 */
export const useOverflowCount = (bar: RefObject<HTMLElement | null>, most: number): number => {
  const [folded, setFolded] = useState(0);
  /** Width in pixels of the bar when it was too wide, by the number of parts that were folded then. */
  const taken = useRef<number[]>([]);
  useLayoutEffect(() => {
    const { current } = bar;
    if (!current) return;
    return measureSize(current, () => {
      const { scrollWidth, clientWidth } = current;
      if (scrollWidth > clientWidth && folded < most) {
        taken.current[folded] = scrollWidth;
        setFolded(folded + 1);
      } else if (folded > 0 && clientWidth >= (taken.current[folded - 1] ?? 0)) {
        setFolded(folded - 1);
      }
    });
  }, [bar, folded, most]);
  return folded;
};

/** Inner width of an element in whole pixels; 0 until it is measured. */
export const useWidth = (element: RefObject<HTMLElement | null>): number => {
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const { current } = element;
    if (!current) return;
    return measureSize(current, () => {
      setWidth(current.clientWidth);
    });
  }, [element]);
  return width;
};
