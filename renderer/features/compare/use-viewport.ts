import { useLayoutEffect, useState, type RefObject } from 'react';
import { measureSize } from '../../ui/element-size';
import { layoutFor, type RowLayout } from './lines';

/** The visible part of the lines, in pixels from the top of the first line, and the layout of a line. */
interface Viewport {
  readonly top: number;
  readonly height: number;
  readonly room: RowLayout;
}

/**
 * The elements that scroll the lines, inner first: the list and its parent. In a small window the list is as high as
 * its lines, and its parent scrolls.
 */
const boxesOf = (list: HTMLElement): readonly HTMLElement[] => {
  const { parentElement } = list;
  return parentElement ? [list, parentElement] : [list];
};

/** Position of the first line in the window, in pixels; negative if scrolled out at the top. */
const topOf = (list: HTMLElement): number =>
  (list.firstElementChild ?? list).getBoundingClientRect().top;

const viewportOf = (list: HTMLElement): Viewport => {
  const edges = boxesOf(list).map((box) => box.getBoundingClientRect());
  const from = Math.max(...edges.map(({ top }) => top));
  const to = Math.min(...edges.map(({ bottom }) => bottom));
  const top = from - topOf(list);
  return { top, height: Math.max(0, to - from), room: layoutFor(list.clientWidth) };
};

/** Scrolls as little as necessary to make a range of heights visible. */
const scrollTo = (list: HTMLElement, top: number, end: number): void => {
  for (const box of boxesOf(list)) {
    const edges = box.getBoundingClientRect();
    const first = topOf(list);
    if (first + top < edges.top) box.scrollBy(0, first + top - edges.top);
    else if (first + end > edges.bottom) box.scrollBy(0, first + end - edges.bottom);
  }
};

/** Tracks the visible part of a list whose first child contains the lines. `bring` scrolls a range into view. */
export const useViewport = (list: RefObject<HTMLElement | null>) => {
  const [viewport, setViewport] = useState<Viewport>({ top: 0, height: 600, room: 'wide' });
  useLayoutEffect(() => {
    const { current } = list;
    if (!current) return undefined;
    const measure = (): void => {
      setViewport(viewportOf(current));
    };
    const ends = boxesOf(current).map((box) => {
      const end = measureSize(box, measure);
      box.addEventListener('scroll', measure, { passive: true });
      return (): void => {
        end();
        box.removeEventListener('scroll', measure);
      };
    });
    return () => {
      for (const end of ends) end();
    };
  }, [list]);
  const bring = (top: number, end: number): void => {
    const { current } = list;
    if (!current) return;
    scrollTo(current, top, end);
    setViewport(viewportOf(current));
  };
  return { viewport, bring };
};
