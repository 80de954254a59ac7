import { bigAccount } from '../service/big-account';
import { expect, test } from './connect';
import type { App } from './fixtures';
import { at, groupBy, isPlaced, rowAt } from './groups';
import { chip, filterBy } from './list-tools';

type Page = App['page'];

/** Opens the chart of all contracts, by their many deployers. */
const exploreChart = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Explore', exact: true }).click();
  const card = page.getByRole('dialog', { name: 'Deployments over time' });
  const slider = card.getByRole('slider', { name: 'Deployments over time' });
  await card.getByRole('radio', { name: 'Deployer' }).check();
  // The legend by deployer is shorter, so the content below it moves when the legend appears.
  await expect(card.getByText(/^[\d,]+ others/u).first()).toBeVisible();
  await card.getByText('Show as table').click();
  const numbers = card.locator('tbody td:nth-of-type(1)');
  const sum = async (): Promise<number> =>
    (await numbers.allTextContents()).reduce((all, n) => all + Number(n.replaceAll(',', '')), 0);
  await expect.poll(sum).toBe(100_000);
  const most = String(await slider.getAttribute('aria-valuemax'));
  await slider.focus();
  await page.keyboard.press('+');
  await expect(slider).not.toHaveAttribute('aria-valuemax', most);
  expect(await slider.locator('path').count()).toBeLessThan(10);
  await page.keyboard.press('Escape');
};

/** Groups the contracts by type. Each contract has its own type. */
const groupByType = async (page: Page, firstName: string): Promise<void> => {
  await groupBy(page, 'Type');
  const grid = page.getByRole('treegrid');
  await expect(grid).toHaveAttribute('aria-rowcount', '200001');
  await rowAt(page, 2).getByRole('gridcell').focus();
  await page.keyboard.press('ControlOrMeta+End');
  await expect(rowAt(page, 200_001)).toBeInViewport();
  await expect(rowAt(page, 200_000)).toContainText('Type 100000');
  await isPlaced(page);
  expect(await grid.getByRole('row').count()).toBeLessThan(70);
  await page.keyboard.press('Shift+ArrowLeft');
  await expect(grid).toHaveAttribute('aria-rowcount', '100001');
  await expect(rowAt(page, 100_001)).toContainText('Type 100000');
  await at(page, 100_001);
  await page.keyboard.press('ControlOrMeta+Home');
  await page.keyboard.press('ArrowRight');
  await expect(grid).toHaveAttribute('aria-rowcount', '100002');
  await expect(rowAt(page, 3)).toContainText(firstName);
};

test('100,000 wallets and 100,000 contracts: drawn over time, opened, searched, sorted, filtered, selected, copied, scrolled, put into 100,000 groups (security H4; fault 21)', async ({
  connected,
}) => {
  const usual = bigAccount({ wallets: 100_000, contracts: 100_000, seed: 3 });
  const contracts = usual.smartContracts.map((contract, index) => ({
    ...contract,
    type: `Type ${index + 1}`,
  }));
  const { app, page } = await connected({
    account: { ...usual, smartContracts: contracts },
  });
  await exploreChart(page);

  await page.getByRole('link', { name: 'Contracts', exact: true }).click();
  const grid = page.getByRole('grid', { name: 'Smart contracts' });
  await expect(grid).toHaveAttribute('aria-rowcount', '100001');
  await page.locator('[aria-rowindex="2"] [role=gridcell]').first().focus();
  await page.keyboard.press('ControlOrMeta+End');
  const last = page.locator('[aria-rowindex="100001"]');
  await expect(last).toContainText(contracts.at(-1)?.name ?? '');
  await expect(last).toBeInViewport();
  await page.keyboard.press('ControlOrMeta+Home');
  await expect(page.locator('[aria-rowindex="2"]')).toBeInViewport();
  expect(await grid.getByRole('row').count()).toBeLessThan(60);

  const field = page.getByRole('searchbox', { name: 'Search' });
  await field.fill('payroll contract 12345');
  const isWanted = (text: string): boolean =>
    ['payroll', 'contract', '12345'].every((word) => text.includes(word));
  // A contract is also found by the name of the wallet that deployed it.
  const names = new Map(
    usual.wallets.map(({ walletAddress, walletName }) => [walletAddress, walletName]),
  );
  const found = contracts.filter((contract) =>
    isWanted([...Object.values(contract), names.get(contract.deployedBy)].join('\n').toLowerCase()),
  );
  expect(found).toHaveLength(3);
  await expect(grid).toHaveAttribute('aria-rowcount', String(found.length + 1));
  await field.fill('');

  await page.getByRole('columnheader', { name: 'Deployed at' }).getByRole('button').click();
  const oldest = contracts.reduce((least, next) =>
    next.deployedAt < least.deployedAt ? next : least,
  );
  await expect(page.locator('[aria-rowindex="2"]')).toContainText(oldest.name);

  await filterBy(page, 'Asset', /^SOL/u);
  const count = contracts.filter(({ asset }) => asset === 'SOL').length;
  await expect(grid).toHaveAttribute('aria-rowcount', String(count + 1));
  await chip(page, 'Asset: SOL').click();

  await page.locator('[aria-rowindex="2"] [role=gridcell]').first().focus();
  await page.keyboard.press('ControlOrMeta+a');
  await expect(page.getByText('100,000 selected')).toBeVisible();
  await page.getByRole('button', { name: 'Copy 100,000 rows' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Copied 100,000 rows' })).toBeVisible();
  const lines = (await app.clipboard()).trimEnd().split(/\r?\n/u);
  expect(lines).toHaveLength(100_001);
  expect(lines[1]?.split('\t')[0]).toBe(oldest.name);

  await groupByType(page, contracts[0]?.name ?? '');
});
