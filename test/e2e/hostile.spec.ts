import { hostileAccount } from '../service/hostile-account';
import { bigAccount } from '../service/big-account';
import { connect, expect, test } from './connect';

test.use({ handsOn: true });

test('hostile text of the service is shown inert and marked (security H1, H2, H8; fault 63)', async ({
  app,
  startService,
}) => {
  const service = await startService({ account: hostileAccount });
  await connect(app, service.baseUrl, service);
  const { page } = app;
  for (const view of ['Wallets', 'Contracts']) {
    await page.getByRole('link', { name: view, exact: true }).click();
    await expect(page.getByRole('row').nth(3)).toBeVisible();
    await expect(page.getByText('U+202E').first()).toBeVisible();
    await expect(page.getByText(/^<img src=x onerror=/u).first()).toBeVisible();
    await expect(page.locator('[role=grid] img, [role=grid] script, [role=grid] a')).toHaveCount(0);
    // A row is as high as every other, whatever is in it.
    const heights = await page
      .locator('[role=row][aria-rowindex]')
      .evaluateAll((rows) => rows.slice(1).map((row) => row.getBoundingClientRect().height));
    expect(new Set(heights)).toEqual(new Set([40]));
  }
  await expect(page).toHaveTitle('Account Viewer');
});

test('an account of 20,000 wallets and 20,000 contracts scrolls to its last row', async ({
  app,
  startService,
}) => {
  const account = bigAccount({ wallets: 20_000, contracts: 20_000, seed: 1 });
  const service = await startService({ account: () => account });
  await connect(app, service.baseUrl, service);
  const { page } = app;
  await page.getByRole('link', { name: 'Contracts', exact: true }).click();
  const grid = page.getByRole('grid', { name: 'Smart contracts' });
  await expect(grid).toHaveAttribute('aria-rowcount', '20001');
  await grid.getByRole('gridcell').first().focus();
  await page.keyboard.press('ControlOrMeta+End');
  await expect(grid.locator('[aria-rowindex="20001"]')).toBeVisible();
  expect(await grid.getByRole('row').count()).toBeLessThan(60);
});
