import { useLayoutEffect, useState, type RefObject } from 'react';

/** Width in pixels of one character of the fixed-width font, measured on an element that is 100 of them wide. */
export const useCharacterWidth = (ruler: RefObject<HTMLElement | null>): number => {
  const [width, setWidth] = useState(8);
  useLayoutEffect(() => {
    if (!ruler.current) return;
    const observer = new ResizeObserver(([entry]) => {
      const measured = (entry?.contentRect.width ?? 0) / 100;
      if (measured > 0) setWidth(measured);
    });
    observer.observe(ruler.current);
    return () => {
      observer.disconnect();
    };
  }, [ruler]);
  return width;
};
