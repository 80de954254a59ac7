import { bigAccount } from '../service/big-account';
import {
  manyWallets,
  otherAddress,
  smallAccount,
  smallContract,
  smallWallet,
} from '../service/small-account';
import { expect, refresh, test } from './connect';
import { rowAt } from './groups';
import { filterBy, firstInSight } from './list-tools';

test('a refresh keeps the selection and the open record, without flicker', async ({ opened }) => {
  const wallets = manyWallets(3, (at) => ({
    walletName: ['Alpha', 'Beta', 'Gamma'][at],
    walletAddress: `0x${String(at + 1).repeat(40)}`,
  }));
  const account = { ...smallAccount, wallets };
  const { app, page, service, answer } = await opened({ account }, 'Wallets');
  await expect(page.getByRole('gridcell', { name: 'Gamma' })).toBeVisible();
  const named = (name: RegExp) => page.getByRole('gridcell', { name });
  const more = [...wallets, { ...smallWallet, id: 'Delta', walletName: 'D' }];
  await answer({ ...account, wallets: more });
  await expect(named(/^New since/u)).toBeVisible();
  await named(/Gamma$/u).click();
  const details = page.getByRole('region', { name: 'Gamma' });
  await expect(details).toBeVisible();
  await named(/Alpha$/u).click({ modifiers: ['ControlOrMeta'] });
  await named(/Gamma$/u).click({ modifiers: ['ControlOrMeta'] });
  await expect(page.getByRole('button', { name: 'Copy 2 rows' })).toBeVisible();

  await page.evaluate(() => {
    new MutationObserver(() => {
      const text = document.querySelector('[role=grid]')?.textContent ?? 'Alpha';
      if (!text.includes('Alpha') || text.includes('New since')) return;
      document.documentElement.dataset['flicker'] = '';
    }).observe(document.body, { childList: true, subtree: true, characterData: true });
  });
  await refresh(app, service);
  await expect(page.getByRole('button', { name: 'Copy 2 rows' })).toBeVisible();

  // In another order, with one of them gone.
  await answer({ ...account, wallets: more.toReversed().slice(0, 3) });
  const selected = page.getByRole('row', { selected: true });
  await expect(selected).toHaveCount(1);
  await expect(selected).toContainText('Gamma');
  await expect(details).toBeVisible();
  // Checked last, because nothing shows when the rows of an unchanged answer have been drawn.
  expect(await page.evaluate(() => 'flicker' in document.documentElement.dataset)).toBe(false);
});

test('the focus stays with its record, and the visible rows stay', async ({ opened }) => {
  const usual = bigAccount({ wallets: 1500, contracts: 0, seed: 3 });
  let wallets = usual.wallets.map((wallet, at) => ({ ...wallet, walletName: `Wallet ${at}.` }));
  const { app, page, answer } = await opened({ account: { ...usual, wallets } }, 'Wallets');
  const newOnes = (from: number, count: number) =>
    manyWallets(count, (at) => ({ id: `new ${from + at}`, walletName: `Newcomer ${from + at}` }));
  const answerWith = async (next: typeof wallets): Promise<void> => {
    wallets = next;
    await answer({ ...usual, wallets });
    const count = String(next.length + 1);
    await expect(page.getByRole('grid')).toHaveAttribute('aria-rowcount', count);
  };
  await expect(rowAt(page, 2)).toBeVisible();
  await page.keyboard.press('ControlOrMeta+f');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  const focused = page.locator('[role=row]:has(:focus)');
  await expect(focused).toContainText('Wallet 1.');
  const address = wallets[1]?.walletAddress ?? '';
  await answerWith([...newOnes(0, 1), ...wallets]);
  await expect(focused).toContainText('Wallet 1.');
  await expect(focused).toHaveAttribute('aria-rowindex', '4');
  await page.keyboard.press('ControlOrMeta+Shift+c');
  await expect.poll(async () => (await app.clipboard()).toLowerCase()).toBe(address.toLowerCase());
  await answerWith([...wallets.toReversed(), ...newOnes(1, 1)]);
  await expect(focused).toContainText('Wallet 1.');
  await expect(focused).toBeInViewport();
  // When its record is gone, the row in its place gets the focus and is in view.
  await answerWith(wallets.filter(({ walletName }) => walletName !== 'Wallet 1.'));
  await expect(focused).toContainText('Wallet 0.');
  await expect(focused).toBeInViewport();

  await page.keyboard.press('ControlOrMeta+f');
  const scroll = (top: number) =>
    page.getByRole('grid').evaluate((grid, to) => (grid.scrollTop = to), top);
  await scroll(40_010);
  await expect.poll(() => firstInSight(page)).toBe(1003);
  const text = await rowAt(page, 1003).textContent();
  await answerWith([...newOnes(2, 7), ...wallets]);
  await expect.poll(() => firstInSight(page)).toBe(1010);
  expect(await rowAt(page, 1010).textContent()).toBe(text);
  expect(await page.getByRole('grid').evaluate((grid) => grid.scrollTop)).toBe(40_010 + 280);
  // The rows also stay while the details of another record are open.
  await rowAt(page, 1012).click();
  await expect(page.locator('main aside')).toBeVisible();
  await scroll(20_010);
  await expect.poll(() => firstInSight(page)).toBe(503);
  await rowAt(page, 505)
    .getByRole('gridcell')
    .first()
    .click({ modifiers: ['ControlOrMeta'] });
  await answerWith([...newOnes(20, 1), ...wallets]);
  await expect.poll(() => firstInSight(page)).toBe(504);
  // A list at its top stays there and shows new records.
  await scroll(0);
  await answerWith([...newOnes(9, 1), ...wallets]);
  await expect.poll(() => firstInSight(page)).toBe(2);
  await expect(rowAt(page, 2)).toContainText('Newcomer 9');
});

test('a filter that waits for new addresses keeps its previous matches', async ({ opened }) => {
  const usual = bigAccount({ wallets: 400, contracts: 2000, seed: 5 });
  const { app, page, service, answer } = await opened({ account: usual }, 'Contracts');
  await filterBy(page, 'Deployer', /wallet of this account/u);
  const grid = page.getByRole('grid');
  await expect(grid).not.toHaveAttribute('aria-rowcount', '2001');
  await expect(rowAt(page, 2)).toBeVisible();
  await grid.evaluate((element) => (element.scrollTop = 8010));
  await expect.poll(() => firstInSight(page)).toBe(203);
  for (const row of [205, 206]) {
    await rowAt(page, row)
      .getByRole('gridcell')
      .first()
      .click({ modifiers: ['ControlOrMeta'] });
  }
  const copy = page.getByRole('button', { name: 'Copy 2 rows' });
  await expect(copy).toBeVisible();
  const text = await rowAt(page, 205).textContent();
  await grid.evaluate((element) => {
    const counts = new Set([element.ariaRowCount]);
    new MutationObserver(() => {
      document.documentElement.dataset['counts'] = [...counts.add(element.ariaRowCount)].join(' ');
    }).observe(element, { attributeFilter: ['aria-rowcount'] });
  });
  const count = await grid.getAttribute('aria-rowcount');
  await refresh(app, service);
  await expect(copy).toBeVisible();
  expect(await firstInSight(page)).toBe(203);
  // One more contract that matches the filter, ahead of the others.
  const [{ walletAddress: deployedBy } = smallWallet] = usual.wallets;
  const smartContracts = [{ ...smallContract, deployedBy }, ...usual.smartContracts];
  await answer({ ...usual, smartContracts });
  await expect(grid).toHaveAttribute('aria-rowcount', String(Number(count) + 1));
  await expect(copy).toBeVisible();
  await expect.poll(() => firstInSight(page)).toBe(204);
  expect(await rowAt(page, 206).textContent()).toBe(text);
  // The list was never empty in between.
  const counts = await page.evaluate(() => document.documentElement.dataset['counts']);
  expect(counts).toBe(`${count} ${Number(count) + 1}`);
});

test('a missing open record is reported below the tools of its list, however many strips are above', async ({
  opened,
}) => {
  const { page, service } = await opened({}, 'Wallets');
  await page.getByRole('gridcell', { name: smallWallet.walletName }).click();
  await page.keyboard.press('Enter');
  const newcomer = { ...smallWallet, id: 'another', walletAddress: otherAddress };
  service.serve({
    ...smallAccount,
    wallets: [{ ...newcomer, walletName: 'Another wallet' }],
    smartContracts: [{ ...smallContract, address: otherAddress }],
  });
  await page.keyboard.press('F5');
  await expect(page.getByText('1 address has changed')).toBeVisible();
  const notice = page.getByText(`${smallWallet.walletName} is no longer in the account.`);
  await expect(notice.and(page.locator('p span'))).toBeVisible();
  const said = await notice.and(page.locator('p span')).boundingBox();
  const tools = await page.getByRole('search').boundingBox();
  expect(said?.y).toBeGreaterThan((tools?.y ?? Infinity) + (tools?.height ?? 0));
});
