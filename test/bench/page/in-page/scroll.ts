import { inNextTask } from './clock';

/** One run from the top of the list to its bottom. */
export interface Scrolled {
  /** Milliseconds from frame to frame. */
  readonly frames: readonly number[];
  /** Frames with nothing where a row should be; null for a canvas, of which it cannot be told. */
  readonly blank: number | null;
}

const canScroll = (element: Element): boolean =>
  element.scrollHeight - element.clientHeight > 50 &&
  /auto|scroll|overlay/u.test(getComputedStyle(element).overflowY);

/** The list's own scrolling element: the one with the longest way to go. */
const findScroller = (): Element => {
  const [longest] = [...document.querySelectorAll('*')]
    .filter(canScroll)
    .sort((one, other) => other.scrollHeight - one.scrollHeight);
  if (!longest) throw new Error('Nothing on this page scrolls.');
  return longest;
};

/** Whether a row is missing a third, a half or two thirds down the list. */
const isBlank = ({ left, top, height }: DOMRect): boolean =>
  [0.3, 0.5, 0.7].some((share) => {
    const seen = document.elementFromPoint(left + 60, top + height * share);
    return !seen?.closest('[role="row"]');
  });

/** Scrolls the list from top to bottom within `milliseconds`, one step a frame. */
export const scrollThrough = async (
  milliseconds: number,
  painted: 'document' | 'canvas',
): Promise<Scrolled> => {
  const scroller = findScroller();
  const way = scroller.scrollHeight - scroller.clientHeight;
  const place = scroller.getBoundingClientRect();
  const frames: number[] = [];
  let blank = 0;

  await new Promise<void>((resolve) => {
    const start = performance.now();
    let last = start;
    const onFrame = (): void => {
      const now = performance.now();
      frames.push(now - last);
      last = now;
      inNextTask(() => {
        if (painted === 'document' && isBlank(place)) blank += 1;
        const share = (performance.now() - start) / milliseconds;
        if (share >= 1) {
          resolve();
          return;
        }
        scroller.scrollTop = way * share;
        requestAnimationFrame(onFrame);
      });
    };
    requestAnimationFrame(onFrame);
  });

  scroller.scrollTop = 0;
  // The first frame began before the scrolling did.
  return { frames: frames.slice(1), blank: painted === 'canvas' ? null : blank };
};
