import { answer as answering, faults } from '../service/faults';
import { smallContract, smallWallet } from '../service/small-account';
import { resize } from '../screens/resize';
import { expect } from './connect';
import { openDialog, saved, test } from './export-tools';
import { openFilters } from './list-tools';
import { addProfile } from './profile-menu';
import { openSettings } from './settings';

test('a dialog whose button an answer has removed returns the focus to the title', async ({
  opened,
}) => {
  const { page, service } = await opened({}, 'Wallets');
  service.meet(answering(500, '{"error":"down"}'));
  await page.keyboard.press('F5');
  const show = page.getByRole('button', { name: 'Show call' });
  await show.click();
  service.meet(null);
  await page.keyboard.press('F5');
  await expect(show).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('heading', { name: 'Wallets', exact: true })).toBeFocused();
});

test('a button that disappears when it is clicked passes the focus on', async ({ opened }) => {
  const { page } = await opened({}, 'Changes');
  await page.getByText('Alarms', { exact: true }).click();
  await page.getByRole('button', { name: 'Show all' }).click();
  await expect(page.getByRole('heading', { name: 'Changes', exact: true })).toBeFocused();
  await page.keyboard.press('ControlOrMeta+Shift+H');
  await addProfile(page);
  const dialog = page.getByRole('dialog', { name: 'Connect an account' });
  await dialog.getByRole('button', { name: 'Hide values' }).click();
  await expect(dialog.getByLabel('Profile name')).toBeFocused();
});

test('what replaces a failure takes the focus, or passes it to the title', async ({
  connected,
}) => {
  const { page, service } = await connected({ intercept: faults['captive-portal'] });
  await page.getByRole('button', { name: 'Show the answer' }).click();
  await expect(page.locator(':focus')).toContainText('Hotel Wi-Fi');
  service.meet(null);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('region', { name: 'Account', exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('Enter in a field of the export keeps the focus there', async ({ opened }) => {
  const { app, page } = await opened({}, 'Wallets');
  const dialog = await openDialog(app);
  const field = dialog.getByRole('checkbox', { name: 'Include your names' });
  for (const path of [null, `${app.userData}-x.csv`]) {
    await field.focus();
    await app.saveTo(path);
    await page.keyboard.press('Enter');
    if (path !== null) await saved(dialog);
    await expect(field).toBeFocused();
  }
});

test('resizing the window keeps the focus, or moves it to the title when the focused element disappears', async ({
  opened,
}) => {
  const { page } = await opened({}, 'Wallets');
  const title = page.getByRole('heading', { name: 'Wallets', exact: true });
  for (const [button, size] of [
    ['Columns', [480, 700]],
    ['More tools', [1280, 820]],
  ] as const) {
    await page.getByRole('button', { name: button }).click();
    await resize(page, size);
    await expect(page.getByRole('menu')).toBeHidden();
    await expect(title).toBeFocused();
  }
  await page.getByRole('gridcell', { name: smallWallet.walletName }).click();
  await page.keyboard.press('Enter');
  await page.getByRole('searchbox', { name: 'Search' }).focus();
  await resize(page, [480, 700]);
  await expect(page.getByRole('region', { name: smallWallet.walletName })).toBeFocused();
  await resize(page, [1280, 820]);
  await openSettings(page, 'connection');
  const link = page.getByRole('link', { name: 'Connection and keys' });
  await link.focus();
  await resize(page, [480, 700]);
  await expect(page.getByLabel('Settings pages')).toBeFocused();
  await resize(page, [1280, 820]);
  await expect(link).toBeFocused();
  await page.getByRole('link', { name: 'Changes' }).click();
  const gone = page.getByRole('radio', { name: 'Gone' });
  await gone.check();
  await resize(page, [480, 700]);
  await expect(page.getByRole('button', { name: /Gone$/u })).toBeFocused();
  await resize(page, [1280, 820]);
  await expect(gone).toBeFocused();
});

test('a double click on filters keeps the focus, and ticks only what was clicked', async ({
  opened,
}) => {
  const { page } = await opened({}, 'Contracts');
  await openFilters(page, 'Type');
  const filters = page.getByRole('group', { name: 'Filter' });
  await filters.getByText(smallContract.type).dblclick();
  await expect(page.getByRole('checkbox', { name: smallContract.type })).toBeFocused();
  await expect(page.getByRole('checkbox', { name: smallContract.type })).not.toBeChecked();
  // A double click on a group of filters ticks nothing that has moved under the pointer.
  await openFilters(page, 'Asset');
  await filters.getByRole('button', { name: 'Problems and marks' }).dblclick();
  await expect(filters.getByRole('checkbox', { checked: true })).toHaveCount(0);
});

test('the focus follows from one attempt of a call to the next', async ({ opened }) => {
  // The first call is refused because of the clock it was signed with.
  const { page } = await opened({ clockOffset: -95_000 });
  await openSettings(page, 'connection');
  await page.getByRole('row').filter({ hasText: 'tried 2 times' }).getByRole('button').click();
  const first = page.getByRole('radio', { name: '1', exact: true });
  await first.check();
  await expect(page.getByText('1 of 2')).toBeVisible();
  await expect(first).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: '2', exact: true })).toBeFocused();
});
