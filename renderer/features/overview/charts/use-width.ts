import { useLayoutEffect, useState, type RefObject } from 'react';

/** Width of the inside of an element in whole pixels; 0 until it is measured. */
export const useWidth = (element: RefObject<HTMLElement | null>): number => {
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const target = element.current;
    if (!target) return;
    const measure = (): void => {
      setWidth(target.clientWidth);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(target);
    return () => {
      observer.disconnect();
    };
  }, [element]);
  return width;
};
