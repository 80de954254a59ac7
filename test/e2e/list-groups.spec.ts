import { bigAccount } from '../service/big-account';
import { hostileTexts } from '../service/hostile-account';
import { smallWallet } from '../service/small-account';
import { violations } from './axe';
import { expect, test } from './connect';
import { at, groupBy, head, isPlaced, openList, rowAt } from './groups';

const wallet = (walletName: string, asset: string | null, digit: string) => ({
  ...smallWallet,
  id: `id ${walletName}`,
  walletName,
  ...(asset === null ? {} : { asset }),
  walletAddress: `0x${digit.repeat(40)}`,
});

const fewWallets = [
  wallet('Delta', 'ETH', '1'),
  wallet('Alpha', 'BTC', '2'),
  wallet('Charlie', 'ETH', '3'),
  wallet('Bravo', 'USDC', '4'),
];

const accountOf = (wallets: readonly object[]) => ({
  userId: 'u',
  name: 'n',
  email: 'e',
  wallets,
  smartContracts: [],
});

test('the keyboard moves through groups and folds them', async ({ app, page, startService }) => {
  const service = await startService({ account: accountOf(fewWallets) });
  await openList(app, service, 'wallets', {
    group: 'asset',
    sort: { column: 'walletName', direction: 'ascending' },
  });
  const grid = page.getByRole('treegrid');
  await expect(grid).toHaveAttribute('aria-rowcount', '8');
  // Inside each group the records keep the order of the list.
  const order = 'BTC Alpha ETH Charlie Delta USDC Bravo'.split(' ');
  for (const [index, text] of order.entries())
    await expect(rowAt(page, index + 2)).toContainText(text);
  await expect(rowAt(page, 2)).toHaveAttribute('aria-level', '1');
  await expect(rowAt(page, 3)).toHaveAttribute('aria-level', '2');
  await expect(head(page, 'ETH 2 wallets')).toHaveAttribute('aria-expanded', 'true');
  await isPlaced(page);
  expect(await violations(page)).toEqual([]);

  await rowAt(page, 3).getByRole('gridcell').first().focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowDown');
  await at(page, 4);
  await page.keyboard.press('ArrowLeft');
  await expect(grid).toHaveAttribute('aria-rowcount', '6');
  await expect(head(page, 'ETH')).toHaveAttribute('aria-expanded', 'false');
  await at(page, 4);
  // Said at once, because the element that has the focus says it.
  await expect(page.locator(':focus')).toHaveAttribute('aria-expanded', 'false');
  // The focus skips folded records, and keeps its column while it moves over heads.
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await at(page, 6);
  await expect(page.locator(':focus')).toHaveAttribute('aria-colindex', '2');
  await page.keyboard.press('Home');
  // In the first cell of a row, the left arrow moves to the head.
  await page.keyboard.press('ArrowLeft');
  await at(page, 5);
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(head(page, 'ETH')).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Space');
  await expect(head(page, 'ETH')).toHaveAttribute('aria-expanded', 'false');
  await page.keyboard.press('ArrowRight');
  await expect(head(page, 'ETH')).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('ArrowDown');
  await at(page, 5);

  // Folds all groups; the focus moves from the row to its head.
  await page.keyboard.press('Shift+ArrowLeft');
  await expect(grid).toHaveAttribute('aria-rowcount', '4');
  await at(page, 3);
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('Shift+ArrowRight');
  await expect(grid).toHaveAttribute('aria-rowcount', '8');
  await at(page, 4);

  // Shift selects across heads. Ctrl+A selects all matching records, also in folded groups.
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Space');
  await page.keyboard.press('Shift+ArrowDown');
  await page.keyboard.press('Shift+ArrowDown');
  await page.keyboard.press('Shift+ArrowDown');
  await expect(page.getByText('3 selected')).toBeVisible();
  await page.keyboard.press('Shift+ArrowLeft');
  await page.keyboard.press('ControlOrMeta+a');
  await expect(page.getByText('4 selected')).toBeVisible();
  await page.getByRole('button', { name: 'Copy 4 rows' }).click();
  const copied = async () =>
    (await app.clipboard()).split(/\r?\n/u).map((line) => line.split('\t')[0]);
  await expect.poll(copied).toEqual(['walletName', 'Alpha', 'Charlie', 'Delta', 'Bravo']);
});

test('a click folds a group, and the visible rows stay in place', async ({ opened }) => {
  const account = bigAccount({ wallets: 300, contracts: 1, seed: 4 });
  const { page } = await opened({ account }, 'Wallets');
  await page.getByRole('button', { name: 'Compact rows' }).click();
  await groupBy(page, 'Asset');
  const grid = page.getByRole('treegrid');
  await expect(grid).toHaveAttribute('aria-rowcount', '306');
  expect(await rowAt(page, 3).evaluate((row) => row.getBoundingClientRect().height)).toBe(32);
  const bitcoins = account.wallets.filter(({ asset }) => asset === 'BTC').length;
  const ethers = account.wallets.filter(({ asset }) => asset === 'ETH').length;
  await grid.evaluate((element) => {
    element.scrollTop = 3000;
  });
  const stuck = head(page, 'ETH');
  const offset = () =>
    stuck.evaluate((row) => {
      const top = row.closest('[role=treegrid]')?.getBoundingClientRect().top ?? 0;
      return row.getBoundingClientRect().top - top;
    });
  await expect.poll(offset).toBe(32);
  await stuck.click();
  await expect(grid).toHaveAttribute('aria-rowcount', String(306 - ethers));
  await expect(stuck).toHaveAttribute('aria-expanded', 'false');
  expect(await offset()).toBe(32);
  expect(await grid.evaluate((element) => element.scrollTop)).toBe(32 + bitcoins * 32);
  await isPlaced(page);

  // A row stays in place when the keys for all groups unfold and fold a group above it.
  const row = page.locator('[role=row][aria-level="2"]').nth(4);
  await row.getByRole('gridcell').first().focus();
  const name = (await row.textContent()) ?? '';
  const own = page.getByRole('row').filter({ hasText: name });
  const before = (await own.boundingBox())?.y;
  await page.keyboard.press('Shift+ArrowRight');
  await expect(grid).toHaveAttribute('aria-rowcount', '306');
  expect((await own.boundingBox())?.y).toBe(before);
  await isPlaced(page);
});

test('opening or finding a record unfolds its group; a refresh does not', async ({ opened }) => {
  const { page, answer } = await opened({ account: accountOf(fewWallets) }, 'Wallets');
  await groupBy(page, 'Asset');
  const grid = page.getByRole('treegrid');
  await rowAt(page, 2).getByRole('gridcell').focus();
  await page.keyboard.press('Shift+ArrowLeft');
  await expect(grid).toHaveAttribute('aria-rowcount', '4');

  const field = page.getByRole('searchbox', { name: 'Search' });
  await field.fill('char');
  await expect(grid).toHaveAttribute('aria-rowcount', '3');
  await expect(page.getByRole('gridcell', { name: 'Charlie', exact: true })).toBeVisible();
  // Folds the group again; another search finds the record.
  await head(page, 'ETH').click();
  await expect(grid).toHaveAttribute('aria-rowcount', '2');
  await field.fill('charl');
  await expect(grid).toHaveAttribute('aria-rowcount', '3');
  // Without a search the groups are folded as before.
  await field.fill('');
  await expect(grid).toHaveAttribute('aria-rowcount', '4');

  // The down arrow moves into the list, Enter opens the first match, Escape goes back.
  await field.fill('char');
  await field.press('ArrowDown');
  await at(page, 3);
  await page.keyboard.press('Escape');
  await expect(field).toBeFocused();
  await field.press('Enter');
  await expect(page.getByRole('region', { name: 'Charlie' })).toBeVisible();
  await page.keyboard.press('Escape');
  await field.fill('');
  await expect(grid).toHaveAttribute('aria-rowcount', '4');

  // Opening a record in a folded group unfolds only that group.
  await field.press('Enter');
  await expect(page.getByRole('region', { name: 'Alpha' })).toBeVisible();
  await expect(head(page, 'BTC')).toHaveAttribute('aria-expanded', 'true');
  await expect(head(page, 'ETH')).toHaveAttribute('aria-expanded', 'false');
  await expect(grid).toHaveAttribute('aria-rowcount', '5');

  const newcomers = [wallet('Newcomer', 'AVAX', '5'), wallet('Echo', 'ETH', '6')];
  await answer(accountOf([...newcomers, ...fewWallets]));
  await expect(head(page, 'AVAX 1 wallet')).toBeVisible();
  await expect(head(page, 'ETH 3 wallets')).toHaveAttribute('aria-expanded', 'false');
  await expect(grid).toHaveAttribute('aria-rowcount', '7');
});

test('groups have heads for strange and hidden values', async ({ app, page, startService }) => {
  const texts = [...new Set<string>(Object.values(hostileTexts))].filter((text) => text !== '');
  const wallets = [
    ...texts.map((asset, index) => ({ ...wallet(`W${index}`, asset, '7'), id: `id ${index}` })),
    { ...wallet('Empty', '', '8'), asset: '' },
    { ...wallet('None', null, '9'), asset: undefined },
  ];
  const service = await startService({ account: accountOf([...wallets, ...fewWallets]) });
  await openList(app, service, 'wallets', { group: 'asset', hidden: ['asset'] });
  const grid = page.getByRole('treegrid');
  await rowAt(page, 2).getByRole('gridcell').focus();
  await page.keyboard.press('Shift+ArrowLeft');
  // Plus a head each for the empty value, the missing value and the three plain assets, and the column heads.
  await expect(grid).toHaveAttribute('aria-rowcount', String(texts.length + 6));
  await page.keyboard.press('ControlOrMeta+End');
  await expect(rowAt(page, texts.length + 6)).toContainText('not given');
  await expect(rowAt(page, texts.length + 5)).toContainText('empty');
  await page.getByRole('button', { name: 'Hide values' }).click();
  await grid.evaluate((element) => {
    element.scrollTop = 0;
  });
  await expect(head(page, /hidden/u).first()).toBeVisible();
  const said = (await grid.textContent()) ?? '';
  for (const text of texts.filter((one) => one.trim().length > 8)) expect(said).not.toContain(text);
});
