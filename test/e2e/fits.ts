import type { Locator, Page } from 'playwright/test';
import { resize, type Size } from '../screens/resize';

/** The size that a window opens in. */
export const usualSize: Size = [1280, 820];

/**
 * Smaller sizes that a window can have: between the usual and the narrowest, of the least width, and the usual one at a
 * zoom of 200 %, of the least height.
 */
export const smallerSizes: readonly Size[] = [
  [820, 600],
  [480, 700],
  [640, 410],
];

/** A window of 1280 × 1600 at a zoom of 400 %, with room for the rail and little else. */
export const zoomedSize: Size = [320, 400];

/** Milliseconds that what is found may take to go by itself: a slow machine is still drawing. */
const patience = 5000;

/** What is found, and does not go by itself. */
const lasting = async (look: () => Promise<readonly string[]>): Promise<readonly string[]> => {
  const end = Date.now() + patience;
  let found = await look();
  while (found.length > 0 && Date.now() < end) {
    await new Promise((done) => setTimeout(done, 100));
    found = await look();
  }
  return found;
};

/** What is found at each size, with the size before it. The page is left at the last one. */
export const atEachSize = async (
  page: Page,
  sizes: readonly Size[],
  find: (page: Page, size: Size) => Promise<readonly string[]>,
): Promise<readonly string[]> => {
  const found: string[] = [];
  for (const size of sizes) {
    await resize(page, size);
    const here = await lasting(() => find(page, size));
    found.push(...here.map((what) => `${size.join(' × ')}: ${what}`));
  }
  return found;
};

/** What makes the document as a whole scroll, and bars that take more than their one line. */
export const misfits = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const { scrollHeight, scrollWidth } = document.scrollingElement ?? document.body;
    const bars = [
      ['header', 'main > header', 52],
      ['tool row', 'main [role="search"]', 44],
    ] as const;
    const tall = bars.flatMap(([name, selector, height]) => {
      const bar = document.querySelector(selector)?.getBoundingClientRect().height ?? 0;
      return bar > height + 1 ? [`the ${name} is ${bar} px tall`] : [];
    });
    return [
      ...tall,
      ...(scrollHeight > innerHeight ? [`the document is ${scrollHeight} px tall`] : []),
      ...(scrollWidth > innerWidth ? [`the document is ${scrollWidth} px wide`] : []),
    ];
  });

/** Boxes of the page that scroll sideways, but for those that the keyboard can scroll: they are meant to. */
export const sideways = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main *')].flatMap((box) => {
      const { scrollWidth, clientWidth, tabIndex, className } = box;
      const scrolls = /auto|scroll/u.test(getComputedStyle(box).overflowX) && tabIndex < 0;
      return scrolls && scrollWidth > clientWidth + 1
        ? [`${className} is ${scrollWidth} px wide in ${clientWidth}`]
        : [];
    }),
  );

/** Buttons, links and fields that cannot be brought into sight: what is cut off around them does not scroll, or they are covered. */
export const outOfReach = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const above = document.querySelectorAll('dialog:modal, [popover]:popover-open');
    const around = [...above].at(-1) ?? document.body;
    const controls = around.querySelectorAll<HTMLElement>(
      'button, a[href], input, select, textarea',
    );
    return [...controls].flatMap((control) => {
      const isThere = control.checkVisibility({ visibilityProperty: true, opacityProperty: true });
      if (!isThere || control.closest('[inert], [aria-hidden="true"]')) return [];
      // One that lies below what is drawn instead of it is reached through that.
      const drawn = control.closest('label') ?? control;
      const scrolled: (readonly [Element, number, number])[] = [];
      for (let box: Element | null = drawn; box; box = box.parentElement) {
        scrolled.push([box, box.scrollLeft, box.scrollTop]);
      }
      drawn.scrollIntoView({ block: 'nearest', inline: 'nearest' });
      // A link in a sentence may go on in the next line.
      const [first] = drawn.getClientRects();
      const { left, top, width, height } = first ?? drawn.getBoundingClientRect();
      const hit = document.elementFromPoint(left + width / 2, top + height / 2);
      for (const [box, x, y] of scrolled) box.scrollTo({ left: x, top: y, behavior: 'instant' });
      if (hit && drawn.contains(hit)) return [];
      const name = control.ariaLabel ?? (control.innerText || control.outerHTML.slice(0, 60));
      return [`"${name}" is out of reach`];
    });
  });

/** Buttons, links and boxes to tick of whose words only a number is left, on screen and for screen readers. */
export const namedByNumbers = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('button, a, label, [role="option"]')]
      .filter((control) => control.checkVisibility() && !control.closest('[aria-hidden="true"]'))
      .filter(({ ariaLabel, title, innerText }) => {
        const hasName = ariaLabel !== null || title !== '' || /\p{L}/u.test(innerText);
        return !hasName && innerText.trim() !== '';
      })
      .map(({ innerText, textContent }) => `only "${innerText}" is left of "${textContent}"`),
  );

/** How many rows of the list can be seen from edge to edge. */
export const wholeRows = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      [...document.querySelectorAll('[role="row"]:has([role="gridcell"])')].filter((row) => {
        const { left, top, bottom, width } = row.getBoundingClientRect();
        return [top + 2, bottom - 2].every((y) =>
          row.contains(document.elementFromPoint(left + Math.min(60, width / 2), y)),
        );
      }).length,
  );

/** Pixels of a text that its element has no room for; a fraction of one already ends it in an ellipsis. */
export const missingWidth = (text: Locator): Promise<number> =>
  text.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    const missing = range.getBoundingClientRect().width - element.getBoundingClientRect().width;
    return Math.max(0, Math.round(missing * 32) / 32);
  });
