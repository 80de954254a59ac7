import { spawnSync } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { manyWallets, smallAccount, smallContract } from '../service/small-account';
import { violations } from './axe';
import { expect, keyFile } from './connect';
import type { App } from './fixtures';
import { openWallets, save, saved, test } from './export-tools';
import { placesReadAloud } from './read-aloud';

const addresses = [
  '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
  '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359',
  '0xdbF03B407c01E7cD3CBea99509d93f8DDDC8C6FB',
] as const;

const wallets = manyWallets(3, (at) => ({ walletAddress: addresses[at] ?? '' }));

/** An address changed only in its middle, by an attacker who hopes that nobody compares the middle. */
const changed = addresses[1].replace('92cE3', '92c77');

const rows = [
  'what;where it is;coin',
  `Wallet 0;${addresses[0]};ETH`,
  `Wallet 1;${changed};ETH`,
  'Gone;0xD1220A0cf47c7B9Be7A2E6BA89F429762e7b9aDb;ETH',
  'Nobody;;ETH',
];

/** Chooses a file with that text to compare with. */
const choose = async (app: App, file: string, text: string): Promise<void> => {
  await writeFile(file, text);
  await app.chooseFile(file);
  await app.page.getByRole('button', { name: 'Compare with a list…' }).click();
};

test('a comparison with a list can be saved with a signature', async ({ opened, folder }) => {
  const { app, page } = await openWallets(opened, { ...smallAccount, wallets });
  await page.getByRole('searchbox').fill('Wallet 2');
  const list = path.join(folder, 'expected.csv');
  await choose(app, list, rows.join('\n'));

  const region = page.getByRole('region', { name: 'Compare wallets with a list' });
  await region.getByRole('button', { name: 'Change columns' }).click();
  await region.getByLabel('Name', { exact: true }).selectOption('what');
  await region.getByLabel('Asset', { exact: true }).selectOption('coin');
  const readAloud = await placesReadAloud(page);
  await region.getByRole('button', { name: 'Compare', exact: true }).click();

  const tile = (name: string) => region.getByRole('button', { name, exact: true });
  for (const name of ['1 equal', '1 missing in the account', '1 not in the list']) {
    await expect(tile(name)).toHaveAttribute('aria-pressed', 'false');
  }
  await expect(region.getByText('3 expected, 3 wallets in the account')).toBeVisible();
  await expect(
    page.locator('footer').getByText(/with the service’s answer from \d/u),
  ).toBeVisible();
  expect(await readAloud()).toContainEqual(
    expect.stringMatching(/: 1 differs, 1 missing in the account, 1 not in the list, 1 equal\.$/u),
  );
  await tile('1 differs').click();
  await expect(tile('1 differs')).toHaveAttribute('aria-pressed', 'true');
  const row = region.getByRole('row').filter({ hasText: 'Wallet 1' });
  // Text for readers who cannot see which characters are marked.
  await expect(row.getByRole('gridcell').first()).toHaveText('Differ: Address');
  await expect(row).toContainText(changed);
  await expect(row).toContainText(addresses[1]);
  expect(await row.locator('[class*=differs]').allTextContents()).toEqual(['7', '7', 'E', '3']);
  await row.press('Enter');
  await expect(page.getByRole('region', { name: 'Wallet 1', exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await region.getByRole('button', { name: '2 lines were not compared' }).click();
  await expect(
    region.getByText('Line 1 was used as the column names', { exact: true }),
  ).toBeVisible();
  await expect(region.getByText('Line 5 has no address')).toBeVisible();
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Save…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Save the comparison' });
  await dialog.getByRole('radio', { name: 'Signed JSON' }).check();
  const file = path.join(folder, 'comparison.json');
  await app.saveTo(file);
  await save(dialog);
  await saved(dialog);
  await dialog.getByRole('button', { name: 'Copy command' }).click();
  await expect(dialog.getByText('Copied', { exact: true })).toBeVisible();
  const command = await app.clipboard();
  const { stdout } = spawnSync(command, { cwd: folder, shell: true });
  expect(stdout.toString().trim()).toBe('Verified OK');
  // A newer answer is compared at once, while the saved file holds the previous comparison.
  const readAgain = dialog.getByText(/^The account has been read again/u);
  await expect(readAgain).toHaveCount(0);
  await page.keyboard.press('F5');
  await expect(readAgain).toBeInViewport();
  await dialog.getByRole('button', { name: 'Done' }).click();

  // A file that is no list shows an error, and the list on screen stays as it was.
  const wrong = path.join(folder, 'wrong.csv');
  await writeFile(wrong, '');
  await app.dropFile(wrong, '[role=region], section');
  await expect(region.getByRole('alert')).toContainText('This file is empty.');
  await expect(region.getByRole('button', { name: 'Choose another file…' })).toBeVisible();
  // Nothing that was compared differs.
  const same =
    'Nothing differs: every record of the list is in the account, and the account has no others.';
  for (const [cells, uncompared] of [
    [['Wallet', 'Adresse', 'Coin', 'ETH'], ''],
    [['Wallet', 'Adresse', 'Kommentar', 'x'], ' Assets were not compared.'],
    [['What', 'Adresse', 'Coin', 'ETH'], ' Names were not compared.'],
    [['What', 'Adresse', 'x', 'y'], ' Only addresses were compared, not names or assets.'],
  ] as const) {
    const [name, address, head, cell] = cells;
    const lines = wallets.map((one) => `${one.walletName};${one.walletAddress};${cell}`);
    const whole = path.join(folder, 'whole.csv');
    await writeFile(whole, [`${name};${address};${head}`, ...lines].join('\n'));
    await app.dropFile(whole, '[role=region], section');
    await expect(region.getByText(`${same}${uncompared}`, { exact: true })).toBeVisible();
  }
  await app.dropFile(list, '[role=region], section');
  await expect(region.getByText('3 expected, 3 wallets in the account')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByText('1 of 3 wallets')).toBeVisible();
  await expect(page.getByRole('searchbox')).toHaveValue('Wallet 2');

  // A list without addresses is compared by name only after the user chooses that.
  const names = path.join(folder, 'names.csv');
  await choose(app, names, 'name,asset\nWallet 0,ETH\nWallet 1,ETH');
  const compare = region.getByRole('button', { name: 'Compare', exact: true });
  await expect(region.getByLabel('Address', { exact: true })).toHaveValue('');
  await expect(compare).toHaveAttribute('aria-disabled', 'true');
  await region.getByLabel('Address', { exact: true }).selectOption('name');
  await expect(region.getByText('do not look like addresses')).toBeVisible();
  await expect(compare).not.toHaveAttribute('aria-disabled', 'true');
});

test('a zoomed comparison scrolls as a whole, by the keyboard too', async ({ opened, folder }) => {
  const many = manyWallets(200, (at) => ({
    walletAddress: `0x${(at + 1).toString(16).padStart(40, '0')}`,
  }));
  const { app, page } = await openWallets(opened, { ...smallAccount, wallets: many });
  const list = path.join(folder, 'expected.csv');
  const lines = many.map((one) => `${one.walletName};${one.walletAddress};ETH`);
  await choose(app, list, ['name;address;asset', ...lines, 'Nobody;;ETH'].join('\n'));
  const region = page.getByRole('region', { name: 'Compare wallets with a list' });
  const row = (at: number) =>
    region.getByRole('row').filter({ has: page.getByText(`Wallet ${at}`, { exact: true }) });
  for (const [width, height] of [
    [427, 273],
    [320, 400],
  ] as const) {
    await page.setViewportSize({ width, height });
    await region.getByRole('button', { name: '1 line was not compared' }).click();
    await expect(region.getByText('Line 202 has no address')).toBeInViewport();
    await page.keyboard.press('Escape');
    await row(0).focus();
    await page.keyboard.press('End');
    await expect(row(199)).toBeFocused();
    await expect(row(199)).toBeInViewport({ ratio: 1 });
    await expect(row(199)).toContainText('ETH');
    await page.keyboard.press('ArrowUp');
    await expect(row(198)).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Home');
    await expect(row(0)).toBeInViewport({ ratio: 1 });
    // A page is no more than was in sight: no record is passed unseen.
    const fit = await row(0).evaluate((one) => Math.floor(innerHeight / one.clientHeight));
    await page.keyboard.press('PageDown');
    await expect(row(0)).not.toBeFocused();
    const reached = await page.locator(':focus').getAttribute('aria-rowindex');
    expect(Number(reached) - 2).toBeLessThanOrEqual(fit);
    await page.keyboard.press('Home');
    await page.keyboard.press('Shift+Tab');
    const tile = region.getByRole('button', { name: '200 equal', exact: true });
    await expect(tile).toBeFocused();
    await expect(tile).toBeInViewport();
  }
});

test('a missing wallet that is a contract is marked as one', async ({ opened, folder }) => {
  const address = '0xD1220A0cf47c7B9Be7A2E6BA89F429762e7b9aDb';
  const smartContracts = [{ ...smallContract, address }];
  const account = { ...smallAccount, wallets, smartContracts };
  const { app, page } = await openWallets(opened, account);
  const list = path.join(folder, 'both.csv');
  const contract = `${smallContract.name};${address};${smallContract.asset}`;
  await choose(app, list, ['name;address;asset', rows[1], contract].join('\n'));
  const region = page.getByRole('region', { name: 'Compare wallets with a list' });
  const told = '1 of the missing ones is a contract of this account.';
  await expect(region.getByText(told, { exact: true })).toBeVisible();
  await expect(region.getByRole('status').filter({ hasText: told })).toHaveText(/1 equal\. 1 of/u);
  const row = region.getByRole('row').filter({ hasText: smallContract.name });
  await expect(row).toContainText('Is a contract');
  // The groups of records load one after the other.
  await expect(region.getByRole('row').filter({ hasText: 'Wallet 0' })).toBeVisible();
  expect(await violations(page)).toEqual([]);

  await region.getByRole('button', { name: 'Compare with contracts' }).click();
  const contracts = page.getByRole('region', { name: 'Compare contracts with a list' });
  await expect(contracts.getByRole('button', { name: '1 equal', exact: true })).toBeVisible();
  await expect(
    contracts.getByText('1 of the missing ones is a wallet of this account.', { exact: true }),
  ).toBeVisible();
  await expect(contracts.getByRole('button', { name: 'Back to Smart contracts' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('grid', { name: 'Smart contracts' })).toBeVisible();
});

test('nothing uncompared is green, no private key is shown, and the list is dropped when the screen locks', async ({
  opened,
  folder,
}) => {
  const account = { ...smallAccount, wallets };
  const { app, page, service } = await openWallets(opened, account);
  const region = page.getByRole('region', { name: 'Compare wallets with a list' });
  const hot = wallets.map(({ asset, walletName, walletAddress }) => ({
    asset,
    name: walletName,
    address: walletAddress,
  }));
  const cold = [{ name: 'Vault', asset: 'ETH', address: `0x${'7'.repeat(40)}` }];
  const lists = path.join(folder, 'lists.json');
  await choose(app, lists, JSON.stringify({ hot, cold }));
  const told = '1 address elsewhere in this file was not compared, and is not in this account';
  await expect(region.getByText(`${told}: 0x${'7'.repeat(40)}`, { exact: true })).toBeVisible();
  await expect(region.getByText('Nothing differs in what was compared.')).toBeVisible();
  await expect(region.getByRole('status').filter({ hasText: told })).toHaveText(
    /3 equal\. 1 address elsewhere/u,
  );
  expect(await violations(page)).toEqual([]);

  await app.dropFile(await keyFile(app, service), '[role=region], section');
  await expect(region.getByRole('alert')).toContainText('This is a private key, not a list.');
  const [, secret = ''] = service.privateKeyPem.split('\n');
  expect(secret).toMatch(/^[\w+/]{64}$/u);
  expect(await page.content()).not.toContain(secret.slice(0, 20));

  const list = path.join(folder, 'list.csv');
  await writeFile(list, ['name;address;asset', ...rows.slice(1)].join('\n'));
  await app.dropFile(list, '[role=region], section', lists);
  await expect(page.getByText('Only the first of 2 files was used: drop one at a')).toBeVisible();
  await expect(region.getByRole('row').filter({ hasText: 'Gone' })).toBeVisible();
  await page.getByRole('button', { name: 'Save…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Save the comparison' });
  service.serve({ ...account, userId: '7e19d0b4-31c6-4a82-8f57-e4c29a6b1d03' });
  await page.keyboard.press('F5');
  await expect(dialog).toContainText('The service now answers with another account.');
  await app.powerEvent('lock-screen');
  await app.powerEvent('unlock-screen');
  await expect(dialog).toBeHidden();
  service.serve(account);
  await page.keyboard.press('F5');
  await expect(region.getByText('The list is no longer open')).toBeVisible();
  await page.keyboard.press('ControlOrMeta+Shift+h');
  await expect(region.getByText('The list is no longer open')).toBeVisible();
  expect(await page.content()).not.toContain('Gone');
  await region.getByRole('button', { name: 'Back to Wallets' }).click();
  await expect(page.getByRole('grid', { name: 'Wallets' })).toBeVisible();
});
