import { spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Locator } from 'playwright/test';
import { hostileAccount } from '../service/hostile-account';
import { smallAccount, smallWallet } from '../service/small-account';
import { readCsv } from '../unit/export/read-csv';
import { complaints } from './axe';
import { connect, expect, test as base, type Service } from './connect';
import type { App } from './fixtures';

/** With a folder to export into, which goes with the test. */
const test = base.extend<{ folder: string }>({
  folder: async ({}, use) => {
    const folder = await mkdtemp(path.join(tmpdir(), 'account-viewer-export-'));
    await use(folder);
    await rm(folder, { recursive: true });
  },
});

const wallets = ['ETH', 'BTC', 'ETH', 'SOL'].map((asset, index) => ({
  ...smallWallet,
  id: `wallet-${index}`,
  asset,
  walletName: index === 1 ? '=1+1' : `Wallet ${index}`,
}));
const account = { ...smallAccount, wallets };

const open = async (app: App, service: Service, view?: 'Wallets' | 'Contracts') => {
  await connect(app, service.baseUrl, service);
  await expect(app.page.getByRole('region', { name: 'Account holder' })).toBeVisible();
  if (view) {
    await app.page.getByRole('link', { name: view, exact: true }).click();
    await expect(app.page.getByRole('row').nth(1)).toBeVisible();
  }
};
const openDialog = async ({ page }: App): Promise<Locator> => {
  await page.getByRole('button', { name: 'Export…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Export' });
  await expect(dialog).toBeVisible();
  return dialog;
};
const save = (dialog: Locator) => dialog.getByRole('button', { name: 'Save…' }).click();
const saved = (dialog: Locator) => expect(dialog.getByText(/^Saved, with/u)).toBeVisible();

test('CSV of the visible columns, then of all, then of the other list', async ({
  app,
  startService,
  folder,
}) => {
  await open(app, await startService({ account: () => account }), 'Wallets');
  await app.page.getByRole('button', { name: 'Columns' }).click();
  await app.page.getByRole('menuitemcheckbox', { name: 'Asset' }).click();
  await app.page.keyboard.press('Escape');
  const dialog = await openDialog(app);
  await expect(dialog.getByRole('radio', { name: 'CSV', exact: true })).toBeChecked();
  await expect(dialog.getByRole('checkbox', { name: 'Asset' })).not.toBeChecked();
  const file = path.join(folder, 'wallets.csv');
  await app.saveTo(file);
  await save(dialog);
  await expect(dialog.getByText('Saved, with 4 records: wallets.csv')).toBeVisible();
  await expect(
    dialog.getByText("1 cell begins like a formula and got a ' in front."),
  ).toBeVisible();
  const rows = wallets.map(({ id, walletAddress, walletName }) => [
    walletName === '=1+1' ? "'=1+1" : walletName,
    walletAddress,
    id,
  ]);
  expect(readCsv(await readFile(file))).toEqual([['walletName', 'walletAddress', 'id'], ...rows]);

  await dialog.getByRole('button', { name: 'All columns' }).click();
  await expect(dialog.getByText(/^Saved/u)).toHaveCount(0);
  await app.saveTo(file);
  await save(dialog);
  await saved(dialog);
  expect(readCsv(await readFile(file))[0]).toEqual(['walletName', 'walletAddress', 'asset', 'id']);

  await dialog.getByRole('radio', { name: 'Smart contracts (1)' }).check();
  await app.saveTo(path.join(folder, 'contracts.csv'));
  await save(dialog);
  await expect(dialog.getByText('Saved, with 1 record: contracts.csv')).toBeVisible();
  expect(await readdir(folder)).toEqual(['contracts.csv', 'wallets.csv']);
  expect(readCsv(await readFile(path.join(folder, 'contracts.csv')))).toHaveLength(2);
});

test('rows as the list shows them, and selected ones, in their order', async ({
  app,
  startService,
  folder,
}) => {
  await open(app, await startService({ account: () => account }), 'Wallets');
  const { page } = app;
  await page.getByRole('searchbox', { name: 'Search' }).fill('asset:ETH ');
  await page.getByRole('columnheader', { name: 'Name' }).getByRole('button').first().click();
  await page.getByRole('columnheader', { name: 'Name' }).getByRole('button').first().click();
  await expect(page.getByText('2 of 4 wallets')).toBeVisible();
  const dialog = await openDialog(app);
  await dialog.getByRole('radio', { name: 'As shown in “Wallets” (2)' }).check();
  const file = path.join(folder, 'shown.csv');
  await app.saveTo(file);
  await save(dialog);
  await saved(dialog);
  expect(readCsv(await readFile(file)).map(([name]) => name)).toEqual([
    'walletName',
    'Wallet 2',
    'Wallet 0',
  ]);
  await dialog.getByRole('button', { name: 'Close', exact: true }).click();

  await page
    .getByRole('row')
    .nth(1)
    .click({ modifiers: ['ControlOrMeta'] });
  await openDialog(app);
  await dialog.getByRole('radio', { name: 'Selected rows (1)' }).check();
  await dialog.getByRole('radio', { name: 'JSON', exact: true }).check();
  await app.saveTo(path.join(folder, 'selected.json'));
  await save(dialog);
  await saved(dialog);
  const json = await readFile(path.join(folder, 'selected.json'), 'utf8');
  expect(JSON.parse(json)).toMatchObject({ filtered: true, wallets: [wallets[2]] });
  expect(json).not.toContain(account.email);
});

test('JSON from the overview has everything, also when the service is gone', async ({
  app,
  startService,
  folder,
}) => {
  const service = await startService({ account: () => ({ ...account, tier: 12.5 }) });
  await open(app, service);
  await service.service.close();
  const dialog = await openDialog(app);
  await expect(dialog.getByRole('radio', { name: /^As shown/u })).toHaveCount(0);
  await dialog.getByRole('radio', { name: 'JSON', exact: true }).check();
  const file = path.join(folder, 'account.json');
  await app.saveTo(file);
  await save(dialog);
  await expect(dialog.getByText('Saved, with 5 records: account.json')).toBeVisible();
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

test('signed JSON is found good by the command on screen, and refused once it has been changed', async ({
  app,
  startService,
  folder,
}) => {
  const service = await startService({ account: () => account });
  await open(app, service);
  const dialog = await openDialog(app);
  await dialog.getByRole('radio', { name: 'Signed JSON' }).check();
  const file = path.join(folder, 'my account.json');
  await app.saveTo(file);
  await save(dialog);
  await saved(dialog);
  await dialog.getByRole('button', { name: 'Copy command' }).click();
  await expect(dialog.getByText('Copied', { exact: true })).toBeVisible();
  const command = await app.clipboard();
  await expect(dialog.getByText(command, { exact: true })).toBeVisible();
  // In the shell that a person on this system has.
  const check = () => spawnSync(command, { cwd: folder, shell: true }).stdout.toString().trim();
  expect(check()).toBe('Verified OK');
  const publicKey = await readFile(`${file}.public.pem`, 'utf8');
  expect(publicKey).toBe(service.publicKeyPem);
  const text = await readFile(file, 'utf8');
  expect(text).not.toContain(service.apiKey);
  await writeFile(file, text.replace('wallet-0', 'wallet-9'));
  expect(check()).not.toContain('Verified OK');

  // The files beside it were never chosen: they are replaced only after a question outside the window.
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

test('a cancelled save dialog and a file that cannot be written keep everything as it was chosen (fault 49)', async ({
  app,
  startService,
  folder,
}) => {
  await open(app, await startService({ account: () => account }), 'Wallets');
  const dialog = await openDialog(app);
  await dialog.getByRole('radio', { name: 'Smart contracts (1)' }).check();
  await dialog.getByRole('checkbox', { name: 'Type' }).uncheck();
  await app.saveTo(null);
  await save(dialog);
  await expect(dialog.getByRole('button', { name: 'Save…' })).toBeEnabled();
  await expect(dialog.getByRole('alert')).toHaveCount(0);

  await app.saveTo(path.join(folder, 'gone', 'contracts.csv'));
  await save(dialog);
  await expect(dialog.getByRole('alert')).toContainText('FILE_NOT_WRITTEN');
  await expect(dialog.getByRole('radio', { name: 'Smart contracts (1)' })).toBeChecked();
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

test('nothing can be saved without a column', async ({ app, startService }) => {
  await open(app, await startService({ account: () => account }));
  const dialog = await openDialog(app);
  for (const box of await dialog.getByRole('checkbox').all()) await box.uncheck();
  await expect(dialog.getByText('Choose at least one column.')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Save…' })).toBeDisabled();
  await dialog.getByRole('button', { name: 'Save…' }).click({ force: true });
  await expect(dialog.getByRole('button', { name: 'Save…' })).toBeVisible();
  await app.page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(app.page.getByRole('button', { name: 'Export…' })).toBeFocused();
});

test('there is no export of an account without records, and the button says so', async ({
  app,
  startService,
}) => {
  await open(
    app,
    await startService({ account: () => ({ ...account, wallets: [], smartContracts: [] }) }),
  );
  const button = app.page.getByRole('button', { name: 'Export…' });
  await expect(button).toHaveAccessibleDescription('There is no record to export.');
  await expect(button).toBeDisabled();
  await button.press('Enter');
  await expect(app.page.getByRole('dialog')).toHaveCount(0);
});

test('a hostile account leaves no cell that a spreadsheet would run (security H5; fault 50)', async ({
  app,
  startService,
  folder,
}) => {
  await open(app, await startService({ account: hostileAccount }), 'Contracts');
  const dialog = await openDialog(app);
  const file = path.join(folder, 'hostile.csv');
  await app.saveTo(file);
  await save(dialog);
  await saved(dialog);
  const [, ...rows] = readCsv(await readFile(file));
  expect(rows).toHaveLength(hostileAccount().smartContracts.length);
  const runs = rows.flat().filter((cell) => /^[ \ufeff]*[=+@＝＋－＠\t\r\n\0-]/u.test(cell));
  expect(runs).toEqual([]);
});

test('axe finds nothing on the export in both themes', async ({ app, startService, folder }) => {
  await open(app, await startService({ account: () => account }), 'Wallets');
  const { page } = app;
  const dialog = await openDialog(app);
  const look = async (state: string): Promise<void> => {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      expect(await complaints(page), `${state}, ${colorScheme}`).toEqual([]);
    }
  };
  await look('CSV');
  await dialog.getByRole('radio', { name: 'Signed JSON' }).check();
  await app.saveTo(path.join(folder, 'signed.json'));
  await save(dialog);
  await saved(dialog);
  await look('signed');
  await app.saveTo(path.join(folder, 'gone', 'signed.json'));
  await save(dialog);
  await expect(dialog.getByRole('alert')).toBeVisible();
  await look('refused');
});
