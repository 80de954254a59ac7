import { hostileAccount } from '../service/hostile-account';
import { connect, expect, test } from './connect';

test.use({ handsOn: true });

test.beforeEach(async ({ app, startService }) => {
  const service = await startService({ account: hostileAccount });
  await connect(app, service.baseUrl, service);
});

for (const view of ['Wallets', 'Contracts']) {
  test(`hostile text in the details is inert, and moves nothing (${view}) (security H1; fault 63)`, async ({
    app: { page },
  }) => {
    await page.getByRole('link', { name: view, exact: true }).click();
    await page.getByRole('gridcell').first().click();
    const panel = page.locator('main aside');
    const count = hostileAccount().wallets.length;
    const foreign = panel.locator('img, script, iframe, a, [onerror], [onload], bdi bdi');
    const opened = await panel.boundingBox();
    const edges = new Set<number>();
    for (let place = 1; place <= count; place += 1) {
      await expect(panel.getByText(`${place} of ${count}`)).toBeVisible();
      await expect(foreign).toHaveCount(0);
      expect(await panel.boundingBox()).toEqual(opened);
      const found = await panel
        .getByRole('button', { name: /^Copy (?!name|address)/u })
        .evaluateAll((buttons) => buttons.map((button) => button.getBoundingClientRect().right));
      for (const edge of found) edges.add(edge);
      await page.keyboard.press('Alt+ArrowDown');
    }
    // Whatever stands beside them, and however long a record is, the buttons of fields stay in their column.
    expect(edges.size).toBe(1);
    await expect(page).toHaveTitle('Account Viewer');
  });
}

test('a name of a megabyte is shown in part, and its JSON can be searched (security H4; fault 21)', async ({
  app: { page },
}) => {
  await page.getByRole('link', { name: 'Wallets', exact: true }).click();
  await page.getByRole('searchbox', { name: 'Search' }).fill('wallet-1-mb');
  await expect(page.getByRole('gridcell', { name: 'wallet-1-mb' })).toBeVisible();
  await page.getByRole('gridcell').first().click();
  const panel = page.locator('main aside');
  await panel.getByRole('button', { name: 'Show all' }).click();
  await expect(panel.getByText('The first 20,000 of 1,048,576 characters.')).toBeVisible();
  await expect(panel.getByRole('button', { name: 'Copy name' })).toBeDisabled();
  await panel.getByText('Raw JSON', { exact: true }).click();
  await panel.getByRole('searchbox').fill('m');
  await expect(panel.getByText(/^1 of 199,\d+$/u)).toBeVisible();
  await expect(panel.locator('mark')).toHaveCount(200);
});
