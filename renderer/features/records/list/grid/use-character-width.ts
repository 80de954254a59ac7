import { useLayoutEffect, useState, type RefObject } from 'react';

/** As last measured: a list that is shown again is right at its first drawing. */
let known = 8;

/** Width in pixels of one character of the fixed-width font, measured on an element that is 100 of them wide. */
export const useCharacterWidth = (ruler: RefObject<HTMLElement | null>): number => {
  const [width, setWidth] = useState(known);
  useLayoutEffect(() => {
    const { current } = ruler;
    if (!current) return;
    const measure = (): void => {
      const measured = current.getBoundingClientRect().width / 100;
      if (measured <= 0) return;
      known = measured;
      setWidth(measured);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(current);
    return () => {
      observer.disconnect();
    };
  }, [ruler]);
  return width;
};
