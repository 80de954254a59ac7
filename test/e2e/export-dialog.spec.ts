import { otherAddress } from '../service/small-account';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect } from './connect';
import { account, openDialog, openWallets, save, saved, test, unfoldColumns } from './export-tools';
import { placesMadeWithText } from './read-aloud';

test('the choices of an export are remembered, except the notes', async ({ opened, folder }) => {
  const { app } = await openWallets(opened);
  const dialog = await openDialog(app);
  // The whole option shows that it is chosen, so no radio circle is drawn over its words.
  for (const radio of await dialog.getByRole('radio').all()) {
    await expect(radio).toHaveCSS('border-top-width', '0px');
  }
  await dialog.getByRole('radio', { name: 'Tab' }).check();
  await dialog.getByRole('checkbox', { name: 'The first line gives the source' }).check();
  await dialog.getByRole('checkbox', { name: /^Include your names/u }).check();
  await expect(dialog.getByText(/-wallets\.tsv$/u)).toBeVisible();
  const file = path.join(folder, 'wallets.tsv');
  await app.saveTo(file);
  const madeWithText = await placesMadeWithText(app.page);
  await save(dialog);
  await saved(dialog);
  expect(await madeWithText()).toEqual([]);
  // After saving, Done is the primary button.
  await expect(dialog.getByRole('button', { name: 'Done' })).toHaveClass(/primary/u);
  await expect(dialog.getByRole('button', { name: 'Save…' })).not.toHaveClass(/primary/u);
  const [first = '', second] = (await readFile(file, 'utf8')).split('\r\n');
  const facts = [
    ...['account', account.name, 'userId', account.userId, 'records', '4', 'source', 'service'],
    ...['openAlarms', '0', 'recordsInAnswer', '4'],
  ];
  expect(first.split('\t').slice(-facts.length)).toEqual(facts.map((cell) => `"${cell}"`));
  expect(second).toMatch(/^walletName\t/u);
  const page = await app.relaunch();
  await page.getByRole('link', { name: 'Wallets', exact: true }).click();
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await openDialog(app);
  const again = page.getByRole('dialog', { name: 'Export' });
  await expect(again.getByRole('radio', { name: 'Tab' })).toBeChecked();
  await expect(again.getByRole('checkbox', { name: 'The first line' })).toBeChecked();
  await expect(again.getByRole('checkbox', { name: /^Include your names/u })).not.toBeChecked();
});

test('nothing can be saved without a column', async ({ opened }) => {
  const { app } = await opened({ account });
  const dialog = await openDialog(app);
  await unfoldColumns(dialog);
  const columns = dialog.getByRole('group', { name: 'Columns' });
  for (const box of await columns.getByRole('checkbox').all()) await box.uncheck();
  await expect(dialog.getByText('Choose at least one column.')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Save…' })).toBeDisabled();
  await dialog.getByRole('button', { name: 'Save…' }).click({ force: true });
  await expect(dialog.getByRole('button', { name: 'Save…' })).toBeVisible();
  const all = dialog.getByRole('button', { name: 'All columns' });
  await all.press('Enter');
  await expect(dialog.getByRole('button', { name: 'Save…' })).toBeEnabled();
  await expect(all).toBeDisabled();
  await expect(all).toBeFocused();
  await app.page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(app.page.getByRole('button', { name: 'Export…' })).toBeFocused();
});

test('an account without records offers no export, and says so', async ({ opened }) => {
  const { page } = await opened({
    account: { ...account, wallets: [], smartContracts: [] },
  });
  const button = page.getByRole('button', { name: 'Export…' });
  await expect(button).toHaveAccessibleDescription('There are no records to export.');
  await expect(button).toBeDisabled();
  await button.press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('a file that is older than the values on screen says so', async ({ opened, folder }) => {
  const { app, service } = await openWallets(opened);
  const dialog = await openDialog(app);
  await app.saveTo(path.join(folder, 'wallets.csv'));
  await save(dialog);
  await saved(dialog);
  const alarms = dialog.getByText(/has not been acknowledged/u);
  const readAgain = dialog.getByText(/^The account has been read again/u);
  await expect(readAgain).toHaveCount(0);
  const [first, ...others] = account.wallets;
  const moved = { ...first, walletAddress: otherAddress };
  const wallets = [moved, ...others, { ...first, id: 'new', walletName: 'New' }];
  service.serve({ ...account, wallets });
  await app.page.keyboard.press('F5');
  await expect(readAgain).toBeInViewport();
  // The values on screen differ from the values in the saved file.
  await expect(dialog.getByRole('radio', { name: /This view.*5/u })).toBeVisible();
  await expect(alarms).toContainText('The next file will have the values of the answer on screen.');
  await app.saveTo(path.join(folder, 'wallets-again.csv'));
  await save(dialog);
  await expect(dialog.getByText('Saved 5 records:')).toBeVisible();
  await expect(readAgain).toHaveCount(0);
  await expect(alarms).toContainText('The file will have the values of the answer on screen.');
});
