import { inNextTask } from './clock';

/** Measurements of one scroll down the list. */
export interface Scrolled {
  /** Milliseconds from frame to frame. */
  readonly frames: readonly number[];
  /** Number of frames with a missing row. Null for a canvas, where it cannot be measured. */
  readonly blank: number | null;
}

const canScroll = (element: Element): boolean =>
  element.scrollHeight - element.clientHeight > 50 &&
  /auto|scroll|overlay/u.test(getComputedStyle(element).overflowY);

/** Returns the list's scrolling element: the scrollable element with the largest scroll height. */
const findScroller = (): Element => {
  const [longest] = [...document.querySelectorAll('*')]
    .filter(canScroll)
    .sort((one, other) => other.scrollHeight - one.scrollHeight);
  if (!longest) throw new Error('Nothing on this page scrolls.');
  return longest;
};

/** Whether no row is at 30 %, 50 % or 70 % of the list's height. */
const isBlank = ({ left, top, height }: DOMRect): boolean =>
  [0.3, 0.5, 0.7].some((share) => {
    const seen = document.elementFromPoint(left + 60, top + height * share);
    return !seen?.closest('[role="row"]');
  });

/** `flung` scrolls through the whole list, so that each frame shows new rows; `wheel` scrolls one notch per frame. */
export type Way = 'flung' | 'wheel';

/** Pixels that one notch of the wheel scrolls. */
const notch = 120;

/** Scrolls the list from its top for the given milliseconds, one step per frame. */
export const scrollThrough = async (
  milliseconds: number,
  painted: 'document' | 'canvas',
  by: Way,
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
      // Checked before the frame is painted: rows drawn in a later task are missing from this frame.
      if (painted === 'document' && isBlank(place)) blank += 1;
      inNextTask(() => {
        const share = (performance.now() - start) / milliseconds;
        if (share >= 1) {
          resolve();
          return;
        }
        scroller.scrollTop = by === 'flung' ? way * share : scroller.scrollTop + notch;
        requestAnimationFrame(onFrame);
      });
    };
    requestAnimationFrame(onFrame);
  });

  scroller.scrollTop = 0;
  // The first frame began before the scrolling did.
  return { frames: frames.slice(1), blank: painted === 'canvas' ? null : blank };
};
