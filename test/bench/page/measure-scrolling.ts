import type { Expectations } from './expected-rows';
import type { Scrolled } from './in-page/scroll';
import { openContracts, usedHeap, type OpenPage } from './open-page';

/** Measurements of scrolling at the screen's frame rate, and of the heap that the mounted list uses. */
export interface Scrolling {
  readonly scrolled: Scrolled;
  /** Bytes that the mounted list uses, without its rows. */
  readonly usedAfterMount: number;
}

const scrollTime = 3000;

/** Mounts the list on a fresh page and scrolls it from top to bottom in three seconds. */
export const measureScrolling = async (
  { page, protocol }: OpenPage,
  { all }: Expectations,
): Promise<Scrolling> => {
  const usedBefore = await usedHeap(protocol);
  await page.evaluate(([control, accepted]) => window.bench.press(control, accepted), [
    openContracts,
    [all],
  ] as const);
  const usedAfterMount = (await usedHeap(protocol)) - usedBefore;
  const scrolled = await page.evaluate((time) => window.bench.scroll(time, 'flung'), scrollTime);
  return { scrolled, usedAfterMount };
};
