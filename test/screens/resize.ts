import type { Page } from 'playwright';

/** Width and height of the page in CSS pixels. */
export type Size = readonly [width: number, height: number];

/** Changes the size of the page and waits until the page is drawn in that size. */
export const resize = async (page: Page, [width, height]: Size): Promise<void> => {
  await page.setViewportSize({ width, height });
  // Components that measure themselves learn the size in the next frame and are drawn again in the one after.
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );
};
