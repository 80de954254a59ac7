import { useLayoutEffect, useRef, useState, type RefObject } from 'react';

/** Measures an element now, and whenever its size has changed; what it answers ends that. */
export const measureSize = (element: Element, measure: () => void): (() => void) => {
  measure();
  const observer = new ResizeObserver(measure);
  observer.observe(element);
  return () => {
    observer.disconnect();
  };
};

/**
 * How many of the parts of a bar must be folded for the others to fit into its one line: as many as it takes, and none of
 * them any longer than there is no room.
 */
export const useFolded = (bar: RefObject<HTMLElement | null>, most: number): number => {
  const [folded, setFolded] = useState(0);
  /** Pixels that the bar took with as many folded as the place says, where that was too much. */
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

/** Width of the inside of an element in whole pixels; 0 until it is measured. */
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
