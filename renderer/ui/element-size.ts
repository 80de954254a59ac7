import { useLayoutEffect, useState, type RefObject } from 'react';

/** Measures an element now, and whenever its size has changed; what it answers ends that. */
export const measureSize = (element: Element, measure: () => void): (() => void) => {
  measure();
  const observer = new ResizeObserver(measure);
  observer.observe(element);
  return () => {
    observer.disconnect();
  };
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
