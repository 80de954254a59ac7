import { spawnSync } from 'node:child_process';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { readCsv } from '../unit/export/read-csv';
import { violations } from './axe';
import { expect } from './connect';
import {
  account,
  openWallets,
  openDialog,
  save,
  saved,
  test,
  unfoldColumns,
  wallets,
} from './export-tools';

test('CSV has the visible columns, all columns, or the other list', async ({ opened, folder }) => {
  const { app } = await openWallets(opened);
  await app.page.getByRole('button', { name: 'Columns' }).click();
  await app.page.getByRole('menuitemcheckbox', { name: 'Asset' }).click();
  await app.page.keyboard.press('Escape');
  const dialog = await openDialog(app);
  await expect(dialog.getByRole('radio', { name: 'CSV' })).toBeFocused();
  await expect(dialog.getByText('Name, Address, ID')).toBeVisible();
  await expect(dialog.getByText(/-wallets\.csv$/u)).toBeVisible();
  const file = path.join(folder, 'wallets.csv');
  await app.saveTo(file);
  await app.page.keyboard.press('Enter');
  await expect(dialog.getByText('Saved 4 records: wallets.csv')).toBeVisible();
  await expect(
    dialog.getByText(
      "An apostrophe (') was put in front of 1 cell, so that a spreadsheet neither runs nor changes it.",
    ),
  ).toBeVisible();
  const rows = wallets.map(({ id, walletAddress, walletName }) => [
    walletName === '=1+1' ? "'=1+1" : walletName,
    walletAddress,
    id,
  ]);
  expect(readCsv(await readFile(file))).toEqual([['walletName', 'walletAddress', 'id'], ...rows]);

  await unfoldColumns(dialog);
  await expect(dialog.getByRole('checkbox', { name: 'Asset' })).not.toBeChecked();
  await dialog.getByRole('button', { name: 'All columns' }).click();
  await expect(dialog.getByText(/^Saved/u)).toHaveCount(0);
  await app.saveTo(file);
  await save(dialog);
  await saved(dialog);
  expect(readCsv(await readFile(file))[0]).toEqual(['walletName', 'walletAddress', 'asset', 'id']);

  await dialog.getByRole('radio', { name: 'All contracts 1' }).check();
  await app.saveTo(path.join(folder, 'contracts.csv'));
  await save(dialog);
  await expect(dialog.getByText('Saved 1 record: contracts.csv')).toBeVisible();
  expect(await readdir(folder)).toEqual(['contracts.csv', 'wallets.csv']);
  expect(readCsv(await readFile(path.join(folder, 'contracts.csv')))).toHaveLength(2);
});

test('CSV has the rows as shown, or the selected ones, in order', async ({ opened, folder }) => {
  const { app, page } = await openWallets(opened);
  await page.getByRole('searchbox', { name: 'Search' }).fill('asset:ETH ');
  await page.getByRole('columnheader', { name: 'Name' }).getByRole('button').first().click();
  await page.getByRole('columnheader', { name: 'Name' }).getByRole('button').first().click();
  await expect(page.getByText('2 of 4 wallets')).toBeVisible();
  const dialog = await openDialog(app);
  await expect(dialog.getByRole('radio', { name: 'This view 2' })).toBeChecked();
  const asked = 'Found by “asset:ETH”, sorted by Name, descending – as in the list.';
  await expect(dialog.getByText(asked)).toBeVisible();
  const file = path.join(folder, 'shown.csv');
  await app.saveTo(file);
  await save(dialog);
  await saved(dialog);
  expect(readCsv(await readFile(file)).map(([name]) => name)).toEqual([
    'walletName',
    'Wallet 2',
    'Wallet 0',
  ]);
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByText('2 of 4', { exact: true })).toBeVisible();

  await page
    .getByRole('row')
    .nth(1)
    .click({ modifiers: ['ControlOrMeta'] });
  await openDialog(app);
  await expect(dialog.getByRole('radio', { name: 'Selected 1' })).toBeChecked();
  await page.keyboard.press('ArrowRight');
  await expect(dialog.getByRole('radio', { name: 'For a program JSON' })).toBeChecked();
  await app.saveTo(path.join(folder, 'selected.json'));
  await save(dialog);
  await saved(dialog);
  const json = await readFile(path.join(folder, 'selected.json'), 'utf8');
  expect(JSON.parse(json)).toMatchObject({ filtered: true, wallets: [wallets[2]] });
  expect(json).not.toContain(account.email);
});

test('JSON from the overview holds everything, also offline', async ({ opened, folder }) => {
  const { app, service } = await opened({ account: { ...account, tier: 12.5 } });
  await service.service.close();
  const dialog = await openDialog(app);
  await expect(dialog.getByRole('radio', { name: 'All wallets 4' })).toBeChecked();
  await expect(dialog.getByRole('radio', { name: 'This view' })).toHaveCount(0);
  await dialog.getByRole('radio', { name: 'For a program JSON' }).check();
  await expect(dialog.getByRole('radio', { name: 'Whole account 5' })).toBeChecked();
  const file = path.join(folder, 'account.json');
  await app.saveTo(file);
  await save(dialog);
  await expect(dialog.getByText('Saved 5 records: account.json')).toBeVisible();
  const { userId, name, email } = account;
  expect(JSON.parse(await readFile(file, 'utf8'))).toMatchObject({
    version: 1,
    filtered: false,
    host: new URL(service.baseUrl).host,
    account: { userId, name, email, tier: 12.5 },
    wallets,
    smartContracts: account.smartContracts,
  });
});

test('the command on screen verifies signed JSON, and refuses it after a change', async ({
  opened,
  folder,
}) => {
  const { app, service } = await opened({ account });
  const dialog = await openDialog(app);
  await dialog.getByRole('radio', { name: 'Signed JSON' }).check();
  const file = path.join(folder, 'my account.json');
  await app.saveTo(file);
  await save(dialog);
  await saved(dialog);
  expect(await violations(app.page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Copy command' }).click();
  await expect(dialog.getByText('Copied', { exact: true })).toBeVisible();
  const command = await app.clipboard();
  await expect(dialog.getByText(command, { exact: true })).toBeVisible();
  // In the shell that the user has on this system.
  const check = () => spawnSync(command, { cwd: folder, shell: true }).stdout.toString().trim();
  expect(check()).toBe('Verified OK');
  const publicKey = await readFile(`${file}.public.pem`, 'utf8');
  expect(publicKey).toBe(service.publicKeyPem);
  const text = await readFile(file, 'utf8');
  expect(text).not.toContain(service.apiKey);
  await writeFile(file, text.replace('wallet-0', 'wallet-9'));
  expect(check()).not.toContain('Verified OK');

  // The user never chose the files beside the export, so they are replaced only after a native question.
  await app.saveTo(file);
  await app.pressButton('Cancel');
  await save(dialog);
  await expect(dialog.getByRole('button', { name: 'Save…' })).toBeEnabled();
  expect(check()).not.toContain('Verified OK');
  await app.saveTo(file);
  await app.pressButton('Replace');
  await save(dialog);
  await saved(dialog);
  expect(check()).toBe('Verified OK');
});

test('a failed save keeps all that was chosen (fault 49)', async ({ opened, folder }) => {
  const { app } = await openWallets(opened);
  const dialog = await openDialog(app);
  await dialog.getByRole('radio', { name: 'All contracts 1' }).check();
  await unfoldColumns(dialog);
  await dialog.getByRole('checkbox', { name: 'Type' }).uncheck();
  await app.saveTo(null);
  await save(dialog);
  await expect(dialog.getByRole('button', { name: 'Save…' })).toBeEnabled();
  await expect(dialog.getByRole('alert')).toHaveCount(0);

  await app.saveTo(path.join(folder, 'gone', 'contracts.csv'));
  await save(dialog);
  await expect(dialog.getByRole('alert')).toContainText('FILE_NOT_WRITTEN');
  expect(await violations(app.page)).toEqual([]);
  await expect(dialog.getByRole('radio', { name: 'All contracts 1' })).toBeChecked();
  await expect(dialog.getByRole('checkbox', { name: 'Type' })).not.toBeChecked();

  const folderInTheWay = path.join(folder, 'taken.csv');
  await mkdir(folderInTheWay);
  await app.saveTo(folderInTheWay);
  await save(dialog);
  await expect(dialog.getByRole('alert')).toContainText('FILE_NOT_WRITTEN');
  expect(await readdir(folder)).toEqual(['taken.csv']);

  await app.saveTo(path.join(folder, 'contracts.csv'));
  await save(dialog);
  await saved(dialog);
  await expect(dialog.getByRole('alert')).toHaveCount(0);
  const [header] = readCsv(await readFile(path.join(folder, 'contracts.csv')));
  expect(header).toEqual(['name', 'deployedAt', 'deployedBy', 'address', 'asset']);
});
