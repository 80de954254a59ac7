import {
  startTransition,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  type RefObject,
  type UIEvent,
} from 'react';
import { flushSync } from 'react-dom';
import { measureSize } from '../../../../ui/element-size';
import { headHeight } from '../../../../ui/head-height';
import { areOfSame, keepInPlace, type FindAgain, type GridLayout, type Laid } from './layout';

/** Items rendered beyond each edge while the list is at rest, so that a small scroll shows no gap. */
const overscan = 2;

/** Milliseconds before these items are rendered when all visible items are new: the visible ones come first. */
const calm = 100;

interface Size {
  readonly width: number;
  readonly height: number;
}

/**
 * The last measured sizes, with and without a scroll bar, so that a list shown again is placed correctly in its first
 * render.
 */
let known = { outer: 0, inner: { width: 0, height: 0 }, bar: 0 };

/** The expected size of the grid for a content height, based on the last measurement. */
const expected = (content: number): Size => {
  const { outer, inner, bar } = known;
  const width = outer - (content > inner.height ? bar : 0);
  return width === inner.width ? inner : { width, height: inner.height };
};

/** The scroll position, and the offset of the element slots. */
interface Place {
  /** Pixels from the top of the list to the first visible item. */
  readonly top: number;
  readonly shift: number;
}

export interface Viewport extends Size {
  /** First rendered item. */
  readonly first: number;
  /** Number of rendered items. */
  readonly drawn: number;
  /** Most items that can be rendered, at the greatest height so far. */
  readonly capacity: number;
  /** Slot of the element that renders an index in the list. Elements are reused while scrolling. */
  readonly slotOf: (place: number) => number;
  /** Number of whole rows that fit. */
  readonly page: number;
  readonly onScroll: (event: UIEvent<HTMLElement>) => void;
}

/** Stands for the question of a list that was just shown, or has jumped to other rows. */
const none = Symbol('no question');

/**
 * Computes which items to render from the scroll position and the height of the element. Sizes are of its inside. With
 * another `question`, all visible items are new.
 */
export const useViewport = (
  element: RefObject<HTMLElement | null>,
  layout: GridLayout,
  question: unknown,
): Viewport => {
  const [size, setSize] = useState(() => expected(headHeight + layout.height));
  const [place, setPlace] = useState<Place>({ top: 0, shift: 0 });
  const { top } = place;
  /** The question for which the items beyond the edges are rendered, too. */
  const [settled, setSettled] = useState<unknown>(none);

  useLayoutEffect(() => {
    const target = element.current;
    if (!target) return;
    return measureSize(target, () => {
      const { clientWidth: width, clientHeight: height, offsetWidth: outer } = target;
      // Overlay scroll bars have no width, and a list that fits has no scroll bar.
      const bar = target.scrollHeight > height ? outer - width : known.bar;
      known = { outer, inner: { width, height }, bar };
      setSize((last) => (last.width === width && last.height === height ? last : known.inner));
    });
  }, [element]);

  const { items, rowHeight, groups } = layout;
  const room = Math.max(0, size.height - headHeight);
  const page = Math.max(1, Math.floor((room - (groups ? headHeight : 0)) / rowHeight));
  const lowest = groups ? Math.min(headHeight, rowHeight) : rowHeight;
  const inSight = Math.floor(room / lowest) + 2;
  // Only grows: with another number, every row would move to another element, even when a scroll bar appears for one
  // frame.
  const needed = inSight + 2 * overscan;
  const [capacity, setCapacity] = useState(needed);
  if (needed > capacity) setCapacity(needed);
  const beyond = settled === question ? overscan : 0;
  const drawn = Math.min(items, inSight + 2 * beyond);
  const firstAt = (top: number): number =>
    Math.max(0, Math.min(layout.itemAt(top) - beyond, layout.items - drawn));
  useEffect(() => {
    if (settled === question) return;
    const timer = setTimeout(() => {
      startTransition(() => {
        setSettled(question);
      });
    }, calm);
    return () => {
      clearTimeout(timer);
    };
    // Every jump to another place starts the delay again.
  }, [settled, question, top]);
  const onScroll = (event: UIEvent<HTMLElement>): void => {
    // Rounded to the first visible item: otherwise every scrolled pixel would render again.
    const top = layout.topOf(layout.itemAt(event.currentTarget.scrollTop));
    const by = firstAt(top) - firstAt(place.top);
    const isJump = Math.abs(by) >= drawn;
    // After a jump no row stays, so the elements keep their order: moving them costs more than rendering their new
    // content.
    const shift = isJump ? (place.shift - by) % capacity : place.shift;
    if (top === place.top && settled === question) return;
    // Rendered within the frame of the scroll event: later, a blank strip would be visible for a frame.
    flushSync(() => {
      setSettled(isJump ? none : question);
      setPlace({ top, shift });
    });
  };
  const slotOf = (at: number): number => (at + place.shift + capacity) % capacity;
  return { ...size, first: firstAt(top), drawn, capacity, slotOf, page, onScroll };
};

/** Scrolls until an item is completely visible below the sticky heads. */
export const revealItem = (grid: HTMLElement, layout: GridLayout, item: number): void => {
  if (item < 0) return;
  const isHead = layout.isHead(item);
  const top = layout.topOf(item);
  const bottom = top + (isHead ? headHeight : layout.rowHeight);
  const covered = layout.groups && !isHead ? headHeight : 0;
  const room = grid.clientHeight - headHeight;
  if (top - covered < grid.scrollTop) grid.scrollTop = top - covered;
  else if (bottom > grid.scrollTop + room) grid.scrollTop = bottom - room;
};

interface Looked<Row> extends Laid<Row> {
  /** The active item. */
  readonly active: number;
  readonly height: number;
  readonly question: unknown;
}

/** The items visible at a scroll position. */
const itemsInSight = <Row>(
  { layout, height }: Looked<Row>,
  scrolled: number,
): readonly number[] => {
  const first = layout.itemAt(scrolled);
  if (first < 0) return [];
  const last = Math.max(first, layout.itemAt(scrolled + height - headHeight - 1));
  return Array.from({ length: last - first + 1 }, (_, at) => first + at);
};

/**
 * Keeps the visible items in place when groups are folded, rows change their height, or records come and go: the active
 * item, or the first visible item that is still there. A list at its top stays there, and the active item stays visible
 * when the list gets less space. Call the returned function after every scroll and before anything that may fold
 * groups: the browser scrolls a shortened list before any code can read its position.
 */
export const useKeepPlace = <Row>(
  grid: RefObject<HTMLElement | null>,
  { rows, layout, active, height, question }: Looked<Row>,
  findAgain: FindAgain<Row>,
): (() => void) => {
  const scrolled = useRef(0);
  const before = useRef<Looked<Row>>({ rows, layout, active, height, question });
  const keep = useEffectEvent((element: HTMLElement, was: Looked<Row>): void => {
    const to = { rows, layout };
    const { current: top } = scrolled;
    const items = itemsInSight(was, top);
    const [first = -1] = items;
    const isInSight = items.includes(was.active);
    const isFold = areOfSame(was, to);
    if (top === 0 && !isFold) {
      if (isInSight && element.contains(document.activeElement)) {
        revealItem(element, layout, active);
      }
      return;
    }
    const isStuck =
      isFold && was.active >= 0 && was.active === was.layout.headOf(was.layout.groupOf(first));
    for (const item of isInSight || isStuck ? [was.active, ...items] : items) {
      const place = keepInPlace(was, item, top, to, findAgain);
      if (place === null) continue;
      element.scrollTo({ top: place });
      return;
    }
  });
  useLayoutEffect(() => {
    const element = grid.current;
    const was = before.current;
    before.current = { rows, layout, active, height, question };
    if (!element) return;
    // Reads a scroll whose event arrives after this frame. Ignores the browser's own scroll of a shortened list, which
    // ends at the bottom.
    const { scrollTop, clientHeight, scrollHeight } = element;
    const isAtEnd = scrollTop + clientHeight >= scrollHeight - 1;
    if (scrollTop > scrolled.current || !isAtEnd) scrolled.current = scrollTop;
    const isSame = was.layout === layout && was.rows === rows;
    if (!isSame && was.question === question) keep(element, was);
    else if (isSame && height < was.height && active >= 0) {
      const bottom = scrolled.current + was.height - headHeight;
      const isSeen = layout.topOf(active) >= scrollTop && layout.topOf(active) < bottom;
      if (isSeen) revealItem(element, layout, active);
    }
    scrolled.current = element.scrollTop;
  }, [grid, rows, layout, height, active, question]);
  return () => {
    scrolled.current = grid.current?.scrollTop ?? 0;
  };
};
