import { readFile } from 'node:fs/promises';
import type { Locator } from 'playwright/test';
import { smallAccount, smallWallet } from '../service/small-account';
import { readCsvBelowFacts } from '../unit/export/read-csv';
import { expect, test } from './connect';

const { walletAddress: first } = smallWallet;
/** In EIP-55 checksum case. */
const meanwhile = '0xD1220A0cf47c7B9Be7A2E6BA89F429762e7b9aDb';

const colourOf = (element: Locator) => element.evaluate((one) => getComputedStyle(one).color);

test('an alarm blocks copying, shows no green verdict, and can revert', async ({ connected }) => {
  const { app, page, answer } = await connected();
  await expect(page.getByText('Nothing needs your attention')).toBeVisible();
  await page.getByRole('link', { name: 'Wallets', exact: true }).click();
  await page.getByRole('gridcell', { name: smallWallet.walletName }).click();
  const verdict = page.getByText('Checksum valid');
  const good = await colourOf(verdict);
  await answer({ ...smallAccount, wallets: [{ ...smallWallet, walletAddress: meanwhile }] });
  const alarm = page.getByRole('region', { name: 'Alarms', exact: true });
  await expect(alarm).toHaveText(
    /^The address of this wallet has changed.*Copying is blocked until you acknowledge below.*First seen/u,
  );
  expect(await colourOf(verdict)).not.toBe(good);
  expect(await colourOf(verdict)).toBe(await colourOf(alarm.getByText('First seen')));
  await expect(page.getByRole('alert')).toContainText('1 address has changed');
  await page.getByRole('button', { name: 'Export…' }).click();
  await expect(page.getByRole('dialog', { name: 'Export' })).toContainText(
    `The file will have the values of the answer on screen. ${smallWallet.walletName}`,
  );
  await page.keyboard.press('Escape');
  await expect(alarm).toContainText(/First seen .*0x.*Now · alarm since/u);
  await answer({ ...smallAccount, wallets: [{ ...smallWallet, walletAddress: null }] });
  await expect(alarm).toContainText(/First seen .*0x.*Last given · alarm since/u);
  await expect(page.getByRole('button', { name: 'Acknowledge…' })).toBeVisible();

  await answer(smallAccount);
  await expect(page.getByRole('alert')).toContainText('1 address is back to its first-seen value');
  await page.getByRole('link', { name: 'Overview' }).click();
  const line = page.getByRole('listitem').filter({ hasText: 'is back to its first-seen value' });
  await line.getByRole('button', { name: 'Review' }).click();
  await expect(alarm).toContainText(/First seen .*0x.*Temporary · noticed/u);
  await expect(alarm).not.toContainText('is gone again');
  await page.getByRole('button', { name: 'Copy address' }).click();
  await expect.poll(() => app.clipboard()).toBe(first);

  await page.getByRole('link', { name: 'Changes' }).click();
  const lines = page.getByRole('region', { name: 'History' }).getByRole('listitem');
  await expect(lines.filter({ hasText: 'is back to its first-seen value' })).toContainText(
    new RegExp(`was.*${meanwhile}.*then.*${first}`, 'u'),
  );
  await expect(lines.first()).toContainText(/changed · it has changed back.*Review/u);
  await page.getByRole('button', { name: 'Review' }).first().click();
  await page.getByRole('button', { name: 'Acknowledge…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Acknowledge this alarm?' });
  await expect(dialog).toContainText('You do not agree to a new value');
  await expect(dialog).not.toContainText('Now');
  await dialog.getByRole('button', { name: 'Acknowledge' }).click();
  await expect(page.getByRole('alert')).toHaveCount(0);

  await page.getByRole('link', { name: 'Changes' }).click();
  await expect(lines.getByText(/^Changed back, acknowledged/u)).toBeVisible();
  const file = `${app.userData}-history.csv`;
  await app.saveTo(file);
  await page.getByRole('button', { name: 'Export history…' }).click();
  await expect(page.getByText(/^Saved \d/u)).toBeVisible();
  const [header = [], ...rows] = readCsvBelowFacts(await readFile(file)).rows;
  const told = rows
    .map((row) => Object.fromEntries(header.map((name, at) => [name, row[at]])))
    .filter(({ kind }) => kind === 'reverted' || kind === 'settled');
  expect(told).toHaveLength(2);
  for (const { before, after, address } of told)
    expect([before, after, address]).toEqual([meanwhile, first, first]);
});
