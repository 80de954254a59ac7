import type { Page } from 'playwright/test';
import { bigAccount } from '../service/big-account';
import { manyWallets, smallContract, smallWallet } from '../service/small-account';
import { expect, test } from './connect';

const account = bigAccount({ wallets: 50, contracts: 3000, seed: 11 });

/** The grid coordinates of the focused cell. */
const place = (page: Page): Promise<{ row: string | null; column: string | null }> =>
  page.evaluate(() => {
    const cell = document.activeElement?.closest('[role=gridcell], [role=columnheader]');
    return {
      row: cell?.closest('[role=row]')?.getAttribute('aria-rowindex') ?? null,
      column: cell?.getAttribute('aria-colindex') ?? null,
    };
  });

const at = async (page: Page, row: number, column: number): Promise<void> => {
  await expect.poll(() => place(page)).toEqual({ row: String(row), column: String(column) });
};

test('the keyboard alone reaches everything on the list', async ({ connected }) => {
  const { app, page } = await connected({ account });
  const grid = page.getByRole('grid', { name: 'Smart contracts' });
  await page.getByRole('link', { name: 'Contracts', exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(grid).toHaveAttribute('aria-rowcount', '3001');

  // Tab moves from the search through the filters into the grid, which is one tab stop.
  await page.keyboard.press('ControlOrMeta+f');
  await expect(page.getByRole('searchbox', { name: 'Search' })).toBeFocused();
  for (let stops = 0; (await place(page)).row === null; stops += 1) {
    expect(stops).toBeLessThan(12);
    await page.keyboard.press('Tab');
  }
  await at(page, 2, 1);

  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowRight');
  await at(page, 3, 2);
  await page.keyboard.press('ControlOrMeta+End');
  await at(page, 3001, 6);
  await expect(page.locator('[aria-rowindex="3001"]')).toBeInViewport();
  await page.keyboard.press('PageUp');
  await page.keyboard.press('Home');
  await page.keyboard.press('ControlOrMeta+Home');
  await at(page, 2, 1);
  await expect(page.locator('[aria-rowindex="2"]')).toBeInViewport();

  // The header belongs to the grid: the up arrow reaches it from the first row, and Enter sorts.
  await page.keyboard.press('ArrowUp');
  await at(page, 1, 1);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('columnheader', { name: 'Name' })).toHaveAttribute(
    'aria-sort',
    'ascending',
  );
  await page.keyboard.press('ArrowDown');
  await at(page, 2, 1);

  // Selecting and copying.
  await page.keyboard.press('Space');
  await page.keyboard.press('Shift+ArrowDown');
  await page.keyboard.press('Shift+ArrowDown');
  await expect(page.getByText('3 selected')).toBeVisible();
  await page.keyboard.press('ControlOrMeta+c');
  await expect(page.getByRole('status').filter({ hasText: 'Copied 3 rows' })).toBeVisible();
  expect((await app.clipboard()).trim().split(/\r?\n/u)).toHaveLength(4);
  await page.keyboard.press('ControlOrMeta+a');
  await expect(page.getByText('3,000 selected')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByText('3,000 selected')).toHaveCount(0);
  await page.keyboard.press('ControlOrMeta+c');
  const name = (await page.locator(':focus').textContent()) ?? '';
  await expect.poll(() => app.clipboard()).toBe(name);

  // After the focus has moved, a copy takes the focused cell, not the word selected earlier.
  await page.locator(':focus').dblclick();
  await page.keyboard.press('ArrowDown');
  const next = (await page.locator(':focus').textContent()) ?? '';
  expect(next).not.toBe(name);
  await page.keyboard.press('ControlOrMeta+c');
  await expect.poll(() => app.clipboard()).toBe(next);
  await page.locator(':focus').dblclick();
  await page.keyboard.press('Space');
  await page.keyboard.press('ControlOrMeta+c');
  await expect(page.getByRole('status').filter({ hasText: 'Copied 1 row' })).toBeVisible();
  await page.keyboard.press('Escape');

  // A focused cell that scrolls away leaves no other cell focused, and the next step starts from its row.
  await page.keyboard.press('ArrowDown');
  const { row, column } = await place(page);
  await grid.evaluate((element) => {
    element.scrollTop = 50_000;
  });
  await expect(page.locator(`[aria-rowindex="${row}"]`)).toHaveCount(0);
  await expect.poll(() => place(page)).toEqual({ row: null, column: null });
  await page.keyboard.press('ArrowDown');
  await at(page, Number(row) + 1, Number(column));
});

test('Shift and an arrow extend the selection from the last focused cell', async ({ opened }) => {
  const names = ['Alpha', 'Bravo', 'Charlie', 'Delta', 'Echo', 'Foxtrot', 'Golf'];
  const wallets = manyWallets(names.length, (at) => ({ walletName: names[at] }));
  const { page } = await opened({ account: { ...account, wallets } }, 'Wallets');
  const cell = (name: string) => page.getByRole('gridcell', { name: new RegExp(`${name}$`, 'u') });
  const selected = page.getByRole('row', { selected: true });
  const press = async (key: string, times = 1): Promise<void> => {
    for (let count = 0; count < times; count += 1) await page.keyboard.press(key);
  };
  await cell('Alpha').click({ modifiers: ['ControlOrMeta'] });
  await page.getByRole('searchbox').fill('-alpha');
  await expect(cell('Alpha')).toHaveCount(0);
  await press('ArrowDown');
  await press('ArrowDown', 2);
  await press('Shift+ArrowDown');
  await expect(selected).toContainText(['Delta', 'Echo']);
  await press('Escape');
  await press('ControlOrMeta+f');
  await page.getByRole('searchbox').fill('');
  await cell('Alpha').click();
  await press('Escape');
  await press('ArrowDown', 5);
  await press('Shift+ArrowDown');
  await expect(selected).toContainText(['Foxtrot', 'Golf']);

  // Copying also works from the column heads, which are no record.
  await press('ControlOrMeta+Home');
  await press('ArrowUp');
  await at(page, 1, 1);
  await press('ControlOrMeta+c');
  await expect(page.getByRole('status').filter({ hasText: 'Copied 2 rows' })).toBeVisible();

  // Closing the details leaves the focus where it has moved since.
  await cell('Alpha').click();
  const panel = page.getByRole('region', { name: 'Alpha' });
  await panel.getByRole('button', { name: 'Copy ID' }).focus();
  const filter = page.getByRole('button', { name: /^Filter(,|$)/u });
  await filter.evaluate(async (button) => {
    const frame = () => new Promise(requestAnimationFrame);
    const escape = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true });
    document.activeElement?.dispatchEvent(escape);
    await frame();
    await new Promise((done) => setTimeout(done));
    button.focus();
    for (let count = 0; count < 3; count += 1) await frame();
  });
  await expect(panel).toHaveCount(0);
  await expect(filter).toBeFocused();

  // A count in the foot applies its own filter, disappears, and moves the focus to the search.
  await page.getByRole('button', { name: '7 duplicates' }).press('Enter');
  const field = page.getByRole('searchbox', { name: 'Search' });
  await expect(field).toHaveValue('is:duplicate');
  await expect(field).toBeFocused();
});

/** Actions that close the suggestions of the search and return the focus to it. */
const puttingAway = [
  (page: Page) => page.keyboard.press('Escape'),
  async (page: Page) => {
    await page.getByRole('heading', { level: 1 }).click();
    await page.getByRole('searchbox').click();
  },
] as const;

test('the search has its keys back once its suggestions are closed', async ({ opened }) => {
  const { page } = await opened({}, 'Contracts');
  const field = page.getByRole('searchbox', { name: 'Search' });
  const panel = page.getByRole('region', { name: smallContract.name });
  for (const putAway of puttingAway) {
    await field.pressSequentially('ty');
    await expect(page.getByRole('option', { name: 'type:' })).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await expect(field).toHaveAttribute('aria-activedescendant', /.+/u);
    await putAway(page);
    await expect(page.getByRole('option')).toHaveCount(0);
    await expect(field).toBeFocused();
    await expect(field).toHaveValue('ty');
    await expect(field).not.toHaveAttribute('aria-activedescendant');
    await page.keyboard.press('Tab');
    await expect(field).not.toBeFocused();
    await field.focus();
    await page.keyboard.press('Shift+Tab');
    await expect(field).not.toBeFocused();
    await field.focus();
    await page.keyboard.press('Enter');
    await expect(panel).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(panel).toHaveCount(0);
    await field.fill('');
  }

  await field.fill(smallContract.name);
  for (const key of ['Enter', 'Escape'])
    await field.dispatchEvent('keydown', { key, isComposing: true });
  await expect(field).toHaveValue(smallContract.name);
  await expect(field).toBeFocused();
  await expect(panel).toHaveCount(0);
  // The keys of the details ignore an input method too.
  await field.press('Enter');
  await expect(panel).toBeVisible();
  await field.dispatchEvent('keydown', { key: 'Escape', isComposing: true });
  await field.press('ArrowDown');
  await expect(panel).toBeVisible();
});

test('a key that moves nothing does not take the focus later, and a copy of nothing says so', async ({
  opened,
}) => {
  const empty = { ...smallWallet, id: 'empty', walletAddress: '', walletName: 'Empty' };
  const wallets = [smallWallet, empty];
  const { page } = await opened({ account: { ...account, wallets } }, 'Wallets');
  const field = page.getByRole('searchbox', { name: 'Search' });
  await field.press('ArrowDown');
  await at(page, 2, 1);
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ControlOrMeta+f');
  await page.keyboard.type('empty');
  await expect(field).toHaveValue('empty');
  await expect(page.getByRole('grid')).toHaveAttribute('aria-rowcount', '2');
  await expect(field).toBeFocused();
  // The down arrow moves into the list, also when the focus was in that cell before.
  await field.press('ArrowDown');
  await at(page, 2, 1);
  await page.keyboard.press('ControlOrMeta+f');
  await field.press('ArrowDown');
  await at(page, 2, 1);

  await page.keyboard.press('ControlOrMeta+Shift+C');
  await expect(page.getByText('Nothing was done: this record has no address.')).toBeVisible();
});
