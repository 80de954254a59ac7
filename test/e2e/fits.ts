import type { Locator, Page } from 'playwright/test';
import { resize, type Size } from '../screens/resize';

/** The size of a new window. */
export const usualSize: Size = [1280, 820];

/**
 * Smaller window sizes: between the usual and the narrowest, the least width, and the usual size at a zoom of 200 %,
 * which is the least height.
 */
export const smallerSizes: readonly Size[] = [
  [820, 600],
  [480, 700],
  [640, 410],
];

/** A window of 1280 × 1600 at a zoom of 400 %, with room for the rail and little else. */
export const zoomedSize: Size = [320, 400];

/** Milliseconds that a flaw has to disappear by itself: a slow machine is still drawing. */
const patience = 5000;

/** Flaws that do not disappear within `patience`. */
const lasting = async (look: () => Promise<readonly string[]>): Promise<readonly string[]> => {
  const end = Date.now() + patience;
  let found = await look();
  while (found.length > 0 && Date.now() < end) {
    await new Promise((done) => setTimeout(done, 100));
    found = await look();
  }
  return found;
};

/** Flaws at each size, prefixed with the size. Leaves the page at the last size. */
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

/** Reports a document larger than the window, and bars that are taller than one line. */
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

/** Boxes of the page that scroll sideways, except focusable boxes, which are meant to scroll. */
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

/**
 * Buttons, links and fields that cannot be brought into view: they are covered, or a box that does not scroll cuts them
 * off.
 */
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
      // A control drawn as its label is reached through the label.
      const drawn = control.closest('label') ?? control;
      const scrolled: (readonly [Element, number, number])[] = [];
      for (let box: Element | null = drawn; box; box = box.parentElement) {
        scrolled.push([box, box.scrollLeft, box.scrollTop]);
      }
      drawn.scrollIntoView({ block: 'nearest', inline: 'nearest' });
      // A link in a sentence can continue on the next line.
      const [first] = drawn.getClientRects();
      const { left, top, width, height } = first ?? drawn.getBoundingClientRect();
      const hit = document.elementFromPoint(left + width / 2, top + height / 2);
      for (const [box, x, y] of scrolled) box.scrollTo({ left: x, top: y, behavior: 'instant' });
      if (hit && drawn.contains(hit)) return [];
      const name = control.ariaLabel ?? (control.innerText || control.outerHTML.slice(0, 60));
      return [`"${name}" is out of reach`];
    });
  });

/** Buttons, links, labels and options that have only a number as their name, on screen and for screen readers. */
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

/** How many rows of the list are visible from edge to edge. */
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

/** Pixels by which a text is wider than its element. A fraction of a pixel already ends the text in an ellipsis. */
export const missingWidth = (text: Locator): Promise<number> =>
  text.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    const missing = range.getBoundingClientRect().width - element.getBoundingClientRect().width;
    return Math.max(0, Math.round(missing * 32) / 32);
  });
