import { bigAccount } from '../service/big-account';
import { connect, expect, test } from './connect';

interface Rehearsed {
  /** Grids that were drawn out of sight, with the rows that each had. */
  readonly drawn: number[];
  /** Frames that were shown while one was there. */
  frames: number;
}

type Watched = typeof globalThis & { rehearsed: Rehearsed };

/** Watches from the first moment for what is put into the document out of reach. */
function watch(): void {
  const rehearsed: Rehearsed = { drawn: [], frames: 0 };
  (globalThis as Watched).rehearsed = rehearsed;
  const boxes = (nodes: NodeList) =>
    [...nodes].filter((node) => node instanceof HTMLElement && node.inert);
  new MutationObserver((changes) => {
    for (const { removedNodes } of changes) rehearsed.drawn.push(boxes(removedNodes).length);
  }).observe(document, { subtree: true, childList: true });
  const look = (): void => {
    if (document.querySelector('[inert] [role="grid"]')) rehearsed.frames += 1;
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

test('both lists are drawn once before they are opened, out of sight and out of reach', async ({
  app,
  startService,
}) => {
  const account = bigAccount({ wallets: 300, contracts: 400, seed: 7 });
  const service = await startService({ account: () => account });
  await connect(app, service.baseUrl, service);
  const { page } = app;
  await expect(page.getByRole('region', { name: 'Account', exact: true })).toBeVisible();
  await page.addInitScript(watch);
  await page.reload();
  await expect(page.getByRole('region', { name: 'Account', exact: true })).toBeVisible();
  const focused = await page.evaluate(() => document.activeElement?.tagName);
  const removed = () =>
    page.evaluate(() =>
      (globalThis as Watched).rehearsed.drawn.reduce((sum, count) => sum + count, 0),
    );
  await expect.poll(removed).toBe(2);
  expect(await page.evaluate(() => (globalThis as Watched).rehearsed.frames)).toBe(0);
  expect(await page.locator('[inert]').count()).toBe(0);
  expect(await page.getByRole('grid').count()).toBe(0);
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe(focused);
  // What the header says is of the screen that is open.
  await expect(page.getByRole('main').getByText(/of 400|of 300/u)).toHaveCount(0);

  // Going to and fro rehearses nothing again, and the list is whole.
  await page.getByRole('link', { name: 'Contracts', exact: true }).click();
  await expect(page.getByRole('grid')).toHaveAttribute('aria-rowcount', '401');
  await expect(page.getByRole('gridcell').first()).toBeVisible();
  await page.getByRole('link', { name: 'Overview', exact: true }).click();
  await page.getByRole('button', { name: 'Refresh' }).click();
  await expect(page.getByRole('button', { name: /^Live · just now/u })).toBeVisible();
  expect(await removed()).toBe(2);
});
