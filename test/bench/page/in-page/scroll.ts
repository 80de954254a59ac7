import { inNextTask } from './clock';

/** One run down the list. */
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

/** Down the whole list, so that every row is another one in each frame; or as far as a wheel goes with a notch a frame. */
export type Way = 'flung' | 'wheel';

/** What a notch of the wheel scrolls, in pixels. */
const notch = 120;

/** Scrolls the list from its top for so many milliseconds, one step a frame. */
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
      // Looked at before the frame is painted: what is drawn in a task after it was missing in it.
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
