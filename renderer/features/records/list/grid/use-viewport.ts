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
import {
  areOfSame,
  headHeight,
  keepInPlace,
  type FindAgain,
  type GridLayout,
  type Laid,
} from './layout';

/** Items drawn beyond either edge of a window at rest, so that a small scroll shows no gap. */
const overscan = 2;

/** Milliseconds after which they are drawn where all that is in sight is new: what is seen comes first. */
const calm = 100;

interface Size {
  readonly width: number;
  readonly height: number;
}

/** As last measured, with and without a scroll bar: a list that is shown again is right at its first drawing. */
let known = { outer: 0, inner: { width: 0, height: 0 }, bar: 0 };

/** The room of a list of this height, as far as it is known. */
const expected = (content: number): Size => {
  const { outer, inner, bar } = known;
  const width = outer - (content > inner.height ? bar : 0);
  return width === inner.width ? inner : { width, height: inner.height };
};

/** Which items are drawn, and by how many places the elements are ahead of them. */
interface Place {
  /** Distance of the first item in sight from the top, in pixels. */
  readonly top: number;
  readonly shift: number;
}

export interface Viewport extends Size {
  /** First drawn item. */
  readonly first: number;
  /** How many items are drawn. */
  readonly drawn: number;
  /** How many could be, at the greatest height until now. */
  readonly capacity: number;
  /** The number of the element that a place in the list is drawn with; it is used again while scrolling. */
  readonly slotOf: (place: number) => number;
  /** How many whole rows fit. */
  readonly page: number;
  readonly onScroll: (event: UIEvent<HTMLElement>) => void;
}

/** The question of a list that has just come, or jumped. */
const none = Symbol('no question');

/**
 * Which items have to be drawn, from how far the element is scrolled and how high it is. Sizes are of its inside. All
 * in sight is new with another `question`.
 */
export const useViewport = (
  element: RefObject<HTMLElement | null>,
  layout: GridLayout,
  question: unknown,
): Viewport => {
  const [size, setSize] = useState(() => expected(headHeight + layout.height));
  const [place, setPlace] = useState<Place>({ top: 0, shift: 0 });
  const { top } = place;
  /** The question of which items beyond the edges are drawn, too. */
  const [settled, setSettled] = useState<unknown>(none);

  useLayoutEffect(() => {
    const target = element.current;
    if (!target) return;
    return measureSize(target, () => {
      const { clientWidth: width, clientHeight: height, offsetWidth: outer } = target;
      // Bars that lie over what they scroll have no width, nor have those of a list that fits.
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
  // Grows only: with another number every row would be drawn with another element, also where a bar comes for a frame.
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
    // Each jump to another place begins the waiting again.
  }, [settled, question, top]);
  const onScroll = (event: UIEvent<HTMLElement>): void => {
    // Of the first item in sight: less would be drawn anew for every pixel.
    const top = layout.topOf(layout.itemAt(event.currentTarget.scrollTop));
    const by = firstAt(top) - firstAt(place.top);
    const isJump = Math.abs(by) >= drawn;
    // Where no row stays, the elements stay in their order: moving them costs more than all they show.
    const shift = isJump ? (place.shift - by) % capacity : place.shift;
    if (top === place.top && settled === question) return;
    // Drawn within the frame of the scroll: a later render would leave a blank strip for a frame.
    flushSync(() => {
      setSettled(isJump ? none : question);
      setPlace({ top, shift });
    });
  };
  const slotOf = (at: number): number => (at + place.shift + capacity) % capacity;
  return { ...size, first: firstAt(top), drawn, capacity, slotOf, page, onScroll };
};

/** Scrolls so that an item is wholly in sight, below the heads that stay on top. */
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
  /** The item that has the keyboard. */
  readonly active: number;
  readonly height: number;
  readonly question: unknown;
}

/** The items that are in sight at such a distance from the top. */
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
 * Keeps what is looked at where it is, when groups are folded, rows change their height, or records come and go: the item
 * that has the keyboard, or the first in sight that is still there. The beginning of a list stays in sight, as does the
 * item that has the keyboard when the list loses room below. The answer is called whenever the list was scrolled, and
 * before anything that may fold groups: a list that gets shorter is scrolled by the browser before anybody can look.
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
    // What was scrolled to in this frame is told of later; a list that got shorter was scrolled by nobody.
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
