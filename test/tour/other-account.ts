import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { expect } from 'playwright/test';
import { bigAccount } from '../service/big-account';
import type { Walk } from './walk';

const known = {
  ...bigAccount({ wallets: 14, contracts: 9, seed: 11 }),
  userId: 'c0a7f3d2-58be-4e19-9d64-2b1f70e8a935',
};

/** All but the same to the eye, with addresses of somebody else. */
const other = {
  ...bigAccount({ wallets: 14, contracts: 0, seed: 12 }),
  userId: '7e19d0b4-31c6-4a82-8f57-e4c29a6b1d03',
  name: 'Meridian Treasury Operatlons',
};

/** A service that answers with another account when it is told to. */
export const replacedAccount = () => {
  const state = { isReplaced: false };
  return { state, account: () => (state.isReplaced ? other : known) };
};

const memoryIn = async (folder: string): Promise<string | undefined> => {
  const names = await readdir(folder).catch(() => []);
  return names.find((name) => name.endsWith('.memory'));
};

/** Walks through what is said when another account answers, and when what was known of the account is gone. */
export const otherAccount = async (
  walk: Walk,
  state: ReturnType<typeof replacedAccount>['state'],
  suffix: string,
): Promise<void> => {
  const { picture } = walk;
  const accounts = path.join(walk.folder, 'accounts');
  await expect.poll(() => memoryIn(accounts)).toBeDefined();
  state.isReplaced = true;
  await walk.page.getByRole('button', { name: 'Refresh' }).click();
  const alert = walk.page.getByRole('alert');
  await expect(alert).toContainText('This is another account');
  await picture(`another-account${suffix}`);
  await alert.getByRole('button', { name: 'Keep looking' }).click();
  await walk.page.getByRole('link', { name: 'Wallets', exact: true }).click();
  await expect(walk.page.getByRole('row').nth(3)).toBeVisible();
  await picture(`another-account-looking${suffix}`);
  state.isReplaced = false;
  // The Doctor has asked the keychain when all before it is written there.
  await walk.page.getByRole('link', { name: 'Settings' }).click();
  await walk.page.getByRole('button', { name: 'Check connection' }).click();
  const doctor = walk.page.getByRole('region', { name: 'Doctor' });
  await expect(doctor.getByText('Passed').first()).toBeVisible();
  await walk.relaunch(async () => rm(path.join(accounts, (await memoryIn(accounts)) ?? '')));
  const lost = walk.page.getByRole('alert');
  await expect(lost).toContainText('What was known of this account is gone');
  await expect(walk.page.getByText(/^Updated /u)).toBeVisible();
  await picture(`lost-baseline${suffix}`);
};
