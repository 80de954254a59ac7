import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Locator } from 'playwright/test';
import { smallAccount, smallWallet } from '../service/small-account';
import { expect, test as base, type Connected, type Open } from './connect';
import type { App } from './fixtures';

/** With a folder to export into, which goes with the test. */
export const test = base.extend<{ folder: string }>({
  folder: async ({}, use) => {
    const folder = await mkdtemp(path.join(tmpdir(), 'account-viewer-export-'));
    await use(folder);
    await rm(folder, { recursive: true });
  },
});

export const wallets = ['ETH', 'BTC', 'ETH', 'SOL'].map((asset, index) => ({
  ...smallWallet,
  id: `wallet-${index}`,
  asset,
  walletName: index === 1 ? '=1+1' : `Wallet ${index}`,
}));
export const account = { ...smallAccount, wallets };

/** Opens the list of wallets of an account, and waits for its rows. */
export const openWallets = async (
  opened: Open,
  answer: () => unknown = () => account,
): Promise<Connected> => {
  const { app, page, service } = await opened({ account: answer }, 'Wallets');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  return { app, page, service };
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
export const saved = (dialog: Locator) => expect(dialog.getByText(/^Saved, with/u)).toBeVisible();
