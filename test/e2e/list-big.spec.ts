import { bigAccount } from '../service/big-account';
import { connect, expect, test } from './connect';
import { at, isPlaced, openList, rowAt } from './groups';
import { chip, filterBy } from './list-tools';

test.use({ handsOn: true });

test('100,000 wallets and 100,000 contracts: opened, searched, sorted, filtered, selected, copied, scrolled (security H4; fault 21)', async ({
  app,
  startService,
}) => {
  const account = bigAccount({ wallets: 100_000, contracts: 100_000, seed: 3 });
  const service = await startService({ account: () => account });
  await connect(app, service.baseUrl, service);
  const { page } = app;
  await page.getByRole('link', { name: 'Contracts', exact: true }).click();
  const grid = page.getByRole('grid', { name: 'Smart contracts' });
  await expect(grid).toHaveAttribute('aria-rowcount', '100001');

  await page.locator('[aria-rowindex="2"] [role=gridcell]').first().focus();
  await page.keyboard.press('ControlOrMeta+End');
  const last = page.locator('[aria-rowindex="100001"]');
  await expect(last).toContainText(account.smartContracts.at(-1)?.name ?? '');
  await expect(last).toBeInViewport();
  await page.keyboard.press('ControlOrMeta+Home');
  await expect(page.locator('[aria-rowindex="2"]')).toBeInViewport();
  expect(await grid.getByRole('row').count()).toBeLessThan(60);

  const field = page.getByRole('searchbox', { name: 'Search' });
  await field.fill('payroll contract 12345');
  const isWanted = (text: string): boolean =>
    ['payroll', 'contract', '12345'].every((word) => text.includes(word));
  const found = account.smartContracts.filter((contract) =>
    isWanted(Object.values(contract).join('\n').toLowerCase()),
  );
  await expect(grid).toHaveAttribute('aria-rowcount', String(found.length + 1));
  await field.fill('');

  await page.getByRole('columnheader', { name: 'Deployed at' }).getByRole('button').click();
  const oldest = account.smartContracts.reduce((least, next) =>
    next.deployedAt < least.deployedAt ? next : least,
  );
  await expect(page.locator('[aria-rowindex="2"]')).toContainText(oldest.name);

  await filterBy(page, 'Type', /^Vesting/u);
  const vesting = account.smartContracts.filter(({ type }) => type === 'Vesting');
  await expect(grid).toHaveAttribute('aria-rowcount', String(vesting.length + 1));
  await chip(page, 'Type: Vesting').click();

  await page.locator('[aria-rowindex="2"] [role=gridcell]').first().focus();
  await page.keyboard.press('ControlOrMeta+a');
  await expect(page.getByText('100,000 selected')).toBeVisible();
  await page.getByRole('button', { name: 'Copy 100,000 rows' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Copied 100,000 rows' })).toBeVisible();
  const lines = (await app.clipboard()).trimEnd().split(/\r?\n/u);
  expect(lines).toHaveLength(100_001);
  expect(lines[1]?.split('\t')[0]).toBe(oldest.name);
});

test('100,000 contracts, each a group of its own: walked, folded and unfolded', async ({
  app,
  startService,
}) => {
  const account = bigAccount({ wallets: 10, contracts: 100_000, seed: 3 });
  const contracts = account.smartContracts.map((contract, index) => ({
    ...contract,
    type: `Type ${index}`,
  }));
  const service = await startService({
    account: () => ({ ...account, smartContracts: contracts }),
  });
  await openList(app, service, 'contracts', { group: 'type' });
  const { page } = app;
  const grid = page.getByRole('treegrid');
  await expect(grid).toHaveAttribute('aria-rowcount', '200001');
  await rowAt(page, 2).getByRole('gridcell').focus();
  await page.keyboard.press('ControlOrMeta+End');
  await expect(rowAt(page, 200_001)).toBeInViewport();
  await expect(rowAt(page, 200_000)).toContainText('Type 99999');
  await isPlaced(page);
  expect(await grid.getByRole('row').count()).toBeLessThan(70);
  await page.keyboard.press('Shift+ArrowLeft');
  await expect(grid).toHaveAttribute('aria-rowcount', '100001');
  await expect(rowAt(page, 100_001)).toContainText('Type 99999');
  await at(page, 100_001);
  await page.keyboard.press('ControlOrMeta+Home');
  await page.keyboard.press('ArrowRight');
  await expect(grid).toHaveAttribute('aria-rowcount', '100002');
  await expect(rowAt(page, 3)).toContainText(contracts[0]?.name ?? '');
});
