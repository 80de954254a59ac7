import type { Locator } from 'playwright/test';
import { words } from '../../renderer/i18n/window';
import { bigAccount } from '../service/big-account';
import { expect, refresh, test } from './connect';
import { misfits } from './fits';
import { openPalette } from './palette-tools';

test.use({ ownApp: true });

interface Prerendered {
  /** For each list drawn in an inert box, how many grid cells it had. */
  readonly cells: number[];
  /** Frames that were painted while such a box was in the document. */
  frames: number;
}

type Watched = typeof globalThis & { prerendered: Prerendered; counts: number[] };

/** Watches from the first moment for lists drawn in an inert box. */
function watch(): void {
  const prerendered: Prerendered = { cells: [], frames: 0 };
  (globalThis as Watched).prerendered = prerendered;
  new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes) {
      if (!(target instanceof HTMLElement) || !target.inert) continue;
      // The removed list is no longer in its box, but still complete.
      for (const node of addedNodes) {
        const drawn = node instanceof Element ? node.querySelectorAll('[role="gridcell"]') : [];
        prerendered.cells.push(drawn.length);
      }
    }
  }).observe(document, { subtree: true, childList: true });
  const look = (): void => {
    if (document.querySelector('[inert] [role="grid"]')) prerendered.frames += 1;
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/** Notes how many rows there are after each change, from the first drawing on. */
function countRows(): void {
  const rows = () => document.querySelectorAll('[aria-rowindex]').length;
  const counts: number[] = [];
  (globalThis as Watched).counts = counts;
  new MutationObserver(() => {
    if (rows() > 1) counts.push(rows());
  }).observe(document.body, { subtree: true, childList: true });
}

/** How many rows are drawn above the visible rows, and how many below; counts up to the two that a small step needs. */
const beyond = (grid: Locator): Promise<readonly number[]> =>
  grid.evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    const boxes = [...element.querySelectorAll('[aria-rowindex]:not([aria-rowindex="1"])')].map(
      (row) => row.getBoundingClientRect(),
    );
    const above = boxes.filter((row) => row.bottom <= top + 32);
    const below = boxes.filter((row) => row.top >= bottom);
    return [above, below].map(({ length }) => Math.min(length, 2));
  });

test('a list is drawn once, in an inert box, before any is opened', async ({ connected }) => {
  const account = bigAccount({ wallets: 300, contracts: 2000, seed: 7 });
  const { app, page, service } = await connected({ account });
  await expect(page.getByRole('region', { name: 'Account', exact: true })).toBeVisible();
  await page.addInitScript(watch);
  await page.reload();
  await expect(page.getByRole('region', { name: 'Account', exact: true })).toBeVisible();
  const focused = await page.evaluate(() => document.activeElement?.tagName);
  const prerendered = () => page.evaluate(() => (globalThis as Watched).prerendered);
  await expect.poll(async () => (await prerendered()).cells.length).toBe(1);
  const { cells, frames } = await prerendered();
  for (const count of cells) expect(count).toBeGreaterThan(40);
  expect(frames).toBe(0);
  expect(await page.locator('[inert]').count()).toBe(0);
  expect(await page.getByRole('grid').count()).toBe(0);
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe(focused);

  await page.evaluate(countRows);
  const counts = () => page.evaluate(() => (globalThis as Watched).counts);
  await page.getByRole('link', { name: 'Contracts', exact: true }).click();
  const grid = page.getByRole('grid');
  await expect(grid).toHaveAttribute('aria-rowcount', '2001');
  await expect.poll(() => beyond(grid)).toEqual([0, 2]);
  // The visible rows were drawn first.
  await expect.poll(async () => (await counts()).at(-1)).toBe(((await counts())[0] ?? 0) + 4);
  await grid.evaluate((element) => {
    element.scrollTop = 20_000;
  });
  await expect(page.locator('[aria-rowindex="502"]')).toBeInViewport();
  await expect.poll(() => beyond(grid)).toEqual([2, 2]);
  // A small scroll step leaves no gap, and the same number of rows beyond the visible ones.
  await grid.evaluate((element) => {
    element.scrollTop += 40;
  });
  await expect.poll(() => beyond(grid)).toEqual([2, 2]);
  await grid.press('ControlOrMeta+End');
  await expect(page.locator('[aria-rowindex="2001"]')).toBeInViewport();
  await expect.poll(() => beyond(grid)).toEqual([2, 0]);

  // Switching views draws no list in advance again.
  await page.getByRole('link', { name: 'Overview', exact: true }).click();
  await refresh(app, service);
  // Another advance drawing would wait for a frame and for urgent tasks. This background task runs after it.
  await page.evaluate(
    () =>
      new Promise<void>((done) => {
        requestAnimationFrame(() => {
          void scheduler.postTask(done, { priority: 'background' });
        });
      }),
  );
  expect((await prerendered()).cells).toEqual(cells);
});

test('a part that is opened for the first time waits only for its code, and shows an error if the code fails to load', async ({
  page,
}) => {
  const account = page.getByRole('region', { name: 'Account', exact: true });
  await page.getByRole('button', { name: /demo account/iu }).click();
  await expect(account).toBeVisible();
  await page.clock.install();
  await page.reload();
  await expect(account).toBeVisible();
  // From here on no timer of the page fires. The time must still be in the future when the page receives it.
  await page.clock.pauseAt(Date.now() + 60_000);
  await openPalette(page);
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Wallets', exact: true }).click();
  await page.getByRole('row').nth(1).click();
  await expect(page.locator('aside').getByRole('heading', { level: 2 })).toBeVisible();
  await page.getByRole('link', { name: 'Settings', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Settings', exact: true })).toBeVisible();

  await page.clock.resume();
  await page.route('**/Palette-*.js', (route) => route.abort());
  await page.reload();
  await expect(account).toBeVisible();
  await page.keyboard.press('ControlOrMeta+K');
  await expect(page.getByRole('heading', { name: words.broken.screen })).toBeVisible();
  expect(await misfits(page)).toEqual([]);
});
