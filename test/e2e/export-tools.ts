import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Locator } from 'playwright/test';
import { manyWallets, smallAccount } from '../service/small-account';
import { expect, test as base, type Connected, type Open } from './connect';
import type { App } from './fixtures';

/** `test` with a folder to export into, which is deleted with the test. */
export const test = base.extend<{ folder: string }>({
  folder: async ({}, use) => {
    const folder = await mkdtemp(path.join(tmpdir(), 'account-viewer-export-'));
    await use(folder);
    await rm(folder, { recursive: true });
  },
});

export const wallets = manyWallets(4, (at) => ({
  id: `wallet-${at}`,
  asset: ['ETH', 'BTC', 'ETH', 'SOL'][at],
  walletName: at === 1 ? '=1+1' : `Wallet ${at}`,
}));
export const account = { ...smallAccount, wallets };

/** Opens the list of wallets of an account, and waits for its rows. */
export const openWallets = async (
  opened: Open,
  ofAccount: unknown = account,
): Promise<Connected> => {
  const shown = await opened({ account: ofAccount }, 'Wallets');
  await expect(shown.page.getByRole('row').nth(1)).toBeVisible();
  return shown;
};
export const openDialog = async ({ page }: App): Promise<Locator> => {
  await page.getByRole('button', { name: 'Export…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Export' });
  await expect(dialog).toBeVisible();
  return dialog;
};
export const unfoldColumns = (dialog: Locator) =>
  dialog.getByText('Columns', { exact: true }).click();
export const save = (dialog: Locator) => dialog.getByRole('button', { name: 'Save…' }).click();
export const saved = (dialog: Locator) => expect(dialog.getByText(/^Saved \d/u)).toBeVisible();
