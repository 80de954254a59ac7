import type { Page } from 'playwright';

/** Width and height of the page in CSS pixels. */
export type Size = readonly [width: number, height: number];

/** Gives the page another size, and waits until it is drawn so. */
export const resize = async (page: Page, [width, height]: Size): Promise<void> => {
  await page.setViewportSize({ width, height });
  // What is drawn to measure hears of the size in the next frame, and is drawn anew in the one after.
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );
};
