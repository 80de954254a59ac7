import { writeFile } from 'node:fs/promises';
import type { Locator } from 'playwright/test';
import { coldStorage, smallAccount, smallContract, smallWallet } from '../service/small-account';
import { expect, test } from './connect';
import { openSettings } from './settings';

test('a field that loses the focus to hidden values gets it back', async ({ connected }) => {
  const { app, page } = await connected();
  const hide = (): Promise<void> => page.keyboard.press('ControlOrMeta+Shift+H');
  const goesAndComesBack = async (field: Locator, around: Locator): Promise<void> => {
    const show = around.getByRole('button', { name: 'Show values' });
    await field.fill('Half typed');
    await hide();
    await expect(show).toBeFocused();
    await hide();
    await expect(field).toBeFocused();
    await app.powerEvent('lock-screen');
    await app.powerEvent('unlock-screen');
    await expect(show).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(field).toBeFocused();
  };
  await openSettings(page, 'profile');
  const profile = page.getByRole('region', { name: 'Profile', exact: true });
  await goesAndComesBack(profile.getByLabel('Profile name'), profile);

  await openSettings(page, 'connection');
  await page.getByRole('button', { name: 'Change…', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Change service address' });
  await goesAndComesBack(dialog.getByLabel('Service address'), dialog);
  await expect(dialog.getByLabel('Service address')).toHaveValue('Half typed');
});

test('when an answer empties a list or a search, the focus moves to the title', async ({
  opened,
}) => {
  const { page, answer } = await opened({}, 'Wallets');
  const title = page.getByRole('heading', { name: 'Wallets', exact: true });
  const cell = page.getByRole('gridcell', { name: smallWallet.walletName });
  await cell.click();
  await answer({ ...smallAccount, wallets: [] });
  await expect(title).toBeFocused();
  await answer(smallAccount);
  await page.getByRole('searchbox', { name: 'Search' }).fill('Operating');
  await cell.click();
  await answer({ ...smallAccount, wallets: [coldStorage] });
  await expect(page.getByText('No wallet matches this')).toBeVisible();
  await expect(title).toBeFocused();
});

test('going to a list with open details focuses its title, and following a link focuses the details', async ({
  opened,
}) => {
  const wallets = [smallWallet, coldStorage];
  const { page, answer } = await opened({ account: { ...smallAccount, wallets } }, 'Wallets');
  const title = page.getByRole('heading', { name: 'Wallets', exact: true });
  await page.getByRole('gridcell', { name: smallWallet.walletName }).click();
  await page.keyboard.press('Enter');
  const details = page.getByRole('region', { name: smallWallet.walletName });
  await expect(details).toBeVisible();
  await page.keyboard.press('ControlOrMeta+1');
  await page.keyboard.press('ControlOrMeta+2');
  await expect(details).toBeVisible();
  await expect(title).toBeFocused();
  // The new answer moves the record to another place.
  await answer({ ...smallAccount, wallets: wallets.toReversed() });
  await expect(title).toBeFocused();
  await page.keyboard.press('ControlOrMeta+3');
  await page.getByRole('gridcell', { name: smallContract.name }).click();
  await page.keyboard.press('Enter');
  const contract = page.getByRole('region', { name: smallContract.name });
  await contract.getByRole('link', { name: smallWallet.walletName }).click();
  await expect(details).toBeFocused();
});

test('a comparison keeps the focus from its file to its result', async ({ connected }) => {
  const { app, page } = await connected();
  const file = `${app.userData}-list.csv`;
  await writeFile(file, `what;where;coin\nX;${smallWallet.walletAddress};ETH\n`);
  await page.getByRole('link', { name: 'Wallets', exact: true }).click();
  await app.chooseFile(file);
  await page.getByRole('button', { name: 'Compare with a list…' }).click();
  const region = page.getByRole('region', { name: 'Compare wallets with a list' });
  await region.getByRole('button', { name: 'Change columns' }).click();
  const address = region.getByLabel('Address', { exact: true });
  await expect(address).toBeFocused();

  await app.powerEvent('lock-screen');
  await app.powerEvent('unlock-screen');
  await expect(region.getByRole('button', { name: 'Choose it again…' })).toBeFocused();

  await app.chooseFile(`${file}.gone`);
  await page.keyboard.press('Enter');
  const another = region.getByRole('button', { name: 'Choose another file…' });
  await expect(another).toBeFocused();

  await app.chooseFile(file);
  await page.keyboard.press('Enter');
  await expect(region.getByRole('grid')).toBeVisible();
  await expect(region).toBeFocused();
  // A result that a locked screen removes passes its focus to the region.
  await region.getByRole('button', { name: '1 equal' }).click();
  await app.powerEvent('lock-screen');
  await expect(region.getByText('The list is no longer open')).toBeVisible();
  await expect(region).toBeFocused();
});
