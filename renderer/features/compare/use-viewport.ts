import { useLayoutEffect, useState, type RefObject } from 'react';
import { measureSize } from '../../ui/element-size';
import { roomFor, type Room } from './lines';

/** What is in sight of the lines of a list, in pixels from the top of the first, and how much room each has. */
interface Viewport {
  readonly top: number;
  readonly height: number;
  readonly room: Room;
}

/**
 * What the lines are scrolled in, from the inside out: the list, and what is around it. In a small window the list is as
 * high as its lines, and all around it scrolls with it.
 */
const boxesOf = (list: HTMLElement): readonly HTMLElement[] => {
  const { parentElement } = list;
  return parentElement ? [list, parentElement] : [list];
};

/** Where the first line is in the window, also where it has been scrolled out of it. */
const topOf = (list: HTMLElement): number =>
  (list.firstElementChild ?? list).getBoundingClientRect().top;

const viewportOf = (list: HTMLElement): Viewport => {
  const edges = boxesOf(list).map((box) => box.getBoundingClientRect());
  const from = Math.max(...edges.map(({ top }) => top));
  const to = Math.min(...edges.map(({ bottom }) => bottom));
  const top = from - topOf(list);
  return { top, height: Math.max(0, to - from), room: roomFor(list.clientWidth) };
};

/** Scrolls no further than it takes to have in sight what lies between two heights of the lines. */
const scrollTo = (list: HTMLElement, top: number, end: number): void => {
  for (const box of boxesOf(list)) {
    const edges = box.getBoundingClientRect();
    const first = topOf(list);
    if (first + top < edges.top) box.scrollBy(0, first + top - edges.top);
    else if (first + end > edges.bottom) box.scrollBy(0, first + end - edges.bottom);
  }
};

/** What is in sight of the lines of a list, which are in its first element, and how to bring others into sight. */
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
