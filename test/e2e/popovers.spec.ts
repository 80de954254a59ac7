import type { Page } from 'playwright/test';
import { smallAccount, smallWallet } from '../service/small-account';
import { expect, test } from './connect';
import { openFilters } from './list-tools';
import { profileButton } from './profile-menu';

const assets = ['BTC', 'SOL', 'Straße', ...Array.from({ length: 9 }, (_, at) => `A${at}`)];

const wallets = assets.map((asset, at) => ({
  id: `wallet ${at}`,
  asset,
  walletName: `${asset} wallet`,
  walletAddress: `0x${String(at).padStart(40, '1')}`,
}));

const account = { ...smallAccount, wallets: [smallWallet, ...wallets] };

const filterPanel = (page: Page) => page.getByRole('group', { name: 'Filter', exact: true });

test('panels and menus beside the list close when the focus leaves them', async ({ opened }) => {
  const { page } = await opened({ account }, 'Wallets');
  const filter = page.getByRole('button', { name: /^Filter(,|$)/u });
  await openFilters(page, 'Asset');
  await filterPanel(page).getByRole('checkbox').first().focus();
  await page.keyboard.press('Tab');
  await expect(filterPanel(page)).toBeVisible();
  const isInGrid = () => page.evaluate(() => document.activeElement?.role === 'gridcell');
  for (let stops = 0; !(await isInGrid()); stops += 1) {
    expect(stops).toBeLessThan(40);
    await page.keyboard.press('Tab');
  }
  await expect(filterPanel(page)).toBeHidden();

  await filter.press('Enter');
  await page.keyboard.press('Shift+Tab');
  await expect(filterPanel(page)).toBeHidden();

  const columns = page.getByRole('button', { name: 'Columns' });
  const menu = page.getByRole('menu');
  for (const key of ['ControlOrMeta+k', '?']) {
    await columns.click();
    await expect(menu.getByRole('menuitemcheckbox').first()).toBeFocused();
    await page.keyboard.press(key);
    await expect(page.getByRole('dialog')).toBeVisible();
    await expect(menu).toBeHidden();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(columns).toBeFocused();
  }

  // A shortcut of the window is not typed into the menu.
  const profile = profileButton(page);
  await profile.click();
  await expect(menu.getByRole('menuitemradio', { name: 'Treasury' })).toBeFocused();
  await page.keyboard.press('ControlOrMeta+k');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await profile.click();
  await expect(menu).toBeVisible();
  await page.keyboard.press('ControlOrMeta+3');
  await expect(page.getByRole('grid', { name: 'Smart contracts' })).toBeVisible();
  await expect(menu).toBeHidden();
});

test('a filter value is found in every spelling', async ({ opened }) => {
  const { page, answer } = await opened({ account }, 'Wallets');
  await openFilters(page, 'Asset');
  const field = filterPanel(page).getByRole('searchbox');
  const choices = filterPanel(page).getByRole('checkbox');
  await field.fill('strasse');
  await expect(choices).toHaveCount(1);
  await expect(filterPanel(page).getByRole('checkbox', { name: /^Straße/u })).toBeVisible();
  await answer({ ...account, wallets: wallets.slice(0, 5) });
  await expect(field).toHaveCount(0);
  await expect(choices).toHaveCount(5);
  await answer(account);
  await expect(field).toHaveValue('');
  await expect(choices).toHaveCount(13);

  await filterPanel(page).getByRole('checkbox', { name: /^SOL/u }).check();
  await answer({
    ...account,
    wallets: account.wallets.filter(({ asset }) => asset !== 'SOL'),
  });
  const gone = filterPanel(page).getByRole('checkbox', { name: 'SOL 0' });
  await expect(gone).toBeChecked();
  await gone.press('Space');
  await expect(gone).toHaveCount(0);
  await expect(filterPanel(page).getByRole('checkbox', { checked: true })).toHaveCount(0);

  // Where the button has no room for its word, the choices keep theirs.
  await page.setViewportSize({ width: 480, height: 700 });
  await expect(choices.first()).toHaveAccessibleName(/^\p{L}/u);
});

test('the search can be reached from details that cover it', async ({ connected }) => {
  const { page, answer } = await connected();
  await page.setViewportSize({ width: 480, height: 700 });
  await page.getByRole('link', { name: 'Wallets', exact: true }).click();
  await page.getByRole('gridcell', { name: smallWallet.walletName }).click();
  const panel = page.getByRole('region', { name: smallWallet.walletName });
  await expect(panel).toBeFocused();
  await page.keyboard.press('ControlOrMeta+f');
  await expect(panel).toHaveCount(0);
  await page.keyboard.type('zurich');
  const search = page.getByRole('searchbox', { name: 'Search wallets' });
  await expect(search).toHaveValue('zurich');

  // The same holds where closing the details would return to the changes.
  const walletName = 'Renamed';
  await answer({ ...smallAccount, wallets: [{ ...smallWallet, walletName }] });
  await page.keyboard.press('ControlOrMeta+4');
  await page.getByRole('link', { name: walletName }).click();
  await expect(page.getByRole('region', { name: walletName })).toBeFocused();
  await page.keyboard.press('ControlOrMeta+f');
  await expect(search).toBeFocused();
});
