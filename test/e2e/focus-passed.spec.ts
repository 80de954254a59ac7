import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { answer as answering, faults } from '../service/faults';
import { smallContract, smallWallet } from '../service/small-account';
import { resize } from '../screens/resize';
import { expect } from './connect';
import { openDialog, saved, test } from './export-tools';
import { openFilters } from './list-tools';
import { addProfile } from './profile-menu';
import { openSettings } from './settings';

test('a dialog whose button an answer has taken away leaves the keyboard to the title', async ({
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

test('a button that goes when it is pressed passes the keyboard on', async ({ opened }) => {
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

test('what comes in place of a failure leaves the keyboard to itself, or to the title', async ({
  connected,
}) => {
  const { page, service } = await connected({ intercept: faults['captive-portal'] });
  await page.getByRole('button', { name: 'Show what came' }).click();
  await expect(page.locator(':focus')).toContainText('Hotel Wi-Fi');
  service.meet(null);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('region', { name: 'Account', exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('Enter in a field of the export leaves the keyboard there', async ({ opened }) => {
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

test('a window that gets narrow takes the keyboard from nobody', async ({ opened }) => {
  const { page } = await opened({}, 'Wallets');
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
  await expect(page.getByLabel('Parts of the settings')).toBeFocused();
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

test('a box to tick has the keyboard however fast it is clicked', async ({ opened }) => {
  const { page } = await opened({}, 'Contracts');
  await openFilters(page, 'Type');
  await page.getByRole('group', { name: 'Filter' }).getByText(smallContract.type).dblclick();
  await expect(page.getByRole('checkbox', { name: smallContract.type })).toBeFocused();
  await expect(page.getByRole('checkbox', { name: smallContract.type })).not.toBeChecked();
});

test('a panel goes with its button, and leaves the keyboard to the title', async ({ opened }) => {
  const { page } = await opened({}, 'Wallets');
  const title = page.getByRole('heading', { name: 'Wallets', exact: true });
  await page.getByRole('button', { name: 'Columns' }).click();
  await resize(page, [480, 700]);
  await expect(page.getByRole('menu')).toBeHidden();
  await expect(title).toBeFocused();
  await page.getByRole('button', { name: 'More tools' }).click();
  await resize(page, [1280, 820]);
  await expect(page.getByRole('menu')).toBeHidden();
  await expect(title).toBeFocused();
});

test('the keyboard goes on from one attempt of a call to the next', async ({ opened }) => {
  // The first call is refused for the clock it was signed by.
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

test('a list that a locked screen drops leaves the keyboard to the comparison', async ({
  opened,
  folder,
}) => {
  const { app, page } = await opened({}, 'Wallets');
  const list = path.join(folder, 'list.csv');
  await writeFile(list, `name;address\nNobody;0x${'1'.repeat(40)}`);
  await app.dropFile(list, '[role=grid]');
  const region = page.getByRole('region', { name: 'Compare wallets with a list' });
  await region.getByRole('button', { name: '1 missing' }).click();
  await app.powerEvent('lock-screen');
  await expect(region.getByText('The list is not held any more')).toBeVisible();
  await expect(region).toBeFocused();
});

test('a double click on a part of the filters ticks nothing that has moved there', async ({
  opened,
}) => {
  const { page } = await opened({}, 'Contracts');
  await openFilters(page, 'Asset');
  const filters = page.getByRole('group', { name: 'Filter' });
  await filters.getByRole('button', { name: 'Problems and marks' }).dblclick();
  await expect(filters.getByRole('checkbox', { checked: true })).toHaveCount(0);
});
